import { describe, expect, test } from 'vitest';
import {
  deliveriesOf,
  deliveryDates,
  firstDeliveryAt,
  frequencyWithin,
  isPeriodValid,
  isSamePeriod,
  missingForDiscount,
  mostDeliveries,
  placeOfError,
  quantityFaultOf,
  shippingDiscountOf,
  SUBSCRIPTION_ERRORS,
  subscriptionErrorOf,
} from '#src/domain/subscription/subscription.ts';

const MONTHLY = { unit: 'MONTH', every: 1 } as const;
const BENEFIT = { shippingDiscount: 10_000, minimumPackage: 50_000 };

describe('subscriptions', () => {
  test('[SUBS-06] a period is one of those offered and runs for 12 months at most', () => {
    const offered = [MONTHLY, { unit: 'WEEK', every: 2 } as const];
    expect(isPeriodValid(MONTHLY, 12, offered)).toBe(true);
    expect(isPeriodValid(MONTHLY, 13, offered)).toBe(false);
    expect(isPeriodValid(MONTHLY, 2, offered)).toBe(true);
    for (const frequency of [1, 0, -2, 2.5, Number.NaN, 1e21]) {
      expect(isPeriodValid(MONTHLY, frequency, offered), String(frequency)).toBe(false);
    }
    expect(isPeriodValid({ unit: 'WEEK', every: 2 }, 26, offered)).toBe(true);
    expect(isPeriodValid({ unit: 'WEEK', every: 2 }, 27, offered)).toBe(false);
    // As often, but in the other unit.
    expect(isPeriodValid({ unit: 'WEEK', every: 1 }, 3, offered)).toBe(false);
    expect(isPeriodValid({ unit: 'MONTH', every: 2 }, 3, offered)).toBe(false);
    expect(mostDeliveries({ unit: 'MONTH', every: 5 })).toBe(2);
    expect(mostDeliveries({ unit: 'MONTH', every: 0 })).toBe(0);
    expect(frequencyWithin(9, { unit: 'MONTH', every: 3 })).toBe(4);
    expect(frequencyWithin(1, MONTHLY)).toBe(2);
  });

  test('[SUBS-07, SUBS-08] the bounds themselves are inside, what is no whole number is outside', () => {
    const bounds = { minQty: 2, maxQty: 6 };
    expect(quantityFaultOf(1, bounds)).toBe('belowMinimum');
    expect(quantityFaultOf(2, bounds)).toBeNull();
    expect(quantityFaultOf(6, bounds)).toBeNull();
    expect(quantityFaultOf(7, bounds)).toBe('aboveMaximum');
    for (const none of [-3, 2.5, Number.NaN, Infinity, 1e21]) {
      expect(quantityFaultOf(none, bounds), String(none)).not.toBeNull();
    }
  });

  test('[SUBS-14] months that are shorter have their last day, and the day comes back after them', () => {
    expect(deliveryDates('2027-01-31', MONTHLY, 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(deliveryDates('2027-11-30', { unit: 'MONTH', every: 3 }, 3)).toEqual([
      '2027-11-30',
      '2028-02-29',
      '2028-05-30',
    ]);
    expect(deliveryDates('2026-12-24', { unit: 'WEEK', every: 2 }, 3)).toEqual([
      '2026-12-24',
      '2027-01-07',
      '2027-01-21',
    ]);
  });

  test('[SUBS-14] the first delivery is three days after the day in Jakarta', () => {
    expect(firstDeliveryAt(Date.parse('2026-11-21T16:59:59Z'))).toBe('2026-11-24');
    expect(firstDeliveryAt(Date.parse('2026-11-21T17:00:00Z'))).toBe('2026-11-25');
    expect(firstDeliveryAt(Date.parse('2026-12-29T00:00:00Z'))).toBe('2027-01-01');
    // Over the night in which clocks elsewhere are put forward.
    expect(firstDeliveryAt(Date.parse('2027-03-12T00:00:00Z'))).toBe('2027-03-15');
  });

  test('[SUBS-04] the discount begins at Rp50.000, whatever lower border is told', () => {
    expect(shippingDiscountOf(49_999, BENEFIT)).toBe(0);
    expect(shippingDiscountOf(50_000, BENEFIT)).toBe(10_000);
    expect(shippingDiscountOf(49_999, { ...BENEFIT, minimumPackage: 1 })).toBe(0);
    expect(shippingDiscountOf(99_999, { ...BENEFIT, minimumPackage: 100_000 })).toBe(0);
    expect(missingForDiscount(30_000, BENEFIT)).toBe(20_000);
    expect(missingForDiscount(50_000, BENEFIT)).toBe(0);
    expect(deliveriesOf(['2026-11-24'], 50_000, BENEFIT)).toEqual([
      { date: '2026-11-24', sum: 50_000, shippingDiscount: 10_000 },
    ]);
  });

  test('a period is the same by its unit and how often it is, and none is the same as none', () => {
    expect(isSamePeriod(MONTHLY, { unit: 'MONTH', every: 1 })).toBe(true);
    expect(isSamePeriod(MONTHLY, { unit: 'WEEK', every: 1 })).toBe(false);
    expect(isSamePeriod(MONTHLY, { unit: 'MONTH', every: 2 })).toBe(false);
    expect([isSamePeriod(null, null), isSamePeriod(MONTHLY, null), isSamePeriod(null, MONTHLY)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[ERR-42] knows each code by its spelling, any other as the general one, and its place', () => {
    for (const code of SUBSCRIPTION_ERRORS) expect(subscriptionErrorOf(code)).toBe(code);
    for (const code of [null, 'oos', 'SOMETHING']) expect(subscriptionErrorOf(code)).toBe('GENERAL_ERROR');
    expect(SUBSCRIPTION_ERRORS.filter((code) => placeOfError(code) === 'period')).toEqual(['INVALID_PERIOD']);
    expect(SUBSCRIPTION_ERRORS.filter((code) => placeOfError(code) === 'quantity')).toEqual([
      'INVALID_QUANTITY',
    ]);
    expect(SUBSCRIPTION_ERRORS.filter((code) => placeOfError(code) === 'action')).toHaveLength(
      SUBSCRIPTION_ERRORS.length - 2,
    );
  });
});
