import { modals as english } from '#src/copy/en/modals.ts';
import { modals as indonesian } from '#src/copy/id/modals.ts';
import type { Language } from '#src/domain/language.ts';

const COPIES = { id: indonesian, en: english };

/** What a visitor is told for whom there is no room at the moment. [ERRPAGE-03] */
export function crowdedWords(language: Language): { title: string; text: string; action: string } {
  const copy = COPIES[language];
  return {
    title: copy['errorPage.429.title'],
    text: copy['errorPage.429.text'],
    action: copy['errorPage.429.action'],
  };
}
