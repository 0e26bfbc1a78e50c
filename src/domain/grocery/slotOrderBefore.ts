import type { Slot, SlottedShippingType } from './grocerySlots.ts';

const HOUR_MS = 3_600_000;
const ZONES: Partial<Record<number, string>> = { 7: 'WIB', 8: 'WITA', 9: 'WIT' };

/**
 * Epoch ms at which orders for a slot close, as the slot says. Without that: the slot's beginning, or its end for
 * immediate delivery, which has begun when it is told. [GROC-34]
 */
export function slotClosesAt(
  { date, start, end, orderBefore }: Omit<Slot, 'id' | 'status' | 'price'>,
  shipping: SlottedShippingType,
  utcOffsetHours: number,
): number {
  const epochOf = (local: string) => Date.parse(`${local}:00Z`) - utcOffsetHours * HOUR_MS;
  if (orderBefore !== null) return epochOf(orderBefore);
  if (shipping === 'SCHEDULED_DELIVERY') return epochOf(`${date}T${start}`);
  return epochOf(`${date}T${end}`) + (end < start ? 24 * HOUR_MS : 0);
}

/** Name of a store's time zone: "WIB", "WITA", "WIT"; '' for any other. */
export const zoneName = (utcOffsetHours: number): string => ZONES[utcOffsetHours] ?? '';
