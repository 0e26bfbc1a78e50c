import type { OfferPeriod } from '../catalogue/voucherTypes.ts';
import type { Database } from '../../core/database/openDatabase.ts';

const MINUTE_MS = 60_000;
/** Between the end of one round and the start of the next. */
const PAUSE_MINUTES = 15;

export interface OfferTimes {
  /** Epoch ms. */
  now: () => number;
  /** Epoch ms from which campaigns, vouchers, promotions and combos are counted; kept in the database. */
  offersSince: number;
}

/**
 * The moment offers are counted from: written once by whoever opens the database first, read by everybody afterwards, so
 * that processes agree and a restart begins nothing anew.
 */
export function offersSince(database: Database, nowMs: number): number {
  database.run(
    "INSERT INTO meta (key, value) VALUES ('offers-since', ?) ON CONFLICT (key) DO NOTHING",
    String(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS),
  );
  return Number(database.get("SELECT value FROM meta WHERE key = 'offers-since'")?.['value']);
}

/**
 * The present round of an offer, or the last one while the next has not begun. An offer comes back a pause after its
 * end, as long as before; one that was over when the database was new stays over.
 */
export function periodNow(
  { now, offersSince: since }: OfferTimes,
  { startsInMinutes, endsInMinutes }: OfferPeriod,
) {
  // What is still to come when the database is new is announced in every round.
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

/** Whether an offer holds now. */
export function isOn(times: OfferTimes, period: OfferPeriod): boolean {
  const { startTime, endTime } = periodNow(times, period);
  return startTime <= times.now() && times.now() < endTime;
}
