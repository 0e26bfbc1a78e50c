import type { Translate } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { SoldOutFact } from '#src/domain/product/soldOutFacts.ts';

const MOST_PLACES = 3;
/** Data has "Warna", a sentence "warna"; a name all in capitals, as RAM, stays. */
const asWord = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());

function listText(t: Translate, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return t(items.length === 2 ? 'variant.listPair' : 'variant.listEnd', {
    list: items.slice(0, -1).join(', '),
    last,
  });
}

/** A value with which a sold-out one is still available. */
export type SoldOutPlace = SoldOutFact['elsewhere'][number];
/** Stands for a place in a sentence until the sentence is cut. Data has no such character. */
const MARK = '\u{E000}';

/**
 * Returns a fact as the pieces of a sentence: words, and places that a visitor may follow.
 * "Besar 28″ habis untuk warna Pandan, masih ada di Nila dan Arang." [PRODUCT-09, PRODUCT-31]
 */
export function soldOutWords(
  t: Translate,
  language: Language,
  { value, choices, elsewhere }: SoldOutFact,
): (string | SoldOutPlace)[] {
  if (choices.length === 0) return [t('variant.soldOutAll', { value })];
  // Names of attributes are Indonesian: an English sentence leaves them out.
  const named = choices.map((choice) =>
    language === 'id' ? `${asWord(choice.name)} ${choice.value}` : choice.value,
  );
  const said = { value, choices: listText(t, named) };
  if (elsewhere.length === 0) return [t('variant.soldOutFor', said)];
  const told = elsewhere.slice(0, MOST_PLACES);
  const marks = told.map(() => MARK);
  const places =
    elsewhere.length > told.length ? t('variant.listMore', { list: marks.join(', ') }) : listText(t, marks);
  const words = t('variant.soldOutElsewhere', { ...said, places }).split(MARK);
  return words.flatMap((text, position) => [text, ...told.slice(position, position + 1)]);
}
