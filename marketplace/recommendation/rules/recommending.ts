import { LRUCache } from 'lru-cache';
import type { RecommendationBasis } from '#src/domain/recommendation/recommendationBasis.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { COMPLEMENTS } from '../catalogue/complements.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { createTraitIndex, type Traits } from './traitIndex.ts';

/** The product beside which a list is shown. */
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
/** Goods that go with a product, the most fitting first, and the basis of the list. */
export interface Accompanying {
  basis: RecommendationBasis;
  skus: string[];
}

/** Twenty pages: visitors read no further, and a list stays small. */
const MOST_RANKED = 360;
/** The most lists in memory. */
const KEPT_LISTS = 500;
/** The newest buyers of a product show what is bought with it now. */
const BUYERS_ASKED = 200;
/** The fewest buyers of both products; fewer are chance. */
const OFTEN = 3;
/** The fewest products that are often bought together to fill a list alone. */
const ENOUGH_TOGETHER = 3;
/** A price four times higher or lower counts as unlike. */
const PRICE_RANGE = Math.log(4);

/** The weight of each likeness; decision 0054 gives the reasons. */
const WEIGHTS = { leaf: 3, category: 1, words: 2.5, brand: 0.5, price: 1.5 } as const;

/** Highest first; equal scores keep their order. */
const byScore = ([, left]: Scored, [, right]: Scored) => right - left;

/** Returns the `most` highest scores; only these are sorted. */
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

/** Tells whether one can replace the other: the innermost category of one is a category of the other. */
function isAlternative(base: Beside, { leaf, categories }: Traits): boolean {
  // The outermost category is too wide: a sofa is no alternative to a pan because both are for the home.
  return categories.includes(leafOf(base)) || base.categoryIds.slice(1).includes(leaf);
}

/** Scores the common traits of two products, except the price. */
function commonOf(base: Beside, other: Traits, sharedWords: number): number {
  const shared = other.categories.filter((id) => base.categoryIds.includes(id)).length;
  return (
    shared * WEIGHTS.category +
    WEIGHTS.words * sharedWords +
    (other.brand === base.brandSlug ? WEIGHTS.brand : 0) +
    // Of two equal products the better seller comes first.
    Math.log10(1 + other.sold) / 100
  );
}

/** Scores the likeness of an alternative. */
function likeness(base: Beside, other: Traits, sharedWords: number): number {
  const distance = Math.abs(other.price - Math.log(base.price));
  return (
    commonOf(base, other, sharedWords) +
    (other.leaf === leafOf(base) ? WEIGHTS.leaf : 0) +
    WEIGHTS.price * Math.max(0, 1 - distance / PRICE_RANGE)
  );
}

/**
 * Finds alternatives to a product, by likeness, and goods that go with it, by purchases and by category. Alternatives
 * stay in memory, because the catalogue does not change while it runs; purchases and stock are read each time.
 * [RECO-01, RECO-10, RECO-11, RECO-12]
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

  /** The SKUs of the alternatives, the most alike first. */
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

  /** The products that many of its newest buyers bought too, the most bought first. */
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

  /** The complements of a product, those with most in common first. */
  function complementsOf(base: Beside): string[] {
    const { byCategory } = index();
    const sharedWords = wordsLike(base);
    const categoryIds = new Set(base.categoryIds.flatMap((id) => COMPLEMENTS[id] ?? []));
    const scored = [...categoryIds]
      .flatMap((id) => byCategory.get(id) ?? [])
      .filter(isOther(base))
      // A complement costs no more than the product itself.
      .filter(({ price }) => price <= Math.log(base.price))
      .map((other): Scored => [other.sku, commonOf(base, other, sharedWords(other))]);
    return best(scored, MOST_RANKED).map(([sku]) => sku);
  }

  /** The products of the vendor that are not listed, the best sellers first. */
  function othersThan(base: Beside, listed: readonly string[]): string[] {
    const isListed = new Set([base.productSku, ...listed]);
    return index()
      .bestSellers(base.vendor)
      .filter((sku) => !isListed.has(sku));
  }

  /** The SKUs of the asked page that are in stock now. */
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
   * Returns goods that go with all of the products; never an alternative to one of them, nor one of `without`. Goods
   * that are often bought together come first; complements follow where those do not fill a list.
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
    /** Reads the traits before the first request, a little at a time. */
    prepare: index.prepare,
    /** Stops reading; to be called before the database is closed. */
    close: index.close,
    /** SKUs of the alternatives to a product, the most alike first. [RECO-11] */
    similar: (base: Beside, cut: Cut): string[] => inStock(alternativesTo(base), cut),
    goesWith,
    /** Other groceries: alternatives, then goods that go with it, then all others. [GROC-30] */
    groceriesBeside(base: Beside, cut: Cut): string[] {
      const list = [...alternativesTo(base), ...goesWith([base], new Set(), ALL_RANKED).skus];
      return inStock([...list, ...othersThan(base, list)], cut);
    },
    /** The alternatives after the first `shown`, and then all other products of the shop. */
    endlessly(base: Beside, shown: number, cut: Cut): string[] {
      const list = alternativesTo(base);
      const first = new Set(inStock(list, { offset: 0, limit: shown }));
      const rest = [...list.filter((sku) => !first.has(sku)), ...othersThan(base, list)];
      return inStock(rest, cut);
    },
  };
}
export type Recommender = ReturnType<typeof createRecommender>;
