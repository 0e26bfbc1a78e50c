import { dayStart } from './format.ts';
import { clockText } from './pickup.ts';

/** What a delivery says of its arrival: days counted from the day on which it was asked for, in Jakarta. */
interface Arrival {
  /** "15:00" of that day in Jakarta; null where nobody says. */
  orderBefore: string | null;
}
/** A time of the day as it is written: "15.00" and "WIB". */
export interface OrderUntil {
  time: string;
  zone: 'WIB';
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * When what a delivery says of its arrival stops being true (epoch ms): at the minute until which to order, else with the
 * day from which its days are counted. [SHIP-22]
 */
export function arrivalEndsAt({ orderBefore }: Arrival, askedMs: number): number {
  const day = dayStart(askedMs);
  if (orderBefore === null) return day + DAY_MS;
  const [hours = 0, minutes = 0] = orderBefore.split(':').map(Number);
  return day + (hours * 60 + minutes) * MINUTE_MS;
}

/**
 * Until when to order for the arrival that a delivery tells; null where nobody says, and from that minute on.
 *
 * @param delivery a summary or one way, as it was told.
 * @param askedMs when it was asked for: its time is one of that day. Left out where nothing older than a minute is shown.
 */
export function orderUntil(
  delivery: { etd: Arrival | null } | null,
  nowMs: number,
  askedMs = nowMs,
): OrderUntil | null {
  const orderBefore = delivery?.etd?.orderBefore ?? null;
  if (orderBefore === null || nowMs >= arrivalEndsAt({ orderBefore }, askedMs)) return null;
  return { time: clockText(orderBefore), zone: 'WIB' };
}
