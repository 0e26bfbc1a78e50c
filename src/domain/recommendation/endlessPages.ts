/** Most pages of an endless list that are loaded again for a returning visitor; more would take too long. */
const MOST_PAGES = 20;
/** Products whose pages are kept, those seen last. */
const MOST_PRODUCTS = 20;

type Kept = [itemSku: string, pages: number];

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  typeof entry[0] === 'string' &&
  Number.isInteger(entry[1]) &&
  entry[1] >= 1 &&
  entry[1] <= MOST_PAGES;

function read(text: string | null): Kept[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Number of pages of a product's list shown in this tab, at least one; invalid text counts as none. */
export const pagesShown = (text: string | null, itemSku: string): number =>
  read(text).find(([sku]) => sku === itemSku)?.[1] ?? 1;

/** Returns the text to store once this many pages are shown. */
export const withPagesShown = (text: string | null, itemSku: string, pages: number): string =>
  JSON.stringify(
    [
      ...read(text).filter(([sku]) => sku !== itemSku),
      [itemSku, Math.min(pages, MOST_PAGES)] satisfies Kept,
    ].slice(-MOST_PRODUCTS),
  );
