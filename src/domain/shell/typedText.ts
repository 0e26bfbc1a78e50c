/** Signs that join others or choose their form: kept, as emoji and scripts need them, but no character alone. */
export const JOINING = /[\p{Join_Control}\p{Variation_Selector}]/gu;
/** More in a row than any sign is made of. */
const MANY_JOINING = /[\p{Join_Control}\p{Variation_Selector}]{3,}/gu;
/** Signs that are not seen, or that turn the direction of what follows: nothing that people type needs them. */
export const UNSEEN =
  /(?![\n\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Nothing stands before these that they could join. */
const LEADING = /^[\s\p{Join_Control}\p{Variation_Selector}]+/u;

/** A typed text as it is kept: without what is not seen, no more than one empty line in a row, nothing around it. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(MANY_JOINING, '')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(LEADING, '')
    .trimEnd();

/** The same for what has one line: a name, words that are looked for. What is no prose is read by `plainLine`. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ');

const lengthOf = (text: string): number => [...text.replaceAll(JOINING, '')].length;

/**
 * Characters as people count them, for every counter and every limit: of the text as it is kept, each sign once, also one
 * for which a script needs two units, and none for what only joins others.
 */
export const textLength = (text: string): number => lengthOf(cleanText(text));

/** A text cut to so many characters, as a field's own limit would: what it counts is what `textLength` counts. */
export function cutText(text: string, most: number): string {
  if (text.length <= most || textLength(text) <= most) return text;
  let left = most;
  const signs = [...cleanText(text)];
  const end = signs.findIndex((sign) => {
    left -= lengthOf(sign);
    return left < 0;
  });
  return signs.slice(0, end).join('');
}

/** True for a line that is a telephone number, however it is spaced, bracketed, dotted or dashed. */
export const isTelephone = (line: string): boolean =>
  /^\+?[\d\s().\-/]+$/.test(line) && /^\+?\d{8,15}$/.test(line.replaceAll(/[\s().\-/]/g, ''));
