import { Hono } from 'hono';
import { loanSimulationCalls } from '#src/services/payment/loanSimulation/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { loanOptionsOf, simulateLoan } from '../rules/loanSimulation.ts';

const { calls } = loanSimulationCalls;

/** Loans for vehicles; calculating one writes nothing. [API-100, API-101] */
export function loanSimulationRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readLoanOptions, ({ c, query }) =>
    loanOptionsOf(deps, deps.catalogue.find(query.itemSku), c.var.language),
  );
  route(calls.simulateLoan, ({ body }) => simulateLoan(deps, deps.catalogue.find(body.itemSku), body));
  return app;
}
