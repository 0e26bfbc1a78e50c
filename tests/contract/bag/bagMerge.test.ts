import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { bagSummary, grocerySummary } from '#src/services/bag/bag/contract.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const OTHER = 'UJI-00002-01';
const GIFT = 'UJI-00003-01';
const NOON = Date.UTC(2026, 10, 21, 5);
const COMBO = {
  id: 'paket',
  name: 'Paket',
  productSku: 'UJI-00001',
  saving: 5_000,
  minimumItems: 2,
  complements: [{ itemSku: OTHER, saving: 5_000 }],
};
const FREE = {
  id: 'hadiah',
  productSku: 'UJI-00001',
  type: 'QUANTITY' as const,
  minimum: 1,
  maximumItems: 1,
  allStore: false,
  termsHtml: 'x',
  items: [{ itemSku: GIFT, pickupPointCode: 'PP-TOK-1' }],
};
const THREE = [
  product(),
  product({ productSku: 'UJI-00002', name: 'Barang Kedua' }),
  product({ productSku: 'UJI-00003', name: 'Barang Ketiga' }),
];

/** A shop in which Ayu has a bag already, and a guest fills one before becoming Ayu. */
async function open(options: Partial<MarketplaceOptions> = {}) {
  const clock = { now: NOON };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => clock.now,
    products: THREE,
    merchants: [SELLER],
    combos: [],
    freeGifts: [],
    ...options,
  });
  onTestFinished(() => shop.close());
  const ayu = visitor(shop);
  await ayu.logIn('ayu');
  return { clock, ayu, guest: visitor(shop), another: () => visitor(shop) };
}
type Visitor = ReturnType<typeof visitor>;
const line = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  ...facts,
});
async function add(one: Visitor, facts: object = {}) {
  const answer = await one.write('/retail/carts', line(facts));
  expect(answer.body.errors).toBeUndefined();
}
const bagOf = async (one: Visitor) => z.parse(bagSummary, (await one.read('/retail/carts')).body.data);
const toldTo = async (one: Visitor) =>
  (await bagOf(one)).notKept.map(({ itemSku, asked, kept, reason }) => [itemSku, asked, kept, reason]);
