import { expect, test } from 'vitest';
import { storeBreakOf } from '#marketplace/seller/rules/storeBreak.ts';
import { SELLER } from '../../support/products.ts';

/** 21 November 2026, noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const HOUR = 60;
const breakOf = (storeClose: { delayShipping: boolean; endsInMinutes?: number } | undefined, minutes = 0) =>
  storeBreakOf(
    { now: () => NOON + minutes * 60_000, offersSince: NOON },
    storeClose === undefined ? SELLER : { ...SELLER, storeClose },
  );

test('[STOCK-08, STOCK-15] a store is on a break until its end, and tells no day without one', () => {
  expect(breakOf(undefined)).toBeNull();
  expect(breakOf({ delayShipping: false })).toEqual({ delayShipping: false, reopensOn: null });
  expect(breakOf({ delayShipping: true })).toEqual({ delayShipping: true, reopensOn: null });
  const day = { delayShipping: true, endsInMinutes: 24 * HOUR };
  expect(breakOf(day)).toEqual({ delayShipping: true, reopensOn: '2026-11-22' });
  expect(breakOf(day, 24 * HOUR - 1)).not.toBeNull();
  expect(breakOf(day, 24 * HOUR)).toBeNull();
  // A quarter of an hour later it comes back, as offers do.
  expect(breakOf(day, 24 * HOUR + 15)).toEqual({ delayShipping: true, reopensOn: '2026-11-23' });
});

test('[STOCK-15] the day is the one in Jakarta', () => {
  expect(breakOf({ delayShipping: false, endsInMinutes: 12 * HOUR - 1 })?.reopensOn).toBe('2026-11-21');
  expect(breakOf({ delayShipping: false, endsInMinutes: 12 * HOUR })?.reopensOn).toBe('2026-11-22');
});
