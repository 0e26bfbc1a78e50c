import { Hono } from 'hono';
import { shortLinkBody } from '#src/services/share/share/contract.ts';
import { readBody, Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { sharedPathOf, shorten, shortLinkPath } from '../rules/share.ts';

/**
 * The stand-in for the external link shortener. It links only to products of this shop: it stores the path of a link,
 * whatever its host. [API-109, SHARE-09]
 */
export function shortLinks({ database, catalogue }: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.post('/short-link', async (c) => {
    const { url } = await readBody(c, shortLinkBody);
    const code = shorten(database, sharedPathOf(catalogue, url));
    return c.json({ shortUrl: new URL(`/s/${code}`, url).href });
  });
  app.get('/s/:code', (c) => {
    const path = shortLinkPath(database, c.req.param('code').slice(0, 64));
    if (path === null) throw new Refusal(404, 'NOT_FOUND');
    c.header('cache-control', 'no-store');
    return c.redirect(path, 302);
  });
  return app;
}
