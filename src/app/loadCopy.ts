import type { LanguageCopy } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/language.ts';

/** The words of one language, in a chunk of their own. */
export async function loadCopy(language: Language): Promise<LanguageCopy> {
  const copy =
    language === 'en' ? (await import('#src/copy/en.ts')).en : (await import('#src/copy/id.ts')).id;
  return { language, copy };
}
