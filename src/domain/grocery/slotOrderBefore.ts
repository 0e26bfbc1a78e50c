import type { Slot, SlottedShippingType } from './grocerySlots.ts';

const HOUR_MS = 3_600_000;
const ZONES: Partial<Record<number, string>> = { 7: 'WIB', 8: 'WITA', 9: 'WIT' };

/**
 * From when on a slot can be ordered no more, epoch ms: as it says itself. Where nobody says, that is its beginning, and of
 * delivery at once, which has begun when it is told, its end. [GROC-34]
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

/** What the time of a store is called: "WIB", "WITA", "WIT"; '' where it has no such name. */
export const zoneName = (utcOffsetHours: number): string => ZONES[utcOffsetHours] ?? '';
