import { Hono } from 'hono';
import { priceSummaryQuery, summaryQuery } from '#src/services/product/product/contract.ts';
import { wornSizeOf } from '../../reviews/catalogue/wornSize.ts';
import { aheadOf } from '../rules/ahead.ts';
import { localised } from '../rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { sellableAt } from '../../fulfilment/rules/placeStock.ts';
import { priceSummaryOf, summaryOf } from '../rules/productViews.ts';
import { answer, readId, readQuery, Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';

/** GET below /backend/product-detail/products/{id}. [API-06..09, API-17] */
export function productRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/:id/_summary', async (c) => {
    const found = deps.catalogue.find(readId(c));
    const query = readQuery(c, summaryQuery);
    // The fit of its sizes is counted from its reviews.
    if (wornSizeOf(found.product) !== null) await deps.reviewSeeds.need([found.product.productSku]);
    const { visit, language } = c.var;
    const summary = summaryOf(deps, found, visit, language, query);
    return c.json(answer({ ...summary, ahead: aheadOf(deps, found, visit, language) }));
  });
  app.get('/:id/price-summary', (c) => {
    const found = deps.catalogue.find(readId(c));
    const { qty, pickupPointCode } = readQuery(c, priceSummaryQuery);
    const { itemSku } = found.item;
    const stock = sellableAt(deps.database, itemSku, pickupPointCode ?? found.item.pickupPointCode);
    if (stock !== null && stock > 0 && qty > stock) {
      throw new Refusal(400, 'OOS_MAX_QTY_VISIBLE_LIMIT', { maxQty: stock });
    }
    return c.json(answer(priceSummaryOf(deps, found, qty, c.var.visit, c.var.language)));
  });
  app.get('/:id/description', (c) =>
    c.json(answer({ value: deps.catalogue.find(readId(c)).product.descriptionHtml })),
  );
  app.get('/:id/specifications', (c) =>
    c.json(
      answer(
        deps.catalogue.find(readId(c)).product.specifications.map(({ name, value }) => ({
          name: localised(name, c.var.language),
          value: localised(value, c.var.language),
        })),
      ),
    ),
  );
  app.get('/:id/highlights', (c) =>
    c.json(
      answer(
        deps.catalogue.find(readId(c)).product.highlights.map((text) => localised(text, c.var.language)),
      ),
    ),
  );
  return app;
}
