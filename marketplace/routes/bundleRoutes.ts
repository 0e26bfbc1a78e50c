import { Hono } from 'hono';
import { singleComboOf } from '../rules/combos.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { freeGiftOf } from '../rules/freeGifts.ts';
import { answer, readId, type MarketplaceEnv } from '../http/answers.ts';

/** What a product is bought together with, what comes free, and what many cost. [API-15, API-23, API-24] */
export function bundleRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/product/products/:id/single-combo', (c) =>
    c.json(answer(singleComboOf(deps, deps.catalogue.find(readId(c)), c.var.language))),
  );
  app.get('/product/products/:id/wholesale', (c) =>
    c.json(answer(deps.catalogue.find(readId(c)).product.wholesale ?? [])),
  );
  app.get('/product-detail/products/:id/free-gift', (c) => {
    // What lies in the visitor's bag counts.
    c.header('cache-control', 'no-store');
    return c.json(
      answer(freeGiftOf(deps, deps.catalogue.find(readId(c)), c.var.visit.owner, c.var.language)),
    );
  });
  return app;
}
