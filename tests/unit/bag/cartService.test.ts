import { expect, test } from 'vitest';
import { createCartService } from '#src/services/bag/bag/cartService.ts';
import type { Backend } from '#src/services/http/backend.ts';

/** A cart service with the writes it made: their intents, and the fields that a retry may change. */
function service() {
  const written: unknown[] = [];
  const backend: Backend = {
    language: 'id',
    call: async ({ method, path, aside }, ...[asked]) => {
      const { intent, body }: { intent?: string; body?: unknown } = asked ?? {};
      written.push([`${method} ${path}`, intent, aside, body]);
      throw new Error('lost');
    },
  };
  return { cart: createCartService(backend), written };
}

test('[CART-40] an add and a checkout are attempts of their own, wherever they go', async () => {
  const { cart, written } = service();
  const body = { itemSku: 'A' } as never;
  const writes = [
    cart.add(body),
    cart.addWithGift(body),
    cart.addBulk(body),
    cart.quickCheckout(body),
    cart.addGrocery(body, 'add'),
    cart.addGrocery(body, 'checkout'),
  ];
  for (const write of writes) await expect(write).rejects.toThrow('lost');
  const aside = ['destination', 'place'];
  expect(written).toEqual([
    ['POST /retail/carts', 'add', aside, body],
    ['POST /retail/free-gift/carts', 'add', aside, body],
    ['POST /retail/carts/_add-bulk', 'add', aside, body],
    ['POST /retail/checkouts/_quick', 'checkout', aside, body],
    ['POST /grocery/checkout/_add', 'add', aside, body],
    ['POST /grocery/checkout/_add', 'checkout', aside, body],
  ]);
});
