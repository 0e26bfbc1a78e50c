import type { Translate } from '#src/copy/copyTypes.ts';
import { daysBetween, weekdayOf } from '#src/domain/shell/calendarDay.ts';
import { clockText, formatDate, formatPrice, onOneLine } from '#src/domain/shell/format.ts';
import { earliestSlot, type Slot, type SlottedDelivery } from '#src/domain/grocery/grocerySlots.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { SlotChoice } from '#src/machines/grocery/slottedDelivery/slottedDeliveryTypes.ts';

interface Words {
  t: Translate;
  language: Language;
  /** YYYY-MM-DD, in the store's time zone. */
  today: string;
}
type Window = Pick<Slot, 'date' | 'start' | 'end'>;

/** "Hari ini", "Besok", "Senin, 23 Nov". */
export function dayName({ t, language, today }: Words, date: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return t('grocery.day.today');
  if (days === 1) return t('grocery.day.tomorrow');
  return weekdayAndDate({ t, language }, date);
}

function weekdayAndDate({ t, language }: Omit<Words, 'today'>, date: string): string {
  return `${t(`day.${weekdayOf(date) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)}, ${onOneLine(formatDate(date, language))}`;
}

/** "15.00–17.00". */
export function timeOf(t: Translate, { start, end }: Pick<Window, 'start' | 'end'>): string {
  return t('grocery.slots.time', { start: clockText(start), end: clockText(end) });
}

/** "hari ini, 22 Nov 15.00–17.00". */
export function whenOf(words: Words, window: Window): string {
  const { t, language, today } = words;
  const days = daysBetween(today, window.date);
  const time = timeOf(t, window);
  const date = onOneLine(formatDate(window.date, language));
  if (days === 0) return t('grocery.when.today', { date, time });
  if (days === 1) return t('grocery.when.tomorrow', { date, time });
  return t('grocery.when.later', { day: weekdayAndDate(words, window.date), time });
}

/** The same in short: today is its date alone. */
export function shortWhenOf(words: Words, window: Window): string {
  const { t, language, today } = words;
  if (today !== window.date) return whenOf(words, window);
  return t('grocery.when.later', {
    day: onOneLine(formatDate(window.date, language)),
    time: timeOf(t, window),
  });
}

export function slotPrice(t: Translate, price: number): string {
  return price === 0 ? t('grocery.slots.free') : formatPrice(price);
}

/** The arrival of the groceries as a sentence: the chosen slot, else the earliest; null while unknown. */
export function arrivalSentence(
  words: Words,
  facts: { delivery: SlottedDelivery; choice: SlotChoice | null; slot: Slot | null; place: string },
): string | null {
  const { t } = words;
  const { delivery, choice, slot, place } = facts;
  if (slot !== null) {
    return t('grocery.slots.arrives', {
      when: whenOf(words, slot),
      place,
      price: slotPrice(t, slot.price),
    });
  }
  if (choice !== null && choice.slotId === null) return t('grocery.slots.onItsWay', { place });
  const earliest = earliestSlot(delivery);
  return earliest === null ? null : t('grocery.slots.earliest', { when: whenOf(words, earliest), place });
}
