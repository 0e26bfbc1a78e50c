import { Hono } from 'hono';
import { pinBody } from '#src/services/address/address/contract.ts';
import {
  answer,
  readBody,
  readId,
  Refusal,
  writeFacts,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import { addressesOf, pinAddress, syncAddresses } from '../rules/addresses.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import type { Regions } from '../rules/regions.ts';

/** A member's addresses. [API-110, ADDRESS-01, ADDRESS-08] */
export function addressRoutes({ database, now }: MarketplaceDeps, regions: Regions) {
  const app = new Hono<MarketplaceEnv>();
  const memberOf = (c: MarketplaceContext): string => {
    const { memberId } = c.var.visit;
    if (memberId === null) throw new Refusal(401, 'LOGIN_REQUIRED');
    c.header('cache-control', 'no-store');
    return memberId;
  };
  const write = <T>(c: MarketplaceContext, owner: string, body: unknown, work: () => T) =>
    c.json(answer(once(database, writeFacts(c, owner, now(), body), work)));
  app.post('/_sync', (c) => {
    const member = memberOf(c);
    return write(c, member, null, () => ({ count: syncAddresses(database, member) }));
  });
  app.get('/', (c) => c.json(answer(addressesOf(database, memberOf(c)))));
  app.post('/:id/geolocation', async (c) => {
    const member = memberOf(c);
    const pin = await readBody(c, pinBody);
    // Refuses a place outside the country.
    regions.nearest(pin);
    const id = readId(c);
    return write(c, member, pin, () => pinAddress(database, member, id, pin));
  });
  return app;
}
