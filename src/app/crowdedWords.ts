import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { translate } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/shell/language.ts';

const COPIES = { id, en };

/** Words for a visitor whom the server has no room for, or who came some seconds too early. [ERRPAGE-03, ERR-63] */
export function crowdedWords(
  language: Language,
  seconds: number | null,
): { title: string; text: string; action: string } {
  const copy = COPIES[language];
  return {
    title: copy['errorPage.429.title'],
    text: seconds === null ? copy['errorPage.429.text'] : translate(copy, 'cart.error.tooMany', { seconds }),
    action: copy['errorPage.429.action'],
  };
}
