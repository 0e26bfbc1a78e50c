import type { Backend } from '../../http/backend.ts';
import {
  readBag,
  addToBag,
  addWithGift,
  addSeveral,
  createCheckout,
  addGrocery,
  readGroceryBag,
  type BulkCartBody,
  type CartBody,
  type FreeGiftCartBody,
  type GroceryAddBody,
  type QuickCheckoutBody,
} from './contract.ts';

/** Bag and checkout; every write happens once, however often it is tried. [API-91..96] */
export function createCartService(backend: Backend) {
  return {
    bag: (signal?: AbortSignal) => backend.call(readBag, { signal }),
    add: (body: CartBody) => backend.call(addToBag, { body, intent: 'add' }),
    addWithGift: (body: FreeGiftCartBody) => backend.call(addWithGift, { body, intent: 'add' }),
    addBulk: (body: BulkCartBody) => backend.call(addSeveral, { body, intent: 'add' }),
    quickCheckout: (body: QuickCheckoutBody) => backend.call(createCheckout, { body, intent: 'checkout' }),
    addGrocery: (body: GroceryAddBody, intent: 'add' | 'checkout') =>
      backend.call(addGrocery, { body, intent }),
    grocerySummary: (signal?: AbortSignal) => backend.call(readGroceryBag, { signal }),
  };
}
export type CartService = ReturnType<typeof createCartService>;
