import { describe, expect, onTestFinished, test } from 'vitest';
import { vouchers as catalogueVouchers } from '#marketplace/promo/catalogue/vouchers.ts';
import type { CatalogueVoucher } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { seedVouchers } from '#marketplace/promo/seed/seedVouchers.ts';
import type { FoundItem } from '#marketplace/product/rules/catalogue.ts';
import {
  recountedForShipping,
  shippingAfterVouchers,
  vouchersOfOrder,
  type Parcel,
} from '#marketplace/promo/rules/orderVouchers.ts';
import { createVoucherBook } from '#marketplace/promo/rules/vouchers.ts';
import { claimVoucher } from '#marketplace/promo/rules/voucherWrites.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { promotions } from '#src/services/promo/promotions/contract.ts';
import { orderCost } from '#src/services/price/orderCost/contract.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { add, pressed, textOf, type Visitor } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

/** Noon of a Saturday in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const BUDI = 'member-budi';
const HOME = { postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat', geolocation: null };

/** A seller's voucher for the shipping, to be claimed as "V-K"; up to Rp5.000 from Rp50.000. */
const shipping = (facts: Partial<CatalogueVoucher> = {}) =>
  testVoucher({
    id: 'V-K',
    code: 'KIRIM',
    title: { id: 'Gratis kirim', en: 'Ship for free' },
    group: 'merchantShipping',
    adjustmentGroup: 'SHIPPING',
    rewardType: null,
    value: 0,
    maxAmount: 5_000,
    minPurchase: 50_000,
    ...facts,
  });
/** One of the marketplace, which counts without a claim. */
const ofAll = (facts: Partial<CatalogueVoucher> = {}) =>
  shipping({ id: 'V-A', code: 'ANTAR', group: 'blibliShipping', ...facts });

const found = (productSku: string, merchantCode = SELLER.code): FoundItem => {
  const made = product({ productSku, merchantCode });
  const [item] = made.items;
  if (item === undefined) throw new Error('no item');
  return { product: made, item, merchant: SELLER, isReplaced: false };
};
const SHIRT = found('UJI-00001');
const SHOE = found('UJI-00002');
const ELSEWHERE = found('UJI-00003', 'TOK-9');

function book(vouchers: readonly CatalogueVoucher[]) {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  seedCatalogue(database, [], NOON);
  seedVouchers(database, vouchers, [], NOON);
  return { database, vouchers: createVoucherBook(database, []), now: () => NOON, offersSince: NOON };
}
const parcel = (price: number, subtotal = 50_000, of = SHIRT): Parcel => ({
  goods: [{ found: of, order: { quantity: 1, subtotal } }],
  price,
});
type Book = ReturnType<typeof book>;
const applied = (deps: Book, parcels: readonly Parcel[], memberId: string | null = BUDI) =>
  vouchersOfOrder(deps, { goods: parcels.flatMap(({ goods }) => goods), parcels }, memberId, 'id').map(
    ({ code, amount, isShipping }) => [code, amount, isShipping],
  );

