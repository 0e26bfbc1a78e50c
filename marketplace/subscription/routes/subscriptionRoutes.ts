import { Hono } from 'hono';
import {
  bundleJoinBody,
  subscriptionCartBody,
  subscriptionPlaceBody,
} from '#src/services/subscription/subscription/contract.ts';
import {
  answer,
  memberOf,
  readBody,
  readId,
  writeFacts,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import { benefitFor, detailFor, nearestPlaceFor } from '../rules/subscriptions.ts';
import { addToBag, joinBundle } from '../rules/subscriptionWrites.ts';

/** Answers subscriptions: every visitor reads the offer, only members subscribe. [API-36..40] */
export function subscriptionRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const factsOf = (c: MarketplaceContext, owner: string, body: unknown) =>
    writeFacts(c, owner, deps.now(), body);
  app.get('/subscription/products/:id', (c) =>
    c.json(answer(detailFor(deps, readId(c), c.var.visit.memberId))),
  );
  app.get('/subscription/products/:id/benefit', (c) => c.json(answer(benefitFor(deps, readId(c)))));
  app.post('/subscription/carts', async (c) => {
    const memberId = memberOf(c);
    const body = await readBody(c, subscriptionCartBody);
    return c.json(
      answer(once(deps.database, factsOf(c, memberId, body), () => addToBag(deps, memberId, body))),
    );
  });
  app.post('/subscription/bundles/:id', async (c) => {
    const memberId = memberOf(c);
    const body = await readBody(c, bundleJoinBody);
    const bundleId = readId(c);
    return c.json(
      answer(
        once(deps.database, factsOf(c, memberId, body), () => joinBundle(deps, memberId, bundleId, body)),
      ),
    );
  });
  app.post('/subscription/subscriptions/calculateNearestPickupPoint', async (c) =>
    c.json(answer(nearestPlaceFor(deps, await readBody(c, subscriptionPlaceBody)))),
  );
  return app;
}
