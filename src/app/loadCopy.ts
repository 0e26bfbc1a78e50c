import type { Copy, LanguageCopy } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/language.ts';
import { laterCode } from '#src/views/ui/laterCode.ts';

/**
 * The words of one language, in a chunk of their own. Without them nothing starts: they are asked for until they have
 * come. The document names their file, so that a browser may keep its failure: from then on it is asked for under
 * another address.
 */
export async function loadCopy(language: Language): Promise<LanguageCopy> {
  let failures = 0;
  const words = laterCode(async () => {
    try {
      return await (failures === 0 ? importCopy(language) : importAgain(language, failures));
    } catch (error) {
      failures += 1;
      throw error;
    }
  });
  return { language, copy: await words.bring().catch(() => words.untilHere()) };
}

const importCopy = async (language: Language): Promise<Copy> =>
  language === 'en' ? (await import('#src/copy/en.ts')).en : (await import('#src/copy/id.ts')).id;

async function importAgain(language: Language, times: number): Promise<Copy> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href;
  if (file === undefined) return importCopy(language);
  const copies = (await import(/* @vite-ignore */ `${file}?again=${times}`)) as Record<Language, Copy>;
  return copies[language];
}
