import { localDate, startOfDay, weekdayOf, WIB_OFFSET_HOURS } from '../shell/calendarDay.ts';

/** The opening time of a place on a day; 1 is Monday, 7 is Sunday, in the time of its own clocks. */
export interface OpeningHour {
  day: number;
  /** HH:MM; 24:00 is the end of the day. */
  open: string;
  close: string;
}
/** State of a place now, for places that name their hours. */
export type Opening =
  | { state: 'always' }
  | { state: 'open'; until: string }
  | { state: 'opensToday'; at: string }
  | { state: 'opensOn'; day: number; at: string };

const MINUTE_MS = 60_000;
const DAYS = [1, 2, 3, 4, 5, 6, 7];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The place's standing at a moment (epoch ms) where clocks are so many hours ahead of UTC; null without hours.
 * [SELLER-12, GROC-37]
 */
export function openingAt(
  hours: readonly OpeningHour[],
  epochMs: number,
  utcOffsetHours = WIB_OFFSET_HOURS,
): Opening | null {
  const isWhole = ({ open, close }: OpeningHour) => open === '00:00' && close === '24:00';
  if (DAYS.every((day) => hours.some((hour) => hour.day === day && isWhole(hour))))
    return { state: 'always' };
  const weekday = weekdayOf(localDate(epochMs, utcOffsetHours));
  const minute = Math.floor((epochMs - startOfDay(epochMs, utcOffsetHours)) / MINUTE_MS);
  const on = (day: number) =>
    hours
      .filter((hour) => hour.day === day)
      .sort((left, right) => minutesOf(left.open) - minutesOf(right.open));
  const now = on(weekday).find(({ open, close }) => minutesOf(open) <= minute && minute < minutesOf(close));
  if (now !== undefined) {
    // Spans that touch or overlap are one: the place stays open past the end of the first.
    let until = now.close;
    for (const { open, close } of on(weekday)) if (open <= until && close > until) until = close;
    return { state: 'open', until };
  }
  const later = on(weekday).find(({ open }) => minute < minutesOf(open));
  if (later !== undefined) return { state: 'opensToday', at: later.open };
  for (const ahead of DAYS) {
    const day = ((weekday - 1 + ahead) % 7) + 1;
    const [first] = on(day);
    if (first !== undefined) return { state: 'opensOn', day, at: first.open };
  }
  return null;
}

/** The same hours on every day of the week. */
export const everyDay = (hours: Pick<OpeningHour, 'open' | 'close'>): OpeningHour[] =>
  DAYS.map((day) => ({ day, ...hours }));

/** The time until an answer, in minutes, hours or days. */
export function waitingOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 60) return { unit: 'minutes', count: Math.max(1, minutes) };
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.round(minutes / 60) };
  return { unit: 'days', count: Math.round(minutes / (24 * 60)) };
}
