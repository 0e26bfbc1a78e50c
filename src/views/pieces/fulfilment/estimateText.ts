import type { Translate } from '#src/copy/copyTypes.ts';
import { clockText, formatDay } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Estimate } from '#src/services/fulfilment/shipping/contract.ts';

const ARRIVES = ['shipping.eta.today', 'shipping.eta.tomorrow'] as const;

/** The arrival of a parcel: "Tiba besok, 22 Nov", "Tiba hari ini, 21 Nov, sebelum 21.00", "Tiba 24–28 Nov". */
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
    const [from = '', fromMonth = ''] = day(minDays).split(/\s/);
    const to = day(maxDays);
    return t('shipping.eta.between', {
      from: to.endsWith(fromMonth) ? from : day(minDays),
      to,
    });
  }
  const days = Math.max(0, maxDays);
  const arrives = t(ARRIVES[days] ?? 'shipping.eta.day', { date: day(days) });
  if (days === 0 && withinHours !== null)
    return t('shipping.eta.hours', { day: arrives, hours: withinHours });
  return time === null ? arrives : t('shipping.eta.before', { day: arrives, time });
}
