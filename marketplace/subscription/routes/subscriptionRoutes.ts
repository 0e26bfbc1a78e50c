import { Hono } from 'hono';
import { subscriptionCalls } from '#src/services/subscription/subscription/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { benefitFor, detailFor, nearestPlaceFor } from '../rules/subscriptions.ts';
import { addToBag, joinBundle } from '../rules/subscriptionWrites.ts';

const { calls } = subscriptionCalls;

/** Subscriptions: every visitor may read the offer, members alone subscribe. [API-36..40] */
export function subscriptionRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readSubscription, ({ places, memberId }) => detailFor(deps, places.id, memberId));
  route(calls.readSubscriptionBenefit, ({ places }) => benefitFor(deps, places.id));
  route(calls.subscribe, ({ body, memberId, once }) => once(() => addToBag(deps, memberId, body)));
  route(calls.joinBundle, ({ body, places: { id }, memberId, once }) =>
    once(() => joinBundle(deps, memberId, id, body)),
  );
  route(calls.findSubscriptionPlace, ({ body }) => nearestPlaceFor(deps, body));
  return app;
}