const textOf = async (one: Visitor, path: string) =>
  (await (await one.call(path)).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('[CART-33] logging in with a bag', () => {
  test('keeps fitting lines, adds to those in the bag, and tells nothing', async () => {
    const { ayu, guest } = await open();
    await add(ayu, { quantity: 2 });
    await add(guest, { quantity: 3 });
    await add(guest, { itemSku: OTHER });
    await guest.logIn('ayu');
    expect(await bagOf(guest)).toEqual({ totalItems: 6, items: [ITEM, OTHER], notKept: [] });
    expect(await textOf(guest, '/cart')).toMatch(/Barang Uji Rp100\.000 5 barang/);
    expect(await textOf(guest, '/cart')).not.toContain('Tidak ikut');
  });

  test('[PROMO-09] lines of the guest stand in the bag by the time at which they were added', async () => {
    const { clock, ayu, guest } = await open();
    const names = async (one: Visitor) =>
      (await textOf(one, '/cart')).match(/Barang (?:Uji|Kedua|Ketiga)(?= Rp)/g);
    for (const [one, itemSku] of [
      [guest, GIFT],
      [ayu, OTHER],
      [guest, ITEM],
    ] as const) {
      clock.now += 1;
      await add(one, { itemSku });
    }
    clock.now += 1;
    await guest.logIn('ayu');
    expect(await names(guest)).toEqual(['Barang Ketiga', 'Barang Kedua', 'Barang Uji']);
    // Lines that are in the bag keep their place, also when their quantity grows.
    await add(guest, { itemSku: GIFT });
    expect(await names(guest)).toEqual(['Barang Ketiga', 'Barang Kedua', 'Barang Uji']);
  });

  test('limits are judged with what the member has, and with what the member bought before', async () => {
    const { ayu, guest } = await open({ products: [product({ limits: { event: 4 } })] });
    const { cartType: _, actionType: __, ...checkout } = line();
    expect((await ayu.write('/retail/checkouts/_quick', checkout)).status).toBe(200);
    await add(ayu);
    await add(guest, { quantity: 3 });
    await guest.logIn('ayu');
    expect((await bagOf(guest)).totalItems).toBe(3);
    expect(await toldTo(guest)).toEqual([[ITEM, 3, 2, 'CO_EXCEEDED_QUANTITY_EVENT']]);
  });

  test('so is the stock', async () => {
    const { ayu, guest } = await open({ products: [product({ item: { stock: 3 } })] });
    await add(ayu, { quantity: 2 });
    await add(guest, { quantity: 3 });
    await guest.logIn('ayu');
    expect((await bagOf(guest)).totalItems).toBe(3);
    expect(await toldTo(guest)).toEqual([[ITEM, 3, 1, 'OOS_MAX_QTY_VISIBLE_LIMIT']]);
  });

  test('the bag keeps the member’s delivery method where a line of the guest can have it', async () => {
    const products = [
      product({ item: { pickup: 'AVAILABLE' } }),
      product({ productSku: 'UJI-00002', item: { pickup: 'UNAVAILABLE' } }),
      product({ productSku: 'UJI-00003', item: { pickup: 'AVAILABLE' } }),
    ];
    const { ayu, guest } = await open({ products });
    await add(ayu, { itemSku: 'UJI-00003-01', fulfillment: 'PICKUP' });
    await add(guest, { quantity: 2 });
    await add(guest, { itemSku: OTHER });
    await guest.logIn('ayu');
    // Pickup takes one piece of each.
    expect((await bagOf(guest)).totalItems).toBe(2);
    expect(await toldTo(guest)).toEqual([
      [ITEM, 2, 1, 'CO_EXCEEDED_QUANTITY_CART'],
      [OTHER, 1, 0, 'CNC_ITEM_EXISTS'],
    ]);
    const text = await textOf(guest, '/cart?lang=id');
    expect(text.match(/Ambil di toko/g)).toHaveLength(2);
    expect(text).not.toContain('Dikirim');
  });

  test('a guest’s bag to be picked up becomes the member’s way of delivery', async () => {
    const { ayu, guest } = await open({
      products: [product({ item: { pickup: 'AVAILABLE' } }), product({ productSku: 'UJI-00002' })],
    });
    await add(ayu, { itemSku: OTHER });
    await add(guest, { fulfillment: 'PICKUP' });
    await guest.logIn('ayu');
    expect(await bagOf(guest)).toEqual({ totalItems: 2, items: [ITEM, OTHER], notKept: [] });
    expect(await textOf(guest, '/cart?lang=id')).not.toContain('Ambil di toko');
  });

  test('an empty bag takes the guest’s method', async () => {
    const { guest } = await open({ products: [product({ item: { pickup: 'AVAILABLE' } })] });
    await add(guest, { fulfillment: 'PICKUP' });
    await guest.logIn('ayu');
    expect(await textOf(guest, '/cart?lang=id')).toContain('Ambil di toko');
  });

  test('the bag’s size holds: what no longer fits in is told', async () => {
    const products = Array.from({ length: 101 }, (_, place) =>
      product({ productSku: `UJI-${String(place + 10000)}` }),
    );
    const { ayu, guest } = await open({ products });
    const [first, second, ...rest] = products.map(({ productSku }) => `${productSku}-01`);
    for (const itemSku of rest) await add(ayu, { itemSku });
    await add(guest, { itemSku: first });
    await add(guest, { itemSku: second });
    await guest.logIn('ayu');
    expect((await bagOf(guest)).totalItems).toBe(100);
    expect(await toldTo(guest)).toEqual([[second, 1, 0, 'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED']]);
  });

  test('a combo stays whole, or goes whole', async () => {
    const limited = [product(), product({ productSku: 'UJI-00002', limits: { cart: 1 } })];
    const combo = (one: Visitor) =>
      one.write('/retail/carts/_add-bulk', {
        items: [line(), line({ itemSku: OTHER })],
        cartType: 'COMBO',
        comboId: 'paket',
      });
    const whole = await open({ combos: [COMBO], products: limited });
    await combo(whole.guest);
    await whole.guest.logIn('ayu');
    expect(await bagOf(whole.guest)).toEqual({ totalItems: 2, items: [ITEM, OTHER], notKept: [] });
    expect(await textOf(whole.guest, '/cart')).toContain('Paket combo');

    const { ayu, guest } = await open({ combos: [COMBO], products: limited });
    await add(ayu, { itemSku: OTHER });
    await combo(guest);
    await guest.logIn('ayu');
    expect((await bagOf(guest)).totalItems).toBe(1);
    expect(await toldTo(guest)).toEqual([
      [ITEM, 1, 0, 'COMBO_RULE_NOT_FOUND'],
      [OTHER, 1, 0, 'CO_EXCEEDED_QUANTITY_CART'],
    ]);
  });

  test('a gift comes along as long as its purchase does, once', async () => {
    const withGift = (one: Visitor) =>
      one.write('/retail/free-gift/carts', {
        ...line({ cartType: 'FREE_GIFT', actionType: 'FREE_GIFT' }),
        freeGiftId: 'hadiah',
        complimentaryItems: FREE.items,
      });
    const kept = await open({ freeGifts: [FREE] });
    await withGift(kept.ayu);
    await withGift(kept.guest);
    await kept.guest.logIn('ayu');
    expect(await bagOf(kept.guest)).toEqual({ totalItems: 2, items: [ITEM, GIFT], notKept: [] });
    expect((await textOf(kept.guest, '/cart?lang=id')).match(/Hadiah/g)).toHaveLength(1);
  });

  test('a gift whose purchase could not be kept goes with it', async () => {
    const { ayu, guest } = await open({
      freeGifts: [FREE],
      products: [product({ limits: { event: 1 } }), ...THREE.slice(1)],
    });
    const { cartType: _, actionType: __, ...checkout } = line();
    await ayu.write('/retail/checkouts/_quick', checkout);
    await guest.write('/retail/free-gift/carts', {
      ...line({ cartType: 'FREE_GIFT', actionType: 'FREE_GIFT' }),
      freeGiftId: 'hadiah',
      complimentaryItems: FREE.items,
    });
    await guest.logIn('ayu');
    expect((await bagOf(guest)).totalItems).toBe(0);
    expect(await toldTo(guest)).toEqual([
      [ITEM, 1, 0, 'CO_EXCEEDED_QUANTITY_EVENT'],
      [GIFT, 1, 0, 'FREE_GIFT_NOT_ELIGIBLE'],
    ]);
  });

  test('groceries have a bag and a message of their own', async () => {
    const { ayu, guest } = await open({
      products: [product({ vendor: 'grocery', item: { stock: 1 } }), product({ productSku: 'UJI-00002' })],
    });
    const { cartType: _, actionType: __, ...body } = line();
    for (const one of [ayu, guest]) {
      expect((await one.write('/grocery/checkout/_add', body)).status).toBe(200);
    }
    await guest.logIn('ayu');
    const { notKept, totalItems } = z.parse(
      grocerySummary,
      (await guest.read('/grocery/checkout/_summary')).body.data,
    );
    expect(totalItems).toBe(1);
    expect(notKept).toEqual([
      { itemSku: ITEM, name: 'Barang Uji', asked: 1, kept: 0, reason: 'OOS_MAX_QTY_VISIBLE_LIMIT' },
    ]);
    expect(await toldTo(guest)).toEqual([]);
  });
});

describe('[CART-33] what is merged', () => {
  test('groceries keep their own way, whatever the other bag’s is', async () => {
    const products = [
      product({ vendor: 'grocery', item: { stock: 4 } }),
      product({ productSku: 'UJI-00002', item: { pickup: 'AVAILABLE' } }),
    ];
    for (const [asked, lying, kept] of [
      [3, 0, 3],
      [3, 2, 2],
    ] as const) {
      const { ayu, guest } = await open({ products });
      await add(ayu, { itemSku: OTHER, fulfillment: 'PICKUP' });
      const { cartType: _, actionType: __, ...body } = line();
      if (lying > 0) await ayu.write('/grocery/checkout/_add', { ...body, quantity: lying });
      await guest.write('/grocery/checkout/_add', { ...body, quantity: asked });
      await guest.logIn('ayu');
      const { body: told } = await guest.read('/grocery/checkout/_summary');
      expect(told.data.totalItems).toBe(lying + kept);
    }
  });

  test('lies in one bag from then on: the guest’s is empty', async () => {
    const { guest, another } = await open({ freeGifts: [FREE] });
    const first = await guest.call('/backend/retail/free-gift/carts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'first' },
      body: JSON.stringify({
        ...line({ cartType: 'FREE_GIFT', actionType: 'FREE_GIFT' }),
        freeGiftId: 'hadiah',
        complimentaryItems: FREE.items,
      }),
    });
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const asGuest = async () => {
      const answer = await another().call('/backend/retail/carts', { headers: { cookie } });
      return ((await answer.json()) as { data: unknown }).data;
    };
    expect(await asGuest()).toMatchObject({ totalItems: 1, items: [ITEM, GIFT] });
    await guest.logIn('ayu');
    expect(await bagOf(guest)).toMatchObject({ totalItems: 1, items: [ITEM, GIFT] });
    expect(await asGuest()).toEqual({ totalItems: 0, items: [], notKept: [] });
  });
});

