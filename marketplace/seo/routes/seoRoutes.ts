import { Hono } from 'hono';
import { seoCalls } from '#src/services/seo/seo/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { createRelatedSearches, productAt, seoContentOf } from '../rules/seo.ts';

const { calls } = seoCalls;

/** Texts of a page for search engines, and related searches. [API-102, API-103] */
export function seoRoutes(deps: MarketplaceDeps) {
  const { catalogue } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  const searchesOf = createRelatedSearches(catalogue);
  route(calls.readSeoContent, ({ c, query }) =>
    seoContentOf(productAt(catalogue, query.url), c.var.language),
  );
  route(calls.readCustomUrls, ({ query }) => searchesOf(productAt(catalogue, query.url)));
  return app;
}
