import { Hono } from 'hono';
import { returnPolicyCalls } from '#src/services/service/returnPolicy/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { returnPolicyOf } from '../rules/returnPolicy.ts';

/** The terms on which a product can be sent back. [API-70] */
export function returnPolicyRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  createRoute(app, deps)(returnPolicyCalls.calls.readReturnPolicy, ({ places }) =>
    returnPolicyOf(deps.catalogue.find(places.id).product),
  );
  return app;
}
