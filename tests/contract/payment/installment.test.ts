import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import { lenders } from '#marketplace/payment/catalogue/lenders.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { FEE_PROMOS } from '#src/domain/payment/installment.ts';
import { lightestOf, monthsOf } from '#src/domain/payment/installmentPlan.ts';
import { NON_CARD_KEYS } from '#src/domain/payment/installmentRules.ts';
import { PAYLATER_REVIEW_MS } from '#src/domain/shell/limits.ts';
import { priceSummary } from '#src/services/product/product/contract.ts';
import {
  installmentDetail,
  installmentEstimation,
  installmentOffers,
  installmentTenors,
} from '#src/services/payment/installment/contract.ts';
import { payLater } from '#src/services/payment/payLater/contract.ts';
import { product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const BOTH = ['AVAILABLE', 'INSTALLMENT', 'INSTALLMENT_NON_CC'] as const;

function open(options: Partial<MarketplaceOptions> = {}) {
  const time = { now: NOW };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => time.now,
    merchants: [SELLER],
    configEntries: [],
    ...options,
  });
  onTestFinished(() => shop.close());
  return { shop, time };
}
type Visitor = ReturnType<typeof visitor>;
const sold = (offered: number, facts: Parameters<typeof product>[0] = {}) =>
  product({ tags: [...BOTH], item: { offered }, ...facts });
const ITEM = 'UJI-00001-01';

async function offersOf(who: Visitor, item = ITEM, qty = 1) {
  const { body } = await who.read(`/product-detail/products/${item}/installments?qty=${qty}`);
  return z.parse(installmentOffers, body.data);
}
const methodsOf = async (...asked: Parameters<typeof offersOf>) =>
  (await offersOf(...asked)).map(({ paymentMethod }) => paymentMethod);

/** All that the marketplace says of one payment method, as the page reads it. */
async function methodOf(who: Visitor, paymentMethod: string, item: string, qty: number) {
  const query = `?paymentMethod=${paymentMethod}&qty=${qty}`;
  const read = async (path: string) => (await who.read(path)).body.data;
  return {
    list: z.parse(installmentTenors, await read(`/product/products/${item}/installments${query}`)),
    detail: z.parse(
      installmentDetail,
      await read(`/product-detail/products/${item}/installment/${paymentMethod}?qty=${qty}`),
    ),
    estimation: z.parse(
      installmentEstimation,
      await read(`/product/products/${item}/installments/estimation${query}`),
    ),
  };
}

