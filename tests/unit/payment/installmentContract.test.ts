import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  installmentDetail,
  installmentEstimation,
  installmentMethodQuery,
  installmentOffers,
  installmentsQuery,
  installmentTenors,
} from '#src/services/payment/installment/contract.ts';
import { payLater } from '#src/services/payment/payLater/contract.ts';

const NO_MONEY = [-1, 0.5, NaN, Infinity, 1e21, 1_000_000_000_001, '1000', 'Rp1.000', '1,000.00', null, {}];
const offer = { type: 'CC', lowestMonthly: 1_000 };
const cost = {
  tenor: 3,
  monthly: 334,
  lastMonthly: 332,
  interest: 0,
  rate: 0,
  fee: 0,
  feeWaived: 0,
  feePromo: null,
  total: 1_000,
};
const detail = (tenors: unknown[], amount: unknown = 1_000) =>
  z.safeParse(installmentDetail, { paymentMethod: 'M', amount, tenors });

describe('[INSTALL-16] money that is none is refused where it enters', () => {
  test.each(NO_MONEY)('%s', (money) => {
    expect(z.parse(installmentOffers, [{ ...offer, lowestMonthly: money }])).toEqual([]);
    expect(z.parse(installmentTenors, [{ tenor: 3, monthly: money }])).toEqual([]);
    expect(detail([{ ...cost, monthly: money }]).data?.tenors).toEqual([]);
    expect(z.safeParse(installmentEstimation, { tenor: 3, monthly: money }).success).toBe(false);
    if (money === null) return;
    expect(detail([{ ...cost, interest: money }]).data?.tenors).toEqual([]);
    expect(detail([cost], money).success).toBe(false);
    // The amount that is paid off stands beside the offer: a wrong one becomes null.
    expect(z.parse(installmentOffers, [{ ...offer, amount: money }])[0]?.amount).toBeNull();
    expect(z.safeParse(payLater, { status: 'ACTIVE', remaining: money }).success).toBe(false);
  });
  test('nothing a month is none either', () => {
    expect(z.parse(installmentOffers, [{ ...offer, lowestMonthly: 0 }])).toEqual([]);
  });
  test('[INSTALL-20] tenors of an offer whose money is none are dropped, the others stay', () => {
    const told = { tenor: 12, monthly: 90, total: 1_080, feePromo: 'HALF' };
    const tenors = [told, { ...told, monthly: 0 }, { ...told, total: 0.5 }, { ...told, tenor: 61 }, 'x'];
    const [read] = z.parse(installmentOffers, [{ ...offer, tenors }]);
    expect(read?.tenors).toEqual([{ ...told, feePromo: null }]);
    expect(z.parse(installmentOffers, [{ ...offer, tenors: 'many' }])[0]?.tenors).toEqual([]);
  });
  test('whole rupiah are taken as they are', () => {
    expect(z.parse(installmentOffers, [offer])).toEqual([
      {
        ...offer,
        provider: null,
        paymentMethod: null,
        minTenor: null,
        tenor: null,
        feePromo: null,
        amount: null,
        tenors: [],
      },
    ]);
    expect(detail([cost]).data?.tenors).toEqual([cost]);
  });
});

describe('[INSTALL-16] a tenor whose sums contradict each other is none', () => {
  test.each(['lastMonthly', 'interest', 'fee', 'feeWaived', 'total'])(
    '[API-12] where its %s is not told nothing contradicts',
    (fact) => {
      // None of these is zero: counting an unknown one as zero would be a contradiction.
      const whole = { ...cost, interest: 10, fee: 6, feeWaived: 4 };
      expect(detail([whole], 988).data?.tenors).toEqual([whole]);
      const untold = { ...whole, [fact]: null };
      expect(detail([untold], 988).data?.tenors).toEqual([untold]);
    },
  );
  test('nor where what is paid off is not told', () => {
    expect(detail([cost], null).data?.tenors).toEqual([cost]);
  });
  test.each([
    ['a month too much', { monthly: 335 }],
    ['a last month too little', { lastMonthly: 331 }],
    ['interest that nobody pays', { interest: 1 }],
    ['a fee that nobody pays', { fee: 1 }],
    ['more waived than was asked', { feeWaived: 1, total: 999, lastMonthly: 331 }],
    ['another total', { total: 1_001 }],
  ])('%s', (_, wrong) => {
    expect(detail([{ ...cost, ...wrong }, cost]).data?.tenors).toEqual([cost]);
  });
  test('what is not told contradicts nothing', () => {
    const told = { tenor: 3, monthly: 334, interest: 12 };
    expect(detail([told]).data?.tenors).toEqual([
      { ...told, feePromo: null, rate: null, lastMonthly: null, fee: null, feeWaived: null, total: null },
    ]);
  });
});

test('[LIMIT-40, LIMIT-41] an unknown type is no offer, and an unknown fee promo says nothing', () => {
  expect(z.parse(installmentOffers, [{ ...offer, type: 'BARTER' }])).toEqual([]);
  expect(z.parse(installmentOffers, [{ ...offer, feePromo: 'HALF' }])[0]?.feePromo).toBeNull();
  expect(z.parse(installmentOffers, [{ ...offer, feePromo: 'FULL' }])[0]?.feePromo).toBe('FULL');
});

test.each([0, -3, 2.5, 61, 1e21, '12'])('[INSTALL-16] %s months are no tenor', (tenor) => {
  expect(z.parse(installmentTenors, [{ tenor, monthly: 1_000 }])).toEqual([]);
  // An offer is valid without its tenor: a wrong one becomes null.
  expect(z.parse(installmentOffers, [{ ...offer, tenor }])[0]?.tenor).toBeNull();
});

test('[INSTALL-16] quantities are whole numbers from 1 to 9999, written as such', () => {
  const read = (qty: string) => z.safeParse(installmentsQuery, { qty });
  expect(['1', '9999'].map((qty) => read(qty).data?.qty)).toEqual([1, 9999]);
  expect(z.parse(installmentsQuery, {}).qty).toBe(1);
  for (const qty of ['0', '-1', '1.5', '1e3', '1e21', 'NaN', '10000', '0x10', ' 1', '01', ''])
    expect(read(qty).success, qty).toBe(false);
});

test('[INSTALL-04] a payment method is a name, and must be given where one is asked for', () => {
  const read = (paymentMethod?: string) => z.safeParse(installmentMethodQuery, { paymentMethod }).success;
  expect([read('CC_LINTANG'), read(), read(''), read('../x'), read('a'.repeat(65))]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('[PAYLATER-02] an unknown or missing status is null', () => {
  expect(z.parse(payLater, { status: 'VIP' })).toEqual({ status: null, limit: null, remaining: null });
  expect(z.parse(payLater, { status: 'ACTIVE', limit: 8_000_000, remaining: 0 })).toEqual({
    status: 'ACTIVE',
    limit: 8_000_000,
    remaining: 0,
  });
});
