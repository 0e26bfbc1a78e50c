import { expect, test } from 'vitest';
import { courierKeptFor, keptCourier } from '#src/services/fulfilment/shipping/keptCourier.ts';

test('[SHIP-19] a courier is kept for its item, and whatever else stands there is none', () => {
  expect(courierKeptFor(keptCourier('A-01', 'SAME_DAY'), 'A-01')).toBe('SAME_DAY');
  expect(courierKeptFor(keptCourier('A-01', 'SAME_DAY'), 'A-0')).toBeNull();
  expect(courierKeptFor(keptCourier('A-01', 'SAME_DAY'), '')).toBeNull();
  for (const text of [null, '', 'A-01', 'A-01 ', 'A-01 A B', 'A-01 <b>', `A-01 ${'A'.repeat(65)}`])
    expect(courierKeptFor(text, 'A-01'), String(text)).toBeNull();
});