describe('who lends', () => {
  test('[API-11, INSTALL-17, INSTALL-18] lists twelve or more of both types, each with its lowest', async () => {
    const { shop } = open({ products: [sold(5_000_000)] });
    const guest = visitor(shop);
    const offers = await offersOf(guest);
    expect(offers.length).toBeGreaterThanOrEqual(12);
    expect(offers).toHaveLength(lenders.length);
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['CC', 'NON-CC']));
    expect(new Set(offers.map(({ feePromo }) => feePromo))).toEqual(new Set([null, ...FEE_PROMOS]));
    for (const { paymentMethod, provider, lowestMonthly, tenor, amount } of offers) {
      expect(provider).not.toBeNull();
      expect(amount).toBe(5_000_000);
      const { estimation } = await methodOf(guest, paymentMethod ?? '', ITEM, 1);
      expect(estimation).toEqual({ monthly: lowestMonthly, tenor });
    }
    expect((await guest.read(`/product-detail/products/${ITEM}/installments`)).body.data[0].logo).toBeNull();
  });
  test('[TAG-06, TAG-07, TAG-08] the tags say which types; one that is only highlighted has both', async () => {
    const typesOf = async (...tags: ('INSTALLMENT' | 'INSTALLMENT_NON_CC' | 'HIGHLIGHTED_INSTALLMENT')[]) => {
      const { shop } = open({ products: [sold(5_000_000, { tags })] });
      return [...new Set((await offersOf(visitor(shop))).map(({ type }) => type))];
    };
    expect(await typesOf()).toEqual([]);
    expect(await typesOf('INSTALLMENT')).toEqual(['CC']);
    expect(await typesOf('INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT')).toEqual(['NON-CC']);
    expect(await typesOf('HIGHLIGHTED_INSTALLMENT')).toEqual(['CC', 'NON-CC']);
  });
  test('[INSTALL-17] each within its own bounds, both included', async () => {
    for (const { paymentMethod, minAmount, maxAmount, type } of lenders) {
      const least = type === 'CC' ? minAmount : Math.max(minAmount, 100_000);
      for (const [amount, isOffered] of [
        [least - 1, false],
        [least, true],
        [maxAmount, true],
        [maxAmount + 1, false],
      ] as const) {
        const { shop } = open({ products: [sold(amount)] });
        expect((await methodsOf(visitor(shop))).includes(paymentMethod), `${paymentMethod} ${amount}`).toBe(
          isOffered,
        );
      }
    }
  });
  test('[INSTALL-09, INSTALL-10] without a card by price, category and type of the configuration', async () => {
    const isOffered = async (facts: Parameters<typeof product>[0], config: Record<string, string> = {}) => {
      const configEntries = Object.entries(config).map(([id, value]) => ({ id, value }));
      const { shop } = open({ products: [sold(500_000, facts)], configEntries });
      return (await offersOf(visitor(shop))).some(({ type }) => type === 'NON-CC');
    };
    expect(await isOffered({})).toBe(true);
    expect(await isOffered({ type: 'BOPIS' })).toBe(false);
    expect(await isOffered({}, { [NON_CARD_KEYS.minimum]: '500001' })).toBe(false);
    expect(await isOffered({}, { [NON_CARD_KEYS.maximum]: '499999' })).toBe(false);
    expect(await isOffered({}, { [NON_CARD_KEYS.categories]: 'C9' })).toBe(false);
    expect(await isOffered({}, { [NON_CARD_KEYS.categories]: 'C2' })).toBe(true);
    expect(await isOffered({}, { [NON_CARD_KEYS.types]: 'BIG_PRODUCT' })).toBe(false);
  });
});

