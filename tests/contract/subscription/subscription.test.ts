import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { month, week } from '#marketplace/product/catalogue/makeProduct.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { formatDate, formatPrice } from '#src/domain/shell/format.ts';
import {
  deliveriesOf,
  deliveryDates,
  firstDeliveryAt,
  mostDeliveries,
  SUBSCRIPTION_ERRORS,
} from '#src/domain/subscription/subscription.ts';
import {
  subscriptionBenefit,
  subscriptionDetail,
  subscriptionPlace,
  subscriptionTaken,
} from '#src/services/subscription/subscription/contract.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const DAY_MS = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 10, 21, 5);
const TERMS = { periods: [week(2), month(1)], minQty: 2, maxQty: 6, shippingDiscount: 10_000 };
const subscribable = (rest: Parameters<typeof product>[0] = {}) =>
  product({ tags: ['AVAILABLE', 'SUBSCRIPTION'], subscription: TERMS, item: { offered: 30_000 }, ...rest });
const BODY = {
  itemSku: ITEM,
  pickupPointCode: `PP-${SELLER.code}`,
  quantity: 2,
  period: { unit: 'MONTH', every: 1 },
  frequency: 3,
};
const { district, city, postalCode } = DEFAULT_DESTINATION;
const ADDRESS = { district, city, postalCode, geolocation: null };

async function open(options: Partial<MarketplaceOptions> = {}) {
  const time = { now: NOW };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => time.now,
    products: [subscribable()],
    merchants: [SELLER],
    ...options,
  });
  onTestFinished(() => shop.close());
  const ayu = visitor(shop);
  await ayu.logIn('ayu');
  return { shop, time, ayu };
}
type Visitor = ReturnType<typeof visitor>;
const detailOf = async (who: Visitor, item = ITEM) =>
  subscriptionDetail.parse((await who.read(`/subscription/products/${item}`)).body.data);
const add = (who: Visitor, rest: object = {}, headers: Record<string, string> = {}) =>
  who.write('/subscription/carts', { ...BODY, ...rest }, headers);
const start = (who: Visitor) => who.call('/subscription/cart/start', { method: 'POST' });
const textAt = async (who: Visitor, path: string) =>
  (await (await who.call(path)).text())
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const codeOf = (answer: { body: any }) => answer.body.errors?.user?.[0];

