import { describe, expect, onTestFinished, test } from 'vitest';
import { month, week } from '#marketplace/product/catalogue/makeProduct.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { formatDate, formatPrice } from '#src/domain/shell/format.ts';
import {
  deliveriesOf,
  deliveryDates,
  firstDeliveryAt,
  mostDeliveries,
} from '#src/domain/subscription/subscription.ts';
import { orderCost, type OrderCost } from '#src/services/price/orderCost/contract.ts';
import { subscriptionBenefit, subscriptionDetail } from '#src/services/subscription/subscription/contract.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const HOME = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
const TERMS = { periods: [week(2), month(1)], minQty: 2, maxQty: 6, shippingDiscount: 10_000 };
const subscribable = (rest: Parameters<typeof product>[0] = {}) =>
  product({ tags: ['AVAILABLE', 'SUBSCRIPTION'], subscription: TERMS, item: { offered: 30_000 }, ...rest });
const MONTHLY = { period: { unit: 'MONTH', every: 1 }, frequency: 3 };
const PIECES = { itemSku: ITEM, pickupPointCode: `PP-${SELLER.code}`, quantity: 2 };

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products: [subscribable()],
    merchants: [SELLER],
    ...options,
  });
  onTestFinished(() => shop.close());
  return visitor(shop);
}
type Visitor = ReturnType<typeof visitor>;
const ask = (who: Visitor, facts: object = {}) =>
  who.write('/retail/order-costs', {
    ...PIECES,
    fulfillment: 'DELIVERY',
    addOns: [],
    subscription: MONTHLY,
    destination: HOME,
    ...facts,
  });
const costOf = async (who: Visitor, facts: object = {}) => orderCost.parse((await ask(who, facts)).body.data);
const add = (who: Visitor, facts: object = {}) =>
  who.write('/subscription/carts', { ...PIECES, ...MONTHLY, destination: HOME, ...facts });
const bagOf = async (who: Visitor, language = 'id') =>
  (await (await who.call(`/subscription/cart?lang=${language}`)).text())
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const codeOf = ({ body }: { body: any }) => body.errors?.user?.[0];

/** The texts of the bag about a package, made of the words and numbers of the page. */
function sumsOf(cost: OrderCost, days: readonly string[], language: 'id' | 'en') {
  const words = language === 'id' ? id : en;
  const say = (key: keyof typeof id, params: Record<string, string | number> = {}) =>
    translate(words, key, params);
  const { deliveries, quantity, subtotal, total, isShippingOpen, lines } = cost;
  if (deliveries === null) throw new Error('it is of no subscription');
  const { frequency, saving } = deliveries;
  const goods = quantity === 1 ? say('price.goodsOne') : say('price.goods', { count: quantity });
  const first = `${goods} ${formatPrice(subtotal)}`;
  if (isShippingOpen) {
    return [
      first,
      `${say('subscription.subtotal', { count: frequency })} ${formatPrice(deliveries.subtotal)}`,
    ];
  }
  const [shipping] = lines.filter(({ kind }) => kind === 'SHIPPING');
  const price = shipping?.amount === 0 ? say('orderCost.free') : formatPrice(shipping?.amount ?? 0);
  const full = shipping?.originalAmount == null ? '' : ` ${formatPrice(shipping.originalAmount)}`;
  return [
    `${first} ${say('orderCost.SHIPPING')} ${language === 'id' ? 'ke' : 'to'} Gambir ${price}${full} ` +
      `${say('orderCost.totalEach')} ${formatPrice(total)}`,
    ...(saving === 0 ? [] : [say('orderCost.saving', { amount: formatPrice(saving) })]),
    days.map((day) => `${formatDate(day, language)} ${day.slice(0, 4)} ${formatPrice(total)}`).join(' '),
    `${say('orderCost.totalAll', { count: frequency })} ${formatPrice(deliveries.total)}`,
  ];
}

