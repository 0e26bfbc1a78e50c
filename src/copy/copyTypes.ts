import type { Language } from '#src/domain/language.ts';
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

/** Fills `{placeholders}`; one without a value stays visible, so that a mistake is seen. */
export function translate(copy: Copy, key: CopyKey, params: CopyParams = {}): string {
  // A browser has the words of later views only with the first of them; until then there is nothing to say.
  const text = (copy as Partial<Copy>)[key] ?? '';
  // Most texts have none; a page asks for hundreds.
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** Reads a copy key from data (a toast, a marketplace answer); null when there is no such text. */
export function toCopyKey(copy: Copy, key: string): CopyKey | null {
  return Object.hasOwn(copy, key) ? (key as CopyKey) : null;
}
