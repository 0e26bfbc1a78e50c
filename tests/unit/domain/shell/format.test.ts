import { describe, expect, test } from 'vitest';
import {
  dayStart,
  clockSpan,
  formatCompact,
  formatDate,
  formatDay,
  formatNumber,
  formatMoment,
  formatMonth,
  formatPrice,
  formatRating,
  weekdayOf,
} from '#src/domain/shell/format.ts';

describe('formats', () => {
  test.each([
    [50_000, 'Rp50.000'],
    [0, 'Rp0'],
    [1_250_000, 'Rp1.250.000'],
    [999, 'Rp999'],
    [1_000, 'Rp1.000'],
    [-1_000, '-Rp1.000'],
    [1_999.5, 'Rp2.000'],
    [-0.4, 'Rp0'],
    [-0.5, '-Rp1'],
  ])('[FORMAT-01] %d is %s', (amount, text) => expect(formatPrice(amount)).toBe(text));

  test.each([
    [4.8, '4,8'],
    [5, '5,0'],
    [4.25, '4,3'],
    [4.95, '5,0'],
    [0, '0,0'],
    [null, '-'],
    [Number.NaN, '-'],
    [Infinity, '-'],
  ])('[FORMAT-02] %d is %s', (rating, text) => expect(formatRating(rating, 'id')).toBe(text));
  test('[FORMAT-02] has a point in English', () => expect(formatRating(4.8, 'en')).toBe('4.8'));

  test.each([
    [999, '999'],
    [1_000, '1\u00a0rb'],
    [-3, '0'],
    [1_500, '1,5\u00a0rb'],
    [2_000, '2\u00a0rb'],
    [1_949, '1,9\u00a0rb'],
    [1_950, '2\u00a0rb'],
    [0, '0'],
  ])('[FORMAT-03] %d is %s', (count, text) => expect(formatCompact(count, 'id')).toBe(text));
  test.each([
    [1_200_000, '1,2\u00a0jt'],
    [999_949, '999,9\u00a0rb'],
  ])('[FORMAT-04] %d is %s', (count, text) => expect(formatCompact(count, 'id')).toBe(text));
  test('[FORMAT-05] 3400000000 is 3,4 M', () =>
    expect(formatCompact(3_400_000_000, 'id')).toBe('3,4\u00a0M'));
  test.each([
    [5_600_000_000_000, '5,6\u00a0T'],
    [999_950, '1\u00a0jt'],
    [999_950_000, '1\u00a0M'],
    [999_950_000_000, '1\u00a0T'],
    [999_950_000_000_000, '1.000\u00a0T'],
    [5_000_000_000_000_000, '5.000\u00a0T'],
  ])('[FORMAT-06] %d is %s', (count, text) => expect(formatCompact(count, 'id')).toBe(text));

  test.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [9_999, '9.999'],
    [-12_345, '-12.345'],
    [1_234_567, '1.234.567'],
    [1.5, '1,5'],
    [2, '2'],
    [0.125, '0,13'],
    [1_234.56, '1.234,56'],
    [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991'],
  ])('[FORMAT-07] %d is %s', (value, text) => expect(formatNumber(value, 'id')).toBe(text));

  test.each([
    [999, '999'],
    [1_000, '1K'],
    [1_500, '1.5K'],
    [999_949, '999.9K'],
    [1_200_000, '1.2M'],
    [3_400_000_000, '3.4B'],
    [5_600_000_000_000, '5.6T'],
    [999_950_000_000_000, '1,000T'],
  ])('[FORMAT-03, FORMAT-06] %d is %s in English', (count, text) =>
    expect(formatCompact(count, 'en')).toBe(text),
  );

  test.each([
    [999, '999'],
    [9_999, '9,999'],
    [-12_345, '-12,345'],
    [1.5, '1.5'],
    [1_234.56, '1,234.56'],
    [1_234_567, '1,234,567'],
  ])('[FORMAT-07] %d is %s in English', (value, text) => expect(formatNumber(value, 'en')).toBe(text));

  test('moments', () => {
    expect(formatMoment(Date.UTC(2026, 11, 3, 3, 0), 'id')).toBe('3 Des 2026, 10.00 WIB');
    expect(formatMoment(Date.UTC(2026, 7, 31, 17, 5), 'en')).toBe('1 Sep 2026, 00.05 WIB');
    expect(formatMoment(Date.UTC(2026, 11, 31, 17), 'id')).toBe('1 Jan 2027, 00.00 WIB');
  });

  test('days and months are named as they are written, in no zone', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
    expect([formatDate('2026-11-23', 'id'), formatDate('2026-05-01', 'id')]).toEqual(['23 Nov', '1 Mei']);
    expect([formatDate('2026-08-31', 'en'), formatDate('2026-01-01', 'en')]).toEqual(['31 Aug', '1 Jan']);
    expect([formatMonth('2018-03-31', 'id'), formatMonth('2026-12-01', 'id')]).toEqual([
      'Mar 2018',
      'Des 2026',
    ]);
    expect([formatMonth('2026-01-01', 'en'), formatMonth('2026-10-31', 'en')]).toEqual([
      'Jan 2026',
      'Oct 2026',
    ]);
    const months = (language: 'id' | 'en') =>
      Array.from({ length: 12 }, (_, at) =>
        formatMonth(`2026-${String(at + 1).padStart(2, '0')}-01`, language).slice(0, 3),
      ).join(' ');
    expect(months('id')).toBe('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des');
    expect(months('en')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });
});

test('[SHIP-02] today begins at midnight in Jakarta: at one at night tomorrow is the day after', () => {
  const oneAtNight = Date.UTC(2026, 10, 21, 18);
  expect(new Date(dayStart(oneAtNight)).toISOString()).toBe('2026-11-21T17:00:00.000Z');
  expect(dayStart(dayStart(oneAtNight))).toBe(dayStart(oneAtNight));
  expect(formatDay(dayStart(oneAtNight), 'id', 1)).toBe('23\u00a0Nov');
  expect(formatDay(dayStart(oneAtNight - 2 * 3_600_000), 'id', 1)).toBe('22\u00a0Nov');
  expect(formatDay(Date.UTC(2026, 10, 30, 17), 'id')).toBe('1\u00a0Des');
});

test('[FORMAT-08] hours stay on one line', () => {
  expect(clockSpan('09:00', '17:30')).toBe('09.00–\u206017.30');
});
