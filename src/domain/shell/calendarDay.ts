const DAY_MS = 24 * 3600 * 1000;
/** The shop's own day is Jakarta's. */
export const WIB_OFFSET_HOURS = 7;

/** The day (YYYY-MM-DD) at a moment (epoch ms) where clocks are so many hours ahead of UTC. */
export function localDate(epochMs: number, utcOffsetHours: number): string {
  return new Date(epochMs + utcOffsetHours * 3600 * 1000).toISOString().slice(0, 10);
}

/** The shop's own day (YYYY-MM-DD) of a moment in ISO 8601, as answers of the backend name it. */
export const shopDay = (moment: string): string => localDate(Date.parse(moment), WIB_OFFSET_HOURS);

/** The time of day (HH:MM) at a moment (epoch ms) where clocks are so many hours ahead of UTC. */
export const localTime = (epochMs: number, utcOffsetHours: number): string =>
  new Date(epochMs + utcOffsetHours * 3600 * 1000).toISOString().slice(11, 16);

/** Number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** When the day of a moment began (epoch ms) where clocks are so many hours ahead of UTC. */
export function startOfDay(epochMs: number, utcOffsetHours: number): number {
  return Date.parse(`${localDate(epochMs, utcOffsetHours)}T00:00:00Z`) - utcOffsetHours * 3600 * 1000;
}
