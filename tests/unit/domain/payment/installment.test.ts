import { describe, expect, test } from 'vitest';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import { byLightest, FEE_PROMOS, INSTALLMENT_TYPES } from '#src/domain/payment/installment.ts';
import {
  addsUp,
  lightestOf,
  monthsOf,
  planOf,
  type InstallmentTerms,
} from '#src/domain/payment/installmentPlan.ts';
import { isOfferedWithoutCard, NON_CARD_KEYS } from '#src/domain/payment/installmentRules.ts';

const terms = (facts: Partial<InstallmentTerms> = {}): InstallmentTerms => ({
  tenor: 12,
  rate: 0,
  fee: { rupiah: 0, share: 0 },
  feeWaived: 0,
  ...facts,
});

test('[LIMIT-40] types are exactly CC and NON-CC', () => {
  expect(INSTALLMENT_TYPES).toEqual(['CC', 'NON-CC']);
});
test('[LIMIT-41] fee promos are exactly PARTIAL and FULL', () => {
  expect(FEE_PROMOS).toEqual(['PARTIAL', 'FULL']);
});
test('[INSTALL-11, INSTALL-18] sorts by type and lowest sum, then by tenor, unknown ones last', () => {
  const offers = [
    { type: 'NON-CC', lowestMonthly: 10, tenor: 3 },
    { type: 'CC', lowestMonthly: 30, tenor: 3 },
    { type: 'CC', lowestMonthly: 20, tenor: null },
    { type: 'CC', lowestMonthly: 20, tenor: 36 },
    { type: 'CC', lowestMonthly: 20, tenor: 24 },
    { type: 'CC', lowestMonthly: 20, tenor: null },
  ] as const;
  expect(offers.toSorted(byLightest)).toEqual([4, 3, 2, 5, 1, 0].map((place) => offers[place]));
  const plans = [6, 3, 12].map((tenor) => ({ tenor, monthly: tenor === 3 ? 40 : 20 }));
  expect(lightestOf(plans)).toEqual({ tenor: 6, monthly: 20 });
  expect(lightestOf([])).toBeNull();
  const [dear, cheap, long] = [
    { tenor: 3, monthly: 40 },
    { tenor: 12, monthly: 10 },
    { tenor: 24, monthly: 10 },
  ];
  expect([lightestOf([dear, cheap]), lightestOf([cheap, dear])]).toEqual([cheap, cheap]);
  expect([lightestOf([cheap, long]), lightestOf([long, cheap])]).toEqual([cheap, cheap]);
});

describe('[INSTALL-13] a sum paid off by the month', () => {
  test('without interest every month is rounded up, and the last one pays what is left', () => {
    expect(planOf(1_250_000, terms())).toEqual({
      tenor: 12,
      rate: 0,
      monthly: 104_167,
      lastMonthly: 104_163,
      interest: 0,
      fee: 0,
      feeWaived: 0,
      feePromo: null,
      total: 1_250_000,
    });
  });
  test('interest is flat: of the whole sum in every month, and in it', () => {
    const plan = planOf(1_000_000, terms({ tenor: 24, rate: 99 }));
    expect([plan.interest, plan.total]).toEqual([237_600, 1_237_600]);
    expect(monthsOf(plan)).toHaveLength(24);
  });
  test('half a rupiah of interest is rounded up, less is not', () => {
    expect(planOf(50, terms({ tenor: 1, rate: 100 })).interest).toBe(1);
    expect(planOf(49, terms({ tenor: 1, rate: 100 })).interest).toBe(0);
  });
  test('of the fee what is waived is not paid: nothing, a part, or all of it', () => {
    const feeOf = (feeWaived: number) =>
      planOf(1_000_000, terms({ fee: { rupiah: 10_000, share: 150 }, feeWaived }));
    expect(feeOf(0)).toMatchObject({ fee: 25_000, feeWaived: 0, feePromo: null, total: 1_025_000 });
    expect(feeOf(5_000)).toMatchObject({ feeWaived: 12_500, feePromo: 'PARTIAL', total: 1_012_500 });
    expect(feeOf(10_000)).toMatchObject({ feeWaived: 25_000, feePromo: 'FULL', total: 1_000_000 });
    // There is nothing to waive.
    expect(planOf(1_000_000, terms({ feeWaived: 10_000 })).feePromo).toBeNull();
  });
  test.each([0, -1, 0.5, NaN, 1e21, Infinity])('%s is no sum', (amount) => {
    expect(() => planOf(amount, terms())).toThrow(RangeError);
  });
  test('nor is a tenor that is none, a rate below nothing, or what a number does not count exactly', () => {
    for (const wrong of [{ tenor: 0 }, { tenor: 1.5 }, { rate: -1 }, { rate: 0.5 }])
      expect(() => planOf(1_000, terms(wrong))).toThrow(RangeError);
    expect(() => planOf(2 ** 52, terms({ rate: 999 }))).toThrow(RangeError);
  });

  /** The same in numbers that never round by themselves. */
  function exactly(amount: number, { tenor, rate, fee, feeWaived }: InstallmentTerms) {
    const part = (of: bigint, parts: bigint) => (2n * of * parts + 10_000n) / 20_000n;
    const [sum, months] = [BigInt(amount), BigInt(tenor)];
    const interest = part(sum, BigInt(rate) * months);
    const whole = BigInt(fee.rupiah) + part(sum, BigInt(fee.share));
    return Number(sum + interest + whole - part(whole, BigInt(feeWaived)));
  }
  test('over random sums and terms the months are never a rupiah apart from what it costs', () => {
    const random = seeded(20);
    for (let turn = 0; turn < 5_000; turn += 1) {
      const amount = random.whole(50_000, 500_000_000);
      const given: InstallmentTerms = {
        tenor: random.whole(1, 60),
        rate: random.whole(0, 400),
        fee: { rupiah: random.whole(0, 200_000), share: random.whole(0, 300) },
        feeWaived: random.whole(0, 10_000),
      };
      const plan = planOf(amount, given);
      const months = monthsOf(plan);
      expect(months.reduce((sum, month) => sum + month, 0)).toBe(exactly(amount, given));
      expect(plan.total).toBe(exactly(amount, given));
      expect(addsUp(amount, plan)).toBe(true);
      // No month costs more than the monthly sum; the last is less by under one rupiah a month.
      expect(Math.max(...months)).toBe(plan.monthly);
      expect(plan.monthly - plan.lastMonthly).toBeLessThan(given.tenor);
      // One rupiah more or less is noticed.
      expect(addsUp(amount, { ...plan, total: plan.total + 1 })).toBe(false);
      expect(addsUp(amount + 1, plan)).toBe(false);
    }
  });
});

