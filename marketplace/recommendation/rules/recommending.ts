import { LRUCache } from 'lru-cache';
import type { RecommendationBasis } from '#src/domain/recommendation/recommendationBasis.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { COMPLEMENTS } from '../catalogue/complements.ts';
import type { Database } from '../../core/database/openDatabase.ts';
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
/** Why goods go with a product, and which, the most fitting first. */
export interface Accompanying {
  basis: RecommendationBasis;
  skus: string[];
}

/** Twenty pages: nobody reads on, and a list stays small. */
const MOST_RANKED = 360;
/** Lists that stay in memory. */
const KEPT_LISTS = 500;
/** The newest buyers of a product say what it is bought with now. */
const BUYERS_ASKED = 200;
/** Fewer buyers of both are chance. */
const OFTEN = 3;
/** So many goods that are often bought along are a list by themselves. */
const ENOUGH_TOGETHER = 3;
/** A price so many times higher or lower is no longer like it. */
const PRICE_RANGE = Math.log(4);

/** How much each likeness counts; decision 0054 says why. */
const WEIGHTS = { leaf: 3, category: 1, words: 2.5, brand: 0.5, price: 1.5 } as const;

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

/** The innermost category. */
const leafOf = ({ categoryIds }: Beside) => categoryIds.at(-1) ?? '';

/** Whether one can be had instead of the other: of the same innermost category, or of one inside that of the other. */
function isAlternative(base: Beside, { leaf, categories }: Traits): boolean {
  // The outermost one holds too much: a sofa is not a pan because both are for the home.
  return categories.includes(leafOf(base)) || base.categoryIds.slice(1).includes(leaf);
}

/** What two goods have in common but their price. */
function commonOf(base: Beside, other: Traits, sharedWords: number): number {
  const shared = other.categories.filter((id) => base.categoryIds.includes(id)).length;
  return (
    shared * WEIGHTS.category +
    WEIGHTS.words * sharedWords +
    (other.brand === base.brandSlug ? WEIGHTS.brand : 0) +
    // Of two that are alike the one that more people have.
    Math.log10(1 + other.sold) / 100
  );
}

/** How like an alternative is. */
function likeness(base: Beside, other: Traits, sharedWords: number): number {
  const distance = Math.abs(other.price - Math.log(base.price));
  return (
    commonOf(base, other, sharedWords) +
    (other.leaf === leafOf(base) ? WEIGHTS.leaf : 0) +
    WEIGHTS.price * Math.max(0, 1 - distance / PRICE_RANGE)
  );
}

/**
 * What can be had instead of a product, by what products are like, and what goes with it, by who bought what and by what
 * is needed together. Alternatives stay in memory, for the catalogue does not change while it runs; who bought what, and
 * what is in stock, is asked each time. [RECO-01, RECO-10, RECO-11, RECO-12]
 */
