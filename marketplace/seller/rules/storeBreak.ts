import { WIB_OFFSET_HOURS } from '#src/domain/shell/calendarDay.ts';
import type { CatalogueMerchant } from '../../product/catalogue/types.ts';
import { isOn, periodNow, type OfferTimes } from '../../promo/store/offerPeriod.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns the present break of a store and the day (YYYY-MM-DD in Jakarta) on which it reopens, null where that is
 * unknown; null for an open store. A break with an end comes back as offers do. [STOCK-08, STOCK-15]
 */
export function storeBreakOf(times: OfferTimes, { storeClose }: CatalogueMerchant) {
  if (storeClose === undefined) return null;
  const { delayShipping, endsInMinutes } = storeClose;
  if (endsInMinutes === undefined) return { delayShipping, reopensOn: null };
  const period = { startsInMinutes: 0, endsInMinutes };
  if (!isOn(times, period)) return null;
  const end = new Date(periodNow(times, period).endTime + WIB_OFFSET_HOURS * HOUR_MS);
  return { delayShipping, reopensOn: end.toISOString().slice(0, 10) };
}