describe('[VOUCHER-24] what is taken off the shipping', () => {
  test('takes off up to the cap, and no more than the shipping costs', () => {
    const deps = book([ofAll()]);
    expect(applied(deps, [parcel(12_000)])).toEqual([['ANTAR', 5_000, true]]);
    expect(applied(deps, [parcel(5_001)])).toEqual([['ANTAR', 5_000, true]]);
    expect(applied(deps, [parcel(4_999)])).toEqual([['ANTAR', 4_999, true]]);
    expect(applied(deps, [parcel(0)])).toEqual([]);
    expect(applied(deps, [])).toEqual([]);
    const { maxAmount: _, ...uncapped } = ofAll();
    expect(applied(book([uncapped]), [parcel(12_000)])).toEqual([['ANTAR', 12_000, true]]);
    const half = ofAll({ rewardType: 'DISCOUNT', value: 50 });
    expect(applied(book([half]), [parcel(9_999)])).toEqual([['ANTAR', 4_999, true]]);
    const fixed = ofAll({ rewardType: 'AMOUNT_OFF', value: 3_000 });
    expect(applied(book([fixed]), [parcel(9_000)])).toEqual([['ANTAR', 3_000, true]]);
  });

  test('asks for the minimum of the goods that it is for', () => {
    const deps = book([ofAll({ merchantCode: SELLER.code })]);
    expect(applied(deps, [parcel(9_000, 49_999)])).toEqual([]);
    expect(applied(deps, [parcel(9_000, 50_000)])).toHaveLength(1);
    expect(applied(deps, [parcel(9_000, 90_000, ELSEWHERE)])).toEqual([]);
    // Goods of the seller that travel together count together.
    const both = (other: FoundItem): Parcel => ({
      goods: [...parcel(0, 25_000).goods, ...parcel(0, 25_000, other).goods],
      price: 9_000,
    });
    expect(applied(deps, [both(SHOE)])).toEqual([['ANTAR', 5_000, true]]);
    expect(applied(deps, [both(ELSEWHERE)])).toEqual([]);
  });

  test('counts a seller’s voucher while it is held, and the marketplace’s while any is left', () => {
    const deps = book([shipping()]);
    expect(applied(deps, [parcel(9_000)])).toEqual([]);
    claimVoucher(deps, BUDI, 'V-K');
    expect(applied(deps, [parcel(9_000)])).toEqual([['KIRIM', 5_000, true]]);
    expect(applied(deps, [parcel(9_000)], null)).toEqual([]);
    expect(applied(deps, [parcel(9_000)], 'member-ayu')).toEqual([]);
    expect(applied(book([ofAll({ quota: 1 })]), [parcel(9_000)], null)).toHaveLength(1);
    for (const facts of [
      { quota: 1, taken: 1 },
      { isAutomatic: false },
      { startsInMinutes: 1 },
      { endsInMinutes: 0 },
    ])
      expect(applied(book([ofAll(facts)]), [parcel(9_000)]), JSON.stringify(facts)).toEqual([]);
  });

  test('takes the one that takes most, of equals the larger; others only where they combine', () => {
    const two = [ofAll(), ofAll({ id: 'V-B', code: 'BESAR', maxAmount: 8_000 })];
    expect(applied(book(two), [parcel(9_000)])).toEqual([['BESAR', 8_000, true]]);
    expect(applied(book(two), [parcel(4_000)])).toEqual([['BESAR', 4_000, true]]);
    // Half of a little is less than the cap of the other, half of much would be more.
    const half = ofAll({ id: 'V-H', code: 'SETENGAH', rewardType: 'DISCOUNT', value: 50, maxAmount: 50_000 });
    expect(applied(book([half, ofAll()]), [parcel(6_000)])).toEqual([['ANTAR', 5_000, true]]);
    expect(applied(book([ofAll(), half]), [parcel(40_000)])).toEqual([['SETENGAH', 20_000, true]]);
    const combined = [two[0] ?? ofAll(), ofAll({ id: 'V-B', code: 'LAIN', adjustmentGroup: 'BANK' })];
    expect(applied(book(combined), [parcel(8_000)])).toEqual([
      ['ANTAR', 5_000, true],
      ['LAIN', 3_000, true],
    ]);
    expect(applied(book(combined), [parcel(5_000)])).toEqual([['ANTAR', 5_000, true]]);
    // A voucher of the goods stands in the same group.
    const goods = testVoucher({ code: 'PASAR', group: 'blibliVouchers', adjustmentGroup: 'SHIPPING' });
    expect(applied(book([goods, ofAll()]), [parcel(9_000)])).toEqual([['PASAR', 10_000, false]]);
  });

  test('uses none twice in a bag, and the dearest parcel chooses first', () => {
    const deps = book([ofAll(), ofAll({ id: 'V-B', code: 'BESAR', maxAmount: 8_000 })]);
    const parcels = [parcel(7_000), parcel(9_000, 50_000, SHOE), parcel(6_000, 50_000, ELSEWHERE)];
    expect(applied(deps, parcels)).toEqual([
      ['BESAR', 8_000, true],
      ['ANTAR', 5_000, true],
    ]);
  });
});

