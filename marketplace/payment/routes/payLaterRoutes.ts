import { Hono } from 'hono';
import { answer, memberOf, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { payLaterOf } from '../rules/payLater.ts';

/** What a member can pay with. [API-99] */
export function payLaterRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/wallet/paylater', (c) => c.json(answer(payLaterOf(deps, memberOf(c)))));
  return app;
}
