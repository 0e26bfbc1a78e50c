import { Hono } from 'hono';
import { groceryAddBody, quickCheckoutBody } from '#src/services/cart/contract.ts';
import { answer, readBody, type MarketplaceEnv } from '../http/answers.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { costOfGroceries, costOfPurchase } from '../rules/pricedLine.ts';

/** What a purchase would cost its visitor now; asking writes nothing. [COST-01] */
export function orderCostRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.post('/retail/order-costs', async (c) => {
    const body = await readBody(c, quickCheckoutBody);
    return c.json(answer(costOfPurchase(deps, c.var.visit, body, c.var.language)));
  });
  app.post('/grocery/order-costs', async (c) => {
    const body = await readBody(c, groceryAddBody);
    return c.json(answer(costOfGroceries(deps, c.var.visit, body, c.var.language)));
  });
  return app;
}