test('[SHIP-27] what vouchers leave of a price is what an order of the goods pays', () => {
  const goods = testVoucher({ code: 'PASAR', group: 'blibliVouchers', adjustmentGroup: 'SHIPPING' });
  const bank = ofAll({ id: 'V-B', code: 'LAIN', adjustmentGroup: 'BANK' });
  for (const vouchers of [[], [shipping()], [ofAll()], [ofAll(), bank], [goods, ofAll()], [goods, bank]])
    for (const price of [0, 4_000, 9_000, 20_000]) {
      const deps = book(vouchers);
      const sent = parcel(price);
      const off = applied(deps, [sent]).reduce(
        (sum, [, amount, isShipping]) => sum + (isShipping ? Number(amount) : 0),
        0,
      );
      expect(
        shippingAfterVouchers(deps, sent.goods, BUDI, 'id')(price),
        `${vouchers.map(({ code }) => code).join()} ${price}`,
      ).toBe(off === 0 ? null : price - off);
    }
});

test('[VOUCHER-24] used vouchers are counted anew for another price, and never exceed it', () => {
  const deps = book([shipping(), ofAll({ maxAmount: 8_000, adjustmentGroup: 'BANK' })]);
  const used = [
    { code: 'KIRIM', amount: 1, isShipping: true },
    { code: 'ANTAR', amount: 1, isShipping: true },
    { code: 'LAMA', amount: 700, isShipping: true },
  ];
  const amounts = (price: number) => recountedForShipping(deps, used, price).map(({ amount }) => amount);
  expect(amounts(20_000)).toEqual([5_000, 8_000, 700]);
  expect(amounts(9_000)).toEqual([5_000, 4_000, 0]);
  expect(amounts(0)).toEqual([0, 0, 0]);
});

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOON,
    products: [
      product({ item: { offered: 30_000, stock: 50 } }),
      product({ productSku: 'UJI-00002', item: { offered: 60_000, stock: 50, pickup: 'AVAILABLE' } }),
    ],
    merchants: [SELLER],
    vouchers: [shipping()],
    ...options,
  });
  onTestFinished(() => shop.close());
  return shop;
}
/** A member who has claimed the voucher. */
async function holding(shop: ReturnType<typeof open>, name = 'budi') {
  const one = visitor(shop);
  await one.logIn(name);
  await one.write('/product/merchant/vouchers/V-K/_claim', undefined);
  return one;
}
const line = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 2,
  fulfillment: 'DELIVERY',
  destination: HOME,
  addOns: [],
  ...facts,
});
async function costOf(one: Visitor, facts: object = {}) {
  const cost = orderCost.parse((await one.write('/retail/order-costs', line(facts))).body.data);
  return { ...cost, shipping: cost.lines.find(({ kind }) => kind === 'SHIPPING') };
}
const due = async (one: Visitor, path: string) =>
  /name="due" value="(\d+)"/.exec(await (await one.call(path)).text())?.[1] ?? '';
const totalOf = async (one: Visitor, path: string) =>
  Number(/Total Rp([\d.]+)/.exec(await textOf(one, path))?.[1]?.replaceAll('.', ''));
const NAMED = 'Voucher Gratis kirim';

