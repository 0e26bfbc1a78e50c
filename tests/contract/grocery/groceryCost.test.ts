import { describe, expect, onTestFinished, test } from 'vitest';
import type { CataloguePromotion } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { endpointOf } from '#server/proxy/endpoints.ts';
import { orderCost } from '#src/services/price/orderCost/contract.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

/** Noon of a Saturday in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const TODAY = 'A.20261121.1400';
const TOMORROW = 'A.20261122.0800';
const LATER = 'A.20261123.1000';
const breakfast = (facts: Partial<CataloguePromotion> = {}): CataloguePromotion => ({
  id: 'P-1',
  vendor: 'grocery',
  title: 'Paket sarapan',
  text: '',
  membersOnly: false,
  itemSkus: [ITEM],
  minQuantity: 5,
  reward: { kind: 'items', percent: 10 },
  startsInMinutes: -10,
  endsInMinutes: 10,
  ...facts,
});

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOON,
    products: [product({ vendor: 'grocery', item: { offered: 22_900, stock: 40, pickupPointCode: 'PP-A' } })],
    merchants: [SELLER],
    vouchers: [],
    promotions: [breakfast()],
    groceryStores: [testStore()],
    ...options,
  });
  onTestFinished(() => shop.close());
  return shop;
}
type Visitor = ReturnType<typeof visitor>;
const groceries = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-A',
  quantity: 1,
  fulfillment: 'DELIVERY',
  ...facts,
});
const ask = (who: Visitor, facts: object = {}, language = 'id') =>
  who.write('/grocery/order-costs', groceries(facts), { 'accept-language': language });
const costOf = async (who: Visitor, facts: object = {}, language = 'id') =>
  orderCost.parse((await ask(who, facts, language)).body.data);
const refusalOf = async (who: Visitor, facts: object) => {
  const { status, body } = await ask(who, facts);
  return [status, body.errors?.user[0]];
};
const add = (who: Visitor, facts: object = {}) => who.write('/grocery/checkout/_add', groceries(facts));

describe('what groceries cost', () => {
  test('[COST-01, GROC-33] goods, what is taken off, and the slot by its day and hours', async () => {
    const who = visitor(open());
    const cost = await costOf(who, { quantity: 5, slotId: TODAY });
    expect(cost).toEqual({
      lines: [
        { kind: 'PRICE', title: '', amount: 114_500, originalAmount: null },
        { kind: 'PROMO', title: 'Paket sarapan', amount: -11_450, originalAmount: null },
        {
          kind: 'SHIPPING',
          title: 'Hari ini, 21 Nov 14.00–\u206016.00',
          amount: 8_000,
          originalAmount: null,
        },
      ],
      quantity: 5,
      subtotal: 103_050,
      total: 111_050,
      cashback: 0,
      isShippingOpen: false,
      holdsUntil: NOON + 10 * 60_000,
      deliveries: null,
      checkout: null,
    });
    const titleOf = async (slotId: string, language = 'id') =>
      (await costOf(who, { slotId }, language)).lines.at(-1)?.title;
    expect(await titleOf(TOMORROW)).toBe('Besok, 22 Nov 08.00–\u206010.00');
    expect(await titleOf(LATER)).toBe('23 Nov 10.00–\u206012.00');
    expect(await titleOf(TODAY, 'en')).toBe('Today, 21 Nov 14.00–\u206016.00');
    expect(await titleOf(TOMORROW, 'en')).toBe('Tomorrow, 22 Nov 08.00–\u206010.00');
  });

  test('[COST-01] the day of a slot is that of its store, not of Jakarta', async () => {
    // Eleven in the evening in Jakarta is tomorrow in Jayapura.
    const store = testStore({ utcOffsetHours: 9 });
    const who = visitor(open({ groceryStores: [store], now: () => NOON + 11 * 3_600_000 }));
    expect((await costOf(who, { slotId: TOMORROW })).lines.at(-1)?.title).toBe(
      'Hari ini, 22 Nov 08.00–\u206010.00',
    );
  });

  test('[COST-01, COST-08] without a slot the shipping is open; of what is picked up there is none', async () => {
    const who = visitor(open());
    const unchosen = await costOf(who);
    expect(unchosen).toMatchObject({ subtotal: 22_900, total: 22_900, isShippingOpen: true });
    const pickup = await costOf(who, { fulfillment: 'PICKUP' });
    expect(pickup).toMatchObject({ subtotal: 22_900, total: 22_900, isShippingOpen: false });
    for (const { lines } of [unchosen, pickup]) expect(lines.map(({ kind }) => kind)).toEqual(['PRICE']);
  });

  test('[COST-01, GROC-33] counts the slot of the bag where none is asked for, and holds none', async () => {
    const who = visitor(open());
    await add(who, { slotId: TOMORROW });
    expect((await costOf(who)).lines.at(-1)).toMatchObject({
      title: 'Besok, 22 Nov 08.00–\u206010.00',
      amount: 8_000,
    });
    expect((await costOf(who, { slotId: TODAY })).lines.at(-1)?.title).toBe(
      'Hari ini, 21 Nov 14.00–\u206016.00',
    );
    expect((await costOf(who)).lines.at(-1)?.title).toBe('Besok, 22 Nov 08.00–\u206010.00');
    // Another visitor has no slot.
    expect((await costOf(visitor(open()))).isShippingOpen).toBe(true);
  });

  test('[COST-01] asking takes no place in a slot, and starts no session', async () => {
    const shop = open({ groceryStores: [testStore({ slotCapacity: 1 })] });
    const asked = await ask(visitor(shop), { slotId: TODAY });
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect((await add(visitor(shop), { slotId: TODAY })).status).toBe(200);
  });

  test('[CART-40] an add tried again from a page that knows the place by then happens once', async () => {
    const who = visitor(open());
    const send = (facts: object) =>
      who.write('/grocery/checkout/_add', groceries(facts), { 'idempotency-key': 'same' });
    expect((await send({})).body.data.totalItems).toBe(1);
    const place = { latitude: -6.19, longitude: 106.83 };
    expect((await send({ place })).body.data.totalItems).toBe(1);
    expect((await send({ place, quantity: 2 })).status).toBe(409);
  });

  test('[COST-01] a promotion pays the slot, chosen or not', async () => {
    const who = visitor(
      open({
        promotions: [breakfast({ title: 'Antar gratis', itemSkus: [], reward: { kind: 'shipping' } })],
      }),
    );
    const cost = await costOf(who, { quantity: 5, slotId: TODAY });
    expect(cost.lines.slice(1)).toEqual([
      { kind: 'PROMO', title: 'Antar gratis', amount: null, originalAmount: null },
      { kind: 'SHIPPING', title: 'Hari ini, 21 Nov 14.00–\u206016.00', amount: 0, originalAmount: 8_000 },
    ]);
    expect(cost.total).toBe(114_500);
    expect(await costOf(who, { quantity: 5 })).toMatchObject({ total: 114_500, isShippingOpen: false });
    expect(await costOf(who, { quantity: 4 })).toMatchObject({ isShippingOpen: true });
  });

  test('[COST-02] reductions end where the goods do; the slot is paid', async () => {
    const voucher = testVoucher({
      vendor: 'grocery',
      group: 'blibliVouchers',
      adjustmentGroup: 'MARKETPLACE',
      rewardType: 'AMOUNT_OFF',
      value: 900_000,
    });
    const who = visitor(open({ vouchers: [voucher] }));
    await who.logIn('ayu');
    const cost = await costOf(who, { quantity: 5, slotId: TODAY });
    expect(cost.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['PRICE', 114_500],
      ['VOUCHER', -114_500],
      ['PROMO', 0],
      ['SHIPPING', 8_000],
    ]);
    expect([cost.subtotal, cost.total]).toEqual([0, 8_000]);
  });

  test('[COST-01] refuses what an add refuses, with its code, and a slot that another visitor took', async () => {
    const shop = open({ groceryStores: [testStore({ slotCapacity: 1 })] });
    const who = visitor(shop);
    expect(await refusalOf(who, { quantity: 0 })).toEqual([400, 'LOWER_THAN_MINIMUM']);
    expect(await refusalOf(who, { quantity: 1.5 })).toEqual([400, 'INVALID_BODY']);
    expect(await refusalOf(who, { quantity: 41 })).toEqual([400, 'OOS_MAX_QTY_VISIBLE_LIMIT']);
    expect(await refusalOf(who, { itemSku: 'XXX-9' })).toEqual([404, expect.any(String)]);
    expect(await refusalOf(who, { fulfillment: 'PICKUP', slotId: TODAY })).toEqual([400, 'INVALID_BODY']);
    expect(await refusalOf(who, { slotId: 'Z.20261121.1400' })).toEqual([404, 'SLOT_NOT_FOUND']);
    expect(await refusalOf(who, { place: { latitude: -6.9, longitude: 107.6 } })).toEqual([
      422,
      'SHIP_NOT_COVERED',
    ]);
    expect((await ask(who, { slotId: TODAY })).status).toBe(200);
    const holder = visitor(shop);
    await add(holder, { slotId: TODAY });
    expect(await refusalOf(who, { slotId: TODAY })).toEqual([409, 'SLOT_NOT_AVAILABLE']);
    // The holder of the last place still gets its cost.
    expect((await ask(holder, { slotId: TODAY })).status).toBe(200);
    // Retail has a call of its own.
    const retail = visitor(open({ products: [product()] }));
    expect(await refusalOf(retail, {})).toEqual([400, 'UNBUYABLE_ITEM']);
  });

  test('[COST-01] the host lets the call through, and knows its name', () => {
    expect(isAllowedBackendPath('/backend/grocery/order-costs')).toBe(true);
    expect(endpointOf('POST', '/backend/grocery/order-costs')).toBe('POST /grocery/order-costs');
  });
});

describe('[COST-13] what the checkout of groceries says', () => {
  /** The last sum that the page of a checkout names, to the rupiah. */
  const toldAt = async (who: Visitor, id: string) => {
    const text = await (await who.call(`/grocery/checkout/${id}`)).text();
    const [, name, amount] = [...text.matchAll(/(Total|Subtotal)(?:<[^>]+>|\s)+Rp([\d.]+)/g)].at(-1) ?? [];
    return [name, Number(amount?.replaceAll('.', ''))];
  };
  const buy = async (who: Visitor, facts: object = {}) => {
    const { checkout, ...alone } = await costOf(who, facts);
    const { id } = (await add(who, facts)).body.data;
    const paid = checkout ?? alone;
    expect(await toldAt(who, id)).toEqual(
      paid.isShippingOpen ? ['Subtotal', paid.subtotal] : ['Total', paid.total],
    );
    return { alone, checkout };
  };

  test('is this alone while nothing lies in the bag, and with the bag from then on', async () => {
    const who = visitor(open());
    expect((await buy(who, { slotId: TODAY })).checkout).toBeNull();
    // The slot is paid once, and a fifth piece brings the promotion.
    const { alone, checkout } = await buy(who, { quantity: 4, slotId: TODAY });
    expect(alone).toMatchObject({ total: 99_600 });
    expect(checkout).toEqual({ inBag: 1, subtotal: 103_050, total: 111_050, isShippingOpen: false });
  });

  test('takes the slot that is told for the bag too, and leaves it open without one', async () => {
    const who = visitor(open());
    await add(who);
    expect((await costOf(who)).checkout).toMatchObject({ subtotal: 45_800, isShippingOpen: true });
    expect((await buy(who, { slotId: TOMORROW })).checkout).toMatchObject({ total: 53_800 });
  });

  test('[BAG-12] is refused as the add is, where the bag holds all that can be picked up', async () => {
    const who = visitor(open());
    const pickup = { fulfillment: 'PICKUP' };
    expect((await costOf(who, pickup)).checkout).toBeNull();
    await add(who, pickup);
    const refused = await add(who, pickup);
    expect([refused.status, refused.body.errors.user[0]]).toEqual([400, 'CO_EXCEEDED_QUANTITY_CART']);
    expect(await refusalOf(who, pickup)).toEqual([400, 'CO_EXCEEDED_QUANTITY_CART']);
  });

  test('counts another item beside what lies there, and writes nothing', async () => {
    const item = (itemSku: string, offered: number) => ({
      itemSku,
      offered,
      stock: 40,
      pickupPointCode: 'PP-A',
    });
    const who = visitor(
      open({
        products: [
          product({ vendor: 'grocery', item: item(ITEM, 22_900) }),
          product({ productSku: 'TOK-00002', vendor: 'grocery', item: item('TOK-00002-01', 40_000) }),
        ],
      }),
    );
    await add(who, { quantity: 2, slotId: TODAY });
    const other = { itemSku: 'TOK-00002-01', slotId: TODAY };
    const { checkout } = await costOf(who, other);
    expect(checkout).toEqual({ inBag: 2, subtotal: 85_800, total: 93_800, isShippingOpen: false });
    expect((await costOf(who, other)).checkout).toEqual(checkout);
    expect((await who.read('/grocery/checkout/_summary')).body.data.totalItems).toBe(2);
    await buy(who, other);
  });

  test('is not asked of retail, whose checkout is this alone', async () => {
    const shop = open({ products: [product({ item: { offered: 50_000, stock: 9 } })], promotions: [] });
    const who = visitor(shop);
    await who.logIn('ayu');
    const body = {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'PICKUP',
      addOns: [],
    };
    await who.write('/retail/carts', { ...body, cartType: 'REGULAR', actionType: 'REGULAR', replace: false });
    const cost = orderCost.parse((await who.write('/retail/order-costs', body)).body.data);
    expect(cost).toMatchObject({ total: 50_000, checkout: null });
  });
});
