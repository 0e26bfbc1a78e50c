import { Hono } from 'hono';
import { tradeInDevice } from '#src/services/payment/tradeInDevice/contract.ts';
import { answer, readBody, readId, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { categoryInfoOf, eligibilityOf, estimateOf } from '../rules/tradeIns.ts';

/** Something old for something new; an estimate writes nothing. [API-29, API-30, TRADEIN-05] */
export function tradeInRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/trade-in/products/:id', (c) =>
    c.json(answer(eligibilityOf(deps, deps.catalogue.find(readId(c))))),
  );
  app.get('/trade-in/products/:id/category-info', (c) =>
    c.json(answer(categoryInfoOf(deps.catalogue.find(readId(c)), c.var.language))),
  );
  app.post('/trade-in/products/:id/_estimate', async (c) => {
    const device = await readBody(c, tradeInDevice);
    const found = deps.catalogue.find(readId(c));
    return c.json(answer(estimateOf(deps, found, device, c.var.language)));
  });
  return app;
}
