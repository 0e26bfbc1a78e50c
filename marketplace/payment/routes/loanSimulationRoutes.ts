import { Hono } from 'hono';
import { loanBody, loanQuery } from '#src/services/payment/loanSimulation/contract.ts';
import { answer, readBody, readQuery, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { loanOptionsOf, simulateLoan } from '../rules/loanSimulation.ts';

const PATH = '/product-detail/simulation/automotive-installment';

/** Loans for what is ridden; calculating one writes nothing. [API-100, API-101] */
export function loanSimulationRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get(PATH, (c) => {
    const { itemSku } = readQuery(c, loanQuery);
    return c.json(answer(loanOptionsOf(deps, deps.catalogue.find(itemSku), c.var.language)));
  });
  app.post(PATH, async (c) => {
    const body = await readBody(c, loanBody);
    return c.json(answer(simulateLoan(deps, deps.catalogue.find(body.itemSku), body)));
  });
  return app;
}
