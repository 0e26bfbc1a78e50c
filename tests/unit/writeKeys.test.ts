import { describe, expect, test } from 'vitest';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import type { Failure } from '#src/domain/shell/failure.ts';
import { pinAddress, syncAddresses } from '#src/services/address/address/contract.ts';
import type { CartBody } from '#src/services/bag/bag/contract.ts';
import { ServiceError } from '#src/services/http/serviceError.ts';
import { createWriteKeys, type WriteKeys } from '#src/services/http/writeKeys.ts';
import { createPromotionsService } from '#src/services/promo/promotions/promotionsService.ts';

const failed = (kind: Failure['kind'], status: number) =>
  new ServiceError({ kind, status, code: null, params: {} }, 'failed');
/** The key of one try of a write that ends like this. */
async function sent(keys: WriteKeys, write: string, error: Error | null = null): Promise<string> {
  let used = '';
  const sending = keys.during(write, async (key) => {
    used = key;
    if (error !== null) throw error;
  });
  if (error === null) await sending;
  else await expect(sending).rejects.toBe(error);
  return used;
}

describe('[CART-40] an add that is tried again once the page knows where it goes', () => {
  const HOME = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
  const line = { itemSku: 'A', pickupPointCode: 'P', quantity: 1, fulfillment: 'DELIVERY' } as const;
  const cart: CartBody = { ...line, addOns: [], cartType: 'REGULAR', actionType: 'REGULAR', replace: false };
  const gift = { freeGiftId: 'F', complimentaryItems: [{ itemSku: 'B', pickupPointCode: 'P' }] };
  type Calls = ReturnType<typeof createBackendCalls>['calls']['cart'];
  test.each<[string, (calls: Calls, to: object) => Promise<unknown>]>([
    ['an add', (calls, to) => calls.add({ ...cart, ...to })],
    ['an add with a gift', (calls, to) => calls.addWithGift({ ...cart, ...gift, ...to })],
    ['a combo', (calls, to) => calls.addBulk({ items: [line], cartType: 'REGULAR', ...to } as never)],
    ['a purchase', (calls, to) => calls.quickCheckout({ ...line, addOns: [], ...to })],
  ])('%s is the same write', async (_, send) => {
    const used: (string | null)[] = [];
    const { calls } = createBackendCalls({
      fetch: async (_input, init) => {
        used.push(new Headers(init?.headers).get('idempotency-key'));
        throw new TypeError('Failed to fetch');
      },
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 10_000,
    });
    await expect(send(calls.cart, {})).rejects.toThrow('network');
    await expect(send(calls.cart, { destination: HOME })).rejects.toThrow('network');
    expect(used[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(used[1]).toBe(used[0]);
  });
  test('groceries are, once the page knows the place; for another slot they are another', async () => {
    const used: (string | null)[] = [];
    const { calls } = createBackendCalls({
      fetch: async (_input, init) => {
        used.push(new Headers(init?.headers).get('idempotency-key'));
        throw new TypeError('Failed to fetch');
      },
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 10_000,
    });
    const place = { latitude: -6.2, longitude: 106.8 };
    for (const facts of [{}, { place }, { place, slotId: 'S' }])
      await expect(calls.cart.addGrocery({ ...line, ...facts }, 'add')).rejects.toThrow('network');
    expect(used[1]).toBe(used[0]);
    expect(used[2]).not.toBe(used[0]);
  });
});

describe('the key of a write', () => {
  test('[API-93] was never used before', async () => {
    const keys = createWriteKeys();
    const all = [];
    for (const write of ['add A', 'add B', 'add A', 'add A']) all.push(await sent(keys, write));
    all.push(await sent(createWriteKeys(), 'add A'));
    expect(new Set(all).size).toBe(5);
    for (const key of all) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['no answer', failed('network', 0)],
    ['a late answer', failed('timeout', 0)],
    ['an unreadable answer', failed('malformed', 200)],
    ['an error of the server', failed('http', 500)],
    ['a gateway', failed('http', 503)],
    ['something nobody foresaw', new Error('x')],
  ])('after %s it is the same for the same write, until that has happened', async (_, error) => {
    const keys = createWriteKeys();
    const first = await sent(keys, 'add A', error);
    expect(await sent(keys, 'add A', error)).toBe(first);
    // Another one meanwhile is another write, and changes nothing about it.
    const other = await sent(keys, 'add B');
    expect(other).not.toBe(first);
    expect(await sent(keys, 'add A')).toBe(first);
    expect(await sent(keys, 'add A')).not.toBe(first);
    expect(keys.open()).toEqual([]);
  });

  test.each([400, 401, 404, 409, 429])(
    'a refusal by %i wrote nothing: the next has a key of its own',
    async (status) => {
      const keys = createWriteKeys();
      const first = await sent(keys, 'add A', failed('http', status));
      expect(keys.open()).toEqual([]);
      expect(await sent(keys, 'add A')).not.toBe(first);
    },
  );

  test.each([
    [400, false],
    [409, false],
    [410, false],
    [401, true],
    [403, true],
    [408, true],
    [425, true],
    [429, true],
  ])('after an unknown outcome, a refusal by %i leaves the write open: %s', async (status, isOpen) => {
    const keys = createWriteKeys();
    const first = await sent(keys, 'add A', failed('network', 0));
    expect(await sent(keys, 'add A', failed('http', status))).toBe(first);
    expect((await sent(keys, 'add A')) === first).toBe(isOpen);
  });

  test('pressed twice it is one write while it is under way, and what ends late opens nothing', async () => {
    const keys = createWriteKeys();
    const used: string[] = [];
    const tries = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = tries.map(({ promise }) => keys.during('add A', (key) => (used.push(key), promise)));
    expect(used[0]).toBe(used[1]);
    tries[0]?.resolve();
    await both[0];
    tries[1]?.reject(failed('network', 0));
    await expect(both[1]).rejects.toThrow('failed');
    expect(keys.open()).toEqual([]);
    expect(await sent(keys, 'add A')).not.toBe(used[0]);
  });

  test('a return makes the same write a new one, also one that was under way', async () => {
    const keys = createWriteKeys();
    const uncertain = await sent(keys, 'add A', failed('network', 0));
    const under = Promise.withResolvers<void>();
    const late = keys.during('add B', () => under.promise);
    keys.forget();
    expect(await sent(keys, 'add A')).not.toBe(uncertain);
    const next = await sent(keys, 'add B', failed('network', 0));
    under.resolve();
    await late;
    // The former one ended, not this.
    expect(keys.open()).toEqual([['add B', next]]);
  });

  test('the browser keeps keys of the server’s writes, and the form gives the first key', async () => {
    const server = createWriteKeys({ first: 'f'.repeat(32) });
    expect(await sent(server, 'add A', failed('timeout', 0))).toBe('f'.repeat(32));
    expect(await sent(server, 'add B')).not.toBe('f'.repeat(32));
    const browser = createWriteKeys({ open: JSON.parse(JSON.stringify(server.open())) });
    expect(await sent(browser, 'add A')).toBe('f'.repeat(32));
    expect(await sent(browser, 'add A')).not.toBe('f'.repeat(32));
  });
});

describe('every write that must happen once', () => {
  const line = {
    itemSku: 'A-1',
    pickupPointCode: 'P',
    quantity: 1,
    fulfillment: 'DELIVERY',
    addOns: [] as [],
  } as const;
  const cartLine: CartBody = { ...line, cartType: 'REGULAR', actionType: 'REGULAR', replace: false };
  type Calls = ReturnType<typeof createBackendCalls>;
  const at = (latitude: number) => ({ latitude, longitude: 106.8 });
  const pin = (backend: Calls['backend'], id: string, body: ReturnType<typeof at>) =>
    backend.call(pinAddress, { id, body, intent: 'pin' });
  /** Each with the same for something else. */
  const writes: [string, (calls: Calls, other: boolean) => Promise<unknown>][] = [
    ['an add', ({ calls }, other) => calls.cart.add({ ...cartLine, quantity: other ? 2 : 1 })],
    [
      'an add with a gift',
      ({ calls }, other) =>
        calls.cart.addWithGift({ ...cartLine, complimentaryItems: [], freeGiftId: other ? 'G-2' : 'G-1' }),
    ],
    [
      'a combo',
      ({ calls }, other) =>
        calls.cart.addBulk({ items: [cartLine], cartType: 'COMBO', comboId: other ? 'C-2' : 'C-1' }),
    ],
    [
      'several at once',
      ({ calls }, other) =>
        calls.cart.addBulk({ items: other ? [cartLine, cartLine] : [cartLine], cartType: 'REGULAR' }),
    ],
    ['a checkout', ({ calls }, other) => calls.cart.quickCheckout({ ...line, quantity: other ? 2 : 1 })],
    [
      'groceries',
      ({ calls }, other) => calls.cart.addGrocery({ ...line, slotId: other ? 'S-2' : 'S-1' }, 'add'),
    ],
    [
      'groceries, or bought now',
      ({ calls }, other) => calls.cart.addGrocery(line, other ? 'checkout' : 'add'),
    ],
    ['a reminder', ({ calls }, other) => calls.product.subscribe('A-1', other ? 'F-2' : 'F-1')],
    // Longer than a key may be.
    [
      'a reminder by long names',
      ({ calls }, other) => calls.product.subscribe(`A-${'1'.repeat(60)}${other ? 2 : 1}`, 'F-'.repeat(30)),
    ],
    ['a voucher', ({ backend }, other) => createPromotionsService(backend).claim(other ? 'V-2' : 'V-1')],
    ['a pin', ({ backend }, other) => pin(backend, 'home', at(other ? -6.3 : -6.2))],
    ['the pin of an address', ({ backend }, other) => pin(backend, other ? 'b' : 'a', at(-6))],
  ];
  const sync = ({ backend }: Calls) => backend.call(syncAddresses, { body: {}, intent: 'sync' });
  test.each([...writes, ['a sync', sync] as const])(
    '%s keeps its key while its answers are lost',
    async (name, write) => {
      const used: (string | null)[] = [];
      const calls = createBackendCalls({
        fetch: async (input, init) => {
          used.push(new Request(input, init).headers.get('idempotency-key'));
          throw new TypeError('reset');
        },
        origin: 'http://shop.test',
        language: 'id',
        timeoutMs: 1_000,
      });
      const lose = (other: boolean) => expect(write(calls, other)).rejects.toThrow('network');
      await lose(false);
      await lose(false);
      expect(used[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(used[1]).toBe(used[0]);
      if (name === 'a sync') return;
      await lose(true);
      await lose(false);
      expect(used[2]).not.toBe(used[0]);
      expect(used[3]).toBe(used[0]);
    },
  );
});
