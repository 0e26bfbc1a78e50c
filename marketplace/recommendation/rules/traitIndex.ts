import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** The traits of a product that may be recommended. */
export interface Traits {
  sku: string;
  vendor: string;
  /** The current category, the innermost one. */
  leaf: string;
  categories: readonly string[];
  brand: string;
  /** Natural logarithm of its price in rupiah. */
  price: number;
  sold: number;
  /** Numbers of its words. */
  words: readonly number[];
}

/** Products that are read at a time: a few milliseconds of work. */
const AT_ONCE = 250;
/** The most best sellers of a vendor: more than any list shows. */
const MOST_SELLERS = 720;

/**
 * The traits of all products, in memory: some 200 bytes each. `prepare` reads them in small pieces; the first question
 * before its end reads the rest.
 */
export function createTraitIndex(database: Database) {
  const index = emptyIndex();
  const reading = readInto(index, database);
  const isRead = () => reading.next().done === true;
  const state = { isComplete: false, isClosed: false };
  const complete = () => {
    while (!state.isComplete) state.isComplete = isRead();
    return index;
  };
  return Object.assign(complete, {
    /** Resolves when all traits are read; other requests are served meanwhile. */
    async prepare(): Promise<void> {
      while (!state.isComplete && !state.isClosed) {
        state.isComplete = isRead();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    close(): void {
      state.isClosed = true;
    },
  });
}

function emptyIndex() {
  const bySku = new Map<string, Traits>();
  const byCategory = new Map<string, Traits[]>();
  const frequency: number[] = [];
  const sellers = new Map<Vendor, readonly string[]>();
  // A word of many products says little about any of them.
  const weightOf = (word: number) => Math.log(1 + bySku.size / (frequency[word] ?? 1));
  return {
    bySku,
    byCategory,
    frequency,
    /** Returns the weighted share of these words that another product has too, from 0 to 1. */
    sharedWordsWith(words: readonly number[]): (other: Traits) => number {
      const weights = new Map(words.map((word) => [word, weightOf(word)]));
      const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
      return (other) => {
        let shared = 0;
        for (const word of other.words) shared += weights.get(word) ?? 0;
        return all === 0 ? 0 : shared / all;
      };
    },
    /** The SKUs of a vendor's products, the best sellers first. */
    bestSellers(vendor: Vendor): readonly string[] {
      const known =
        sellers.get(vendor) ??
        [...bySku.values()]
          .filter((traits) => traits.vendor === vendor)
          .toSorted((left, right) => right.sold - left.sold)
          .slice(0, MOST_SELLERS)
          .map(({ sku }) => sku);
      sellers.set(vendor, known);
      return known;
    },
  };
}

function* readInto({ bySku, byCategory, frequency }: ReturnType<typeof emptyIndex>, database: Database) {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    let number = numbers.get(word);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(word, number);
      frequency.push(0);
    }
    frequency[number] = (frequency[number] ?? 0) + 1;
    return number;
  };
  for (let last = -1; ;) {
    const rows = database.all(
      `SELECT p.product_sku, p.position, p.vendor, p.category_id, p.brand_slug, t.price, t.sold, t.words,
         (SELECT group_concat(c.category_id, ' ') FROM product_categories c WHERE c.product_sku = p.product_sku) AS ids
       FROM products p JOIN product_traits t ON t.product_sku = p.product_sku
       WHERE p.position > ? ORDER BY p.position LIMIT ?`,
      last,
      AT_ONCE,
    );
    for (const row of rows) {
      const traits: Traits = {
        sku: String(row['product_sku']),
        vendor: String(row['vendor']),
        leaf: String(row['category_id']),
        categories: String(row['ids']).split(' '),
        brand: String(row['brand_slug']),
        price: Math.log(Number(row['price'])),
        sold: Number(row['sold']),
        words: String(row['words']).split(' ').map(numberOf),
      };
      bySku.set(traits.sku, traits);
      for (const id of traits.categories) {
        const list = byCategory.get(id);
        if (list === undefined) byCategory.set(id, [traits]);
        else list.push(traits);
      }
      last = Number(row['position']);
    }
    if (rows.length < AT_ONCE) return;
    yield;
  }
}
