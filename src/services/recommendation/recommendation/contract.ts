import * as z from 'zod/mini';
import { RECOMMENDATION_BASES } from '#src/domain/recommendation/recommendationBasis.ts';
import { picture, price } from '../../product/product/contract.ts';
import { wire } from '../../http/wire.ts';

/** A product as a card shows it. [API-27] */
export const productCard = z.object({
  itemSku: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  alt: z._default(z.string(), ''),
  picture: z._default(z.nullable(picture), null),
  price,
  /** Null while the product has no rating; absent when the backend does not tell. */
  rating: z.optional(z.nullable(z.number())),
  /** Number of ratings; null when the backend does not tell. */
  reviewCount: z._default(z.nullable(z.number()), null),
  sold: z._default(z.nullable(z.number()), null),
  /** Path of its page. */
  url: z.string(),
  brand: z._default(z.string(), ''),
  pickupPointCode: z._default(z.string(), ''),
  sponsored: z._default(z.boolean(), false),
  /** In a list of what goes with a product, the same for all of it; absent in every other list. */
  basis: z.catch(z.optional(z.enum(RECOMMENDATION_BASES)), undefined),
});
export const productCards = z.array(productCard);
/** GET get-category-recommendations-with-metadata. [API-89] */
export const categoryRecommendations = z.object({
  products: z._default(productCards, []),
  metadata: z._default(z.record(z.string(), z.unknown()), {}),
});
export type ProductCard = z.output<typeof productCard>;

const size = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 18);
/** Counted from zero. */
const page = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000)), 0);
/** Query of homepage-recommendation. [API-90] */
export const recommendationPage = z.object({ page, size });
/** A name of a query that may stand there more than once. */
const several = z.union([z.string(), z.array(z.string())]);
/** Query of GET get-category-recommendations-with-metadata; `without` stands there once for each item. [API-89] */
export const categoryRecommendationsQuery = z.object({
  categoryId: z.string().check(z.maxLength(64)),
  size,
  without: z.optional(several),
});
/** Query of GET products/_basic: `sku` once for each product. [API-27] */
export const recentProductsQuery = z.object({ sku: z.optional(several) });
/** Kinds of recommendations: alternatives to a product, or products that go with it. [RECO-11, RECO-12] */
const kind = z.enum(['SIMILAR', 'COMPLEMENT']);
/** Body of POST /backend/search/products/{id}/recommendations. [API-87] */
export const recommendationBody = z.object({
  page,
  size,
  kind: z._default(kind, 'SIMILAR'),
  categories: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)), []),
});
/** A card of a list that was recommended, with the trace of its answer; without one where the answer had none. [RECO-02] */
export interface RecommendedCard extends ProductCard {
  traceId?: string;
}
const brand = z.object({ name: z.string(), slug: z.string() });
/** GET recommendation/v2/brands; the first version is the products alone. [API-34, API-35] */
export const brandProducts = z.object({ brand: z.nullable(brand), products: productCards });
/** GET v2/brand-ads; the first version is the products of all of them. [API-104, API-105] */
export const brandAds = z.array(brandProducts);
/** Goods of one brand; the brand is null when the backend does not tell it. */
export interface BrandGoods {
  brand: z.output<typeof brand> | null;
  products: RecommendedCard[];
}
const itemSku = z.string().check(z.minLength(1), z.maxLength(64));
/** Body of POST infinite-recommendations. [API-88] */
export const endlessBody = z.object({ page, size, itemSku });
/** Query of what is beside one item. [API-34, API-35, API-104, API-105] */
export const besideQuery = z.object({ itemSku });

export const listNamedProducts = wire({
  method: 'GET',
  path: '/product/products/_basic',
  answer: productCards,
});
export const recommendBeside = wire({
  method: 'POST',
  path: '/search/products/{id}/recommendations',
  answer: productCards,
});
export const recommendOnHomepage = wire({
  method: 'GET',
  path: '/search/homepage-recommendation',
  answer: productCards,
});
export const recommendForCategory = wire({
  method: 'GET',
  path: '/search/get-category-recommendations-with-metadata',
  answer: categoryRecommendations,
});
export const recommendEndlessly = wire({
  method: 'POST',
  path: '/search/infinite-recommendations',
  answer: productCards,
});
export const listBrandProducts = wire({
  method: 'GET',
  path: '/product-detail/recommendation/brands',
  answer: productCards,
});
export const readBrandProducts = wire({
  method: 'GET',
  path: '/product-detail/recommendation/v2/brands',
  answer: brandProducts,
});
export const listBrandAds = wire({ method: 'GET', path: '/product-detail/brand-ads', answer: productCards });
export const readBrandAds = wire({ method: 'GET', path: '/product-detail/v2/brand-ads', answer: brandAds });
