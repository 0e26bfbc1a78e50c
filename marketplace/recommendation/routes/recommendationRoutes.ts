import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { RECOMMENDATION_PAGE_SIZE } from '#src/domain/shell/limits.ts';
import type { RecommendationBasis } from '#src/domain/recommendation/recommendationBasis.ts';
import { VENDORS } from '#src/domain/product/vendor.ts';
import { groceryCalls } from '#src/services/grocery/grocery/calls.ts';
import { recommendationCalls } from '#src/services/recommendation/recommendation/calls.ts';
import type { MarketplaceContext, MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import { bagLines } from '../../bag/rules/bagLines.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { recommendedCards } from '../../product/rules/productViews.ts';
import type { Beside } from '../rules/recommending.ts';

const { calls } = recommendationCalls;

const MAX_WITHOUT = 50;
/** Goods that a brand shows beside a product. */
const OF_A_BRAND = 12;
const OF_AN_AD = 6;

/**
 * Answers recommendations, beside a product or without one; each answer has its own trace in a header. Decision 0054
 * says how lists are made. [API-34, API-35, API-87..90, API-104, API-105, API-107, RECO-02]
 */
export function recommendationRoutes(deps: MarketplaceDeps) {
  const { catalogue, recommender } = deps;
  const app = new Hono<MarketplaceEnv>();
  const cards = (skus: readonly string[]) => recommendedCards(deps, catalogue.bySkus(skus));
  const onBasis = (basis: RecommendationBasis, skus: readonly string[]) =>
    cards(skus).map((card) => ({ ...card, basis }));
  const cutOf = (asked: { page: number; size: number }) => ({
    offset: asked.page * asked.size,
    limit: asked.size,
  });
  /** Answers a list with the trace id under which the page reports its use. */
  const recommended = (c: MarketplaceContext, kind: string, data: unknown) => {
    c.header('x-trace-id', `${kind}-${randomUUID()}`);
    return data;
  };
  const route = createRoute(app, deps);

  route(calls.recommendForCategory, ({ c, query }) => {
    const without = (c.req.queries('without') ?? []).slice(0, MAX_WITHOUT);
    // Products in the bag, and those about to be added, are not recommended.
    const inBag = new Set([
      ...VENDORS.flatMap((vendor) =>
        bagLines(deps, c.var.visit.owner, vendor).map(({ found }) => found.product.productSku),
      ),
      ...without.map((sku) => catalogue.tryFind(sku)?.product.productSku ?? ''),
    ]);
    const added = without.map((sku) => catalogue.tryFind(sku)).filter((found) => found !== null);
    const { categoryId, size } = query;
    if (added.length === 0) {
      const products = catalogue
        .recommendable({ categoryId }, { limit: size + inBag.size })
        .filter(({ productSku }) => !inBag.has(productSku))
        .slice(0, size);
      return recommended(c, 'category', {
        products: recommendedCards(deps, products),
        metadata: { categoryId },
      });
    }
    const bases = added.map((found) => besideOf(found));
    const { basis, skus } = recommender.goesWith(bases, inBag, { offset: 0, limit: size });
    return recommended(c, 'category', {
      products: onBasis(basis, skus),
      metadata: { categoryId, basis },
    });
  });
  route(calls.recommendOnHomepage, ({ c, query }) => {
    const products = catalogue.recommendable({}, { offset: query.page * query.size, limit: query.size });
    return recommended(c, 'homepage', recommendedCards(deps, products));
  });
  route(calls.recommendBeside, ({ c, body, places }) => {
    const base = besideOf(catalogue.find(places.id), body.categories);
    if (body.kind === 'SIMILAR') {
      return recommended(c, 'product', cards(recommender.similar(base, cutOf(body))));
    }
    const { basis, skus } = recommender.goesWith([base], new Set(), cutOf(body));
    return recommended(c, 'complement', onBasis(basis, skus));
  });
  route(calls.recommendEndlessly, ({ c, body }) => {
    const base = besideOf(catalogue.find(body.itemSku));
    // Skips the first page of the product's own list, which the page shows above.
    return recommended(
      c,
      'infinite',
      cards(recommender.endlessly(base, RECOMMENDATION_PAGE_SIZE, cutOf(body))),
    );
  });
  route(groceryCalls.calls.recommendGroceries, ({ c, query }) => {
    const base: Beside = { ...besideOf(catalogue.find(query.itemSku)), vendor: 'grocery' };
    return recommended(c, 'grocery', cards(recommender.groceriesBeside(base, cutOf(query))));
  });

  /** Other goods of the product's brand. */
  const ofBrand = ({ product }: FoundItem) =>
    catalogue
      .recommendable({ brandSlug: product.brand.slug, vendor: product.vendor }, { limit: OF_A_BRAND + 1 })
      .filter(({ productSku }) => productSku !== product.productSku)
      .slice(0, OF_A_BRAND);
  route(calls.listBrandProducts, ({ c, query }) => {
    const found = catalogue.find(query.itemSku);
    return recommended(c, 'brand', recommendedCards(deps, ofBrand(found)));
  });
  route(calls.readBrandProducts, ({ c, query }) => {
    const found = catalogue.find(query.itemSku);
    return recommended(c, 'brand', {
      brand: found.product.brand,
      products: recommendedCards(deps, ofBrand(found)),
    });
  });

  /** Returns the ads for a product, each with the present goods of its brand. */
  const adsBeside = ({ product }: FoundItem) => {
    const categoryIds = new Set(product.categories.map(({ id }) => id));
    return deps.brandAds
      .filter((ad) => ad.brandSlug !== product.brand.slug)
      .filter((ad) => ad.categoryIds.some((id) => categoryIds.has(id)))
      .map(({ id, brandSlug }) => {
        const goods = catalogue.recommendable({ brandSlug, vendor: product.vendor }, { limit: OF_AN_AD });
        const products = recommendedCards(deps, goods).map((card) => ({ ...card, sponsored: true }));
        return { id, brand: goods[0]?.brand ?? null, products };
      })
      .filter(({ products }) => products.length > 0);
  };
  route(calls.listBrandAds, ({ c, query }) => {
    const found = catalogue.find(query.itemSku);
    return recommended(
      c,
      'ads',
      adsBeside(found).flatMap(({ products }) => products),
    );
  });
  route(calls.readBrandAds, ({ c, query }) =>
    recommended(c, 'ads', adsBeside(catalogue.find(query.itemSku))),
  );
  return app;
}

/** With the requested categories, else the product's own. */
function besideOf({ product, item }: FoundItem, categories: readonly string[] = []): Beside {
  return {
    productSku: product.productSku,
    vendor: product.vendor,
    categoryIds: categories.length > 0 ? categories : product.categories.map(({ id }) => id),
    brandSlug: product.brand.slug,
    price: item.offered,
  };
}