describe('[CART-33] what could not be kept', () => {
  const products = [product({ item: { stock: 1 } })];

  test('is told in the bag, in the visitor’s words, until it was read', async () => {
    const { ayu, guest } = await open({ products });
    await add(ayu);
    await add(guest);
    await guest.logIn('ayu');
    expect(await textOf(guest, '/cart?lang=id')).toMatch(
      /Tidak ikut ke keranjangmu Barang Uji : 1 dari 1 barang tidak ikut, stoknya tidak cukup\. Mengerti/,
    );
    expect(await textOf(guest, '/cart?lang=en')).toMatch(
      /Not taken over into your bag Barang Uji : 1 of 1 pcs not taken over, there is not enough stock\. Got it/,
    );
    const answer = await guest.call('/cart/notices', { method: 'POST' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    expect(await textOf(guest, '/cart')).not.toContain('Tidak ikut');
    expect(await toldTo(guest)).toEqual([]);
    expect(await toldTo(ayu)).toEqual([]);
  });

  test('is told to no other visitor, and for a day at most', async () => {
    const { clock, ayu, guest, another } = await open({ products });
    await add(ayu);
    await add(guest);
    await guest.logIn('ayu');
    const budi = another();
    await budi.logIn('budi');
    expect(await toldTo(budi)).toEqual([]);
    expect(await toldTo(another())).toEqual([]);
    clock.now += 23 * 3_600_000;
    expect(await toldTo(guest)).toHaveLength(1);
    clock.now += 2 * 3_600_000;
    expect(await toldTo(guest)).toEqual([]);
  });

  test('from another site it is not taken away', async () => {
    const { ayu, guest } = await open({ products });
    await add(ayu);
    await add(guest);
    await guest.logIn('ayu');
    const answer = await guest.call('/cart/notices', {
      method: 'POST',
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
    expect(await toldTo(guest)).toHaveLength(1);
  });

  test('a second login of a logged-in member merges nothing', async () => {
    const { ayu } = await open();
    await add(ayu, { quantity: 2 });
    await ayu.logIn('budi');
    expect((await bagOf(ayu)).totalItems).toBe(0);
    await ayu.logIn('ayu');
    expect((await bagOf(ayu)).totalItems).toBe(2);
  });
});

describe('[CART-33] what a bag has beside its lines', () => {
  const GROCERY = 'UJI-00004-01';

  test('the slot that was chosen last is the one that is held, and the former one is free again', async () => {
    const { ayu, guest, another } = await open({
      products: [product({ productSku: 'UJI-00004', vendor: 'grocery' })],
      groceryStores: [testStore({ slotCapacity: 1 })],
    });
    const hold = (one: Visitor, slotId: string) =>
      one.write('/grocery/checkout/_add', {
        itemSku: GROCERY,
        pickupPointCode: 'PP-A',
        quantity: 1,
        fulfillment: 'DELIVERY',
        slotId,
      });
    const isFree = async (one: Visitor, slotId: string) =>
      (
        await one.read(
          `/product-detail/products/${GROCERY}/slotted-delivery/_resolve?slotId=${slotId}&pickupPointCode=PP-A`,
        )
      ).status === 200;
    const [former, latest] = ['A.20261122.0800', 'A.20261122.1000'] as const;
    expect((await hold(ayu, former)).status).toBe(200);
    expect((await hold(guest, latest)).status).toBe(200);
    await guest.logIn('ayu');
    const other = another();
    expect([await isFree(guest, latest), await isFree(other, latest)]).toEqual([true, false]);
    expect(await isFree(other, former)).toBe(true);
  });

  test('[SHIP-14] the destination of a member’s bag stays, whatever the guest looked at', async () => {
    const { ayu, guest } = await open();
    const to = (district: string, city: string, postalCode: string) => ({
      destination: { district, city, postalCode, geolocation: null },
    });
    await add(ayu, to('Gambir', 'Jakarta Pusat', '10110'));
    await add(guest, { itemSku: OTHER, ...to('Coblong', 'Bandung', '40135') });
    await guest.logIn('ayu');
    const text = await textOf(guest, '/cart');
    expect(text).toContain('Ongkir ke Gambir');
    expect(text).not.toContain('Coblong');
  });
});
