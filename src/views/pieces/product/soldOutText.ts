import type { Translate } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { SoldOutFact } from '#src/domain/product/variant.ts';

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

/** "Besar 28″ habis untuk warna Pandan, masih ada di Nila dan Arang." [PRODUCT-09] */
export function soldOutText(
  t: Translate,
  language: Language,
  { value, choices, elsewhere }: SoldOutFact,
): string {
  if (choices.length === 0) return t('variant.soldOutAll', { value });
  // Names of attributes are Indonesian: an English sentence leaves them out.
  const named = choices.map((choice) =>
    language === 'id' ? `${asWord(choice.name)} ${choice.value}` : choice.value,
  );
  const said = { value, choices: listText(t, named) };
  if (elsewhere.length === 0) return t('variant.soldOutFor', said);
  const places =
    elsewhere.length > MOST_PLACES
      ? t('variant.listMore', { list: elsewhere.slice(0, MOST_PLACES).join(', ') })
      : listText(t, elsewhere);
  return t('variant.soldOutElsewhere', { ...said, places });
}
