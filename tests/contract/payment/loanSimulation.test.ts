import { describe, expect, onTestFinished, test } from 'vitest';
import { LOAN_LOCATIONS, LOAN_TENORS } from '#marketplace/payment/catalogue/loans.ts';
import { automotive } from '#marketplace/product/catalogue/products/automotive.ts';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import {
  downPaymentAmount,
  downPaymentFault,
  percentOf,
  type DownPayment,
} from '#src/domain/payment/loan.ts';
import {
  loanOptions,
  loanSimulation,
  readLoanOptions,
  simulateLoan,
} from '#src/services/payment/loanSimulation/contract.ts';
import { product } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const PATH = '/product-detail/simulation/automotive-installment';
const BIKE = 'LJO-01001-01';
const SCOOTER = 'LJO-01002-01';

function open(options: Partial<Parameters<typeof createMarketplace>[0]> = {}) {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW, ...options });
  onTestFinished(() => shop.close());
  return visitor(shop);
}
const down = (value: unknown, unit: unknown = 'PERCENT') => ({ unit, value });
const ask = (
  who: ReturnType<typeof visitor>,
  downPayment: unknown,
  location: unknown = 'JABODETABEK',
  itemSku = BIKE,
) => who.write(PATH, { itemSku, downPayment, location });

describe('the options of a loan', () => {
  test('[LOAN-01, API-100] have down payment, locations and ticker, in both languages', async () => {
    const guest = open();
    const { downPayment, locations, promoTicker } = loanOptions.parse(
      (await guest.read(`${PATH}?itemSku=${BIKE}`)).body.data,
    );
    expect(downPayment).toEqual({ price: 12_900_000, minimumPercent: 20 });
    expect(locations.map(({ code }) => code)).toEqual(LOAN_LOCATIONS.map(({ code }) => code));
    expect(promoTicker).toBe('Bunga 0% untuk tenor 6 bulan dengan uang muka mulai 30%.');
    const english = await guest.read(`${PATH}?itemSku=${BIKE}`, { 'accept-language': 'en' });
    expect(english.body.data.promoTicker).toBe(
      'No interest over 6 months with a down payment of 30% or more.',
    );
  });

  test('[LOAN-07, API-100] are empty where no loan is given, and there is none of what is not sold', async () => {
    const guest = open();
    expect((await guest.read(`${PATH}?itemSku=RMB-00012-01`)).body.data).toEqual({
      downPayment: null,
      locations: [],
      promoTicker: null,
    });
    expect((await guest.read(`${PATH}?itemSku=XXX-99999`)).status).toBe(404);
    for (const query of ['', '?itemSku=', '?itemSku=../x', `?itemSku=${'a'.repeat(65)}`]) {
      expect((await guest.read(`${PATH}${query}`)).body.errors.user).toEqual(['INVALID_QUERY']);
    }
  });

  test('[LOAN-07] three or more automotive products have one, with their own pictures and texts', () => {
    expect(automotive.filter(({ loan }) => loan !== undefined).length).toBeGreaterThanOrEqual(3);
    for (const { items, categories, shows, specifications, descriptionHtml } of automotive) {
      expect(categories[0]?.id).toBe('C-OTOMOTIF');
      expect(items.every(({ pictures }) => pictures.length > 0)).toBe(true);
      expect([shows.length > 0, specifications.length > 3, descriptionHtml.length > 100]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });
});

describe('a loan', () => {
  test('[LOAN-04, LOAN-11, API-101] is calculated to the rupiah', async () => {
    const { price, downPayment, financed, tenors } = loanSimulation.parse(
      (await ask(open(), down(20))).body.data,
    );
    expect([price, downPayment, financed]).toEqual([12_900_000, 2_580_000, 10_320_000]);
    // 10.320.000 and 6.5 % of it for a year.
    expect(tenors.find(({ months }) => months === 12)).toEqual({
      months: 12,
      monthlyAmount: 915_900,
      total: 10_990_800,
      interest: 670_800,
    });
    // 10.320.000 and 8.95 % of it for three years, a month rounded up.
    expect(tenors.find(({ months }) => months === 36)).toEqual({
      months: 36,
      monthlyAmount: 363_637,
      total: 13_090_932,
      interest: 2_770_932,
    });
  });

  test('[LOAN-11, LOAN-06] has no interest from the down payment of its ticker on, for its months', async () => {
    const guest = open();
    const interests = async (downPayment: object) =>
      loanSimulation
        .parse((await ask(guest, downPayment)).body.data)
        .tenors.map(({ months, interest }) => [months, interest > 0]);
    const [first, ...rest] = await interests(down(30));
    expect(first).toEqual([6, false]);
    expect(rest.every(([, costs]) => costs)).toBe(true);
    expect((await interests(down(29)))[0]).toEqual([6, true]);
    expect((await interests(down(3_870_000, 'RUPIAH')))[0]).toEqual([6, false]);
    expect((await interests(down(3_869_999, 'RUPIAH')))[0]).toEqual([6, true]);
  });

  test('[LOAN-02, LOAN-09] refuses a down payment below the minimum, or as high as the price', async () => {
    const guest = open();
    for (const [downPayment, code] of [
      [down(100), 'DOWN_PAYMENT_TOO_HIGH'],
      [down(12_900_000, 'RUPIAH'), 'DOWN_PAYMENT_TOO_HIGH'],
      [down(1_000_000_000_000, 'RUPIAH'), 'DOWN_PAYMENT_TOO_HIGH'],
      [down(19), 'DOWN_PAYMENT_TOO_LOW'],
      [down(2_579_999, 'RUPIAH'), 'DOWN_PAYMENT_TOO_LOW'],
    ] as const) {
      const { status, body } = await ask(guest, downPayment);
      expect([status, body.errors.user[0]]).toEqual([422, code]);
    }
    expect((await ask(guest, down(0), 'MEDAN', SCOOTER)).status).toBe(200);
    expect((await ask(guest, down(20), 'NOWHERE')).body.errors.user).toEqual(['LOAN_LOCATION_UNKNOWN']);
    expect((await ask(guest, down(20), 'MEDAN', 'RMB-00012-01')).body.errors.user).toEqual([
      'LOAN_NOT_OFFERED',
    ]);
  });

  test('[LOAN-09] of what is no sum of rupiah is refused where it enters', async () => {
    const guest = open();
    for (const downPayment of [
      down(-1),
      down(20.5),
      down(1e21),
      down(1e308),
      down('20'),
      down(null),
      down(true),
      down(20, 'USD'),
      { unit: 'PERCENT' },
      20,
      '20%',
      null,
    ]) {
      expect((await ask(guest, downPayment)).body.errors.user, JSON.stringify(downPayment)).toEqual([
        'INVALID_BODY',
      ]);
    }
    const asText = `{"itemSku":"${BIKE}","downPayment":{"unit":"PERCENT","value":NaN},"location":"MEDAN"}`;
    expect((await guest.write(PATH, asText)).body.errors.user).toEqual(['INVALID_BODY']);
    const huge = `{"itemSku":"${BIKE}","downPayment":{"unit":"RUPIAH","value":1e999},"location":"MEDAN"}`;
    expect((await guest.write(PATH, huge)).body.errors.user).toEqual(['INVALID_BODY']);
  });

  test('[LOAN-11] page and marketplace agree to the rupiah over random prices and down payments', async () => {
    const { whole } = seeded(20_261_124);
    const upTo = (most: number) => whole(0, most);
    const products = Array.from({ length: 40 }, (_, position) => {
      const offered = 1 + upTo(10 ** (1 + (position % 11)));
      const minimumPercent = position % 3 === 0 ? 0 : upTo(90);
      return product({
        productSku: `UJI-${String(position + 1).padStart(5, '0')}`,
        loan: { minimumPercent, promo: { fromPercent: upTo(99), months: 12 } },
        item: { offered },
      });
    });
    const guest = open({ products, merchants: [] });
    const { backend } = createBackendCalls({
      fetch: async (input, init) => {
        const { pathname, search } = new URL(String(input));
        return guest.call(`${pathname}${search}`, init);
      },
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 10_000,
    });
    const answered = { given: 0, refused: 0 };
    for (const { productSku, loan, items } of products) {
      const itemSku = `${productSku}-01`;
      const price = items[0]?.offered ?? 0;
      const terms = (await backend.call(readLoanOptions, { query: { itemSku } })).downPayment;
      expect(terms).toEqual({ price, minimumPercent: loan?.minimumPercent });
      if (terms === null) throw new Error('No terms');
      for (let n = 0; n < 12; n += 1) {
        const wish: DownPayment =
          n % 2 === 0
            ? { unit: 'PERCENT', value: upTo(110) }
            : { unit: 'RUPIAH', value: upTo(Math.ceil(price * 1.1)) };
        const location = LOAN_LOCATIONS[upTo(LOAN_LOCATIONS.length - 1)]?.code ?? '';
        const fault = downPaymentFault(wish, terms);
        const asked = backend.call(simulateLoan, { body: { itemSku, downPayment: wish, location } });
        if (fault !== null) {
          answered.refused += 1;
          await expect(asked, JSON.stringify({ wish, terms })).rejects.toMatchObject({
            failure: { status: 422 },
          });
          continue;
        }
        answered.given += 1;
        const given = await asked;
        // The page tells beside the field the down payment that the marketplace counts with.
        expect(given.downPayment).toBe(downPaymentAmount(wish, price));
        expect(given.financed).toBe(price - given.downPayment);
        for (const { months, monthlyAmount, total, interest } of given.tenors) {
          expect(Number.isSafeInteger(monthlyAmount)).toBe(true);
          expect(total).toBe(monthlyAmount * months);
          expect(interest).toBe(total - given.financed);
          const rate = LOAN_TENORS.find((tenor) => tenor.months === months)?.yearlyBasisPoints ?? 0;
          const extra = LOAN_LOCATIONS.find(({ code }) => code === location)?.extraBasisPoints ?? 0;
          const isFree =
            months === 12 && given.downPayment >= percentOf(price, loan?.promo?.fromPercent ?? 100);
          // Counted another way: hundredths of a percent of a twelfth, times the months, as a whole.
          const owed =
            BigInt(given.financed) * (120_000n + BigInt(isFree ? 0 : rate + extra) * BigInt(months));
          const paid = BigInt(total) * 120_000n;
          expect(paid >= owed && paid - owed < 120_000n * BigInt(months), `${price} ${months}`).toBe(true);
        }
      }
    }
    expect(answered.given).toBeGreaterThan(100);
    expect(answered.refused).toBeGreaterThan(100);
  });
});
