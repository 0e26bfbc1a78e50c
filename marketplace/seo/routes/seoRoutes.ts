import { Hono } from 'hono';
import { seoQuery } from '#src/services/seo/seo/contract.ts';
import { answer, readQuery, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { createRelatedSearches, productAt, seoContentOf } from '../rules/seo.ts';

/** Answers the texts of a page for search engines, and its related searches. [API-102, API-103] */
export function seoRoutes({ catalogue }: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const searchesOf = createRelatedSearches(catalogue);
  app.get('/content/seo', (c) =>
    c.json(answer(seoContentOf(productAt(catalogue, readQuery(c, seoQuery).url), c.var.language))),
  );
  app.get('/seo/custom-urls', (c) =>
    c.json(answer(searchesOf(productAt(catalogue, readQuery(c, seoQuery).url)))),
  );
  return app;
}
