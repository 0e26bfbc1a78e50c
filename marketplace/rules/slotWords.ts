import { daysBetween, localDate } from '#src/domain/calendarDay.ts';
import { clockText, formatDate } from '#src/domain/format.ts';
import type { Slot } from '#src/domain/grocerySlots.ts';
import type { Language } from '#src/domain/language.ts';

const TODAY = { id: 'Hari ini', en: 'Today' };
const TOMORROW = { id: 'Besok', en: 'Tomorrow' };

/** "Hari ini 08.00–10.00", later "23 Nov 08.00–10.00": when a slot is, seen at a moment where its store is. */
export function slotName(
  { date, start, end }: Pick<Slot, 'date' | 'start' | 'end'>,
  { nowMs, utcOffsetHours }: { nowMs: number; utcOffsetHours: number },
  language: Language,
): string {
  const days = daysBetween(localDate(nowMs, utcOffsetHours), date);
  const day = days === 0 ? TODAY[language] : days === 1 ? TOMORROW[language] : formatDate(date, language);
  return `${day} ${clockText(start)}–${clockText(end)}`;
}
