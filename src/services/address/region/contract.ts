import * as z from 'zod/mini';
import { geolocation } from '#src/domain/address/destination.ts';
import { wire } from '../../http/wire.ts';
import { latitudeAsked, longitudeAsked } from '../../placeAsked.ts';

/** A province, city, district or subdistrict; a postal code is its own name. [API-65..69] */
export const region = z.object({
  code: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Rough centre of the region, for a map; null when unknown. */
  geolocation: z._default(z.nullable(geolocation), null),
});
export const regions = z.array(region).check(z.maxLength(500));
export type Region = z.output<typeof region>;

/** Query of GET /backend/common/region/countries/{country}/_nearest. */
export const nearestQuery = z.object({
  latitude: latitudeAsked,
  longitude: longitudeAsked,
});
/** The region a place lies in, as far as it is known. [ADDRESS-09] */
export const nearestRegion = z.object({
  province: region,
  city: region,
  district: z._default(z.nullable(region), null),
});
export type NearestRegion = z.output<typeof nearestRegion>;

export const listProvinces = wire({
  method: 'GET',
  path: '/common/region/countries/{country}/provinces',
  answer: regions,
});
export const listCities = wire({
  method: 'GET',
  path: '/common/region/countries/{country}/provinces/{province}/cities',
  answer: regions,
});
export const listDistricts = wire({
  method: 'GET',
  path: '/common/region/countries/{country}/provinces/{province}/cities/{city}/districts',
  answer: regions,
});
export const listSubdistricts = wire({
  method: 'GET',
  path: '/common/region/countries/{country}/provinces/{province}/cities/{city}/districts/{district}/subdistricts',
  answer: regions,
});
export const listPostalCodes = wire({
  method: 'GET',
  path: '/common/region/countries/{country}/provinces/{province}/cities/{city}/districts/{district}/subdistricts/{subdistrict}/postal-codes',
  answer: regions,
});
export const findNearestRegion = wire({
  method: 'GET',
  path: '/common/region/countries/{country}/_nearest',
  answer: nearestRegion,
});
