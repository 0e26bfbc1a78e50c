import { EXAMPLE_CATEGORY } from '../catalogue/exampleCategory.ts';
import type { CatalogueProduct, Localised } from '../catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';

const SHORTEST_WORD = 3;
const textOf = (text: Localised) => (typeof text === 'string' ? text : text.id);

/** Returns the words by which products are compared: those of the name and of the facts, each once. */
export function wordsOf({ name, facts }: Pick<CatalogueProduct, 'name' | 'facts'>): string[] {
  const text = [name, ...facts.map(({ value }) => textOf(value))].join(' ').toLowerCase();
  return [...new Set(text.match(/[\p{L}\p{N}]+/gu))].filter((word) => word.length >= SHORTEST_WORD);
}

/** Stores the traits that products are compared by; none for a product that is never recommended. [RECO-10] */
export function storeTraits(database: Database, product: CatalogueProduct): void {
  const isExample = product.categories.some(({ id }) => id === EXAMPLE_CATEGORY);
  const price = product.items[0]?.offered;
  if (isExample || product.answers !== undefined || product.unbuyable === true || price === undefined) return;
  database.run(
    'INSERT INTO product_traits (product_sku, price, sold, words) VALUES (?,?,?,?)',
    product.productSku,
    price,
    product.statistics.sold,
    wordsOf(product).join(' '),
  );
}
