import { Hono } from 'hono';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { cardOf } from '../rules/productViews.ts';
import { recommendationCalls } from '#src/services/recommendation/recommendation/calls.ts';
import { Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';

const MAX_BASIC_SKUS = 50;

/** Answers cards of the products that the caller names. [API-27] */
export function listRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  createRoute(app, deps)(recommendationCalls.calls.listNamedProducts, ({ c }) => {
    const skus = c.req.queries('sku') ?? [];
    if (skus.length > MAX_BASIC_SKUS) throw new Refusal(400, 'TOO_MANY_SKUS');
    const found = skus.map((sku) => deps.catalogue.tryFind(sku)).filter((one) => one !== null);
    return found.map(({ product, item }) => cardOf(deps, product, item));
  });
  return app;
}
