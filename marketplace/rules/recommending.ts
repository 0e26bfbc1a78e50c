import { LRUCache } from 'lru-cache';
import type { Vendor } from '#src/domain/vendor.ts';
import { COMPLEMENTS } from '../catalogue/complements.ts';
import type { Database } from '../database/openDatabase.ts';
import { createTraitIndex, type Traits } from './traitIndex.ts';

/** For whom a list is made. */
export interface Beside {
  productSku: string;
  vendor: Vendor;
  /** From top to current. */
  categoryIds: readonly string[];
  brandSlug: string;
  /** Rupiah. */
  price: number;
}
/** Part of a list; both count products. */
interface Cut {
  offset: number;
  limit: number;
}

type Scored = readonly [sku: string, score: number];

/** Twenty pages: nobody reads on, and a list stays small. */
const MOST_RANKED = 360;
/** Lists that stay in memory. */
const KEPT_LISTS = 500;
/** The newest buyers of a product say what it is bought with now. */
const BUYERS_ASKED = 200;
/** A price so many times higher or lower is no longer like it. */
const PRICE_RANGE = Math.log(4);

/** How much each likeness counts; decision 0054 says why. */
const WEIGHTS = {
  leaf: 3,
  category: 1,
  complement: 1.5,
  words: 2.5,
  brand: 0.5,
  price: 1.5,
  together: 1.2,
} as const;
/** Beyond seven buyers of both it counts no more. */
const MOST_TOGETHER = 3;

const complementsOf = (categoryIds: readonly string[]) =>
  new Set(categoryIds.flatMap((id) => COMPLEMENTS[id] ?? []));

/** Highest first; what counts the same in the order in which it came. */
const byScore = ([, left]: Scored, [, right]: Scored) => right - left;

/** The first so many by their scores; only these are brought into order. */
function best(scored: readonly Scored[], most: number): Scored[] {
  const least =
    Float64Array.from(scored, ([, score]) => score)
      .toSorted()
      .at(-most) ?? 0;
  return scored
    .filter(([, score]) => score >= least)
    .toSorted(byScore)
    .slice(0, most);
}

/**
 * What goes with a product, by what products are like and by who bought what. A list by likeness stays in memory, for
 * the catalogue does not change while it runs; who bought what, and what is in stock, is asked each time. [RECO-01, RECO-10]
 */
