import * as z from 'zod/mini';
import { priceFrom, type Price } from '#src/domain/price/price.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import { priceOf } from '../../price/rules/itemPrices.ts';
import type { CampaignDeps } from '../../promo/rules/campaigns.ts';
import { categoryName } from '../catalogue/categoryNames.ts';
import type { CatalogueItem, CatalogueProduct } from '../catalogue/types.ts';
import type { Catalogue } from './catalogue.ts';

/** The orders of a list; the first is that of the catalogue, sold-out products last. */
export const SORTS = ['best', 'sold', 'cheapest', 'dearest', 'rating'] as const;
export type Sort = (typeof SORTS)[number];
/** The least rating that the filter for ratings lets through. */
export const GOOD_RATING = 4;
export const PRODUCTS_OF_A_PAGE = 24;
/** Products of a list that are read at most; a larger one is to be searched by other words. */
export const MOST_LISTED = 600;
const LARGEST_AMOUNT = 1_000_000_000;
const LONGEST_NAME = 100;

const name = z.catch(z.nullable(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME))), null);
/** Rupiah as a visitor types them: "250000", "250.000" or "Rp250.000". */
const AMOUNT = /^(?:rp)?\s?(\d+|\d{1,3}(?:[.,]\d{3})+)$/i;
const amount = z.catch(
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((text) => AMOUNT.exec(plainLine(text ?? ''))?.[1]?.replaceAll(/\D/g, '') ?? ''),
    ),
    z.pipe(
      z.transform((digits: string) => (digits === '' ? null : Number(digits))),
      z.nullable(z.int().check(z.maximum(LARGEST_AMOUNT))),
    ),
  ),
  null,
);
const isOn = z.catch(
  z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text === '1'),
  ),
  false,
);
const listQuery = z.object({
  category: name,
  brand: name,
  min: amount,
  max: amount,
  rating: isOn,
  inStock: isOn,
  reduced: isOn,
  sort: z.catch(z.enum(SORTS), 'best'),
  page: z.catch(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(1_000))), 1),
});
/** Names of the parameters in the address of a list. */
export const LIST_PARAMETERS = Object.keys(listQuery.shape);
/** The filters of a list; null and false filter nothing. `min` and `max` are rupiah of one piece. */
export type ListQuery = z.infer<typeof listQuery>;

/**
 * Reads the filters of a list from an address. A parameter that cannot be read filters nothing, so that a cut link still
 * shows products. A price range that is turned around is turned back.
 */
export function listQueryOf(search: URLSearchParams): ListQuery {
  const query = listQuery.parse(Object.fromEntries(LIST_PARAMETERS.map((key) => [key, search.get(key)])));
  const { min, max } = query;
  return min !== null && max !== null && min > max ? { ...query, min: max, max: min } : query;
}

export interface ListedProduct {
  product: CatalogueProduct;
  /** The first that is in stock, else the first. */
  item: CatalogueItem;
  price: Price;
  isInStock: boolean;
}
/** Facts of products that a list is filtered by with a press on a value. */
export const FACETS = ['category', 'brand'] as const;
export type FacetName = (typeof FACETS)[number];
/** A value of a facet, and how many products of the list have it. */
export interface FacetValue {
  id: string;
  name: string;
  count: number;
}
/** Has the values of each facet with all other filters on, the most frequent first. */
export interface ProductList extends Record<FacetName, FacetValue[]> {
  /** The products of the page that was asked for. */
  shown: ListedProduct[];
  /** Of all pages. */
  count: number;
  page: number;
  pages: number;
}

/** Returns what a list shows of products: their present prices, and whether they are in stock. */
export function listedProducts(
  deps: CampaignDeps & { catalogue: Catalogue },
  products: readonly CatalogueProduct[],
): ListedProduct[] {
  return products.flatMap((product) => {
    const stocks = deps.catalogue.stocksOf(product);
    const available = product.items.find(({ itemSku }) => stocks.get(itemSku) !== 0);
    const item = available ?? product.items[0];
    if (item === undefined) return [];
    const price = priceFrom(priceOf(deps, { product, item }));
    return [{ product, item, price, isInStock: available !== undefined }];
  });
}