export function createRecommender(database: Database) {
  const index = createTraitIndex(database);
  const lists = new LRUCache<string, readonly string[]>({ max: KEPT_LISTS });
  const wordsLike = ({ productSku }: Beside) => {
    const { bySku, sharedWordsWith } = index();
    return sharedWordsWith(bySku.get(productSku)?.words ?? []);
  };
  const isOther = (base: Beside) => (other: Traits) =>
    other.vendor === base.vendor && other.sku !== base.productSku;

  /** What can be had instead of it, the likest first. */
  function alternativesTo(base: Beside): readonly string[] {
    const key = [base.productSku, base.vendor, base.price, ...base.categoryIds].join(' ');
    const kept = lists.get(key);
    if (kept !== undefined) return kept;
    const { byCategory } = index();
    const sharedWords = wordsLike(base);
    const inner = [leafOf(base), ...base.categoryIds.slice(1)];
    const candidates = new Set(inner.flatMap((id) => byCategory.get(id) ?? []));
    const scored = [...candidates]
      .filter(isOther(base))
      .filter((other) => isAlternative(base, other))
      .map((other): Scored => [other.sku, likeness(base, other, sharedWords(other))]);
    const list = best(scored, MOST_RANKED).map(([sku]) => sku);
    lists.set(key, list);
    return list;
  }

  /** What else many of its newest buyers bought, what most of them bought first. */
  function oftenBoughtWith(base: Beside): string[] {
    const { bySku } = index();
    return database
      .all(
        `SELECT b.product_sku, COUNT(*) AS buyers
         FROM (SELECT buyer FROM bought_products WHERE product_sku = ? ORDER BY at DESC LIMIT ?) a
         JOIN bought_products b ON b.buyer = a.buyer
         WHERE b.product_sku <> ? GROUP BY b.product_sku HAVING buyers >= ?
         ORDER BY buyers DESC, b.product_sku`,
        base.productSku,
        BUYERS_ASKED,
        base.productSku,
        OFTEN,
      )
      .map((row) => String(row['product_sku']))
      .filter((sku) => bySku.get(sku)?.vendor === base.vendor);
  }

  /** What is needed with it, what has most in common with it first. */
  function complementsOf(base: Beside): string[] {
    const { byCategory } = index();
    const sharedWords = wordsLike(base);
    const categoryIds = new Set(base.categoryIds.flatMap((id) => COMPLEMENTS[id] ?? []));
    const scored = [...categoryIds]
      .flatMap((id) => byCategory.get(id) ?? [])
      .filter(isOther(base))
      // What goes along costs no more than what it goes with: only then it comes to mind.
      .filter(({ price }) => price <= Math.log(base.price))
      .map((other): Scored => [other.sku, commonOf(base, other, sharedWords(other))]);
    return best(scored, MOST_RANKED).map(([sku]) => sku);
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
  const ALL_RANKED: Cut = { offset: 0, limit: MOST_RANKED };

  /**
   * What goes with one or several products that are had together; never what could be had instead of one of them, and
   * none of those that are left out. It is what many bought along, where that is enough for a list or nothing else is
   * known; else what is needed with it comes after that.
   */
  function goesWith(bases: readonly Beside[], without: ReadonlySet<string>, cut: Cut): Accompanying {
    const { bySku } = index();
    const isFitting = (sku: string) => {
      const traits = bySku.get(sku);
      return (
        traits !== undefined &&
        !without.has(sku) &&
        bases.every((base) => sku !== base.productSku && !isAlternative(base, traits))
      );
    };
    const fitting = (skus: readonly string[]) => inStock([...new Set(skus)].filter(isFitting), ALL_RANKED);
    const { offset, limit } = cut;
    const cutOut = (skus: readonly string[]) => skus.slice(offset, offset + limit);
    const together = fitting(bases.flatMap(oftenBoughtWith));
    if (together.length >= ENOUGH_TOGETHER) return { basis: 'BOUGHT_TOGETHER', skus: cutOut(together) };
    const all = [...new Set([...together, ...fitting(bases.flatMap(complementsOf))])];
    const isBoughtAlone = all.length === together.length;
    return { basis: isBoughtAlone ? 'BOUGHT_TOGETHER' : 'COMPLEMENT', skus: cutOut(all) };
  }

  return {
    /** Reads what it needs to know before anybody asks, a little at a time. */
    prepare: index.prepare,
    /** Before the database is closed. */
    close: index.close,
    /** SKUs of the products that can be had instead of one, the likest first. [RECO-11] */
    similar: (base: Beside, cut: Cut): string[] => inStock(alternativesTo(base), cut),
    goesWith,
    /** Other groceries: those like one, those that go with it, and then every other. [GROC-30] */
    groceriesBeside(base: Beside, cut: Cut): string[] {
      const list = [...alternativesTo(base), ...goesWith([base], new Set(), ALL_RANKED).skus];
      return inStock([...list, ...othersThan(base, list)], cut);
    },
    /** What follows the first so many alternatives, and then whatever else the shop has. */
    endlessly(base: Beside, shown: number, cut: Cut): string[] {
      const list = alternativesTo(base);
      const first = new Set(inStock(list, { offset: 0, limit: shown }));
      const rest = [...list.filter((sku) => !first.has(sku)), ...othersThan(base, list)];
      return inStock(rest, cut);
    },
  };
}
export type Recommender = ReturnType<typeof createRecommender>;