describe('what a subscription costs', () => {
  test('[COST-20] each delivery is told line by line, what subscribing saves, and all of them', async () => {
    const who = open();
    const once = await costOf(who, { subscription: undefined });
    const full = once.lines.at(-1)?.amount ?? 0;
    expect(full).toBeGreaterThan(0);
    const cost = await costOf(who);
    const saving = Math.min(full, 10_000);
    expect(cost.lines).toEqual([
      { kind: 'PRICE', title: '', amount: 60_000, originalAmount: null },
      { kind: 'SHIPPING', title: once.lines.at(-1)?.title, amount: full - saving, originalAmount: full },
    ]);
    expect(cost).toMatchObject({ quantity: 2, subtotal: 60_000, isShippingOpen: false, cashback: 0 });
    const total = 60_000 + full - saving;
    expect(cost.deliveries).toEqual({ frequency: 3, saving, subtotal: 180_000, total: 3 * total });
    expect(once.deliveries).toBeNull();
  });

  test('[COST-20, SUBS-04] a package below Rp50.000 saves nothing, one of as much does', async () => {
    const who = open({ products: [subscribable({ item: { offered: 24_999 } })] });
    expect((await costOf(who)).deliveries?.saving).toBe(0);
    const just = open({ products: [subscribable({ item: { offered: 25_000 } })] });
    expect((await costOf(just)).deliveries?.saving).toBeGreaterThan(0);
  });

  test('[COST-20] no more is saved than the shipping costs', async () => {
    const who = open({
      products: [subscribable({ subscription: { ...TERMS, shippingDiscount: 900_000 } })],
    });
    const cost = await costOf(who);
    const shipping = cost.lines.at(-1);
    expect(shipping).toMatchObject({ kind: 'SHIPPING', amount: 0 });
    expect(cost.deliveries?.saving).toBe(shipping?.originalAmount);
    expect(cost.total).toBe(60_000);
  });

  test('[COST-20, COST-08] without a place, and of groceries, shipping is open and saves nothing', async () => {
    const open1 = await costOf(open(), { destination: undefined });
    expect(open1.lines.map(({ kind }) => kind)).toEqual(['PRICE']);
    expect(open1).toMatchObject({ isShippingOpen: true, deliveries: { saving: 0, subtotal: 180_000 } });
    // Beside the store, where an instant courier would take them.
    const near = {
      district: 'Coblong',
      city: 'Kota Bandung',
      postalCode: '40132',
      geolocation: { latitude: -6.9, longitude: 107.6 },
    };
    const groceries = await costOf(open({ products: [subscribable({ vendor: 'grocery' })] }), {
      destination: near,
    });
    expect(groceries).toMatchObject({ isShippingOpen: true, total: 60_000 });
  });

  test('[COST-20] refuses what its add would refuse, with its code; asking writes nothing', async () => {
    const who = open({
      products: [
        subscribable({ item: { offered: 30_000, stock: 5 } }),
        product({ productSku: 'UJI-SEKALI' }),
        subscribable({ productSku: 'UJI-HABIS', item: { stock: 0 } }),
        subscribable({ productSku: 'UJI-TARIK', unbuyable: true }),
      ],
    });
    await who.logIn('ayu');
    for (const [code, facts] of [
      ['INVALID_PERIOD', { frequency: 13 }],
      ['INVALID_PERIOD', { period: { unit: 'MONTH', every: 2 } }],
      ['INVALID_PERIOD', { period: { unit: 'WEEK', every: 2 }, frequency: 27 }],
      ['INVALID_QUANTITY', { quantity: 1 }],
      ['INVALID_QUANTITY', { quantity: 7 }],
      ['OutOfStock', { quantity: 6 }],
      ['OOS', { itemSku: 'UJI-HABIS-01' }],
      ['UNSUBSCRIBE_ITEM', { itemSku: 'UJI-SEKALI-01' }],
      ['UNBUYABLE_ITEM', { itemSku: 'UJI-TARIK-01' }],
      ['UNBUYABLE_ITEM', { pickupPointCode: 'PP-NOWHERE' }],
      ['INVALID_PRODUCT', { itemSku: 'XXX-9' }],
    ] as const) {
      const { period, frequency, ...rest } = { ...MONTHLY, ...facts };
      const asked = await ask(who, { ...rest, subscription: { period, frequency } });
      expect([asked.status, codeOf(asked)], JSON.stringify(facts)).toEqual([400, code]);
      expect(codeOf(await add(who, facts)), JSON.stringify(facts)).toBe(code);
    }
    await ask(who);
    expect(await bagOf(who)).toContain('masih kosong');
  });

  test('[COST-22] refuses invalid numbers, and anything that does not go with a subscription', async () => {
    const who = open();
    for (const wrong of [
      ...[0, -1, 0.5, 53, 1e21, Number.NaN, Infinity, '2', '1.000', null].map((every) => ({
        ...MONTHLY,
        period: { unit: 'MONTH', every },
      })),
      ...[0, 1, -3, 2.5, 53, 1e21, Number.NaN, Infinity, '3', null].map((frequency) => ({
        ...MONTHLY,
        frequency,
      })),
      { ...MONTHLY, period: { unit: 'YEAR', every: 1 } },
      { frequency: 3 },
      { period: MONTHLY.period },
      null,
      'MONTH',
    ]) {
      const asked = await ask(who, { subscription: wrong });
      expect([asked.status, codeOf(asked)], JSON.stringify(wrong)).toEqual([400, 'INVALID_BODY']);
    }
    for (const beside of [
      { fulfillment: 'PICKUP' },
      { addOns: [{ type: 'INSURANCE', id: 'INS-1' }] },
      { actionType: 'REGULAR' },
      { courier: 'EXPRESS' },
    ]) {
      expect(codeOf(await ask(who, beside)), JSON.stringify(beside)).toBe('INVALID_BODY');
    }
    for (const quantity of [1.5, 1e21, '2', null]) {
      expect(codeOf(await ask(who, { quantity })), String(quantity)).toBe('INVALID_BODY');
    }
    expect(codeOf(await add(who, { destination: { ...HOME, postalCode: '1011' } }))).toBe('LOGIN_REQUIRED');
    await who.logIn('ayu');
    expect(codeOf(await add(who, { destination: { ...HOME, postalCode: '1011' } }))).toBe('INVALID_BODY');
  });

  test('[COST-22] deliveries that do not come to so many of them are no answer', async () => {
    const good = await costOf(open());
    const isAnswer = (facts: object) =>
      orderCost.safeParse({ ...good, deliveries: { ...good.deliveries, ...facts } }).success;
    expect(isAnswer({})).toBe(true);
    expect(isAnswer({ total: (good.deliveries?.total ?? 0) + 1 })).toBe(false);
    expect(isAnswer({ subtotal: 60_000 })).toBe(false);
    expect(isAnswer({ frequency: 4 })).toBe(false);
    expect(isAnswer({ saving: (good.lines.at(-1)?.originalAmount ?? 0) + 1 })).toBe(false);
    // A saving is at most what is taken off the shipping.
    const partly = (saving: number) =>
      orderCost.safeParse({
        lines: [
          { kind: 'PRICE', amount: 60_000 },
          { kind: 'SHIPPING', amount: 6_000, originalAmount: 16_000 },
        ],
        quantity: 1,
        subtotal: 60_000,
        total: 66_000,
        deliveries: { frequency: 3, saving, subtotal: 180_000, total: 198_000 },
      }).success;
    expect([partly(10_000), partly(10_001)]).toEqual([true, false]);
    for (const amount of [-1, 0.5, Number.NaN, 1e21, Infinity, '5']) {
      for (const name of ['saving', 'subtotal', 'total', 'frequency']) {
        expect(isAnswer({ [name]: amount }), `${name} ${amount}`).toBe(false);
      }
    }
  });

  test('[COST-21] the bag says each sum by the words of the page, in both languages', async () => {
    const who = open();
    await who.logIn('ayu');
    const cost = await costOf(who);
    await add(who);
    const days = deliveryDates(firstDeliveryAt(NOW), month(1), 3);
    for (const language of ['id', 'en'] as const) {
      for (const words of sumsOf(cost, days, language)) expect(await bagOf(who, language)).toContain(words);
    }
    // The last add says where the bag goes; one that says nothing leaves that.
    await add(who, { quantity: 2, destination: undefined });
    expect(await bagOf(who)).toContain('Ongkir ke Gambir');
    await add(who, { quantity: 2, destination: { ...HOME, district: 'Menteng', postalCode: '10310' } });
    expect(await bagOf(who)).toContain('Ongkir ke Menteng');
  });

  test('[COST-21] a package has one worth, one shipping, and the greatest discount of its items', async () => {
    const other = { ...TERMS, minQty: 1, shippingDiscount: 12_000 };
    const who = open({
      products: [
        subscribable({ item: { offered: 20_000 } }),
        subscribable({ productSku: 'UJI-00002', item: { offered: 15_000 }, subscription: other }),
      ],
    });
    await who.logIn('ayu');
    const second = { itemSku: 'UJI-00002-01', quantity: 1 };
    // By themselves neither is worth enough.
    const alone = [await costOf(who), await costOf(who, second)];
    expect(alone.map(({ deliveries }) => deliveries?.saving)).toEqual([0, 0]);
    await add(who);
    await add(who, second);
    const shipping = alone.reduce((sum, { total, subtotal }) => sum + total - subtotal, 0);
    const total = 40_000 + 15_000 + shipping - Math.min(12_000, shipping);
    const bag = await bagOf(who);
    expect(bag).toContain('Harga 3 barang Rp55.000');
    expect(bag).toContain(`Total tiap kiriman ${formatPrice(total)}`);
    expect(bag).toContain(`Total 3 kiriman ${formatPrice(3 * total)}`);
  });

  test('[COST-21, COST-08] a bag without a destination has no total', async () => {
    const who = open();
    await who.logIn('ayu');
    await add(who, { destination: undefined });
    for (const [language, words] of [
      ['id', 'Subtotal 3 kiriman Rp180.000 Belum termasuk ongkir.'],
      ['en', 'Subtotal of 3 deliveries Rp180.000 Shipping is not included yet.'],
    ] as const) {
      const text = await bagOf(who, language);
      expect(text).toContain(words);
      expect(text).not.toContain('Total ');
    }
  });
});

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('[COST-21, SUBS-04, SUBS-14] page, details and bag agree to the rupiah for any subscription', async () => {
  const random = chance(20);
  const seen = new Set<string>();
  for (let round = 0; round < 60; round += 1) {
    const period = random(2) === 0 ? month(1 + random(6)) : week(1 + random(26));
    const frequency = 2 + random(mostDeliveries(period) - 1);
    const shippingDiscount = random(3) === 0 ? random(200_000) : random(15_000);
    const offered = 1 + random(random(8) === 0 ? 9_999_999_999 : 70_000);
    const cases = Array.from({ length: 1 + random(3) }, (_, at) => ({
      itemSku: `UJI-${at + 100}-01`,
      quantity: 1 + random(9),
      facts: subscribable({
        productSku: `UJI-${at + 100}`,
        item: { offered: at === 0 ? offered : 1 + random(70_000), cashback: 1 + random(900) },
        ...(random(3) === 0 ? { shippingSubsidy: random(40_000) } : {}),
        subscription: { periods: [period], minQty: 1, maxQty: 9, shippingDiscount },
      }),
    }));
    const who = open({ products: cases.map(({ facts }) => facts) });
    await who.logIn('ayu');
    const destination = random(4) === 0 ? undefined : HOME;
    const days = deliveryDates(firstDeliveryAt(NOW), period, frequency);
    for (const { itemSku, quantity } of cases) {
      const subscription = { period, frequency };
      const cost = await costOf(who, { itemSku, quantity, subscription, destination });
      // As the box and the sheet add it up.
      const detail = subscriptionDetail.parse(
        (await who.read(`/subscription/products/${itemSku}`)).body.data,
      );
      const benefit = subscriptionBenefit.parse(
        (await who.read(`/subscription/products/${itemSku}/benefit`)).body.data,
      );
      const calendar = deliveriesOf(days, detail.price * quantity, benefit);
      const words = JSON.stringify({ round, period, frequency, quantity, shippingDiscount, cost });
      expect([cost.subtotal, cost.deliveries?.subtotal], words).toEqual([
        calendar[0]?.sum,
        calendar.reduce((sum, delivery) => sum + delivery.sum, 0),
      ]);
      expect(cost.deliveries?.saving ?? 0, words).toBeLessThanOrEqual(calendar[0]?.shippingDiscount ?? 0);
      if (!cost.isShippingOpen && (cost.lines.at(-1)?.amount ?? 0) > 0) {
        expect(cost.deliveries?.saving, words).toBe(calendar[0]?.shippingDiscount);
      }
      await add(who, { itemSku, quantity, period, frequency, destination });
      const bag = await bagOf(who);
      for (const said of sumsOf(cost, days, 'id')) expect(bag, words).toContain(said);
      seen.add(cost.isShippingOpen ? 'open' : cost.deliveries?.saving === 0 ? 'full' : 'saved');
      seen.add(cost.lines.at(-1)?.amount === 0 ? 'free' : 'paid').add(period.unit);
      // Each of them by itself: what comes together is one package.
      const [, line = ''] =
        /name="line" value="([^"]+)"/.exec(await (await who.call('/subscription/cart')).text()) ?? [];
      await who.call('/subscription/cart/drop', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ line }).toString(),
      });
    }
  }
  // Chance has met all of them.
  expect([...seen].toSorted()).toEqual(['MONTH', 'WEEK', 'free', 'full', 'open', 'paid', 'saved']);
});
