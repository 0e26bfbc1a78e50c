import type { Backend } from '../../http/backend.ts';
import {
  bagSummary,
  cartAdded,
  checkoutCreated,
  groceryAdded,
  grocerySummary,
  type BulkCartBody,
  type CartBody,
  type FreeGiftCartBody,
  type GroceryAddBody,
  type QuickCheckoutBody,
} from './contract.ts';

/** Where it goes becomes known while the page is open: an add that is tried again is the same add. [CART-40] */
const aside = ['destination', 'place'];

/** Bag and checkout; every write happens once, however often it is tried. [API-91..96] */
export function createCartService(backend: Backend) {
  return {
    bag: (signal?: AbortSignal) => backend.read('/retail/carts', bagSummary, { signal }),
    add: (body: CartBody) =>
      backend.write('POST', '/retail/carts', cartAdded, { body, intent: 'add', aside }),
    addWithGift: (body: FreeGiftCartBody) =>
      backend.write('POST', '/retail/free-gift/carts', cartAdded, { body, intent: 'add', aside }),
    addBulk: (body: BulkCartBody) =>
      backend.write('POST', '/retail/carts/_add-bulk', cartAdded, { body, intent: 'add', aside }),
    quickCheckout: (body: QuickCheckoutBody) =>
      backend.write('POST', '/retail/checkouts/_quick', checkoutCreated, { body, intent: 'checkout', aside }),
    addGrocery: (body: GroceryAddBody, intent: 'add' | 'checkout') =>
      backend.write('POST', '/grocery/checkout/_add', groceryAdded, { body, intent, aside }),
    grocerySummary: (signal?: AbortSignal) =>
      backend.read('/grocery/checkout/_summary', grocerySummary, { signal }),
  };
}
export type CartService = ReturnType<typeof createCartService>;
