import { Hono } from 'hono';
import { answer, readId, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { returnPolicyOf } from '../rules/returnPolicy.ts';

/** Whether a product can be sent back. [API-70] */
export function returnPolicyRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/return/sku-items/:id/return-policy', (c) =>
    c.json(answer(returnPolicyOf(deps.catalogue.find(readId(c)).product))),
  );
  return app;
}