type ValueOf = (product: CatalogueProduct, language: Language) => { id: string; name: string } | null;
const VALUES: Record<FacetName, ValueOf> = {
  category: ({ categories }, language) => {
    const last = categories.at(-1);
    return last === undefined ? null : { id: last.id, name: categoryName(last, language) };
  },
  brand: ({ brand: { slug, name } }) => (slug === '' ? null : { id: slug, name }),
};

/** Names a value of a facet, also one that no product of the list has with the other filters; else returns its id. */
export function valueName(
  products: readonly ListedProduct[],
  facet: FacetName,
  id: string,
  language: Language,
): string {
  for (const { product } of products) {
    const value = VALUES[facet](product, language);
    if (value?.id === id) return value.name;
  }
  return id;
}

/** Tells whether a product passes all filters but those of facets. */
function passes({ product: { statistics }, price, isInStock }: ListedProduct, query: ListQuery): boolean {
  const { min, max, rating, inStock, reduced } = query;
  return (
    (min === null || price.offered >= min) &&
    (max === null || price.offered <= max) &&
    (!rating || (statistics.reviewCount > 0 && (statistics.rating ?? 0) >= GOOD_RATING)) &&
    (!inStock || isInStock) &&
    (!reduced || price.discount > 0)
  );
}

const ratingOf = ({ product: { statistics } }: ListedProduct) =>
  statistics.reviewCount > 0 ? (statistics.rating ?? 0) : 0;
const COMPARED: Record<Sort, (left: ListedProduct, right: ListedProduct) => number> = {
  best: () => 0,
  sold: (left, right) => right.product.statistics.sold - left.product.statistics.sold,
  cheapest: (left, right) => left.price.offered - right.price.offered,
  dearest: (left, right) => right.price.offered - left.price.offered,
  rating: (left, right) =>
    ratingOf(right) - ratingOf(left) ||
    right.product.statistics.reviewCount - left.product.statistics.reviewCount,
};

/** Returns products in an order, those of equal rank as they came; what is sold out comes last in each. */
export const sorted = (products: readonly ListedProduct[], sort: Sort): ListedProduct[] =>
  products.toSorted(
    (left, right) => Number(right.isInStock) - Number(left.isInStock) || COMPARED[sort](left, right),
  );

function valuesOf(products: readonly ListedProduct[], facet: FacetName, language: Language): FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const { product } of products) {
    const value = VALUES[facet](product, language);
    if (value === null) continue;
    const counted = values.get(value.id) ?? { ...value, count: 0 };
    counted.count += 1;
    values.set(value.id, counted);
  }
  return [...values.values()].sort((left, right) => right.count - left.count);
}

/** Returns the page of a filtered list, with the values that it can be filtered by further. */
export function listOf(
  products: readonly ListedProduct[],
  query: ListQuery,
  language: Language,
): ProductList {
  const rest = products.filter((one) => passes(one, query));
  /** Filtered by all facets but one. */
  const without = (left: FacetName | null) =>
    rest.filter(({ product }) =>
      FACETS.every(
        (facet) =>
          facet === left || query[facet] === null || VALUES[facet](product, language)?.id === query[facet],
      ),
    );
  const found = sorted(without(null), query.sort);
  const pages = Math.max(1, Math.ceil(found.length / PRODUCTS_OF_A_PAGE));
  const page = Math.min(query.page, pages);
  return {
    shown: found.slice((page - 1) * PRODUCTS_OF_A_PAGE, page * PRODUCTS_OF_A_PAGE),
    count: found.length,
    page,
    pages,
    category: valuesOf(without('category'), 'category', language),
    brand: valuesOf(without('brand'), 'brand', language),
  };
}
