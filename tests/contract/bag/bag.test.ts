import { describe, expect, test } from 'vitest';
import type { MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { add, buy, line, open, refusal, type Visitor } from '../support/bagShop.ts';

const OTHER = 'UJI-00002-01';
const HOUR_MS = 3_600_000;
const TWO_PLACES = {
  ...SELLER,
  warehouses: [
    ...SELLER.warehouses,
    { code: 'PP-TOK-2', label: 'Gudang Bekasi', consolidation: false, latitude: -6.2, longitude: 107 },
    { code: 'PP-TOK-3', label: 'Gudang Bogor', consolidation: false, latitude: -6.6, longitude: 106.8 },
  ],
};

const countOf = async (one: Visitor, vendor = 'retail') =>
  (await one.read(vendor === 'retail' ? '/retail/carts' : '/grocery/checkout/_summary')).body.data.totalItems;

describe('[CART-32] where it comes from', () => {
  test('an invented pickup point is refused, and nothing is in the bag', async () => {
    const guest = open().visitor();
    const refused = await add(guest, { pickupPointCode: 'PP-NOWHERE' });
    expect([refused.status, ...refusal(refused)]).toEqual([400, 'UNBUYABLE_ITEM', undefined]);
    const bulk = await guest.write('/retail/carts/_add-bulk', {
      items: [line(), line({ pickupPointCode: 'PP-NOWHERE' })],
      cartType: 'REGULAR',
    });
    expect(refusal(bulk)[0]).toBe('UNBUYABLE_ITEM');
    expect(await countOf(guest)).toBe(0);
  });

  test('a place of the seller that does not keep the item, is refused, by the checkout too', async () => {
    const products = [product({ item: { stock: 5, stockAt: { 'PP-TOK-2': 3 } } })];
    const market = open({ products, merchants: [TWO_PLACES] });
    const guest = market.visitor();
    expect((await add(guest, { pickupPointCode: 'PP-TOK-2' })).status).toBe(200);
    expect(refusal(await add(guest, { pickupPointCode: 'PP-TOK-3' }))[0]).toBe('UNBUYABLE_ITEM');
    const member = market.visitor();
    await member.logIn('ayu');
    expect(refusal(await buy(member, 1, { pickupPointCode: 'PP-TOK-3' }))[0]).toBe('UNBUYABLE_ITEM');
    expect((await buy(member, 1, { pickupPointCode: 'PP-TOK-2' })).status).toBe(200);
  });

  test('groceries come from a store of groceries', async () => {
    const guest = open({ products: [product({ vendor: 'grocery' })] }).visitor();
    const { cartType: _, actionType: __, replace: ___, ...body } = { ...line(), replace: false };
    const from = (pickupPointCode: string) =>
      guest.write('/grocery/checkout/_add', { ...body, pickupPointCode, fulfillment: 'PICKUP' });
    expect(refusal(await from('PP-NOWHERE'))[0]).toBe('UNBUYABLE_ITEM');
    expect(await countOf(guest, 'grocery')).toBe(0);
    expect((await from('PP-TOK-1')).status).toBe(200);
  });
});

describe('[CART-32] what is in the bag and what is added are judged together', () => {
  test('against the stock, though it came by other ways: alone, in a combo, as a gift', async () => {
    const combos = [
      {
        id: 'paket',
        name: 'Paket',
        productSku: 'UJI-00001',
        saving: 0,
        minimumItems: 2,
        complements: [{ itemSku: OTHER, saving: 0 }],
      },
    ];
    const products = [product({ item: { stock: 3 } }), product({ productSku: 'UJI-00002' })];
    const guest = open({ products, combos }).visitor();
    const combo = () =>
      guest.write('/retail/carts/_add-bulk', {
        items: [line(), line({ itemSku: OTHER })],
        cartType: 'COMBO',
        comboId: 'paket',
      });
    expect((await combo()).status).toBe(200);
    expect(refusal(await add(guest, { quantity: 3 }))).toEqual(['OOS_MAX_QTY_VISIBLE_LIMIT', 3]);
    expect((await add(guest, { quantity: 2 })).status).toBe(200);
    expect(refusal(await combo())[0]).toBe('OOS_MAX_QTY_VISIBLE_LIMIT');
    expect(await countOf(guest)).toBe(4);
  });

  test('stores of groceries that sell from one stock share it', async () => {
    const store = (code: string) => testStore({ code, pickupPointCode: `PP-${code}` });
    const guest = open({
      products: [product({ vendor: 'grocery', item: { stock: 3, pickupPointCode: 'PP-A' } })],
      groceryStores: [store('A'), store('B')],
    }).visitor();
    const from = (pickupPointCode: string) =>
      guest.write('/grocery/checkout/_add', {
        itemSku: ITEM,
        pickupPointCode,
        quantity: 2,
        fulfillment: 'PICKUP',
      });
    // Pickup takes one piece at a time.
    const one = (pickupPointCode: string) =>
      guest.write('/grocery/checkout/_add', {
        itemSku: ITEM,
        pickupPointCode,
        quantity: 2,
        fulfillment: 'DELIVERY',
      });
    expect(refusal(await from('PP-A'))[0]).toBe('CO_EXCEEDED_QUANTITY_CART');
    expect((await one('PP-A')).status).toBe(200);
    expect(refusal(await one('PP-B'))).toEqual(['OOS_MAX_QTY_VISIBLE_LIMIT', 3]);
  });

  test('a place with a stock of its own is judged by it', async () => {
    const products = [product({ item: { stock: 1, stockAt: { 'PP-TOK-2': 2 } } })];
    const guest = open({ products, merchants: [TWO_PLACES] }).visitor();
    expect((await add(guest)).status).toBe(200);
    expect((await add(guest, { pickupPointCode: 'PP-TOK-2', quantity: 2 })).status).toBe(200);
    expect(refusal(await add(guest))[0]).toBe('OOS_MAX_QTY_VISIBLE_LIMIT');
    expect(refusal(await add(guest, { pickupPointCode: 'PP-TOK-2' }))[0]).toBe('OOS_MAX_QTY_VISIBLE_LIMIT');
  });

  test('[ERR-04] what still fits is told: the limit less what lies there', async () => {
    const guest = open({ products: [product({ limits: { cart: 3 } })] }).visitor();
    await add(guest, { quantity: 2 });
    expect(refusal(await add(guest, { quantity: 2 }))).toEqual(['CO_EXCEEDED_QUANTITY_CART', 1]);
    expect((await add(guest)).status).toBe(200);
    expect(refusal(await add(guest))).toEqual(['CO_EXCEEDED_QUANTITY_CART', 0]);
  });
});

describe('[CART-32] what a bag and a checkout take at all', () => {
  const ways = [
    ['add', add],
    ['checkout', (one: Visitor, facts: object) => buy(one, 1, facts)],
  ] as const;
  const member = async (options: Partial<MarketplaceOptions> = {}) => {
    const one = open(options).visitor();
    await one.logIn('ayu');
    return one;
  };

  test.each(ways)('%s: from one to 9999 pieces', async (_, send) => {
    const one = await member({ products: [product({ item: { stock: null } })] });
    for (const quantity of [0, -1])
      expect(refusal(await send(one, { quantity })), `${quantity}`).toEqual([
        'LOWER_THAN_MINIMUM',
        undefined,
      ]);
    expect(refusal(await send(one, { quantity: 10_000 }))).toEqual(['INVALID_QUANTITY', undefined]);
    expect((await send(one, { quantity: 9_999 })).status).toBe(200);
    expect((await send(one, { quantity: 1 })).status).toBe(200);
  });

  test.each(ways)('%s: nothing that is not sold here, announced, or sold in shops alone', async (_, send) => {
    const campaign = { id: 'c', name: 'x', startsInMinutes: 5, endsInMinutes: 9, quota: 5, sold: 0 };
    for (const facts of [
      { unbuyable: true },
      { vendor: 'grocery' },
      { tags: ['OFFLINE_ONLY'] },
      { tags: ['COMING_SOON'], campaign },
    ] as Parameters<typeof product>[0][]) {
      const one = await member({ products: [product(facts)] });
      expect(refusal(await send(one, {})), JSON.stringify(facts)).toEqual(['UNBUYABLE_ITEM', undefined]);
      expect(await countOf(one)).toBe(0);
    }
    const begun = { ...campaign, startsInMinutes: 0 };
    const one = await member({ products: [product({ tags: ['COMING_SOON'], campaign: begun })] });
    expect((await send(one, {})).status).toBe(200);
  });

  test.each(ways)('[CART-08] %s: at a campaign’s price only while there is a campaign', async (_, send) => {
    const one = await member();
    const refused = await send(one, { actionType: 'CAMPAIGN' });
    expect([refused.status, ...refusal(refused)]).toEqual([409, 'FLASH_SALE_OOS', undefined]);
    expect((await send(one, { actionType: 'REGULAR' })).status).toBe(200);
  });

  test('no groceries that are none', async () => {
    const guest = open().visitor();
    const { cartType: _, actionType: __, ...body } = line();
    expect(refusal(await guest.write('/grocery/checkout/_add', body))[0]).toBe('UNBUYABLE_ITEM');
  });

  test('[ERR-08, ERR-09] a sold-out item is refused by the code of its vendor, without a number', async () => {
    const retail = await member({ products: [product({ item: { stock: 0 } })] });
    expect(refusal(await add(retail))).toEqual(['OutOfStock', undefined]);
    expect(refusal(await buy(retail, 1))).toEqual(['OutOfStock', undefined]);
    const grocery = await member({ products: [product({ vendor: 'grocery', item: { stock: 0 } })] });
    const { cartType: _, actionType: __, ...body } = line();
    expect(refusal(await grocery.write('/grocery/checkout/_add', body))).toEqual(['OOS', undefined]);
  });

  test('pieces go from the place that they are bought from, and from no other', async () => {
    const products = [product({ item: { stock: 1, stockAt: { 'PP-TOK-2': 2 } } })];
    const one = await member({ products, merchants: [TWO_PLACES] });
    expect((await buy(one, 2, { pickupPointCode: 'PP-TOK-2' })).status).toBe(200);
    expect(refusal(await buy(one, 1, { pickupPointCode: 'PP-TOK-2' }))[0]).toBe('OutOfStock');
    expect((await buy(one, 1)).status).toBe(200);
    expect(refusal(await buy(one, 1))[0]).toBe('OutOfStock');
  });

  test('an item without a told stock can always be bought', async () => {
    const one = await member({ products: [product({ item: { stock: null } })] });
    for (const quantity of [9_999, 9_999, 1]) expect((await buy(one, quantity)).status).toBe(200);
  });

  test('a visitor who has put nothing into it has an empty bag', async () => {
    const guest = open().visitor();
    expect((await guest.read('/retail/carts')).body.data).toEqual({ totalItems: 0, items: [], notKept: [] });
    expect((await guest.read('/grocery/checkout/_summary')).body.data).toEqual({
      id: null,
      totalItems: 0,
      subtotal: 0,
      items: [],
      notKept: [],
    });
  });
});

describe('limits remember', () => {
  test('[ERR-01, ERR-02] the event’s: pieces of every former purchase, and those in the bag', async () => {
    const market = open({ products: [product({ limits: { event: 3 } })] });
    const member = market.visitor();
    await member.logIn('ayu');
    expect((await buy(member, 1)).status).toBe(200);
    market.clock.now += 20 * 24 * HOUR_MS;
    expect(refusal(await buy(member, 3))).toEqual(['CO_EXCEEDED_QUANTITY_EVENT', 2]);
    expect((await add(member)).status).toBe(200);
    expect(refusal(await add(member, { quantity: 2 }))).toEqual(['CO_EXCEEDED_QUANTITY_EVENT', 1]);
    expect((await buy(member, 2)).status).toBe(200);
    expect(refusal(await buy(member, 1))).toEqual(['CO_EXCEEDED_QUANTITY_EVENT', 0]);
  });

  test('[ERR-03, CART-32] the limit of a day renews at midnight in Jakarta, not 24 hours later', async () => {
    const market = open({ products: [product({ limits: { daily: 1 } })] });
    const member = market.visitor();
    await member.logIn('ayu');
    // 23.30 WIB, which is half past four in the afternoon in UTC.
    market.clock.now = Date.UTC(2026, 10, 21, 16, 30);
    expect((await buy(member, 1)).status).toBe(200);
    market.clock.now = Date.UTC(2026, 10, 21, 16, 59);
    expect(refusal(await buy(member, 1))).toEqual(['CO_EXCEEDED_QUANTITY_DAILY', 0]);
    expect(refusal(await add(member))).toEqual(['CO_EXCEEDED_QUANTITY_DAILY', 0]);
    market.clock.now = Date.UTC(2026, 10, 21, 17, 0);
    expect((await buy(member, 1)).status).toBe(200);
    // Midnight in UTC is seven in the morning in Jakarta: no day ends then.
    market.clock.now = Date.UTC(2026, 10, 22, 0, 1);
    expect(refusal(await buy(member, 1))).toEqual(['CO_EXCEEDED_QUANTITY_DAILY', 0]);
  });

  test('the purchases of one member are no limit to another', async () => {
    const market = open({ products: [product({ limits: { event: 1, daily: 1 } })] });
    const [ayu, budi] = [market.visitor(), market.visitor()];
    await ayu.logIn('ayu');
    await budi.logIn('budi');
    expect((await buy(ayu, 1)).status).toBe(200);
    expect((await buy(budi, 1)).status).toBe(200);
  });
});

describe('[CART-25] a bag whose delivery method is changed is judged anew', () => {
  const pickable = (productSku: string) =>
    product({ productSku, item: { stock: 9, pickup: 'AVAILABLE' as const } });
  const notKept = async (one: Visitor) => (await one.read('/retail/carts')).body.data.notKept;

  test('items without pickup, and pieces beyond one, are told and not kept', async () => {
    const products = [
      pickable('UJI-00001'),
      pickable('UJI-00002'),
      product({ productSku: 'UJI-00003', item: { pickup: 'UNAVAILABLE' } }),
    ];
    const guest = open({ products }).visitor();
    await add(guest, { itemSku: OTHER, quantity: 3 });
    await add(guest, { itemSku: 'UJI-00003-01', quantity: 2 });
    const asked = await add(guest, { fulfillment: 'PICKUP' });
    expect([asked.status, ...refusal(asked)]).toEqual([409, 'NON_CNC_ITEM_EXISTS', undefined]);
    expect(await countOf(guest)).toBe(5);
    const added = await add(guest, { fulfillment: 'PICKUP', replace: true });
    expect([added.status, added.body.data.totalItems]).toEqual([200, 2]);
    expect(await notKept(guest)).toEqual([
      { itemSku: OTHER, name: 'Barang Uji', asked: 3, kept: 1, reason: 'CO_EXCEEDED_QUANTITY_CART' },
      { itemSku: 'UJI-00003-01', name: 'Barang Uji', asked: 2, kept: 0, reason: 'CNC_ITEM_EXISTS' },
    ]);
    // This guest never logged in: the words say no more than that it was not taken over.
    expect(await (await guest.call('/cart')).text()).toContain('>Tidak ikut ke keranjangmu</h2>');
    // No item of the bag is in it more often than pickup allows.
    expect(refusal(await add(guest, { itemSku: OTHER, fulfillment: 'PICKUP' }))[0]).toBe(
      'CO_EXCEEDED_QUANTITY_CART',
    );
  });

  test('an add by the bag’s own way changes nothing else, whatever was agreed to', async () => {
    const guest = open({ products: [pickable('UJI-00001'), pickable('UJI-00002')] }).visitor();
    await add(guest, { fulfillment: 'PICKUP' });
    expect(refusal(await add(guest, { fulfillment: 'PICKUP', replace: true }))).toEqual([
      'CO_EXCEEDED_QUANTITY_CART',
      0,
    ]);
    expect((await add(guest, { itemSku: OTHER, fulfillment: 'PICKUP', replace: true })).status).toBe(200);
    expect([await countOf(guest), await notKept(guest)]).toEqual([2, []]);
  });

  test('of several lines each must agree to it, and to the same way', async () => {
    const guest = open({ products: [pickable('UJI-00001'), pickable('UJI-00002')] }).visitor();
    await add(guest, { itemSku: OTHER, quantity: 3 });
    const bulk = (first: object, second: object) =>
      guest.write('/retail/carts/_add-bulk', {
        items: [line({ fulfillment: 'PICKUP', ...first }), line({ itemSku: OTHER, ...second })],
        cartType: 'REGULAR',
      });
    for (const [first, second] of [
      [{ replace: true }, { fulfillment: 'PICKUP' }],
      [{}, { fulfillment: 'PICKUP', replace: true }],
      [{ replace: true }, { replace: true }],
    ] as const) {
      const refused = await bulk(first, second);
      expect([refused.status, refusal(refused)[0]]).toEqual([409, 'NON_CNC_ITEM_EXISTS']);
      expect([await countOf(guest), await notKept(guest)]).toEqual([3, []]);
    }
    const agreed = await bulk({ replace: true }, { fulfillment: 'PICKUP', replace: true });
    expect([agreed.status, agreed.body.data.totalItems]).toEqual([200, 2]);
  });

  test('a refused add leaves bag and method as they were', async () => {
    const guest = open({ products: [pickable('UJI-00001'), pickable('UJI-00002')] }).visitor();
    await add(guest, { itemSku: OTHER, quantity: 3 });
    const refused = await add(guest, { fulfillment: 'PICKUP', quantity: 2, replace: true });
    expect(refusal(refused)).toEqual(['CO_EXCEEDED_QUANTITY_CART', 1]);
    expect([await countOf(guest), await notKept(guest)]).toEqual([3, []]);
    expect((await add(guest, { itemSku: OTHER })).status).toBe(200);
  });

  test('to delivery, what lies there of the same item stays and counts', async () => {
    const guest = open({ products: [pickable('UJI-00001'), pickable('UJI-00002')] }).visitor();
    await add(guest, { fulfillment: 'PICKUP' });
    await add(guest, { itemSku: OTHER, fulfillment: 'PICKUP' });
    expect(refusal(await add(guest, { quantity: 9, replace: true }))).toEqual([
      'OOS_MAX_QTY_VISIBLE_LIMIT',
      9,
    ]);
    const added = await add(guest, { quantity: 8, replace: true });
    expect([added.status, added.body.data.totalItems]).toEqual([200, 10]);
    expect(await notKept(guest)).toEqual([]);
  });
});
