import { Hono } from 'hono';
import { DEFAULT_COUNTRY } from '#src/domain/shell/limits.ts';
import { regionCalls } from '#src/services/address/region/calls.ts';
import { Refusal, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';

const { calls } = regionCalls;

/** Regions of a country. [API-65..69] */
export function regionRoutes(deps: MarketplaceDeps) {
  const { regions } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  const requireCountry = (country: string) => {
    if (country !== DEFAULT_COUNTRY) throw new Refusal(404, 'REGION_NOT_FOUND');
  };
  /** Codes of a list that every cache may keep for a day: regions change only by a decree. */
  const codes = (c: MarketplaceContext, country: string, ...chosen: string[]) => {
    requireCountry(country);
    c.header('cache-control', 'public, max-age=86400');
    return chosen;
  };
  route(calls.listProvinces, ({ c, places: { country } }) => regions.within(codes(c, country)));
  route(calls.listCities, ({ c, places: { country, province } }) =>
    regions.within(codes(c, country, province)),
  );
  route(calls.listDistricts, ({ c, places: { country, province, city } }) =>
    regions.within(codes(c, country, province, city)),
  );
  route(calls.listSubdistricts, ({ c, places: { country, province, city, district } }) =>
    regions.within(codes(c, country, province, city, district)),
  );
  route(calls.listPostalCodes, ({ c, places: { country, province, city, district, subdistrict } }) =>
    regions.postalCodesOf(codes(c, country, province, city, district, subdistrict)),
  );
  route(calls.findNearestRegion, (asked) => {
    requireCountry(asked.places.country);
    return regions.nearest(asked.query);
  });
  return app;
}
