import { formatCompact, formatNumber, formatRating } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { CampaignDeps } from '../../promo/rules/campaigns.ts';
import { returnPolicyOf } from '../../service/rules/returnPolicy.ts';
import type { CatalogueMerchant, CatalogueProduct } from '../catalogue/types.ts';
import { localised, type Catalogue, type FoundItem } from './catalogue.ts';
import { listedProducts, type ListedProduct } from './productList.ts';

/** Products that are compared at once, at most. */
export const MOST_COMPARED = 4;
/** Items of an address that are looked up: some may not be sold any more. */
const MOST_NAMED = 16;
const GRAMS_OF_A_KILOGRAM = 1_000;

/** A fact of the compared products: a value of each in their order, null where one does not tell it. */
export interface ComparedFact {
  name: string;
  values: (string | null)[];
  /** The products differ in it. */
  isDifferent: boolean;
}
/** A product with its seller. */
export interface Compared extends ListedProduct {
  merchant: CatalogueMerchant;
}

const WORDS = {
  id: {
    rating: 'Nilai',
    sold: 'Terjual',
    brand: 'Merek',
    seller: 'Penjual',
    place: 'Lokasi penjual',
    stock: 'Stok',
    inStock: 'Ada',
    soldOut: 'Habis',
    warranty: 'Garansi',
    returns: 'Pengembalian',
    none: 'Tidak ada',
    possible: 'Bisa',
    days: (count: string) => `${count} hari`,
    weight: 'Berat kiriman',
    size: 'Ukuran kemasan (cm)',
    reviews: (count: string) => `${count} ulasan`,
  },
  en: {
    rating: 'Rating',
    sold: 'Sold',
    brand: 'Brand',
    seller: 'Seller',
    place: 'Location of the seller',
    stock: 'Stock',
    inStock: 'In stock',
    soldOut: 'Sold out',
    warranty: 'Warranty',
    returns: 'Returns',
    none: 'None',
    possible: 'Possible',
    days: (count: string) => `${count} ${count === '1' ? 'day' : 'days'}`,
    weight: 'Shipping weight',
    size: 'Size of the parcel (cm)',
    reviews: (count: string) => `${count} ${count === '1' ? 'review' : 'reviews'}`,
  },
};

/**
 * Reads the products to compare from an address: "RMB-00012-01,RMB-00024-01". Each product once, by its first option
 * there, and four at most. `isMissed`: one of them is no longer sold, and left out.
 */
export function comparedProducts(
  deps: CampaignDeps & { catalogue: Catalogue },
  text: string,
): { products: Compared[]; isMissed: boolean } {
  const skus = [...new Set(text.split(',').map((sku) => sku.trim()))].filter((sku) => sku !== '');
  const found = skus.slice(0, MOST_NAMED).map((sku) => deps.catalogue.tryFind(sku));
  const each = new Map<string, FoundItem>();
  for (const one of found)
    if (one !== null && !each.has(one.product.productSku)) each.set(one.product.productSku, one);
  const products = [...each.values()]
    .slice(0, MOST_COMPARED)
    .flatMap(({ product, item, merchant }) =>
      listedProducts(deps, [{ ...product, items: [item] }]).map((listed) => ({ ...listed, merchant })),
    );
  return { products, isMissed: found.includes(null) };
}

function weightOf(
  { weightGrams: ofProduct }: CatalogueProduct,
  ofItem: number | undefined,
  language: Language,
) {
  const grams = ofItem ?? ofProduct;
  return grams < GRAMS_OF_A_KILOGRAM
    ? `${formatNumber(grams, language)} g`
    : `${formatNumber(grams / GRAMS_OF_A_KILOGRAM, language)} kg`;
}

/** Returns the facts of products side by side, those in which they differ first; facts that none tells are left out. */
export function comparedFacts(products: readonly Compared[], language: Language): ComparedFact[] {
  const words = WORDS[language];
  const fact = (name: string, valueOf: (one: Compared) => string | null): ComparedFact => {
    const values = products.map(valueOf);
    return { name, values, isDifferent: new Set(values).size > 1 };
  };
  const names = new Set(
    products.flatMap(({ product }) => product.specifications.map(({ name }) => localised(name, language))),
  );
  const facts = [
    fact(words.rating, ({ product: { statistics } }) =>
      statistics.rating === null || statistics.reviewCount === 0
        ? null
        : `★ ${formatRating(statistics.rating, language)} · ${words.reviews(formatCompact(statistics.reviewCount, language))}`,
    ),
    fact(words.sold, ({ product: { statistics } }) => formatCompact(statistics.sold, language)),
    fact(words.stock, ({ isInStock }) => (isInStock ? words.inStock : words.soldOut)),
    fact(words.brand, ({ product }) => product.brand.name),
    fact(words.seller, ({ merchant }) => merchant.name),
    fact(words.place, ({ merchant }) => (merchant.location === '' ? null : merchant.location)),
    fact(words.warranty, ({ product: { warranty } }) => {
      if (warranty === null) return null;
      return warranty.type === 'NONE' ? words.none : localised(warranty.period, language);
    }),
    fact(words.returns, ({ product }) => {
      const { returnable, days } = returnPolicyOf(product);
      if (!returnable) return words.none;
      return days === null ? words.possible : words.days(formatNumber(days, language));
    }),
    ...[...names].map((name) =>
      fact(name, ({ product }) => {
        const own = product.specifications.find((one) => localised(one.name, language) === name);
        return own === undefined ? null : localised(own.value, language);
      }),
    ),
    fact(words.weight, ({ product, item }) => weightOf(product, item.weightGrams, language)),
    fact(words.size, ({ product, item }) => {
      const sides = item.dimensionsCm ?? product.dimensionsCm;
      return sides === undefined ? null : sides.map((side) => formatNumber(side, language)).join(' × ');
    }),
  ].filter(({ values }) => values.some((value) => value !== null));
  return [
    ...facts.filter(({ isDifferent }) => isDifferent),
    ...facts.filter(({ isDifferent }) => !isDifferent),
  ];
}
