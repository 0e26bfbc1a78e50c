import { describe, expect, onTestFinished, test } from 'vitest';
import type { CatalogueAddOn } from '#marketplace/service/catalogue/addOns.ts';
import type { CataloguePromotion } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { servicesSum } from '#src/domain/service/addOn.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { LARGEST_RUPIAH } from '#src/domain/shell/limits.ts';
import { goodsSum, subtotalOf } from '#src/domain/price/purchaseSum.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { priceSummary } from '#src/services/product/product/contract.ts';
import { translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { endpointOf } from '#server/proxy/endpoints.ts';
import { orderCost, type CostLine, type OrderCost } from '#src/services/price/orderCost/contract.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const HOME = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
const FITTING: CatalogueAddOn = {
  id: 'INST-1',
  type: 'INSTALLATION',
  name: 'Pasang',
  description: '',
  includes: [],
  costs: { price: 150_000 },
};
const COVER: CatalogueAddOn = {
  ...FITTING,
  id: 'INS-1',
  type: 'INSURANCE',
  name: 'Proteksi',
  costs: { basisPoints: 475 },
};
const VOUCHERS = [
  testVoucher({ title: 'Sahabat Toko' }),
  testVoucher({
    id: 'V-2',
    code: 'SEMUA',
    group: 'blibliVouchers',
    adjustmentGroup: 'MARKETPLACE',
    title: 'Hemat semua',
    rewardType: 'DISCOUNT',
    value: 10,
    maxAmount: 50_000,
  }),
];
const promotion = (facts: Partial<CataloguePromotion>): CataloguePromotion => ({
  id: 'P-1',
  vendor: 'retail',
  title: 'Ongkir ditanggung',
  text: '',
  membersOnly: false,
  itemSkus: [],
  reward: { kind: 'shipping' },
  startsInMinutes: -10,
  endsInMinutes: 10,
  ...facts,
});
const PROMOTIONS = [
  promotion({ minQuantity: 4 }),
  promotion({
    id: 'P-2',
    title: 'Beli banyak',
    membersOnly: true,
    minPurchase: 300_000,
    itemSkus: [ITEM],
    reward: { kind: 'items', percent: 7 },
  }),
];
/** A watch as good as new. */
const DEVICE = {
  subcategory: 'JAM-PINTAR',
  brand: 'NADA',
  model: 'NADA-GERAK-2',
};

function open(facts: Parameters<typeof product>[0] = {}, more: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    products: [
      product({
        services: [FITTING.id, COVER.id],
        tradeIn: { kinds: ['JAM-PINTAR'], maxPrice: 2_000_000 },
        ...facts,
      }),
    ],
    merchants: [SELLER],
    services: [FITTING, COVER],
    vouchers: VOUCHERS,
    promotions: PROMOTIONS,
    ...more,
  });
  onTestFinished(() => shop.close());
  return shop;
}
type Visitor = ReturnType<typeof visitor>;
const purchase = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  addOns: [] as { type: string; id: string }[],
  ...facts,
});
const ask = (who: Visitor, facts: object = {}) => who.write('/retail/order-costs', purchase(facts));
const costOf = async (who: Visitor, facts: object = {}) => orderCost.parse((await ask(who, facts)).body.data);
const add = (who: Visitor, body: object) =>
  who.write('/retail/carts', { ...body, cartType: 'REGULAR', actionType: 'REGULAR' });
const textOf = async (who: Visitor, path: string) =>
  (await (await who.call(path)).text())
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The device as a visitor tells it, and what is given for it; null where nothing is. */
async function tradeInOf(who: Visitor, answer: number) {
  const { subcategories } = (await who.read(`/trade-in/products/${ITEM}/category-info`)).body.data;
  const kind = subcategories.find(({ code }: { code: string }) => code === DEVICE.subcategory);
  const [brand] = kind.brands;
  const device = {
    subcategory: kind.code,
    brand: brand.code,
    model: brand.models[0].code,
    answers: kind.questions.map(({ code, answers }: { code: string; answers: { code: string }[] }) => ({
      question: code,
      answer: (answers[answer % answers.length] ?? answers[0])?.code,
    })),
  };
  const estimate = await who.write(`/trade-in/products/${ITEM}/_estimate`, device);
  return estimate.status === 200 ? { device, amount: estimate.body.data.amount } : null;
}

const goods = (count: number) =>
  count === 1 ? id['price.goodsOne'] : id['price.goods'].replace('{count}', String(count));
