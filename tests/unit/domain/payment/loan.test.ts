import { describe, expect, test } from 'vitest';
import { LARGEST_RUPIAH } from '#src/domain/shell/limits.ts';
import {
  downPaymentAmount,
  downPaymentFault,
  inUnit,
  leastDownPayment,
  nearestTenor,
  readDownPayment,
} from '#src/domain/payment/loan.ts';

const terms = { price: 12_900_000, minimumPercent: 20 };
const percent = (value: number) => ({ unit: 'PERCENT' as const, value });
const rupiah = (value: number) => ({ unit: 'RUPIAH' as const, value });

describe('a down payment', () => {
  test('[LOAN-02] that reaches the price or passes it is refused, in percent and in rupiah', () => {
    expect(downPaymentFault(percent(99), terms)).toBeNull();
    for (const value of [100, 101, 1_000_000])
      expect(downPaymentFault(percent(value), terms)).toBe('tooHigh');
    expect(downPaymentFault(rupiah(12_899_999), terms)).toBeNull();
    for (const value of [12_900_000, 12_900_001])
      expect(downPaymentFault(rupiah(value), terms)).toBe('tooHigh');
    // Of a very small price 99 percent are all of it.
    expect(downPaymentFault(percent(99), { price: 10, minimumPercent: 0 })).toBe('tooHigh');
  });

  test('[LOAN-03] is a percentage of the price in whole rupiah, and zero without a minimum', () => {
    expect(downPaymentAmount(percent(20), 12_900_000)).toBe(2_580_000);
    expect(downPaymentAmount(percent(33), 1_000_001)).toBe(330_000);
    expect(downPaymentAmount(percent(50), 1_000_001)).toBe(500_001);
    expect(downPaymentAmount(rupiah(2_500_001), 12_900_000)).toBe(2_500_001);
    expect(downPaymentFault(percent(0), { price: 6_490_000, minimumPercent: 0 })).toBeNull();
    expect(downPaymentAmount(percent(0), 6_490_000)).toBe(0);
  });

  test('[LOAN-09] below the least one it is refused, one rupiah less too', () => {
    expect(leastDownPayment(terms)).toBe(2_580_000);
    expect([19, 20].map((value) => downPaymentFault(percent(value), terms))).toEqual(['tooLow', null]);
    expect([2_579_999, 2_580_000].map((value) => downPaymentFault(rupiah(value), terms))).toEqual([
      'tooLow',
      null,
    ]);
  });

  test('[LOAN-09] what is no sum of rupiah is none, wherever it comes from', () => {
    for (const value of [Number.NaN, -1, 0.5, 1e21, Infinity, 2 ** 53, 1_000_000_000_001]) {
      expect(downPaymentFault(rupiah(value), terms), String(value)).toBe('unreadable');
      expect(downPaymentFault(percent(value), terms), String(value)).toBe('unreadable');
    }
  });

  test.each([
    ['20', 20],
    [' 20 % ', 20],
    ['2500000', 2_500_000],
    ['Rp2.500.000', 2_500_000],
    ['rp 2.500.000', 2_500_000],
    ['007', 7],
    ['999999999999999999999', 1_000_000_000_000],
    ['', null],
    ['12,5', null],
    ['12.5', null],
    ['2,500,000', null],
    ['-20', null],
    ['1e21', null],
    ['USD 20', null],
    ['NaN', null],
    ['2.50.000', null],
  ])('[LOAN-09] "%s" is read as %s', (text, value) => {
    expect(readDownPayment('RUPIAH', text)?.value ?? null).toBe(value);
  });

  test.each([
    ['rp. 2.500.000', 2_500_000],
    ['Rp2500000', 2_500_000],
    ['rpx2500000', null],
    ['2500000 rp', null],
    ['2500000rp', null],
    [`${'0'.repeat(20)}5`, 5],
    ['12.345.678', 12_345_678],
    ['1234.567', null],
    ['000', 0],
    ['0020', 20],
    ['20  %', 20],
    ['20%%', null],
    ['2%0', null],
  ])('%s in rupiah is %s', (text, value) => {
    expect(readDownPayment('RUPIAH', text)?.value ?? null).toBe(value);
  });

  test('[LOAN-02] more digits than need be read count as the largest sum, which is too high', () => {
    const largest = readDownPayment('RUPIAH', '9'.repeat(16));
    expect(largest).toEqual(rupiah(LARGEST_RUPIAH));
    expect(readDownPayment('RUPIAH', '1'.repeat(15))).toEqual(rupiah(111_111_111_111_111));
    expect(downPaymentFault(rupiah(LARGEST_RUPIAH), terms)).toBe('tooHigh');
    expect(downPaymentFault(rupiah(LARGEST_RUPIAH + 1), terms)).toBe('unreadable');
  });

  test('[LOAN-09] in the other unit it is the same sum', () => {
    expect(inUnit('RUPIAH', percent(20), terms)).toBe('2580000');
    expect(inUnit('PERCENT', rupiah(2_580_000), terms)).toBe('20');
    expect(inUnit('PERCENT', rupiah(2_650_000), terms)).toBe('21');
    expect(inUnit('PERCENT', rupiah(12_899_999), terms)).toBe('99');
    expect(inUnit('PERCENT', percent(20), terms)).toBe('20');
  });
});

describe('a tenor', () => {
  const tenors = [{ months: 6 }, { months: 12 }, { months: 24 }];
  test('[LOAN-05] that is wanted stays, else the nearest, the shorter one of two', () => {
    expect([12, 13, 18, 19, 99].map((wanted) => nearestTenor(tenors, wanted))).toEqual([12, 12, 12, 24, 24]);
    expect(nearestTenor([], 12)).toBeNull();
    expect(nearestTenor([{ months: 36 }], 12)).toBe(36);
  });
});
