import { formatCompact, formatNumber } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { id } from './id.ts';

/** Every text of the page by its flat, dotted key; Indonesian is the source. [I18N-04] */
export type CopyKey = keyof typeof id;
export type Copy = Readonly<Record<CopyKey, string>>;
export type CopyParams = Readonly<Record<string, string | number>>;
/** A text in the page's language with its `{placeholders}` filled. */
export type Translate = (key: CopyKey, params?: CopyParams) => string;

export interface LanguageCopy {
  language: Language;
  copy: Copy;
}

/** Of each language when its first text with a number is asked for. */
const pluralRules = new Map<string, Intl.PluralRules>();

/** The form of a word beside a number, of the forms as a text has them: for one, then for any other. [I18N-05] */
function formOf(locale: string, value: string | number, forms: string[]): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  // A number that was written before ("1,2 rb", "1.000") is none that is read: it is never one.
  const isOther = rules.select(/^\d+$/.test(String(value)) ? Number(value) : Number.NaN) === 'other';
  return forms.at(isOther ? -1 : 0) ?? '';
}

/**
 * Fills `{placeholders}`; one without a value stays visible, so that a mistake is seen. `{count|item|items}` is the word
 * for so many; a language without a plural has one form, and needs none of this. A number is written as its language does,
 * and `{count~}` shortens it. [FORMAT-03, FORMAT-07]
 */
export function translate(copy: Copy, key: CopyKey, params: CopyParams = {}): string {
  // A browser has the words of later views only with the first of them; until then there is nothing to say.
  const text = (copy as Partial<Copy>)[key] ?? '';
  // Most texts have none; a page asks for hundreds.
  if (!text.includes('{')) return text;
  return text.replace(
    /\{(\w+)(~)?(?:\|([^}]+))?\}/g,
    (whole, name: string, short?: string, forms?: string) => {
      const value = params[name] ?? whole;
      return forms === undefined || value === whole
        ? typeof value === 'number'
          ? (short === undefined ? formatNumber : formatCompact)(value, copy.locale as Language)
          : value
        : formOf(copy.locale, value, forms.split('|'));
    },
  );
}

/** Reads a copy key from data (a toast, a marketplace answer); null when there is no such text. */
export function toCopyKey(copy: Copy, key: string): CopyKey | null {
  return Object.hasOwn(copy, key) ? (key as CopyKey) : null;
}
