import { describe, expect, test } from 'vitest';
import {
  daysBetween,
  localDate,
  localTime,
  shopDay,
  startOfDay,
  weekdayOf,
} from '#src/domain/shell/calendarDay.ts';

const at = (text: string) => Date.parse(text);

describe('days where clocks are ahead of UTC', () => {
  // Jakarta, Makassar, Jayapura.
  test.each([
    [7, '2026-11-21T17:00:00Z'],
    [8, '2026-11-21T16:00:00Z'],
    [9, '2026-11-21T15:00:00Z'],
  ])('at %i hours a day begins at %s', (hours, begins) => {
    const start = at(begins);
    expect(localDate(start, hours)).toBe('2026-11-22');
    expect(localDate(start - 1, hours)).toBe('2026-11-21');
    expect(startOfDay(start, hours)).toBe(start);
    expect(startOfDay(start + 24 * 3600 * 1000 - 1, hours)).toBe(start);
    expect(startOfDay(start - 1, hours)).toBe(start - 24 * 3600 * 1000);
  });

  test.each([
    [7, '00:30'],
    [8, '01:30'],
    [9, '02:30'],
  ])('at %i hours it is %s half past five in the afternoon of UTC', (hours, time) => {
    expect(localTime(at('2026-11-21T17:30:00Z'), hours)).toBe(time);
  });

  test('[SEO-10, SEO-14] the shop’s own day is that of Jakarta, wherever a moment was written down', () => {
    expect(shopDay('2026-11-21T16:59:59.999Z')).toBe('2026-11-21');
    expect(shopDay('2026-11-21T17:00:00Z')).toBe('2026-11-22');
    expect(shopDay('2026-11-22T01:30:00+09:00')).toBe('2026-11-21');
  });

  test('a moment is of another day elsewhere', () => {
    const moment = at('2026-12-31T15:30:00Z');
    expect([localDate(moment, 7), localDate(moment, 9)]).toEqual(['2026-12-31', '2027-01-01']);
  });
});

test('days lie apart across months and years, before and after', () => {
  expect(daysBetween('2026-11-22', '2026-11-22')).toBe(0);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-11-22', '2026-11-20')).toBe(-2);
});

test('a week goes from Monday, 1, to Sunday, 7', () => {
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) => weekdayOf(`2026-11-${day}`));
  expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