describe('[INSTALL-04] the calls', () => {
  test('[INSTALL-01, API-21] the tenors of one payment method', async () => {
    const { shop } = open({ products: [sold(1_250_000)] });
    const path = `/product/products/${ITEM}/installments?paymentMethod=CC_MERAPI`;
    const list = z.parse(installmentTenors, (await visitor(shop).read(path)).body.data);
    expect(list).toEqual([
      { tenor: 3, monthly: 420_834, feePromo: 'PARTIAL' },
      { tenor: 6, monthly: 210_417, feePromo: 'PARTIAL' },
      { tenor: 12, monthly: 114_584, feePromo: 'PARTIAL' },
      { tenor: 24, monthly: 63_230, feePromo: 'PARTIAL' },
    ]);
  });
  test('[INSTALL-01, API-12, API-22] what each tenor of one payment method costs, and the lightest', async () => {
    const { shop } = open({ products: [sold(1_250_000)] });
    const { detail, estimation } = await methodOf(visitor(shop), 'CC_MERAPI', ITEM, 1);
    expect(detail).toMatchObject({ paymentMethod: 'CC_MERAPI', amount: 1_250_000 });
    expect(detail.tenors[2]).toEqual({
      tenor: 12,
      rate: 75,
      monthly: 114_584,
      lastMonthly: 114_576,
      interest: 112_500,
      fee: 25_000,
      feeWaived: 12_500,
      feePromo: 'PARTIAL',
      total: 1_375_000,
    });
    expect(estimation).toEqual({ tenor: 24, monthly: 63_230 });
  });
  test('[API-12, API-21, API-22] refuses a method that is not offered, known or unknown', async () => {
    const { shop } = open({ products: [sold(300_000)] });
    const guest = visitor(shop);
    for (const method of ['CC_LINTANG', 'CC_NOBODY'])
      for (const path of [
        `/product-detail/products/${ITEM}/installment/${method}`,
        `/product/products/${ITEM}/installments?paymentMethod=${method}`,
        `/product/products/${ITEM}/installments/estimation?paymentMethod=${method}`,
      ]) {
        const { status, body } = await guest.read(path);
        expect([status, body.errors.user]).toEqual([404, ['INSTALLMENT_NOT_OFFERED']]);
      }
    expect((await guest.read(`/product/products/${ITEM}/installments`)).status).toBe(400);
  });
  test('[INSTALL-16, API-07, API-13, API-14] quantities that are none are refused by every call', async () => {
    const { shop } = open({ products: [sold(1_250_000)] });
    const guest = visitor(shop);
    for (const qty of ['', '0', '-1', '1.5', 'NaN', '1e21', '10000', '1.000', '1e3', '0x10', '%201'])
      for (const path of [
        ...['price-summary', 'shipping', 'shipping-summary', 'promotions'].map(
          (name) => `/product-detail/products/${ITEM}/${name}?qty=${qty}`,
        ),
        `/product-detail/products/${ITEM}/installments?qty=${qty}`,
        `/product-detail/products/${ITEM}/installment/CC_LINTANG?qty=${qty}`,
        `/product/products/${ITEM}/installments?paymentMethod=CC_LINTANG&qty=${qty}`,
        `/product/products/${ITEM}/installments/estimation?paymentMethod=CC_LINTANG&qty=${qty}`,
      ])
        expect((await guest.read(path)).status, path).toBe(400);
  });
});

