import { daysBetween, localDate } from '#src/domain/shell/calendarDay.ts';
import { clockSpan, formatDate } from '#src/domain/shell/format.ts';
import type { Slot } from '#src/domain/grocery/grocerySlots.ts';
import type { Language } from '#src/domain/shell/language.ts';

/** Words before a date of today and of tomorrow. */
const NAMES = { id: ['Hari ini, ', 'Besok, '], en: ['Today, ', 'Tomorrow, '] } as const;

/** Names a slot by the store's clock: "Hari ini, 21 Nov 08.00–10.00", later "23 Nov 08.00–10.00". */
export function slotName(
  { date, start, end }: Pick<Slot, 'date' | 'start' | 'end'>,
  { nowMs, utcOffsetHours }: { nowMs: number; utcOffsetHours: number },
  language: Language,
): string {
  const days = daysBetween(localDate(nowMs, utcOffsetHours), date);
  return `${NAMES[language][days] ?? ''}${formatDate(date, language)} ${clockSpan(start, end)}`;
}
