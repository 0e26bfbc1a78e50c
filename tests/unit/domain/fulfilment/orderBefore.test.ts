import { describe, expect, test } from 'vitest';
import { orderBeforeOf, renewArrivalAt } from '#src/domain/fulfilment/orderBefore.ts';

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
    expect(orderBeforeOf(until('15:00'), at(time))).toEqual(expected);
  });

  test('of a delivery that was asked for on an earlier day it has passed, whatever time it is', () => {
    expect(orderBeforeOf(until('15:00'), at('09:00', 28), at('14:50'))).toBeNull();
    expect(orderBeforeOf(until('15:00'), at('09:00', 28), at('08:00', 28))).not.toBeNull();
  });

  test('is not known without a time, and before an answer', () => {
    expect(orderBeforeOf(until(null), at('09:00'))).toBeNull();
    expect(orderBeforeOf({ etd: null }, at('09:00'))).toBeNull();
    expect(orderBeforeOf(null, at('09:00'))).toBeNull();
  });
});

describe('[SHIP-23] when the arrival is to be asked for anew', () => {
  test.each([
    ['a second after its minute', ['15:00'], '14:50:00', at('15:00:01')],
    ['of several after the first', ['17:00', null, '15:00'], '14:50:00', at('15:00:01')],
    ['at the end of the day', ['24:00'], '14:50:00', at('00:00:01', 28)],
    ['with the day from which its days are counted', [null], '00:00:00', at('00:00:01', 28)],
    ['with the day where there is none', [], '23:59:59', at('00:00:01', 28)],
    ['while the marketplace may be a second behind', ['15:00'], '15:00:00', at('15:00:01')],
    ['never for what had passed when it was asked for', ['15:00'], '15:00:01', at('00:00:01', 28)],
  ] as const)('%s', (_, times, asked, expected) => {
    const arrivals = times.map((orderBefore) => ({ orderBefore }));
    expect(renewArrivalAt(arrivals, at(asked))).toBe(expected);
  });
});
