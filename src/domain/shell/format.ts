import type { Language } from './language.ts';

/** Own formatters: Intl gives Rp differently in Node and in Chromium, which breaks hydration. [FORMAT-01..06] */

/** A number that is written in English, as a language writes it: Indonesian has the two signs the other way round. */
const inLanguage = (text: string, language: Language): string =>
  language === 'en' ? text : text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** A number with its thousands set apart, and two decimals: 9999.5 is "9.999,5", and "9,999.5" in English. [FORMAT-07] */
export const formatNumber = (value: number, language: Language): string =>
  inLanguage(String(Number(value.toFixed(2))).replace(/\B(?=(\d{3})+(\.|$))/g, ','), language);

/** Rupiah with dots between thousands in every language, rounded to whole rupiah: 50000 is "Rp50.000". */
export function formatPrice(rupiah: number): string {
  const rounded = Math.round(Math.abs(rupiah));
  const digits = formatNumber(rounded, 'id');
  return rupiah < 0 && rounded !== 0 ? `-Rp${digits}` : `Rp${digits}`;
}

/** One decimal, rounded half up: 4.8 is "4,8", and "4.8" in English; no rating is "-". */
export function formatRating(rating: number | null, language: Language): string {
  if (rating === null || !Number.isFinite(rating)) return '-';
  const tenths = Math.floor(Number((rating * 10).toPrecision(12)) + 0.5);
  return inLanguage((tenths / 10).toFixed(1), language);
}

const NO_BREAK_SPACE = '\u00a0';
/** The suffixes of thousands, millions and so on; each with its space, if any. */
const SUFFIXES = {
  id: ['', '\u00a0rb', '\u00a0jt', '\u00a0M', '\u00a0T'],
  en: ['', 'K', 'M', 'B', 'T'],
} as const;
/** A date as it stands in a sentence of the page: on one line. */
export const onOneLine = (date: string): string => date.replaceAll(' ', NO_BREAK_SPACE);

/** Compact count: 1500 is "1,5 rb", and "1.5K" in English; below 1000 the plain number. */
export function formatCompact(count: number, language: Language): string {
  const suffixes = SUFFIXES[language];
  let value = Math.max(0, Math.round(count));
  let power = 0;
  while (value >= 1000 && power < suffixes.length - 1) {
    value /= 1000;
    power += 1;
  }
  if (power === 0) return String(value);
  let tenths = Math.floor(Number((value * 10).toPrecision(12)) + 0.5);
  if (tenths >= 10_000 && power < suffixes.length - 1) {
    tenths = 10;
    power += 1;
  }
  return formatNumber(tenths / 10, language) + suffixes[power];
}

const MONTHS = {
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
const JAKARTA_OFFSET_MS = 7 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;

/** When the day of a moment began in Jakarta; both epoch ms. */
export const dayStart = (epochMs: number): number =>
  Math.floor((epochMs + JAKARTA_OFFSET_MS) / DAY_MS) * DAY_MS - JAKARTA_OFFSET_MS;

/** The day of a moment (epoch ms) in Jakarta time, or one some days later: "22 Nov", which no line breaks. */
export function formatDay(epochMs: number, language: 'id' | 'en', daysLater = 0): string {
  const date = new Date(epochMs + JAKARTA_OFFSET_MS + daysLater * DAY_MS);
  return onOneLine(`${date.getUTCDate()} ${MONTHS[language][date.getUTCMonth()] ?? ''}`);
}

/** A moment (epoch ms) in Jakarta time: "3 Des 2026, 10.00 WIB". */
export function formatMoment(epochMs: number, language: 'id' | 'en'): string {
  const date = new Date(epochMs + JAKARTA_OFFSET_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const month = MONTHS[language][date.getUTCMonth()] ?? '';
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}, ${two(date.getUTCHours())}.${two(date.getUTCMinutes())} WIB`;
}

/** The weekday of a day (YYYY-MM-DD), from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** A day as YYYY-MM-DD: "23 Nov". */
export function formatDate(date: string, language: 'id' | 'en'): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${day.getUTCDate()} ${MONTHS[language][day.getUTCMonth()] ?? ''}`;
}

/** The month of a day (YYYY-MM-DD): "Mar 2018". */
export function formatMonth(date: string, language: 'id' | 'en'): string {
  return `${MONTHS[language][Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;
}

/** "09:00" as Indonesian writes it: "09.00". */
export function clockText(time: string): string {
  return time.replace(':', '.');
}

/** "09.00–17.00", which no line breaks at its dash: a word joiner follows it. [FORMAT-08] */
export const clockSpan = (from: string, to: string): string => `${clockText(from)}–\u2060${clockText(to)}`;