export function createRecommender(database: Database) {
  const index = createTraitIndex(database);
  const lists = new LRUCache<string, readonly Scored[]>({ max: KEPT_LISTS });

  /** How like a candidate is; 0 where nothing speaks for it. */
  function likeness(
    base: Beside,
    logPrice: number,
    complements: Set<string>,
    other: Traits,
    sharedWords: number,
  ): number {
    const shared = other.categories.filter((id) => base.categoryIds.includes(id)).length;
    const distance = other.price - logPrice;
    // What goes along costs no more than what it goes with: only then it comes to mind.
    const isComplement = complements.has(other.leaf) && distance <= 0;
    if (shared === 0 && !isComplement) return 0;
    const isLeaf = other.leaf === base.categoryIds.at(-1);
    return (
      (isLeaf ? WEIGHTS.leaf : 0) +
      shared * WEIGHTS.category +
      (isComplement ? WEIGHTS.complement : 0) +
      WEIGHTS.words * sharedWords +
      (other.brand === base.brandSlug ? WEIGHTS.brand : 0) +
      (shared > 0 ? WEIGHTS.price * Math.max(0, 1 - Math.abs(distance) / PRICE_RANGE) : 0) +
      // Of two that are alike the one that more people have.
      Math.log10(1 + other.sold) / 100
    );
  }

  function listOf(base: Beside): readonly Scored[] {
    const key = [base.productSku, base.vendor, base.price, ...base.categoryIds].join(' ');
    const kept = lists.get(key);
    if (kept !== undefined) return kept;
    const { bySku, byCategory, sharedWordsWith } = index();
    const complements = complementsOf(base.categoryIds);
    const sharedWords = sharedWordsWith(bySku.get(base.productSku)?.words ?? []);
    const candidates = new Set([...complements].flatMap((id) => byCategory.get(id) ?? []));
    // A wider category is looked through only where the narrower ones do not fill the list.
    for (const id of base.categoryIds.toReversed()) {
      if (candidates.size < MOST_RANKED) for (const other of byCategory.get(id) ?? []) candidates.add(other);
    }
    const logPrice = Math.log(base.price);
    const scored: Scored[] = [];
    for (const other of candidates) {
      if (other.vendor !== base.vendor || other.sku === base.productSku) continue;
      const score = likeness(base, logPrice, complements, other, sharedWords(other));
      if (score > 0) scored.push([other.sku, score]);
    }
    const list = best(scored, MOST_RANKED);
    lists.set(key, list);
    return list;
  }

  /** What else its newest buyers bought, and how many of them. */
  function boughtWith(productSku: string): Map<string, number> {
    const rows = database.all(
      `SELECT b.product_sku, COUNT(*) AS buyers
       FROM (SELECT buyer FROM bought_products WHERE product_sku = ? ORDER BY at DESC LIMIT ?) a
       JOIN bought_products b ON b.buyer = a.buyer
       WHERE b.product_sku <> ? GROUP BY b.product_sku`,
      productSku,
      BUYERS_ASKED,
      productSku,
    );
    return new Map(rows.map((row) => [String(row['product_sku']), Number(row['buyers'])]));
  }

  /** Everything that goes with it, the most fitting first. */
  function ranked(base: Beside): string[] {
    const together = boughtWith(base.productSku);
    const { bySku } = index();
    const boost = (buyers: number) => WEIGHTS.together * Math.min(MOST_TOGETHER, Math.log2(1 + buyers));
    const list = listOf(base).map(([sku, score]): Scored => [sku, score + boost(together.get(sku) ?? 0)]);
    const known = new Set(list.map(([sku]) => sku));
    for (const [sku, buyers] of together) {
      if (!known.has(sku) && bySku.get(sku)?.vendor === base.vendor) list.push([sku, boost(buyers)]);
    }
    return list.toSorted(byScore).map(([sku]) => sku);
  }

  /** What has nothing in common with it but the shop, what sells best first. */
  function othersThan(base: Beside, listed: readonly string[]): string[] {
    const isListed = new Set([base.productSku, ...listed]);
    return index()
      .bestSellers(base.vendor)
      .filter((sku) => !isListed.has(sku));
  }

  /** Those of which a piece can be had now, as far as they are asked for. */
  function inStock(skus: readonly string[], { offset, limit }: Cut): string[] {
    return database
      .all(
        `SELECT value AS sku FROM json_each(?) WHERE EXISTS (
           SELECT 1 FROM items i WHERE i.product_sku = value AND (i.stock IS NULL OR i.stock > 0))
         LIMIT ? OFFSET ?`,
        JSON.stringify(skus.slice(0, MOST_RANKED)),
        limit,
        offset,
      )
      .map((row) => String(row['sku']));
  }

  return {
    /** Reads what it needs to know before anybody asks, a little at a time. */
    prepare: index.prepare,
    /** Before the database is closed. */
    close: index.close,
    /** SKUs of the products that go with one, the most fitting first; groceries go with every grocery. */
    beside(base: Beside, cut: Cut): string[] {
      const list = ranked(base);
      return inStock(base.vendor === 'grocery' ? [...list, ...othersThan(base, list)] : list, cut);
    },
    /** What follows the first so many of these, and then whatever else the shop has. */
    endlessly(base: Beside, shown: number, cut: Cut): string[] {
      const list = ranked(base);
      const first = new Set(inStock(list, { offset: 0, limit: shown }));
      const rest = [...list.filter((sku) => !first.has(sku)), ...othersThan(base, list)];
      return inStock(rest, cut);
    },
  };
}
export type Recommender = ReturnType<typeof createRecommender>;
