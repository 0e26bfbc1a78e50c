import { Hono } from 'hono';
import * as z from 'zod/mini';
import { VENDORS } from '#src/domain/vendor.ts';
import type { CatalogueProduct } from '../catalogue/types.ts';
import { bagLines } from '../rules/bag.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { cardOf, recommendedCards } from '../rules/productViews.ts';
import { answer, readBody, readId, readQuery, Refusal, type MarketplaceEnv } from '../http/answers.ts';

const size = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 18);
const page = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000)), 0);
const categoryQuery = z.object({ categoryId: z.string().check(z.maxLength(64)), size });
const pageQuery = z.object({ page, size });
const recommendationBody = z.object({
  page,
  size,
  categories: z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)), []),
});
const MAX_BASIC_SKUS = 50;

/** The categories that were asked for, else the product's own. */
const categoriesOf = ({ categories }: CatalogueProduct, asked: readonly string[]) =>
  asked.length > 0 ? asked : categories.map(({ id }) => id);

/** Lists of product cards: recent products and recommendations. [API-27, API-87, API-89, API-90] */
export function listRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const cards = (products: CatalogueProduct[]) => recommendedCards(deps, products);

  app.get('/product/products/_basic', (c) => {
    const skus = c.req.queries('sku') ?? [];
    if (skus.length > MAX_BASIC_SKUS) throw new Refusal(400, 'TOO_MANY_SKUS');
    const found = skus.map((sku) => deps.catalogue.tryFind(sku)).filter((one) => one !== null);
    return c.json(answer(found.map(({ product, item }) => cardOf(deps, product, item))));
  });
  app.get('/search/get-category-recommendations-with-metadata', (c) => {
    const query = readQuery(c, categoryQuery);
    c.header('x-trace-id', `category-${query.categoryId}`);
    const without = (c.req.queries('without') ?? []).slice(0, MAX_BASIC_SKUS);
    // What is in the bag already, or about to be, needs no recommending.
    const inBag = new Set([
      ...VENDORS.flatMap((vendor) =>
        bagLines(deps, c.var.visit.owner, vendor).map(({ found }) => found.product.productSku),
      ),
      ...without.map((sku) => deps.catalogue.tryFind(sku)?.product.productSku ?? ''),
    ]);
    const others = deps.catalogue
      .recommendable({ categoryId: query.categoryId }, { limit: query.size + inBag.size })
      .filter(({ productSku }) => !inBag.has(productSku));
    const products = cards(others.slice(0, query.size));
    return c.json(answer({ products, metadata: { categoryId: query.categoryId } }));
  });
  app.get('/search/homepage-recommendation', (c) => {
    const query = readQuery(c, pageQuery);
    c.header('x-trace-id', 'homepage');
    return c.json(
      answer(cards(deps.catalogue.recommendable({}, { offset: query.page * query.size, limit: query.size }))),
    );
  });
  app.post('/search/products/:id/recommendations', async (c) => {
    const { product } = deps.catalogue.find(readId(c));
    const body = await readBody(c, recommendationBody);
    const similar = deps.catalogue.like(
      {
        productSku: product.productSku,
        vendor: product.vendor,
        categoryIds: categoriesOf(product, body.categories),
      },
      { offset: body.page * body.size, limit: body.size },
    );
    c.header('x-trace-id', `product-${product.productSku}`);
    return c.json(answer(cards(similar)));
  });
  return app;
}