describe('[VOUCHER-24, COST-07, SHIP-27] a claimed voucher of the shipping', () => {
  test('is counted on page, bag, checkout and order, and is used by the order', async () => {
    const shop = open();
    const guest = visitor(shop);
    const plain = await costOf(guest);
    const full = plain.shipping?.amount ?? 0;
    expect(full).toBeGreaterThan(5_000);
    const one = await holding(shop);
    const cost = await costOf(one);
    expect(cost.shipping).toMatchObject({
      amount: full - 5_000,
      originalAmount: full,
      vouchers: [{ code: 'KIRIM', title: 'Gratis kirim' }],
    });
    expect([cost.subtotal, cost.total]).toEqual([60_000, plain.total - 5_000]);
    await add(one, ITEM, 2, { destination: HOME });
    expect(await totalOf(one, '/cart')).toBe(cost.total);
    // The line has its courier's own price, and says so.
    const price = formatPrice(full);
    expect(await textOf(one, '/cart')).toContain(`, ${price} sebelum voucher`);
    expect(await textOf(one, '/cart?lang=en')).toContain(`, ${price} before vouchers`);
    await one.call('/cart?lang=id');
    await add(guest, ITEM, 2, { destination: HOME });
    expect(await textOf(guest, '/cart')).toMatch(new RegExp(`, ${price}(?! sebelum)`));
    const path = (await pressed(one, '/cart/checkout', {})).location ?? '';
    expect(await textOf(one, path)).toContain(NAMED);
    expect(Number(await due(one, path))).toBe(cost.total);
    const placed = await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
    expect(placed.location).toBe(`${path}?placed=1`);
    expect([await totalOf(one, path), (await textOf(one, path)).includes(NAMED)]).toEqual([cost.total, true]);
    // It is used up: the next one pays all of the shipping.
    expect((await costOf(one)).total).toBe(plain.total);
    expect((await one.write('/product/merchant/vouchers/V-K/_claim', undefined)).body.errors.user).toEqual([
      'VOUCHER_REDEEMED',
    ]);
  });

  test('is used by a checkout of its own, which says the same', async () => {
    const one = await holding(open());
    const { total } = await costOf(one);
    const { id } = (await one.write('/retail/checkouts/_quick', line())).body.data;
    expect(await totalOf(one, `/retail/checkout/${id}`)).toBe(total);
    expect(await textOf(one, `/retail/checkout/${id}`)).toContain(NAMED);
    expect((await costOf(one)).total).toBe(total + 5_000);
  });

  test('is not counted below its minimum, for pickup, or where the shipping is not known', async () => {
    const one = await holding(open());
    expect((await costOf(one, { quantity: 1 })).shipping?.vouchers).toBeUndefined();
    const { destination: _, ...nowhere } = line({ quantity: 1, itemSku: 'UJI-00002-01' });
    const fetched = { ...nowhere, fulfillment: 'PICKUP' };
    for (const body of [fetched, { ...fetched, destination: HOME }, nowhere]) {
      const { lines, total, subtotal } = orderCost.parse(
        (await one.write('/retail/order-costs', body)).body.data,
      );
      expect([lines.length, total - subtotal]).toEqual([1, 0]);
      const { id } = (await one.write('/retail/checkouts/_quick', body)).body.data;
      expect(await textOf(one, `/retail/checkout/${id}`)).not.toContain(NAMED);
    }
    const picked = { fulfillment: 'PICKUP', destination: HOME };
    expect((await add(one, 'UJI-00002-01', 1, picked)).status).toBe(200);
    expect(await textOf(one, '/cart')).toContain('Total Rp60.000');
    expect(await textOf(one, '/cart')).not.toContain(NAMED);
    // None of them has used it.
    expect((await costOf(one)).shipping?.vouchers).toHaveLength(1);
  });

  test('is counted once an address is chosen at the checkout, and stays used for another one', async () => {
    const one = await holding(open(), 'ayu');
    await one.write('/member/addresses/_sync', undefined);
    const { destination: _, ...nowhere } = line();
    const { id } = (await one.write('/retail/checkouts/_quick', nowhere)).body.data;
    const path = `/retail/checkout/${id}`;
    for (const address of ['address-ayu-kantor', 'address-ayu-kantor']) {
      expect((await pressed(one, `${path}/address`, { address })).status).toBe(303);
      expect(await textOf(one, path)).toContain(NAMED);
    }
    expect((await costOf(one)).shipping?.vouchers).toBeUndefined();
    const placed = await pressed(one, `${path}/order`, { key: 'o1', due: await due(one, path) });
    expect(placed.status).toBe(303);
  });

  test('is not counted at an address where one of its group was used for the goods', async () => {
    const goods = testVoucher({ code: 'PASAR', group: 'blibliVouchers', adjustmentGroup: 'SHIPPING' });
    const other = ofAll({ id: 'V-B', code: 'LAIN', title: 'Kirim lain', adjustmentGroup: 'BANK' });
    const one = visitor(open({ vouchers: [goods, ofAll(), other] }));
    await one.logIn('ayu');
    await one.write('/member/addresses/_sync', undefined);
    const { destination: _, ...nowhere } = line();
    const path = `/retail/checkout/${(await one.write('/retail/checkouts/_quick', nowhere)).body.data.id}`;
    await pressed(one, `${path}/address`, { address: 'address-ayu-kantor' });
    const text = await textOf(one, path);
    expect([text.includes('Voucher Kirim lain'), text.includes(NAMED)]).toEqual([true, false]);
  });

  test('that is used elsewhere meanwhile leaves no order at the former total', async () => {
    const one = await holding(open());
    await add(one, ITEM, 2, { destination: HOME });
    const path = (await pressed(one, '/cart/checkout', {})).location ?? '';
    const before = await due(one, path);
    await one.write('/retail/checkouts/_quick', line());
    const late = await pressed(one, `${path}/order`, { key: 'o1', due: before });
    expect([late.status, late.text.includes('Totalnya berubah')]).toEqual([409, true]);
    expect(Number(await due(one, path))).toBe(Number(before) + 5_000);
    expect(late.text).not.toContain(NAMED);
  });

  test('of the marketplace runs out between the checkout and the order', async () => {
    const shop = open({ vouchers: [ofAll({ quota: 1 })] });
    const [one, other] = [visitor(shop), visitor(shop)];
    await one.logIn('budi');
    await other.logIn('ayu');
    await add(one, ITEM, 2, { destination: HOME });
    const path = (await pressed(one, '/cart/checkout', {})).location ?? '';
    const before = await due(one, path);
    await other.write('/retail/checkouts/_quick', line());
    const late = await pressed(one, `${path}/order`, { key: 'o1', due: before });
    expect([late.status, late.text.includes('Totalnya berubah')]).toEqual([409, true]);
    const placed = await pressed(one, `${path}/order`, { key: 'o2', due: await due(one, path) });
    expect(placed.status).toBe(303);
  });
});

