/**
 * A typed line in the signs of a plain keyboard, for what is no prose: a number, a code, an address of mail, a telephone.
 * Digits and signs of full width, every kind of hyphen and space are plain ones; nothing that is not seen is left. A file of its own: the first load needs it, and nothing else of `typedText.ts`. [SHELL-19]
 */
export const plainLine = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/(?![\t-\r])[\p{C}\p{DI}\u2800]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
