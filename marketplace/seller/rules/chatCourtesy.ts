import type { Language } from '#src/domain/shell/language.ts';

const GREETING = /\b(?:halo|hai|pagi|siang|sore|malam|hello|hi)\b/i;
const THANKS = /\b(?:makasih|terima kasih|thanks?|thank you)\b/i;

/**
 * Returns the reply to thanks or to a greeting, for any partner of the talk.
 *
 * @param hello the reply to a greeting
 * @returns null where a message is neither
 */
export function courtesyOf(
  message: string,
  language: Language,
  hello: Record<Language, string>,
): string | null {
  if (THANKS.test(message)) return language === 'id' ? 'Sama-sama.' : 'You are welcome.';
  return GREETING.test(message) ? hello[language] : null;
}