test('[VOUCHER-24] groceries that a store brings together count together', async () => {
  const shop = open({
    products: [
      product({ vendor: 'grocery', item: { offered: 30_000, stock: 9, pickupPointCode: 'PP-A' } }),
      product({
        productSku: 'UJI-00002',
        vendor: 'grocery',
        item: { offered: 30_000, stock: 9, pickupPointCode: 'PP-A' },
      }),
    ],
    groceryStores: [testStore()],
    vouchers: [ofAll({ vendor: 'grocery' })],
  });
  const one = visitor(shop);
  const body = { itemSku: ITEM, pickupPointCode: 'PP-A', quantity: 1, fulfillment: 'DELIVERY' };
  await one.write('/grocery/checkout/_add', { ...body, slotId: 'A.20261121.1400' });
  expect(await totalOf(one, '/grocery/cart')).toBe(38_000);
  const other = { ...body, itemSku: 'UJI-00002-01' };
  const { checkout, lines } = (await one.write('/grocery/order-costs', other)).body.data;
  expect([checkout.total, lines.length]).toEqual([63_000, 2]);
  await one.write('/grocery/checkout/_add', other);
  expect(await totalOf(one, '/grocery/cart')).toBe(63_000);
});

describe('[COST-15] until when a sum holds', () => {
  const base = { vendor: 'retail', text: '', membersOnly: false, startsInMinutes: -1, itemSkus: [] } as const;
  const paying = {
    ...base,
    id: 'P',
    title: 'Ongkir dibayari',
    reward: { kind: 'shipping' as const },
    endsInMinutes: 3,
  };

  test('tells the first end of the vouchers and promotions that were counted', async () => {
    const one = await holding(open({ vouchers: [shipping({ endsInMinutes: 7 })] }));
    expect((await costOf(one)).holdsUntil).toBe(NOON + 7 * MINUTE_MS);
    expect((await costOf(one, { quantity: 1 })).holdsUntil).toBeNull();
    const two = [testVoucher({ group: 'blibliVouchers', endsInMinutes: 5 }), ofAll()];
    expect((await costOf(visitor(open({ vouchers: two })))).holdsUntil).toBe(NOON + 5 * MINUTE_MS);
    const paid = open({ vouchers: two, promotions: [paying] });
    expect((await costOf(visitor(paid))).holdsUntil).toBe(NOON + 3 * MINUTE_MS);
  });
});

