import { describe, expect, test } from 'vitest';
import { everyDay, openingAt, waitingOf } from '#src/domain/fulfilment/openingHours.ts';
import { standingModal } from '#src/domain/seller/sellerStanding.ts';

/** A moment in Jakarta: the 23rd of November 2026 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+07:00`);
const office = [1, 2, 3, 4, 5].map((day) => ({ day, open: '08:00', close: '16:00' }));

describe('[SELLER-12] opening hours', () => {
  test.each([
    [23, '07:59', { state: 'opensToday', at: '08:00' }],
    [23, '08:00', { state: 'open', until: '16:00' }],
    [23, '15:59', { state: 'open', until: '16:00' }],
    [23, '16:00', { state: 'opensOn', day: 2, at: '08:00' }],
    [27, '16:00', { state: 'opensOn', day: 1, at: '08:00' }],
    [28, '10:00', { state: 'opensOn', day: 1, at: '08:00' }],
    [29, '23:59', { state: 'opensOn', day: 1, at: '08:00' }],
    // Still Sunday by the world’s clock, Monday in Jakarta.
    [30, '00:30', { state: 'opensToday', at: '08:00' }],
  ] as const)('on the %d. at %s', (day, time, expected) => {
    expect(openingAt(office, at(day, time))).toEqual(expected);
  });

  test('with a break at noon it opens twice a day', () => {
    const hours = [
      { day: 1, open: '13:00', close: '17:00' },
      { day: 1, open: '08:00', close: '12:00' },
    ];
    expect(openingAt(hours, at(23, '12:30'))).toEqual({ state: 'opensToday', at: '13:00' });
    expect(openingAt(hours, at(23, '07:00'))).toEqual({ state: 'opensToday', at: '08:00' });
    expect(openingAt(hours, at(23, '18:00'))).toEqual({ state: 'opensOn', day: 1, at: '08:00' });
    // Two openings in the same hour are ordered by their minutes.
    const late = [
      { day: 1, open: '08:30', close: '08:45' },
      { day: 1, open: '08:15', close: '08:20' },
    ];
    expect(openingAt(late, at(23, '08:00'))).toEqual({ state: 'opensToday', at: '08:15' });
    expect(openingAt(late, at(23, '08:16'))).toEqual({ state: 'open', until: '08:20' });
  });

  test.each([
    ['overlap', '10:00', '20:00', '20:00'],
    ['touch', '12:00', '20:00', '20:00'],
    ['have one in the other', '09:00', '10:30', '12:00'],
    ['leave a gap', '12:01', '20:00', '12:00'],
  ])('are open until the end of both where two spans %s', (_, open, close, until) => {
    const hours = [
      { day: 1, open, close },
      { day: 1, open: '08:00', close: '12:00' },
      { day: 2, open: '12:00', close: '23:00' },
    ];
    expect(openingAt(hours, at(23, '10:15'))).toEqual({ state: 'open', until });
  });

  test('until the end of the day, and around the clock', () => {
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }));
    expect(openingAt(days, at(23, '23:59'))).toEqual({ state: 'always' });
    expect(openingAt(days.slice(0, 6), at(23, '23:59'))).toEqual({ state: 'open', until: '24:00' });
    const but = (facts: { open?: string; close?: string }) =>
      openingAt([...days.slice(0, 6), { day: 7, open: '00:00', close: '24:00', ...facts }], at(23, '12:00'));
    expect(but({ open: '00:01' })).toEqual({ state: 'open', until: '24:00' });
    expect(but({ close: '23:59' })).toEqual({ state: 'open', until: '24:00' });
  });

  test('of a seller that names none nothing is said', () => {
    expect(openingAt([], at(23, '10:00'))).toBeNull();
  });
});

describe('[GROC-37] the same hours on every day, by the clocks of the place', () => {
  const hours = everyDay({ open: '08:00', close: '22:00' });
  test.each([
    ['2026-11-23T21:59:00+07:00', 7, { state: 'open', until: '22:00' }],
    ['2026-11-23T22:00:00+07:00', 7, { state: 'opensOn', day: 2, at: '08:00' }],
    ['2026-11-23T21:00:00+07:00', 8, { state: 'opensOn', day: 2, at: '08:00' }],
    ['2026-11-23T20:59:00+07:00', 8, { state: 'open', until: '22:00' }],
    ['2026-11-23T06:00:00+07:00', 9, { state: 'open', until: '22:00' }],
    ['2026-11-23T05:59:00+07:00', 9, { state: 'opensToday', at: '08:00' }],
    // Past midnight there, and not in Jakarta.
    ['2026-11-23T22:30:00+07:00', 9, { state: 'opensToday', at: '08:00' }],
  ] as const)('at %s, %i hours ahead', (moment, utcOffsetHours, expected) => {
    expect(openingAt(hours, Date.parse(moment), utcOffsetHours)).toEqual(expected);
  });

  test('are of the weekday there, which begins before Jakarta’s', () => {
    // Sunday in Jakarta, Monday at the place.
    expect(openingAt(office, at(29, '23:30'), 9)).toEqual({ state: 'opensToday', at: '08:00' });
    expect(openingAt(office, at(29, '23:30'), 7)).toEqual({ state: 'opensOn', day: 1, at: '08:00' });
  });

  test('are those of the whole day', () => {
    expect(openingAt(everyDay({ open: '00:00', close: '24:00' }), 0, 9)).toEqual({ state: 'always' });
  });
});

test('[SELLER-12] how long an answer takes is said as a person would', () => {
  expect([0, 1, 59, 60, 95, 300, 1439, 1440, 4000].map(waitingOf)).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 59 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 2 },
    { unit: 'hours', count: 5 },
    { unit: 'hours', count: 24 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 3 },
  ]);
});

test.each([
  [true, true, 'badge', 'sellerBadgesAndRating'],
  [true, true, 'rating', 'sellerBadgesAndRating'],
  [true, false, 'badge', 'sellerBadges'],
  [true, false, 'rating', 'sellerNoRating'],
  [false, true, 'rating', 'sellerRating'],
  [false, false, 'rating', 'sellerNoRating'],
] as const)(
  '[SELLER-08, MODAL-24..27] badges %s, rating %s, asked for the %s: %s',
  (hasBadges, hasRating, asked, key) => {
    expect(standingModal({ hasBadges, hasRating }, asked)).toBe(key);
  },
);
