import { Hono } from 'hono';
import { tradeInCalls } from '#src/services/payment/tradeIn/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { categoryInfoOf, eligibilityOf, estimateOf } from '../rules/tradeIns.ts';

const { calls } = tradeInCalls;

/** Trade-ins; an estimate writes nothing. [API-29, API-30, TRADEIN-05] */
export function tradeInRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readTradeIn, ({ places }) => eligibilityOf(deps, deps.catalogue.find(places.id)));
  route(calls.readTradeInCategories, ({ c, places }) =>
    categoryInfoOf(deps.catalogue.find(places.id), c.var.language),
  );
  route(calls.estimateTradeIn, ({ c, body: device, places }) =>
    estimateOf(deps, deps.catalogue.find(places.id), device, c.var.language),
  );
  return app;
}
