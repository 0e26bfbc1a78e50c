import type { OfferPeriod } from '../catalogue/voucherTypes.ts';
import type { Database } from '../../core/database/openDatabase.ts';

const MINUTE_MS = 60_000;
/** Minutes between two rounds. */
const PAUSE_MINUTES = 15;

export interface OfferTimes {
  /** Epoch ms. */
  now: () => number;
  /** Epoch ms from which campaigns, vouchers, promotions and combos are counted; kept in the database. */
  offersSince: number;
}

/**
 * Returns the epoch ms that offers are counted from. The first process on the database writes it and all others read
 * it, so that processes agree and a restart changes nothing.
 */
export function offersSince(database: Database, nowMs: number): number {
  database.run(
    "INSERT INTO meta (key, value) VALUES ('offers-since', ?) ON CONFLICT (key) DO NOTHING",
    String(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS),
  );
  return Number(database.get("SELECT value FROM meta WHERE key = 'offers-since'")?.['value']);
}

/**
 * Returns the present round of an offer, or the last one before the next begins. After a pause an offer comes back with
 * the same length; one that had ended when the database was new does not.
 */
export function periodNow(
  { now, offersSince: since }: OfferTimes,
  { startsInMinutes, endsInMinutes }: OfferPeriod,
) {
  // An offer that starts after the database was new is announced ahead in every round.
  const begins = Math.min(startsInMinutes, 0);
  const cycle = (endsInMinutes - begins + PAUSE_MINUTES) * MINUTE_MS;
  const passed = now() - (since + begins * MINUTE_MS);
  const round = endsInMinutes <= 0 ? 0 : Math.max(0, Math.floor(passed / cycle));
  const from = since + round * cycle;
  return {
    startTime: from + startsInMinutes * MINUTE_MS,
    endTime: from + endsInMinutes * MINUTE_MS,
    /** 0 for the first. */
    round,
  };
}

/** Tells whether an offer holds now. */
export function isOn(times: OfferTimes, period: OfferPeriod): boolean {
  const { startTime, endTime } = periodNow(times, period);
  return startTime <= times.now() && times.now() < endTime;
}
