import { describe, expect, test } from 'vitest';
import { arrivalEndsAt, orderUntil } from '#src/domain/orderUntil.ts';

/** A moment in Jakarta. */
const at = (time: string, day = 27) => Date.parse(`2026-11-${day}T${time}+07:00`);
const until = (orderBefore: string | null) => ({ etd: { orderBefore } });

describe('[SHIP-22] until when to order', () => {
  test.each([
    ['00:00:00', { time: '15.00', zone: 'WIB' }],
    ['14:59:59', { time: '15.00', zone: 'WIB' }],
    ['15:00:00', null],
    ['23:59:59', null],
  ] as const)('at %s before 15.00 is', (time, expected) => {
    expect(orderUntil(until('15:00'), at(time))).toEqual(expected);
  });

  test('of a delivery that was asked for on an earlier day it has passed, whatever time it is', () => {
    expect(orderUntil(until('15:00'), at('09:00', 28), at('14:50'))).toBeNull();
    expect(orderUntil(until('15:00'), at('09:00', 28), at('08:00', 28))).not.toBeNull();
  });

  test('is not known where nobody says, and before anything was told', () => {
    expect(orderUntil(until(null), at('09:00'))).toBeNull();
    expect(orderUntil({ etd: null }, at('09:00'))).toBeNull();
    expect(orderUntil(null, at('09:00'))).toBeNull();
  });
});

test('[SHIP-22] an arrival is true until that minute, else until the day in Jakarta is over', () => {
  expect(arrivalEndsAt({ orderBefore: '15:00' }, at('14:50'))).toBe(at('15:00'));
  expect(arrivalEndsAt({ orderBefore: '24:00' }, at('14:50'))).toBe(at('00:00', 28));
  expect(arrivalEndsAt({ orderBefore: null }, at('00:00'))).toBe(at('00:00', 28));
  expect(arrivalEndsAt({ orderBefore: null }, at('23:59'))).toBe(at('00:00', 28));
});
