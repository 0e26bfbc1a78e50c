import { expect, test } from 'vitest';
import { slotClosesAt, zoneName } from '#src/domain/grocery/slotOrderBefore.ts';

const WINDOW = { date: '2026-11-28', start: '14:00', end: '16:00' };
/** Epoch ms of a time of that day in Jakarta. */
const at = (time: string, offset = '+07:00') => Date.parse(`2026-11-28T${time}:00${offset}`);

test('[GROC-34] a slot closes when it says so, in the time of its store', () => {
  const told = { ...WINDOW, orderBefore: '2026-11-28T13:00' };
  expect(slotClosesAt(told, 'SCHEDULED_DELIVERY', 7)).toBe(at('13:00'));
  expect(slotClosesAt(told, 'DELIVER_NOW', 9)).toBe(at('13:00', '+09:00'));
  const before = { ...WINDOW, orderBefore: '2026-11-27T23:30' };
  expect(slotClosesAt(before, 'SCHEDULED_DELIVERY', 7)).toBe(at('00:00') - 30 * 60_000);
});
test('[GROC-34] where it does not, when it begins; delivery at once when it ends', () => {
  const untold = { ...WINDOW, orderBefore: null };
  expect(slotClosesAt(untold, 'SCHEDULED_DELIVERY', 8)).toBe(at('14:00', '+08:00'));
  expect(slotClosesAt(untold, 'DELIVER_NOW', 7)).toBe(at('16:00'));
  const late = { ...untold, start: '23:30', end: '00:30' };
  expect(slotClosesAt(late, 'DELIVER_NOW', 7)).toBe(at('00:30') + 24 * 3_600_000);
});
test('[GROC-34] the time of a store has a name in Indonesia alone', () => {
  expect([7, 8, 9, 0].map(zoneName)).toEqual(['WIB', 'WITA', 'WIT', '']);
});
