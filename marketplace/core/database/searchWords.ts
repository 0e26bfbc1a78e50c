import { plainLine } from '#src/domain/shell/plainLine.ts';

/** Returns the words of a search for FTS5: each is the start of a word of the text. Null without any word. */
export function searchWords(search: string): string | null {
  const words =
    plainLine(search)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' ');
}

/** Returns the one word by which the index finds the texts of a product. */
export const wordOfProduct = (productSku: string): string =>
  productSku.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