describe('subscriptions of the marketplace', () => {
  test('[API-36, API-37] guests read what is offered, members their bundles beside it', async () => {
    const { shop, ayu } = await open();
    const guest = visitor(shop);
    expect(await detailOf(guest)).toEqual({
      price: 30_000,
      periods: [week(2), month(1)],
      minQty: 2,
      maxQty: 6,
      bundles: [],
    });
    const benefit = (await guest.read(`/subscription/products/${ITEM}/benefit`)).body.data;
    expect(subscriptionBenefit.parse(benefit)).toEqual({ shippingDiscount: 10_000, minimumPackage: 50_000 });
    await add(ayu);
    await start(ayu);
    expect((await detailOf(ayu)).bundles).toEqual([
      {
        id: expect.stringMatching(/^SUB-/),
        period: month(1),
        frequency: 3,
        passed: 0,
        firstDelivery: '2026-11-24',
        items: 1,
        worth: 60_000,
        shippingDiscount: 10_000,
      },
    ]);
    expect((await detailOf(guest)).bundles).toEqual([]);
    for (const path of ['', '/benefit']) {
      expect((await guest.read(`/subscription/products/XXX-1${path}`)).status).toBe(404);
    }
  });

  test('[API-38, SUBS-09] members put it into their bag, and see it there; a guest is refused', async () => {
    const { shop, ayu } = await open();
    expect(codeOf(await add(visitor(shop)))).toBe('LOGIN_REQUIRED');
    const taken = subscriptionTaken.parse((await add(ayu)).body.data);
    expect(taken).toMatchObject({ firstDelivery: '2026-11-24', quantity: 2, price: 30_000 });
    const text = await textAt(ayu, '/subscription/cart');
    expect(text).toContain('Setiap bulan, 3 kiriman');
    expect(text).toContain('2 barang · Rp60.000 per kiriman');
    for (const day of ['24 Nov 2026', '24 Des 2026', '24 Jan 2027']) expect(text).toContain(day);
    expect(text).toContain('Subtotal 3 kiriman Rp180.000');
    const budi = visitor(shop);
    await budi.logIn('budi');
    expect(await textAt(budi, '/subscription/cart')).toContain('Keranjang langgananmu masih kosong.');
    expect(await textAt(visitor(shop), '/subscription/cart')).toContain('Masuk dulu');
  });

  test('[SUBS-09] takes a repeated add once, adds another one, and lets a line be taken out', async () => {
    const { shop, ayu } = await open();
    const key = { 'idempotency-key': 's-1' };
    const first = await add(ayu, {}, key);
    expect((await add(ayu, {}, key)).body).toEqual(first.body);
    expect(codeOf(await add(ayu, { quantity: 3 }, key))).toBe('IDEMPOTENCY_KEY_REUSED');
    const more = await add(ayu);
    expect(more.body.data).toMatchObject({ id: first.body.data.id, quantity: 4 });
    const other = await add(ayu, { frequency: 4 });
    expect(other.body.data).toMatchObject({ quantity: 2 });
    expect(other.body.data.id).not.toBe(first.body.data.id);
    const drop = (who: Visitor) =>
      who.call('/subscription/cart/drop', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ line: first.body.data.id }).toString(),
      });
    // A line is its member's own.
    const budi = visitor(shop);
    await budi.logIn('budi');
    await drop(budi);
    expect(await textAt(ayu, '/subscription/cart')).toContain('Setiap bulan, 3 kiriman');
    await drop(ayu);
    const text = await textAt(ayu, '/subscription/cart');
    expect(text).not.toContain('3 kiriman');
    expect(text).toContain('4 kiriman');
  });

  test('[SUBS-09] all pieces of a line in the bag have the price at the last add', async () => {
    const dataDir = keptFolder('etalase-subscription-');
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const run = async (offered: number) => {
      const shop = createMarketplace({
        dataDir,
        faults: false,
        now: () => NOW,
        products: [subscribable({ item: { offered } })],
        merchants: [SELLER],
      });
      try {
        const ayu = visitor(shop);
        await ayu.logIn('ayu');
        const { body } = await add(ayu, {}, { 'idempotency-key': `s-${offered}` });
        const taken = subscriptionTaken.parse(body.data);
        return { taken, text: await textAt(ayu, '/subscription/cart') };
      } finally {
        shop.close();
      }
    };
    expect((await run(30_000)).text).toContain('2 barang · Rp60.000 per kiriman');
    const { taken, text } = await run(40_000);
    expect(taken).toMatchObject({ quantity: 4, price: 40_000 });
    expect(text).toContain('4 barang · Rp160.000 per kiriman');
  });

  test('[API-39, SUBS-10] joins a member’s running subscription once, from its next delivery on', async () => {
    const { shop, time, ayu } = await open({
      products: [subscribable(), subscribable({ productSku: 'UJI-00002', item: { offered: 25_000 } })],
    });
    await add(ayu);
    await start(ayu);
    const { id } = (await detailOf(ayu)).bundles[0] ?? { id: '' };
    time.now += 10 * DAY_MS;
    const join = (who: Visitor, headers = {}, to = id) =>
      who.write(
        `/subscription/bundles/${to}`,
        { itemSku: 'UJI-00002-01', pickupPointCode: BODY.pickupPointCode, quantity: 2 },
        headers,
      );
    const key = { 'idempotency-key': 'j-1' };
    const joined = subscriptionTaken.parse((await join(ayu, key)).body.data);
    expect(joined).toEqual({ id, firstDelivery: '2026-12-24', quantity: 2, price: 25_000 });
    expect((await join(ayu, key)).body.data).toEqual(joined);
    expect((await detailOf(ayu)).bundles).toMatchObject([{ id, passed: 1, items: 2, worth: 110_000 }]);
    const text = await textAt(ayu, '/subscription');
    expect(text).toContain('mulai 24 Des 2026');
    expect(text).toMatch(/24 Nov 2026 [^R]*Rp10\.000 Rp60\.000 24 Des 2026 [^R]*Rp10\.000 Rp110\.000/);
    // Refused for another member's, an unknown and an ended subscription.
    const budi = visitor(shop);
    await budi.logIn('budi');
    expect(codeOf(await join(budi))).toBe('GENERAL_ERROR');
    expect(codeOf(await join(ayu, {}, 'SUB-none'))).toBe('GENERAL_ERROR');
    time.now += 60 * DAY_MS;
    await ayu.logIn('ayu');
    expect(codeOf(await join(ayu))).toBe('GENERAL_ERROR');
    expect((await detailOf(ayu)).bundles).toEqual([]);
  });

  test('[SUBS-10, SUBS-14] joining again before a delivery keeps the price of earlier pieces', async () => {
    const dataDir = keptFolder('etalase-subscriptions-');
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const priced = (offered: number) => ({
      dataDir,
      products: [subscribable(), subscribable({ productSku: 'UJI-00002', item: { offered } })],
    });
    let joined = 0;
    const joinOnce = (who: Visitor, bundle: string, quantity: number) =>
      who.write(
        `/subscription/bundles/${bundle}`,
        { itemSku: 'UJI-00002-01', pickupPointCode: BODY.pickupPointCode, quantity },
        { 'idempotency-key': `join-${(joined += 1)}` },
      );
    const { ayu } = await open(priced(25_000));
    await add(ayu);
    await start(ayu);
    const { id } = (await detailOf(ayu)).bundles[0] ?? { id: '' };
    await joinOnce(ayu, id, 2);
    // The same shop, once the price has risen.
    const { ayu: later } = await open(priced(40_000));
    expect((await joinOnce(later, id, 2)).body.data).toMatchObject({ quantity: 4, price: 40_000 });
    expect((await joinOnce(later, id, 1)).body.data).toMatchObject({ quantity: 5 });
    // The first item, two pieces at the old price, and three at the new one.
    expect((await detailOf(later)).bundles).toMatchObject([{ items: 2, worth: 60_000 + 50_000 + 120_000 }]);
    expect(codeOf(await joinOnce(later, id, 2))).toBe('INVALID_QUANTITY');
  });

  test('[ERR-35..43, SUBS-06..08] every refusal carries the code of its cause, and writes nothing', async () => {
    const { ayu } = await open({
      products: [
        subscribable({ item: { offered: 30_000, stock: 5 } }),
        subscribable({ productSku: 'UJI-HABIS', item: { stock: 0 } }),
        subscribable({ productSku: 'UJI-TARIK', unbuyable: true }),
        product({ productSku: 'UJI-SEKALI' }),
        subscribable({ productSku: 'UJI-LAIN', subscription: { ...TERMS, places: ['PP-LAIN'] } }),
      ],
    });
    const refusals: [string, object][] = [
      ['OOS', { itemSku: 'UJI-HABIS-01' }],
      ['OutOfStock', { quantity: 6 }],
      ['UNBUYABLE_ITEM', { itemSku: 'UJI-TARIK-01' }],
      ['UNBUYABLE_ITEM', { pickupPointCode: 'PP-NOWHERE' }],
      ['UNSUBSCRIBE_ITEM', { itemSku: 'UJI-SEKALI-01' }],
      ['UNSUBSCRIBE_ITEM', { itemSku: 'UJI-LAIN-01' }],
      ['INVALID_PERIOD', { period: { unit: 'MONTH', every: 2 } }],
      ['INVALID_PERIOD', { period: { unit: 'WEEK', every: 1 } }],
      ['INVALID_PERIOD', { frequency: 13 }],
      ['INVALID_QUANTITY', { quantity: 1 }],
      ['INVALID_QUANTITY', { quantity: 7 }],
      ['INVALID_PRODUCT', { itemSku: 'XXX-1' }],
      ['INVALID_PRODUCT', { itemSku: 'UJI-00001' }],
    ];
    for (const [code, rest] of refusals)
      expect(codeOf(await add(ayu, rest)), JSON.stringify(rest)).toBe(code);
    expect((await add(ayu, { quantity: 7 })).body.errors).toMatchObject({
      minQty: [2],
      maxQty: [6],
      held: [0],
    });
    expect((await add(ayu, { quantity: 6 })).body.errors).toMatchObject({ left: [5] });
    expect(await textAt(ayu, '/subscription/cart')).toContain('masih kosong');
    // The borders themselves are taken.
    expect((await add(ayu, { frequency: 12 })).status).toBe(200);
    expect((await add(ayu, { period: { unit: 'WEEK', every: 2 }, frequency: 26, quantity: 5 })).status).toBe(
      200,
    );

    const closed = await open({ merchants: [{ ...SELLER, storeClose: { delayShipping: true } }] });
    expect(codeOf(await add(closed.ayu))).toBe('PRODUCT_ERROR');
    const told = new Set([...refusals.map(([code]) => code), 'PRODUCT_ERROR', 'GENERAL_ERROR']);
    expect([...told].sort()).toEqual([...SUBSCRIPTION_ERRORS].sort());
  });

  test('[ERR-40, ERR-42] pieces in the bag count, and a full bag takes no other line', async () => {
    const products = Array.from({ length: 51 }, (_, at) => subscribable({ productSku: `UJI-${at + 100}` }));
    const { ayu } = await open({ products });
    await add(ayu, { itemSku: 'UJI-100-01', quantity: 4 });
    const more = await add(ayu, { itemSku: 'UJI-100-01', quantity: 3 });
    expect(more.body.errors).toMatchObject({ user: ['INVALID_QUANTITY'], held: [4], maxQty: [6] });
    for (let at = 1; at < 50; at += 1) {
      expect((await add(ayu, { itemSku: `UJI-${at + 100}-01` })).status).toBe(200);
    }
    expect(codeOf(await add(ayu, { itemSku: 'UJI-150-01' }))).toBe('GENERAL_ERROR');
    expect((await add(ayu, { itemSku: 'UJI-100-01' })).status).toBe(200);
  });

  test('[SUBS-15] amounts that are none are refused where they enter', async () => {
    const { ayu } = await open();
    for (const quantity of [0, -1, 1.5, 1e21, Number.NaN, '2', null, 10_000]) {
      expect(codeOf(await add(ayu, { quantity })), String(quantity)).toBe('INVALID_BODY');
    }
    for (const frequency of [1, 2.5, 53, -3, 1e21, null]) {
      expect(codeOf(await add(ayu, { frequency })), String(frequency)).toBe('INVALID_BODY');
    }
    for (const every of [0, -1, 0.5, 1e21, null]) {
      expect(codeOf(await add(ayu, { period: { unit: 'MONTH', every } })), String(every)).toBe(
        'INVALID_BODY',
      );
    }
    expect(codeOf(await add(ayu, { period: { unit: 'YEAR', every: 1 } }))).toBe('INVALID_BODY');
    const detail = await detailOf(ayu);
    for (const price of [0, -1, 0.5, 1e21, Number.NaN, Infinity, '30000', 10_000_000_001]) {
      expect(subscriptionDetail.safeParse({ ...detail, price }).success, String(price)).toBe(false);
    }
    for (const shippingDiscount of [-1, 0.5, 1e21, Number.NaN]) {
      const benefit = { shippingDiscount, minimumPackage: 50_000 };
      expect(subscriptionBenefit.safeParse(benefit).success, String(shippingDiscount)).toBe(false);
    }
    // A discount from less than Rp50.000 is none that could be kept.
    expect(subscriptionBenefit.safeParse({ shippingDiscount: 1, minimumPackage: 49_999 }).success).toBe(
      false,
    );
    for (const wrong of [
      { periods: [] },
      { periods: [{ unit: 'MONTH', every: 7 }] },
      { minQty: 7 },
      { maxQty: 0 },
    ]) {
      expect(subscriptionDetail.safeParse({ ...detail, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
    }
  });

  test('[API-40, SUBS-11, TAG-22] the nearest of the places that can serve it, with so many pieces', async () => {
    const { shop, ayu } = await open({ products: undefined as never, merchants: undefined as never });
    const nearest = (rest: object) =>
      visitor(shop).write('/subscription/subscriptions/calculateNearestPickupPoint', {
        itemSku: 'KNG-00902-01',
        quantity: 1,
        address: ADDRESS,
        ...rest,
      });
    const place = subscriptionPlace.parse((await nearest({})).body.data);
    expect(place).toEqual({ pickupPointCode: 'PP-KNG-SUDIRMAN', pickupPointName: 'Kenanga Sudirman' });
    expect((await nearest({ quantity: 41 })).body.errors).toEqual({ user: ['OutOfStock'], left: [40] });
    expect(codeOf(await nearest({ itemSku: 'RMB-00012-02' }))).toBe('UNSUBSCRIBE_ITEM');
    expect(codeOf(await nearest({ itemSku: 'XXX-1' }))).toBe('INVALID_PRODUCT');
    // Its first place takes no subscription, the other one does.
    const from = (pickupPointCode: string) =>
      add(ayu, { itemSku: 'KNG-00902-01', pickupPointCode, quantity: 1 });
    expect(codeOf(await from('PP-KNG-70001'))).toBe('UNSUBSCRIBE_ITEM');
    expect((await from('PP-KNG-SUDIRMAN')).status).toBe(200);
  });

  test('[API-40] of several places the one nearest to the address that still has enough', async () => {
    const { shop } = await open({
      products: [
        subscribable({
          merchantCode: 'KNG-70001',
          items: [{ offered: 30_000, stock: 50, stockAt: { 'PP-KNG-SUDIRMAN': 3 } }],
        }),
      ],
      merchants: undefined as never,
    });
    const nearest = async (quantity: number, address: object) =>
      (
        await visitor(shop).write('/subscription/subscriptions/calculateNearestPickupPoint', {
          itemSku: ITEM,
          quantity,
          address: { ...ADDRESS, ...address },
        })
      ).body.data?.pickupPointCode;
    const jakarta = { geolocation: { latitude: -6.22, longitude: 106.82 } };
    expect(await nearest(3, jakarta)).toBe('PP-KNG-SUDIRMAN');
    expect(await nearest(4, jakarta)).toBe('PP-KNG-70001');
    expect(await nearest(3, { geolocation: { latitude: -6.3, longitude: 106.66 } })).toBe('PP-KNG-70001');
    expect(await nearest(3, { postalCode: '15322' })).toBe('PP-KNG-70001');
    // No place has so many: what is told is the most that one of them has, not what the nearest has.
    const { body } = await visitor(shop).write('/subscription/subscriptions/calculateNearestPickupPoint', {
      itemSku: ITEM,
      quantity: 60,
      address: { ...ADDRESS, ...jakarta },
    });
    expect(body.errors).toMatchObject({ user: ['OutOfStock'], left: [50] });
  });

  test('[SUBS-14, SUBS-04] random subscriptions are charged as told, in days and in rupiah', async () => {
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let round = 0; round < 40; round += 1) {
      const price = 1 + random(round % 4 === 0 ? 10_000_000_000 : 60_000);
      const period = random(2) === 0 ? month(1 + random(6)) : week(1 + random(26));
      const frequency = 2 + random(mostDeliveries(period) - 1);
      const quantity = 1 + random(9);
      const shippingDiscount = random(20_000);
      const { time, ayu } = await open({
        products: [
          subscribable({
            item: { offered: price },
            subscription: { periods: [period], minQty: 1, maxQty: 9, shippingDiscount },
          }),
        ],
      });
      // Any moment of some years, ends of months and of days among them.
      time.now += random(1500) * DAY_MS + random(DAY_MS);
      await ayu.logIn('ayu');
      const detail = await detailOf(ayu);
      const benefit = subscriptionBenefit.parse(
        (await ayu.read(`/subscription/products/${ITEM}/benefit`)).body.data,
      );
      const told = deliveriesOf(
        deliveryDates(firstDeliveryAt(time.now), period, frequency),
        detail.price * quantity,
        benefit,
      );
      const taken = await add(ayu, { quantity, period, frequency });
      expect(taken.body.data).toMatchObject({ firstDelivery: told[0]?.date, quantity });
      await start(ayu);
      const text = await textAt(ayu, '/subscription');
      const rows = told.map(({ date, sum, shippingDiscount: off }) =>
        [
          `${formatDate(date, 'id')} ${date.slice(0, 4)}`,
          off === 0 ? 'ongkir biasa' : `ongkir dipotong sampai ${formatPrice(off)}`,
          formatPrice(sum),
        ].join(' '),
      );
      expect(text).toContain(rows.join(' '));
      const total = told.reduce((sum, delivery) => sum + delivery.sum, 0);
      expect(text).toContain(`Subtotal ${frequency} kiriman ${formatPrice(total)}`);
    }
  });
});
