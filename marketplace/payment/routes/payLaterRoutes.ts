import { Hono } from 'hono';
import { payLaterCalls } from '#src/services/payment/payLater/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { payLaterOf } from '../rules/payLater.ts';

/** A member's standing with pay later. [API-99] */
export function payLaterRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  createRoute(app, deps)(payLaterCalls.calls.readPayLater, ({ memberId }) => payLaterOf(deps, memberId));
  return app;
}
