import type { Backend } from '../http/backend.ts';
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

/** Bag and checkout; every write carries the key by which it happens once. [API-91..96] */
export function createCartService(backend: Backend) {
  return {
    bag: (signal?: AbortSignal) => backend.read('/retail/carts', bagSummary, { signal }),
    add: (body: CartBody, idempotencyKey: string) =>
      backend.write('POST', '/retail/carts', cartAdded, { body, idempotencyKey }),
    addWithGift: (body: FreeGiftCartBody, idempotencyKey: string) =>
      backend.write('POST', '/retail/free-gift/carts', cartAdded, { body, idempotencyKey }),
    addBulk: (body: BulkCartBody, idempotencyKey: string) =>
      backend.write('POST', '/retail/carts/_add-bulk', cartAdded, { body, idempotencyKey }),
    quickCheckout: (body: QuickCheckoutBody, idempotencyKey: string) =>
      backend.write('POST', '/retail/checkouts/_quick', checkoutCreated, { body, idempotencyKey }),
    addGrocery: (body: GroceryAddBody, idempotencyKey: string) =>
      backend.write('POST', '/grocery/checkout/_add', groceryAdded, { body, idempotencyKey }),
    grocerySummary: (signal?: AbortSignal) =>
      backend.read('/grocery/checkout/_summary', grocerySummary, { signal }),
  };
}
export type CartService = ReturnType<typeof createCartService>;