describe('a plan that is no plan', () => {
  test('there is none of less than a rupiah, of less than a month or of less than no interest', () => {
    expect(planOf(1, terms({ tenor: 1 }))).toMatchObject({ monthly: 1, lastMonthly: 1, total: 1 });
    const none: [number, Partial<InstallmentTerms>][] = [
      [0, {}],
      [1, { tenor: 0 }],
      [1, { rate: -1 }],
      [1.5, {}],
      [Number.MAX_SAFE_INTEGER, { rate: 1 }],
    ];
    for (const [amount, given] of none) expect(() => planOf(amount, terms(given))).toThrow(/paid off/);
  });
  test('adds up to nothing with a last month of nothing, or one that is more than the others', () => {
    const plan = { tenor: 3, monthly: 50, lastMonthly: 0, interest: 0, fee: 0, feeWaived: 0, total: 100 };
    expect(addsUp(100, plan)).toBe(false);
    expect(addsUp(100, { ...plan, monthly: 51, lastMonthly: -2 })).toBe(false);
    expect(addsUp(100, { ...plan, monthly: 33, lastMonthly: 34 })).toBe(false);
    expect(addsUp(99, { ...plan, monthly: 33, lastMonthly: 33, total: 99 })).toBe(true);
    expect(addsUp(100, { ...plan, monthly: 34, lastMonthly: 32 })).toBe(true);
    expect(addsUp(100, { ...plan, monthly: 33, lastMonthly: 33, feeWaived: 1, total: 99 })).toBe(false);
  });
});

describe('installments without credit card', () => {
  const bought = { amount: 100_000, categoryIds: ['C1', 'C2'], type: 'REGULAR' as const };
  const at = (amount: number | null, config = {}) => isOfferedWithoutCard({ ...bought, amount }, config);
  test('[INSTALL-09] while the price lies between Rp100.000 and Rp30.000.000, both included', () => {
    expect([99_999, 100_000, 30_000_000, 30_000_001].map((amount) => at(amount))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    // Without a price no bound is checked.
    expect(at(null)).toBe(true);
  });
  test('[INSTALL-09] the bounds come from the config, where it has any', () => {
    const config = { [NON_CARD_KEYS.minimum]: '500000', [NON_CARD_KEYS.maximum]: '600000' };
    expect([499_999, 500_000, 600_000, 600_001].map((amount) => at(amount, config))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    for (const text of ['', 'Rp500.000', '5e5', '-1', '500000.5', 'NaN', '9'.repeat(22)])
      expect(at(100_000, { [NON_CARD_KEYS.minimum]: text }), text).toBe(true);
  });
  test('[INSTALL-10] for the categories and types of the config; an empty list allows all', () => {
    const of = (type: 'REGULAR' | 'BIG_PRODUCT' | 'BOPIS', config = {}) =>
      isOfferedWithoutCard({ ...bought, type }, config);
    expect([of('REGULAR'), of('BIG_PRODUCT')]).toEqual([true, true]);
    expect(of('REGULAR', { [NON_CARD_KEYS.categories]: 'C9, C2' })).toBe(true);
    expect(of('REGULAR', { [NON_CARD_KEYS.categories]: 'C9' })).toBe(false);
    expect(of('REGULAR', { [NON_CARD_KEYS.types]: 'BIG_PRODUCT' })).toBe(false);
    expect(of('BIG_PRODUCT', { [NON_CARD_KEYS.types]: 'BIG_PRODUCT' })).toBe(true);
  });
  test('[INSTALL-10] never what is sold in a shop alone, whatever the config says', () => {
    for (const config of [{}, { [NON_CARD_KEYS.types]: 'BOPIS' }])
      expect(isOfferedWithoutCard({ ...bought, type: 'BOPIS' }, config)).toBe(false);
  });
});
