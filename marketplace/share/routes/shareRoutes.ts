import { Hono } from 'hono';
import { shareCalls } from '#src/services/share/share/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import {
  AFFILIATE_CONFIG,
  affiliateOf,
  countQuest,
  openAffiliateSession,
  sharedPathOf,
} from '../rules/share.ts';

const { calls } = shareCalls;

/** Answers the calls of sharing. Each write happens once, however often it comes. [API-48, API-77, API-97, API-98] */
export function shareRoutes(deps: MarketplaceDeps) {
  const { database, catalogue, now } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readAffiliateConfig, () => AFFILIATE_CONFIG);
  route(calls.makeAffiliateLink, ({ body: { itemSku, url }, memberId }) => {
    const link = new URL(sharedPathOf(catalogue, url), url);
    catalogue.find(itemSku);
    link.searchParams.set('affiliateId', affiliateOf(database, memberId));
    return { link: link.href };
  });
  route(calls.openAffiliateSession, (asked) => {
    const { memberId } = asked;
    const { affiliateId, itemSku } = asked.body;
    const { item } = catalogue.find(itemSku);
    const { owner, accepted } = asked.writer;
    const visit = { owner, memberId, affiliateId, itemSku: item.itemSku };
    return database.transaction(() => {
      const opened = openAffiliateSession(database, visit, now());
      if (opened) accepted();
      return opened;
    });
  });
  route(calls.publishQuest, ({ body: { event, itemSku }, memberId }) => {
    const { item } = catalogue.find(itemSku);
    countQuest(database, { memberId, event, itemSku: item.itemSku }, now());
    return true;
  });
  return app;
}
