import { Hono } from 'hono';
import { groceryAddBody } from '#src/services/cart/contract.ts';
import { orderCostBody } from '#src/services/orderCost/contract.ts';
import { answer, readBody, type MarketplaceEnv } from '../http/answers.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { costOfGroceries, costOfPurchase } from '../rules/pricedLine.ts';
import { costOfSubscription } from '../rules/subscriptionCost.ts';

/** What a purchase, or each delivery of a subscription, would cost its visitor now; asking writes nothing. [COST-01, COST-20] */
export function orderCostRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.post('/retail/order-costs', async (c) => {
    const { language, visit } = c.var;
    const { subscription, ...body } = await readBody(c, orderCostBody);
    const cost =
      subscription === undefined
        ? costOfPurchase(deps, visit, body, language)
        : costOfSubscription(deps, body, subscription, language);
    return c.json(answer(cost));
  });
  app.post('/grocery/order-costs', async (c) => {
    const body = await readBody(c, groceryAddBody);
    return c.json(answer(costOfGroceries(deps, c.var.visit, body, c.var.language)));
  });
  return app;
}
