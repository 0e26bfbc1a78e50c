export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'id';

/** Reads a language from an untrusted value (cookie, query, header); anything unknown is null. */
export function toLanguage(value: unknown): Language | null {
  return value === 'id' || value === 'en' ? value : null;
}
