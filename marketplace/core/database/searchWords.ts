import { plainLine } from '#src/domain/shell/plainLine.ts';

/** The words of a search as FTS5 understands them: each begins a word of the text. Null when there is nothing to look for. */
export function searchWords(search: string): string | null {
  const words =
    plainLine(search)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? [];
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' ');
}

/** By which the words of one product's texts are found: one word of its own. */
export const wordOfProduct = (productSku: string): string =>
  productSku.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
