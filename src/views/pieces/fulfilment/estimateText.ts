import type { Translate } from '#src/copy/copyTypes.ts';
import { clockText, formatDay } from '#src/domain/format.ts';
import type { Language } from '#src/domain/language.ts';
import type { Estimate } from '#src/services/shipping/contract.ts';

/** When a parcel arrives: "Tiba besok, 22 Nov", "Tiba hari ini sebelum 21.00", "Tiba 24–28 Nov". */
export function estimateText(
  t: Translate,
  etd: Pick<Estimate, 'minDays' | 'maxDays'> & Partial<Estimate>,
  nowMs: number,
  language: Language,
): string {
  const { minDays, maxDays, withinHours = null, before = null } = etd;
  const time = before === null ? null : clockText(before);
  const day = (days: number) => formatDay(nowMs, language, days);
  if (minDays < maxDays) {
    const [from = '', fromMonth] = day(minDays).split(' ');
    const to = day(maxDays);
    return t('shipping.eta.between', {
      from: to.endsWith(` ${fromMonth}`) ? from : day(minDays),
      to,
    });
  }
  if (maxDays <= 0) {
    if (withinHours !== null) return t('shipping.eta.hours', { hours: withinHours });
    return time === null ? t('shipping.eta.today') : t('shipping.eta.todayBefore', { time });
  }
  const date = day(maxDays);
  if (maxDays === 1) {
    return time === null ? t('shipping.eta.tomorrow', { date }) : t('shipping.eta.tomorrowBefore', { time });
  }
  return time === null ? t('shipping.eta.day', { date }) : t('shipping.eta.dayBefore', { date, time });
}
