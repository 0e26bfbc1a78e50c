import { Hono } from 'hono';
import { addressCalls } from '#src/services/address/address/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { addressesOf, pinAddress, syncAddresses } from '../rules/addresses.ts';

const { calls } = addressCalls;

/** A member's addresses. [API-110, ADDRESS-01, ADDRESS-08] */
export function addressRoutes(deps: MarketplaceDeps) {
  const { database, regions } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.syncAddresses, ({ memberId, once }) =>
    once(() => ({ count: syncAddresses(database, memberId) })),
  );
  route(calls.listAddresses, ({ memberId }) => addressesOf(database, memberId));
  route(calls.pinAddress, ({ memberId, body: pin, places, once }) => {
    // Refuses a place outside the country.
    regions.nearest(pin);
    const { id } = places;
    return once(() => pinAddress(database, memberId, id, pin));
  });
  return app;
}
