/** Pages of an endless list that somebody is given again who comes back to it; more would take too long. */
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

/** How many pages of a product's list were shown in this tab, at least one; whatever is not valid counts as nothing. */
export const pagesShown = (text: string | null, itemSku: string): number =>
  read(text).find(([sku]) => sku === itemSku)?.[1] ?? 1;

/** What is kept once so many pages are shown. */
export const withPagesShown = (text: string | null, itemSku: string, pages: number): string =>
  JSON.stringify(
    [
      ...read(text).filter(([sku]) => sku !== itemSku),
      [itemSku, Math.min(pages, MOST_PAGES)] satisfies Kept,
    ].slice(-MOST_PRODUCTS),
  );
