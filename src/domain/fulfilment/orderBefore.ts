import { clockText, dayStart } from '../shell/format.ts';
import { CLOCK_TICK_MS } from '../shell/limits.ts';

/** Latest time of order for an arrival, in Jakarta, on the day on which the delivery was asked for. */
interface Arrival {
  /** "15:00" of that day in Jakarta; null when unknown. */
  orderBefore: string | null;
}
/** A time of the day as it is written: "15.00" and "WIB". */
export interface OrderBefore {
  time: string;
  zone: 'WIB';
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The minute until which to order, else the end of the day from which days are counted; epoch ms. */
function arrivalEndsAt({ orderBefore }: Arrival, askedMs: number): number {
  const day = dayStart(askedMs);
  if (orderBefore === null) return day + DAY_MS;
  const [hours = 0, minutes = 0] = orderBefore.split(':').map(Number);
  return day + (hours * 60 + minutes) * MINUTE_MS;
}

/**
 * When what deliveries say of their arrival is to be asked for anew, epoch ms: a tick after the first of them has ended, by
 * when the marketplace's clock has come as far as the page's. What had ended when it was asked for is not waited for: a
 * backend that always tells it would be asked for ever. [SHIP-23]
 */
export function renewArrivalAt(arrivals: readonly Arrival[], askedMs: number): number {
  const ends = arrivals.map((arrival) => arrivalEndsAt(arrival, askedMs) + CLOCK_TICK_MS);
  return Math.min(
    arrivalEndsAt({ orderBefore: null }, askedMs) + CLOCK_TICK_MS,
    ...ends.filter((end) => end > askedMs),
  );
}

/**
 * Returns the latest time of order for the arrival that a delivery tells; null when unknown or past.
 *
 * @param delivery a summary or one way, as it was told.
 * @param askedMs when it was asked for: its time is one of that day. Left out where nothing older than a minute is
 * shown.
 */
export function orderBeforeOf(
  delivery: { etd: Arrival | null } | null,
  nowMs: number,
  askedMs = nowMs,
): OrderBefore | null {
  const orderBefore = delivery?.etd?.orderBefore ?? null;
  if (orderBefore === null || nowMs >= arrivalEndsAt({ orderBefore }, askedMs)) return null;
  return { time: clockText(orderBefore), zone: 'WIB' };
}