describe('[VOUCHER-25, PROMO-04] what is said of a voucher of the shipping', () => {
  const said = async (one: Visitor, quantity = 2) => {
    const { body } = await one.read(`/product-detail/products/${ITEM}/promotions?qty=${quantity}`);
    const { merchantShipping, blibliShipping } = promotions.parse(body.data);
    return [...merchantShipping, ...blibliShipping].map(({ applicableStatus, condition }) => [
      applicableStatus,
      condition,
    ]);
  };

  test('says to claim it, how much is missing, that another saves more, or that it applies', async () => {
    const shop = open({ vouchers: [shipping(), ofAll({ maxAmount: 4_000 })] });
    const one = visitor(shop);
    await one.logIn('budi');
    expect(await said(one)).toEqual([
      ['POTENTIAL', 'Klaim dulu'],
      ['AVAILABLE', ''],
    ]);
    await one.write('/product/merchant/vouchers/V-K/_claim', undefined);
    expect(await said(one)).toEqual([
      ['AVAILABLE', ''],
      ['POTENTIAL', 'Voucher lain lebih hemat'],
    ]);
    expect(await said(one, 1)).toEqual([
      ['POTENTIAL', 'Belanja Rp20.000 lagi'],
      ['POTENTIAL', 'Belanja Rp20.000 lagi'],
    ]);
  });

  test('says that a promotion pays the shipping already', async () => {
    const paying = {
      id: 'P',
      vendor: 'retail' as const,
      title: 'Ongkir dibayari',
      text: '',
      membersOnly: false,
      itemSkus: [],
      reward: { kind: 'shipping' as const },
      startsInMinutes: -1,
      endsInMinutes: 3,
    };
    const one = await holding(open({ promotions: [paying] }));
    expect(await said(one)).toEqual([['POTENTIAL', 'Ongkir sudah gratis']]);
    expect((await costOf(one)).shipping).not.toHaveProperty('vouchers');
  });
});

test('[VOUCHER-28] the checkout says which voucher it does not take off, while that lasts', async () => {
  const payment = testVoucher({
    code: 'PAY',
    title: { id: 'Bayar nanti', en: 'Pay later' },
    group: 'blibliVouchers',
    isAutomatic: false,
    payment: 'PAYLATER',
    endsInMinutes: 60,
  });
  const time = { now: NOON };
  const one = visitor(open({ vouchers: [payment], now: () => time.now }));
  await one.logIn('budi');
  await add(one, ITEM, 2, { destination: HOME });
  const path = (await pressed(one, '/cart/checkout', {})).location ?? '';
  const said = 'Voucher Bayar nanti tidak dipotong: voucher itu untuk satu cara bayar';
  expect(await textOf(one, path)).toContain(said);
  expect(await totalOf(one, path)).toBe((await costOf(one)).total);
  time.now += 60 * MINUTE_MS;
  expect(await textOf(one, path)).not.toContain(said);
});

test('[VOUCHER-28] each voucher of the catalogue that is not automatic names a payment method', () => {
  const chosen = catalogueVouchers.filter(({ isAutomatic }) => !isAutomatic);
  expect(chosen.map(({ code, payment }) => [code, payment])).toEqual([
    ['PAYLATER25', 'PAYLATER'],
    ['HEMAT3', 'CREDIT_CARD'],
  ]);
});
