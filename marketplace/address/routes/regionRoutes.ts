import { Hono } from 'hono';
import { DEFAULT_COUNTRY } from '#src/domain/shell/limits.ts';
import { nearestQuery } from '#src/services/address/region/contract.ts';
import {
  answer,
  readId,
  readQuery,
  Refusal,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { Regions } from '../rules/regions.ts';

const PATH = ['province', 'city', 'district', 'subdistrict'] as const;

/** Regions below /backend/common/region/countries/. [API-65..69] */
export function regionRoutes(regions: Regions) {
  const app = new Hono<MarketplaceEnv>();
  const codes = (c: MarketplaceContext, depth: number) => {
    if (c.req.param('country') !== DEFAULT_COUNTRY) throw new Refusal(404, 'REGION_NOT_FOUND');
    // Regions change only by a decree.
    c.header('cache-control', 'public, max-age=86400');
    return PATH.slice(0, depth).map((name) => readId(c, name));
  };
  const list = (depth: number) => (c: MarketplaceContext) => c.json(answer(regions.within(codes(c, depth))));
  const provinces = '/:country/provinces';
  const cities = `${provinces}/:province/cities`;
  const districts = `${cities}/:city/districts`;
  const subdistricts = `${districts}/:district/subdistricts`;
  app.get(provinces, list(0));
  app.get(cities, list(1));
  app.get(districts, list(2));
  app.get(subdistricts, list(3));
  app.get(`${subdistricts}/:subdistrict/postal-codes`, (c) =>
    c.json(answer(regions.postalCodesOf(codes(c, 4)))),
  );
  app.get('/:country/_nearest', (c) => {
    codes(c, 0);
    // No cache may keep the visitor's place.
    c.header('cache-control', 'no-store');
    return c.json(answer(regions.nearest(readQuery(c, nearestQuery))));
  });
  return app;
}