const NAMES: Partial<Record<CostLine['kind'], string>> = {
  VOUCHER: id['orderCost.VOUCHER'],
  PROMO: id['orderCost.PROMO'],
  TRADE_IN: id['orderCost.TRADE_IN'],
};
/** The sums of bag and checkout for what the page was told, word for word. */
function sumsOf({ lines, quantity, subtotal, total, isShippingOpen }: OrderCost): string {
  const amountOf = (kind: CostLine['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const services = amountOf('SERVICE');
  const words = lines.flatMap(({ kind, title, amount, originalAmount }) => {
    if (kind === 'PRICE') return [`${goods(quantity)} ${formatPrice(amount ?? 0)}`];
    if (kind === 'SERVICE') return [];
    if (kind !== 'SHIPPING') {
      return [`${NAMES[kind]} ${title} ${amount === null ? 'Gratis' : `-${formatPrice(-amount)}`}`];
    }
    const price = amount === 0 ? 'Gratis' : formatPrice(amount ?? 0);
    const full = originalAmount === null ? '' : ` ${formatPrice(originalAmount)}`;
    return [`Subtotal ${formatPrice(subtotal)} Ongkir ke Gambir ${price}${full}`];
  });
  const shipping = words.filter((word) => word.startsWith('Subtotal'));
  const others = words.filter((word) => !word.startsWith('Subtotal'));
  const all = [...others, ...(services === 0 ? [] : [`Layanan ${formatPrice(services)}`]), ...shipping];
  const last = isShippingOpen ? `Subtotal ${formatPrice(subtotal)}` : `Total ${formatPrice(total)}`;
  return [...(lines.length === 1 ? [] : all), last].join(' ');
}

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('what it all costs', () => {
  test('[COST-08] bag and checkout name each sum as the page does, in both languages', async () => {
    const who = visitor(open());
    await who.logIn('ayu');
    const body = purchase({
      quantity: 2,
      destination: HOME,
      addOns: [{ type: 'INSTALLATION', id: 'INST-1' }],
    });
    const cost = await costOf(who, body);
    await add(who, body);
    const readIn = async (path: string) => {
      for (const [language, copy] of [
        ['id', id],
        ['en', en],
      ] as const) {
        const text = await textOf(who, `${path}?lang=${language}`);
        const goodsOf2 = translate(copy, 'price.goods', { count: 2 });
        expect(text).toContain(`${goodsOf2} ${formatPrice(cost.lines[0]?.amount ?? 0)}`);
        expect(text).toContain(
          `${copy['price.subtotal']} ${formatPrice(cost.subtotal)} ${copy['orderCost.SHIPPING']} `,
        );
        expect(text).toContain(`${copy['orderCost.total']} ${formatPrice(cost.total)}`);
        expect(text.match(/Subtotal/g)).toHaveLength(1);
      }
    };
    // The purchase uses the vouchers up.
    await readIn('/cart');
    const bought = await who.write('/retail/checkouts/_quick', body);
    await readIn(`/retail/checkout/${bought.body.data.id as string}`);
  });

  test('[COST-08] shows no total while the shipping is not counted', async () => {
    const who = visitor(open());
    await who.logIn('ayu');
    const { subtotal } = await costOf(who, { quantity: 2 });
    await add(who, purchase({ quantity: 2 }));
    const bag = await textOf(who, '/cart');
    const bought = await who.write('/retail/checkouts/_quick', purchase({ quantity: 2 }));
    const checkout = await textOf(who, `/retail/checkout/${bought.body.data.id as string}`);
    for (const text of [bag, checkout]) {
      expect(text).toContain(`Subtotal ${formatPrice(subtotal)} Belum termasuk ongkir.`);
      expect(text).not.toContain('Total ');
    }
  });

  test('[COST-01] is told line by line, and adds up', async () => {
    const who = visitor(open({ item: { offered: 2_000_000, cashback: 15_000 } }));
    const tradeIn = await tradeInOf(who, 0);
    const cost = await costOf(who, {
      quantity: 2,
      destination: HOME,
      addOns: [
        { type: 'INSTALLATION', id: 'INST-1' },
        { type: 'INSURANCE', id: 'INS-1' },
      ],
      tradeIn,
    });
    expect(cost.lines.map(({ kind, title, amount }) => [kind, title, amount])).toEqual([
      ['PRICE', '', 4_000_000],
      ['VOUCHER', 'Hemat semua', -50_000],
      ['TRADE_IN', expect.any(String), -(tradeIn?.amount ?? 0)],
      ['SERVICE', 'Pasang', 300_000],
      ['SERVICE', 'Proteksi', 190_000],
      ['SHIPPING', expect.any(String), expect.any(Number)],
    ]);
    expect(tradeIn?.amount).toBeGreaterThan(0);
    expect(cost).toMatchObject({ quantity: 2, cashback: 30_000, isShippingOpen: false });
    expect(cost.subtotal).toBe(4_000_000 - 50_000 - (tradeIn?.amount ?? 0) + 490_000);
    expect(cost.total - cost.subtotal).toBe(cost.lines.at(-1)?.amount);
  });

  test('[COST-01] a promotion pays the shipping; without a place nothing is said of it', async () => {
    const who = visitor(open());
    const paid = await costOf(who, { quantity: 4, destination: HOME });
    expect(paid.lines.slice(-2)).toEqual([
      { kind: 'PROMO', title: 'Ongkir ditanggung', amount: null, originalAmount: null },
      { kind: 'SHIPPING', title: expect.any(String), amount: 0, originalAmount: expect.any(Number) },
    ]);
    const open2 = await costOf(who);
    expect(open2.isShippingOpen).toBe(true);
    expect(open2.lines.some(({ kind }) => kind === 'SHIPPING')).toBe(false);
  });

  test('[COST-01, PROMO-03] a promotion for members is no guest’s, with a bag or without', async () => {
    const shop = open();
    const isGiven = async (who: Visitor) =>
      (await costOf(who, { quantity: 3, destination: HOME })).lines.some(
        ({ title }) => title === 'Beli banyak',
      );
    const guest = visitor(shop);
    expect(await isGiven(guest)).toBe(false);
    expect((await add(guest, purchase())).status).toBe(200);
    expect(await isGiven(guest)).toBe(false);
    await guest.logIn('ayu');
    expect(await isGiven(guest)).toBe(true);
    const member = visitor(shop);
    await member.logIn('budi');
    expect(await isGiven(member)).toBe(true);
  });

  test('[COST-01] asking writes nothing: no session, no stock, no voucher', async () => {
    const who = visitor(open({ item: { stock: 3 } }));
    const first = await ask(who, { quantity: 3 });
    expect(first.headers.getSetCookie()).toEqual([]);
    expect((await ask(who, { quantity: 3 })).body.data).toEqual(first.body.data);
  });

  test('[COST-01] refuses what its checkout would refuse, with the same code', async () => {
    const who = visitor(open({ item: { stock: 3 } }));
    const codeOf = async (facts: object) => (await ask(who, facts)).body.errors?.user[0];
    expect(await codeOf({ quantity: 0 })).toBe('LOWER_THAN_MINIMUM');
    expect(await codeOf({ quantity: 1.5 })).toBe('INVALID_BODY');
    expect(await codeOf({ addOns: [{ type: 'INSTALLATION', id: 'INST-9' }] })).toBe(
      'INSTALLATION_NOT_AVAILABLE',
    );
    expect(await codeOf({ courier: 'BURUNG' })).toBe('COURIER_UNKNOWN');
    const tradeIn = await tradeInOf(visitor(open({ item: { offered: 900_000 } })), 0);
    expect(await codeOf({ tradeIn: { ...tradeIn, amount: 999_000_000 } })).toBe('TRADE_IN_CHANGED');
    expect((await ask(who, { itemSku: 'XXX-9' })).status).toBe(404);
    // Cost and checkout refuse more pieces than the stock with the same code.
    await who.logIn('ayu');
    const refused = await who.write('/retail/checkouts/_quick', purchase({ quantity: 4 }));
    expect(await codeOf({ quantity: 4 })).toBe(refused.body.errors.user[0]);
  });

  test('[COST-02] reductions end where the goods do; services and shipping are paid', async () => {
    const who = visitor(
      open(
        { item: { offered: 20_000 } },
        { vouchers: [{ ...VOUCHERS[1], value: 90 } as (typeof VOUCHERS)[0]] },
      ),
    );
    const tradeIn = await tradeInOf(who, 0);
    expect(tradeIn?.amount).toBe(20_000);
    const cost = await costOf(who, { tradeIn, addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
    expect(cost.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['PRICE', 20_000],
      ['VOUCHER', -18_000],
      ['TRADE_IN', -2_000],
      ['SERVICE', 150_000],
    ]);
    expect(cost.total).toBe(150_000);
  });

  test('[COST-03] sums that do not add up, and money that is none, are no answer', () => {
    const line = (facts: object = {}) => ({
      kind: 'PRICE',
      title: '',
      amount: 5,
      originalAmount: null,
      ...facts,
    });
    const good = { lines: [line()], quantity: 1, subtotal: 5, total: 5, cashback: 0, isShippingOpen: false };
    const isAnswer = (facts: object) => orderCost.safeParse({ ...good, ...facts }).success;
    expect(isAnswer({})).toBe(true);
    expect(isAnswer({ total: 6 })).toBe(false);
    expect(isAnswer({ subtotal: 4 })).toBe(false);
    expect(isAnswer({ lines: [line(), line({ kind: 'SHIPPING', amount: 4 })], total: 9 })).toBe(true);
    expect(isAnswer({ lines: [line(), line({ kind: 'SERVICE', amount: 4 })], total: 9 })).toBe(false);
    expect(isAnswer({ lines: [] })).toBe(false);
    for (const amount of [0.5, Number.NaN, 1e21, Infinity, '5', '5,0', LARGEST_RUPIAH + 1]) {
      expect(isAnswer({ lines: [line({ amount })], total: amount, subtotal: amount }), String(amount)).toBe(
        false,
      );
      expect(isAnswer({ cashback: amount }), String(amount)).toBe(false);
    }
    expect(isAnswer({ lines: [line({ amount: -5 })], total: -5, subtotal: -5 })).toBe(false);
  });

  test('[COST-01] the host lets the call through, and knows its name', () => {
    expect(isAllowedBackendPath('/backend/retail/order-costs')).toBe(true);
    expect(endpointOf('POST', '/backend/retail/order-costs')).toBe('POST /retail/order-costs');
  });
});

/** The subtotals that box and sheet show, with a counted cost and without one. */
async function shownBy(
  who: Visitor,
  { itemSku, pickupPointCode, quantity }: { itemSku: string; pickupPointCode: string; quantity: number },
  { services = [], tradeIn = null }: { services?: CatalogueAddOn[]; tradeIn?: { amount: number } | null },
) {
  const query = `qty=${quantity}&pickupPointCode=${pickupPointCode}`;
  const told = await who.read(`/product-detail/products/${itemSku}/price-summary?${query}`);
  const { price, vouchersApplied, item } = priceSummary.parse(told.body.data);
  const reduction = vouchersApplied.reduce((sum, { amount }) => sum + amount, 0);
  const goods = goodsSum({ unitPrice: price.offered, quantity, reduction, counted: item });
  const costs = services.map(({ costs: of }) => ({ price: 0, basisPoints: null, ...of }));
  const purchased = {
    goods,
    services: servicesSum(costs, { unitPrice: price.offered, quantity }),
    tradeIn: tradeIn === null ? null : { title: '', amount: tradeIn.amount },
  };
  return {
    counted: (cost: OrderCost) => subtotalOf({ ...purchased, cost }),
    /** Before the cost is counted, and where it cannot be. */
    uncounted: subtotalOf({ ...purchased, cost: null }),
  };
}
const isReduced = ({ lines }: OrderCost) =>
  lines.some(({ kind, amount }) => kind === 'PROMO' && amount !== null);
/** To the rupiah; where a promotion that the page does not know takes something off, never less than is paid. */
function expectShown(
  { counted, uncounted }: Awaited<ReturnType<typeof shownBy>>,
  cost: OrderCost,
  words: string,
) {
  expect(counted(cost), words).toBe(cost.subtotal);
  if (isReduced(cost)) expect(uncounted, words).toBeGreaterThanOrEqual(cost.subtotal);
  else expect(uncounted, words).toBe(cost.subtotal);
}

test('[COST-07] page, bag and checkout are never a rupiah apart, whatever is chosen', async () => {
  const random = chance(6);
  const seen = new Set<string>();
  const ways = new Set<string>();
  for (let round = 0; round < 50; round += 1) {
    const offered = 1 + random(random(2) === 0 ? 99_999 : 4_999_999);
    const off = random(offered);
    const shop = open(
      {
        item: {
          offered,
          stock: 500,
          pickup: 'AVAILABLE',
          ...(random(2) === 0 ? {} : { cashback: 1 + random(offered) }),
        },
        ...(random(2) === 0 ? {} : { wholesale: [{ minQty: 3, off }] }),
        ...(random(2) === 0 ? {} : { shippingSubsidy: random(40_000) }),
      },
      random(3) === 0 ? { vouchers: [], promotions: [] } : {},
    );
    const who = visitor(shop);
    const isMember = random(3) > 0;
    if (isMember) await who.logIn('budi');
    if (isMember && random(2) === 0) await who.write('/product/merchant/vouchers/V-1/_claim', undefined);
    const fulfillment = random(4) === 0 ? 'PICKUP' : 'DELIVERY';
    ways.add(fulfillment);
    // One piece at a time is picked up.
    const quantity = fulfillment === 'PICKUP' ? 1 : 1 + random(6);
    const tradeIn = random(2) === 0 ? null : await tradeInOf(who, random(4));
    const services = [FITTING, COVER].filter(() => random(2) === 1);
    const body = purchase({
      quantity,
      fulfillment,
      addOns: services.map(({ type, id: service }) => ({ type, id: service })),
      ...(tradeIn === null ? {} : { tradeIn }),
      ...(random(4) === 0 ? {} : { destination: HOME }),
      ...(random(2) === 0 ? {} : { courier: ['EXPRESS', 'REGULAR', 'SAMEDAY'][random(3)] }),
    });
    const asked = await ask(who, body);
    const shown = await shownBy(who, body, { services, tradeIn });
    const added = await add(who, body);
    expect([round, asked.status], JSON.stringify(added.body.errors ?? null)).toEqual([round, added.status]);
    if (asked.status !== 200) continue;
    const cost = orderCost.parse(asked.body.data);
    for (const { kind } of cost.lines) seen.add(kind);
    const words = JSON.stringify({ round, offered, quantity, isMember, cost });
    expectShown(shown, cost, words);
    const places = [await textOf(who, '/cart')];
    if (isMember) {
      const made = await who.write('/retail/checkouts/_quick', body);
      places.push(await textOf(who, `/retail/checkout/${made.body.data.id}`));
    }
    for (const text of places) {
      expect(text, words).toContain(sumsOf(cost));
      expect(text.includes('Belum termasuk ongkir.'), words).toBe(cost.isShippingOpen);
      expect(text.includes(`Cashback ${formatPrice(cost.cashback)} kembali`), words).toBe(cost.cashback > 0);
      for (const { kind, title, amount } of cost.lines) {
        if (kind === 'SERVICE')
          expect(text, words).toContain(`${title} × ${quantity}: ${formatPrice(amount ?? 0)}`);
      }
    }
  }
  // Chance has met all of them.
  expect([...seen].toSorted()).toEqual(['PRICE', 'PROMO', 'SERVICE', 'SHIPPING', 'TRADE_IN', 'VOUCHER']);
  expect([...ways].toSorted()).toEqual(['DELIVERY', 'PICKUP']);
});

/** Offers that are of one product alone, so that a bag of several gets what each got by itself. */
function offersOf(vendor: Vendor, productSku: string, random: (below: number) => number) {
  const scope = { vendor, productSkus: [productSku] };
  const voucher = testVoucher({
    ...scope,
    id: `V-${productSku}`,
    code: `V-${productSku}`,
    group: 'blibliVouchers',
    adjustmentGroup: 'MARKETPLACE',
    value: 1 + random(60_000),
  });
  const items = promotion({
    ...scope,
    id: `P-${productSku}`,
    itemSkus: [`${productSku}-01`],
    minQuantity: 1 + random(4),
    reward: { kind: 'items', percent: 1 + random(30) },
  });
  return { vouchers: random(2) === 0 ? [] : [voucher], promotions: random(2) === 0 ? [] : [items] };
}
const SLOTS = ['A.20261121.now12', 'A.20261121.1400', 'A.20261122.0800'];
const SLOT_PRICES = [15_000, 8_000, 8_000];

test('[COST-07] a bag of either vendor costs what its lines were told to cost one by one', async () => {
  const random = chance(11);
  const seen = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const vendor = random(2) === 0 ? 'retail' : 'grocery';
    const skus = ['UJI-00001', 'UJI-00002', 'UJI-00003', 'UJI-00004'].slice(0, 1 + random(4));
    const offers = skus.map((sku) => offersOf(vendor, sku, random));
    const place = vendor === 'grocery' ? 'PP-A' : 'PP-TOK-1';
    const shop = open(
      {},
      {
        products: skus.map((productSku) =>
          product({
            productSku,
            vendor,
            services: vendor === 'retail' ? [FITTING.id, COVER.id] : [],
            item: { offered: 1 + random(200_000), stock: 500, pickup: 'AVAILABLE', pickupPointCode: place },
          }),
        ),
        groceryStores: [testStore()],
        vouchers: offers.flatMap(({ vouchers }) => vouchers),
        promotions: offers.flatMap(({ promotions }) => promotions),
      },
    );
    const who = visitor(shop);
    if (random(3) > 0) await who.logIn('budi');
    // A bag of retail goes one way, and to one place.
    const isPickedUp = random(4) === 0;
    const isSent = random(4) > 0;
    let slot: number | null = null;
    let isOpen = false;
    let expected = 0;
    const costs: OrderCost[] = [];
    for (const sku of skus) {
      const fulfillment = (vendor === 'retail' ? isPickedUp : random(4) === 0) ? 'PICKUP' : 'DELIVERY';
      const picked = vendor === 'grocery' && fulfillment === 'DELIVERY' ? random(4) : 3;
      // Items that are picked up have no installation.
      const offered = vendor === 'grocery' ? [] : isPickedUp ? [COVER] : [FITTING, COVER];
      const services = offered.filter(() => random(2) === 0);
      const body = purchase({
        itemSku: `${sku}-01`,
        pickupPointCode: place,
        quantity: fulfillment === 'PICKUP' ? 1 : 1 + random(6),
        fulfillment,
        addOns: services.map(({ type, id: service }) => ({ type, id: service })),
        ...(vendor === 'retail' && isSent && fulfillment === 'DELIVERY' ? { destination: HOME } : {}),
        ...(picked < SLOTS.length ? { slotId: SLOTS[picked] } : {}),
      });
      const asked = await who.write(`/${vendor}/order-costs`, body);
      expect([round, asked.status], JSON.stringify(asked.body.errors ?? null)).toEqual([round, 200]);
      const cost = orderCost.parse(asked.body.data);
      const shown = await shownBy(who, body, { services });
      const added =
        vendor === 'retail' ? await add(who, body) : await who.write('/grocery/checkout/_add', body);
      expect([round, added.status], JSON.stringify(added.body.errors ?? null)).toEqual([round, 200]);
      expectShown(shown, cost, JSON.stringify({ round, vendor, body, cost }));
      // The place that the bag has in a slot counts for what is added without one.
      if (picked < SLOTS.length) slot = picked;
      if (vendor === 'grocery')
        expect(cost.isShippingOpen, String(round)).toBe(fulfillment === 'DELIVERY' && slot === null);
      isOpen ||= fulfillment === 'DELIVERY' && (vendor === 'retail' ? cost.isShippingOpen : true);
      expected += vendor === 'retail' ? cost.total : cost.subtotal;
      costs.push(cost);
      for (const { kind } of cost.lines) seen.add(`${vendor} ${fulfillment} ${kind}`);
    }
    // A store delivers its items together, for one price.
    if (vendor === 'grocery' && slot !== null) {
      isOpen = false;
      expected += SLOT_PRICES[slot] ?? 0;
    }
    const subtotal = costs.reduce((sum, cost) => sum + cost.subtotal, 0);
    const text = await textOf(who, vendor === 'retail' ? '/cart' : '/grocery/cart');
    const words = JSON.stringify({ round, vendor, slot, costs });
    expect(text.includes('Belum termasuk ongkir.'), words).toBe(isOpen);
    expect(text, words).toContain(
      isOpen ? `Subtotal ${formatPrice(subtotal)} Belum` : `Total ${formatPrice(expected)}`,
    );
    seen.add(`${vendor} bag of ${skus.length}`);
  }
  // Chance has met all of them.
  expect([...seen].toSorted()).toEqual([
    ...['DELIVERY PRICE', 'DELIVERY PROMO', 'DELIVERY SHIPPING', 'DELIVERY VOUCHER'].map(
      (one) => `grocery ${one}`,
    ),
    ...['PICKUP PRICE', 'PICKUP PROMO', 'PICKUP VOUCHER'].map((one) => `grocery ${one}`),
    ...[1, 2, 3, 4].map((lines) => `grocery bag of ${lines}`),
    ...['PRICE', 'PROMO', 'SERVICE', 'SHIPPING', 'VOUCHER'].map((kind) => `retail DELIVERY ${kind}`),
    ...['PRICE', 'PROMO', 'SERVICE', 'VOUCHER'].map((kind) => `retail PICKUP ${kind}`),
    ...[1, 2, 3, 4].map((lines) => `retail bag of ${lines}`),
  ]);
});
