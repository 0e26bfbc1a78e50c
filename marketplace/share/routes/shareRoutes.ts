import { Hono } from 'hono';
import { affiliateLinkBody, affiliateSessionBody, questBody } from '#src/services/share/share/contract.ts';
import {
  answer,
  memberOf,
  readBody,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import {
  AFFILIATE_CONFIG,
  affiliateOf,
  countQuest,
  openAffiliateSession,
  sharedPathOf,
} from '../rules/share.ts';
import type { Writer } from '../../session/rules/writer.ts';

/** Answers the calls of sharing. Each write happens once, however often it comes. [API-48, API-77, API-97, API-98] */
export function shareRoutes(deps: MarketplaceDeps, writerOf: (c: MarketplaceContext) => Writer) {
  const { database, catalogue, now } = deps;
  const app = new Hono<MarketplaceEnv>();
  app.get('/content/affiliate-config', (c) => c.json(answer(AFFILIATE_CONFIG)));
  app.post('/affiliate/share-link', async (c) => {
    const memberId = memberOf(c);
    const { itemSku, url } = await readBody(c, affiliateLinkBody);
    const link = new URL(sharedPathOf(catalogue, url), url);
    catalogue.find(itemSku);
    link.searchParams.set('affiliateId', affiliateOf(database, memberId));
    return c.json(answer({ link: link.href }));
  });
  app.post('/affiliate/session', async (c) => {
    const { affiliateId, itemSku } = await readBody(c, affiliateSessionBody);
    const { item } = catalogue.find(itemSku);
    const { owner, accepted } = writerOf(c);
    const visit = { owner, memberId: c.var.visit.memberId, affiliateId, itemSku: item.itemSku };
    const isOpen = database.transaction(() => {
      const opened = openAffiliateSession(database, visit, now());
      if (opened) accepted();
      return opened;
    });
    return c.json(answer(isOpen));
  });
  app.post('/member-reward/quest/v2/publish-event', async (c) => {
    const memberId = memberOf(c);
    const { event, itemSku } = await readBody(c, questBody);
    const { item } = catalogue.find(itemSku);
    countQuest(database, { memberId, event, itemSku: item.itemSku }, now());
    return c.json(answer(true));
  });
  return app;
}
