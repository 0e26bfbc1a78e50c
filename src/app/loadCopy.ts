import type { Copy, LanguageCopy } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';
import { giveLaterWords } from '#src/views/ui/laterWords.ts';

/**
 * Loads the words of the first load in one language, in a chunk of their own. Nothing starts without them, so it
 * retries until they are here. The document names their file, and a browser may cache its failure: retries use another
 * address. The first later view that needs other words adds them.
 */
export async function loadCopy(language: Language): Promise<LanguageCopy> {
  let failures = 0;
  const words = laterCode(async () => {
    try {
      return await (failures === 0 ? importFirst(language) : importAgain(language, failures));
    } catch (error) {
      failures += 1;
      throw error;
    }
  });
  const copy = { ...(await words.bring().catch(() => words.untilHere())) };
  const later = laterCode(async () => Object.assign(copy, await importLater(language)));
  const further = laterCode(async () => Object.assign(copy, await importFurther(language)));
  giveLaterWords(later.bring, further.bring);
  // Views with other words come only after those.
  return { language, copy: copy as Copy };
}

const importFirst = async (language: Language): Promise<Partial<Copy>> =>
  language === 'en'
    ? (await import('#src/copy/enFirst.ts')).enFirst
    : (await import('#src/copy/idFirst.ts')).idFirst;

const importLater = async (language: Language): Promise<Partial<Copy>> =>
  language === 'en'
    ? (await import('#src/copy/enLater.ts')).enLater
    : (await import('#src/copy/idLater.ts')).idLater;

const importFurther = async (language: Language): Promise<Partial<Copy>> =>
  language === 'en'
    ? (await import('#src/copy/enFurther.ts')).enFurther
    : (await import('#src/copy/idFurther.ts')).idFurther;

async function importAgain(language: Language, times: number): Promise<Partial<Copy>> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href;
  if (file === undefined) return importFirst(language);
  const copies = (await import(/* @vite-ignore */ `${file}?again=${times}`)) as Record<string, Partial<Copy>>;
  const first = copies[`${language}First`];
  if (first === undefined) throw new Error(`${file} has no words of ${language}`);
  return first;
}
