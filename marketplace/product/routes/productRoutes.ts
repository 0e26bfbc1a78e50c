import { Hono } from 'hono';
import { productCalls } from '#src/services/product/product/calls.ts';
import { Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { sellableAt } from '../../fulfilment/rules/placeStock.ts';
import { wornSizeOf } from '../../reviews/catalogue/wornSize.ts';
import { aheadOf } from '../rules/ahead.ts';
import { localised } from '../rules/catalogue.ts';
import { priceSummaryOf, summaryOf } from '../rules/productViews.ts';

const { calls } = productCalls;

/** The product itself. [API-06..09, API-17] */
export function productRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readProductSummary, async (asked) => {
    const found = deps.catalogue.find(asked.places.id);
    const { query } = asked;
    // The fit of its sizes is counted from its reviews.
    if (wornSizeOf(found.product) !== null) await deps.reviewSeeds.need([found.product.productSku]);
    const { visit, language } = asked.c.var;
    const summary = summaryOf(deps, found, visit, language, query);
    return { ...summary, ahead: aheadOf(deps, found, visit, language) };
  });
  route(calls.readPriceSummary, (asked) => {
    const found = deps.catalogue.find(asked.places.id);
    const { qty, pickupPointCode } = asked.query;
    const { itemSku } = found.item;
    const stock = sellableAt(deps.database, itemSku, pickupPointCode ?? found.item.pickupPointCode);
    if (stock !== null && stock > 0 && qty > stock) {
      throw new Refusal(400, 'OOS_MAX_QTY_VISIBLE_LIMIT', { maxQty: stock });
    }
    const { visit, language } = asked.c.var;
    return priceSummaryOf(deps, found, qty, visit, language);
  });
  route(calls.readDescription, ({ places }) => ({
    value: deps.catalogue.find(places.id).product.descriptionHtml,
  }));
  route(calls.readSpecifications, ({ c, places }) =>
    deps.catalogue.find(places.id).product.specifications.map(({ name, value }) => ({
      name: localised(name, c.var.language),
      value: localised(value, c.var.language),
    })),
  );
  route(calls.readHighlights, ({ c, places }) =>
    deps.catalogue.find(places.id).product.highlights.map((text) => localised(text, c.var.language)),
  );
  return app;
}