describe('[INSTALL-15] what is paid off', () => {
  test('is what the pieces cost after wholesale prices and the vouchers that apply', async () => {
    const { shop } = open({
      products: [sold(1_000_000, { wholesale: [{ minQty: 3, off: 100_000 }] })],
      vouchers: [testVoucher({ group: 'blibliVouchers', value: 50_000 })],
    });
    const guest = visitor(shop);
    const amountOf = async (qty: number) => {
      const { body } = await guest.read(`/product-detail/products/${ITEM}/price-summary?qty=${qty}`);
      const { item } = z.parse(priceSummary, body.data);
      const [offer] = await offersOf(guest, ITEM, qty);
      expect(offer?.amount).toBe(item?.subtotal);
      return offer?.amount;
    };
    expect(await amountOf(1)).toBe(950_000);
    expect(await amountOf(3)).toBe(2_650_000);
  });
  test('[INSTALL-13] page and marketplace agree to the rupiah over random prices and terms', async () => {
    const random = seeded(21);
    const products = Array.from({ length: 40 }, (_, position) =>
      product({
        productSku: `UJI-${10_000 + position}`,
        tags: [...BOTH],
        item: { offered: random.whole(90_000, 9_000_000), stock: null },
      }),
    );
    const { shop } = open({ products });
    const guest = visitor(shop);
    let compared = 0;
    for (const { items } of products) {
      const item = items[0]?.itemSku ?? '';
      const qty = random.whole(1, 9);
      const priced = await guest.read(`/product-detail/products/${item}/price-summary?qty=${qty}`);
      const sum = z.parse(priceSummary, priced.body.data).item?.subtotal;
      for (const { paymentMethod, lowestMonthly, tenor: months, amount } of await offersOf(
        guest,
        item,
        qty,
      )) {
        expect(amount).toBe(sum);
        const { list, detail, estimation } = await methodOf(guest, paymentMethod ?? '', item, qty);
        const terms = lenders.find((one) => one.paymentMethod === paymentMethod)?.tenors ?? [];
        // The page leaves out what does not add up: here that is nothing.
        expect(detail.tenors).toHaveLength(terms.length);
        expect(list.map(({ tenor, monthly }) => [tenor, monthly])).toEqual(
          detail.tenors.map(({ tenor, monthly }) => [tenor, monthly]),
        );
        expect(estimation).toEqual({ monthly: lowestMonthly, tenor: months });
        expect(lightestOf(list)).toMatchObject(estimation);
        for (const cost of detail.tenors) {
          const { monthly, lastMonthly, tenor, interest, fee, feeWaived, total } = cost;
          const months = monthsOf({ tenor, monthly, lastMonthly: lastMonthly ?? 0 });
          expect(months.reduce((all, month) => all + month, 0)).toBe(total);
          expect((amount ?? 0) + (interest ?? 0) + (fee ?? 0) - (feeWaived ?? 0)).toBe(total);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('pay-later', () => {
  const standingOf = async (who: Visitor) =>
    z.parse(payLater, (await who.read('/wallet/paylater')).body.data);
  test('[API-99, PAYLATER-02] members are told how they stand; a guest is refused', async () => {
    const { shop } = open();
    const guest = visitor(shop);
    expect((await guest.read('/wallet/paylater')).status).toBe(401);
    const standings: Record<string, unknown> = {};
    for (const member of ['ayu', 'budi', 'citra', 'dewi']) {
      const who = visitor(shop);
      await who.logIn(member);
      standings[member] = await standingOf(who);
    }
    expect(standings).toEqual({
      ayu: { status: 'ACTIVE', limit: 8_000_000, remaining: 6_250_000 },
      budi: { status: 'NOT_REGISTERED', limit: 8_000_000, remaining: 0 },
      citra: { status: 'BLOCKED', limit: 8_000_000, remaining: 0 },
      dewi: { status: 'IN_REVIEW', limit: 8_000_000, remaining: 0 },
    });
  });
  test('[PAYLATER-03, LINK-07] who applies is in review, once, and active after it', async () => {
    const { shop, time } = open();
    const budi = visitor(shop);
    const address = '/member/blipay/paylater/introduction';
    const apply = () => budi.call(address, { method: 'POST' });
    expect(await (await budi.call(address)).text()).toContain('/login');
    const led = await apply();
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      `/login?redirect=${encodeURIComponent(address)}`,
    ]);
    await budi.logIn('budi');
    expect(await (await budi.call(address)).text()).toContain('Ajukan PayLater');
    expect((await apply()).status).toBe(303);
    expect(await standingOf(budi)).toMatchObject({ status: 'IN_REVIEW', remaining: 0 });
    time.now += PAYLATER_REVIEW_MS - 1;
    // Pressed again it is the same application.
    await apply();
    expect((await standingOf(budi)).status).toBe('IN_REVIEW');
    expect(await (await budi.call(address)).text()).not.toContain('Ajukan PayLater');
    time.now += 1;
    expect(await standingOf(budi)).toEqual({ status: 'ACTIVE', limit: 8_000_000, remaining: 8_000_000 });
    expect(await (await budi.call(address)).text()).toContain(
      'PayLater kamu aktif. Sisa limit bulan ini Rp8.000.000 dari Rp8.000.000.',
    );
  });
  test('[PAYLATER-03] it lends no more than is left of the limit, and nothing to who is blocked', async () => {
    const isOffered = async (amount: number, member: string | null) => {
      const { shop } = open({ products: [sold(amount)] });
      const who = visitor(shop);
      if (member !== null) await who.logIn(member);
      return (await methodsOf(who)).includes('PAYLATER');
    };
    expect(await isOffered(6_250_000, 'ayu')).toBe(true);
    expect(await isOffered(6_250_001, 'ayu')).toBe(false);
    expect(await isOffered(6_250_001, null)).toBe(true);
    expect(await isOffered(6_250_001, 'budi')).toBe(true);
    expect(await isOffered(8_000_001, null)).toBe(false);
    expect(await isOffered(1_000_000, 'citra')).toBe(false);
  });
});
