import { Hono } from 'hono';
import { orderCostCalls } from '#src/services/price/orderCost/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import { bagCount } from '../../bag/rules/bagLines.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { checkSlot } from '../../grocery/rules/grocerySlots.ts';
import { checkPieces } from '../../bag/rules/lineChecks.ts';
import { orderCostOf } from '../rules/orderCost.ts';
import { costOfGroceries, costOfPurchase } from '../../bag/rules/pricedLine.ts';
import { orderOfBag } from '../../bag/pages/orders.ts';
import { costOfSubscription } from '../../subscription/rules/subscriptionCost.ts';

const { calls } = orderCostCalls;

/**
 * Answers the present cost of a purchase for its visitor, or of each delivery of a subscription. For groceries it has
 * the sums of the bag's checkout too. Writes nothing. [COST-01, COST-13, COST-20]
 */
export function orderCostRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.costOrder, ({ c, body: { subscription, ...body } }) => {
    const { language, visit } = c.var;
    return subscription === undefined
      ? costOfPurchase(deps, visit, body, language)
      : costOfSubscription(deps, body, subscription, language);
  });
  route(calls.costGroceryOrder, ({ c, body: line }) => {
    const { language, visit } = c.var;
    const cost = costOfGroceries(deps, visit, line, language);
    const inBag = bagCount(deps.database, visit.owner, 'grocery');
    if (inBag === 0) return cost;
    // Groceries are checked out with their bag, so pieces that an add would refuse are refused here. [BAG-12]
    checkPieces(deps, visit.owner ?? '', 'grocery', deps.catalogue.find(line.itemSku), {
      ...line,
      addOns: [],
    });
    const taken = checkSlot(deps, visit.owner, line);
    const { subtotal, total, isShippingOpen, holdsUntil } = orderCostOf(
      orderOfBag(deps, visit, 'grocery', language, { line, taken }),
      language,
    );
    const ends = [cost.holdsUntil, holdsUntil].filter((end) => end !== null);
    return {
      ...cost,
      holdsUntil: ends.length === 0 ? null : Math.min(...ends),
      checkout: { inBag, subtotal, total, isShippingOpen },
    };
  });
  return app;
}
