import type { Geolocation } from '#src/domain/address/destination.ts';
import { DEFAULT_COUNTRY } from '#src/domain/shell/limits.ts';
import type { RegionLevel } from '#src/domain/address/region.ts';
import type { Backend } from '../../http/backend.ts';
import {
  findNearestRegion,
  listCities,
  listDistricts,
  listPostalCodes,
  listProvinces,
  listSubdistricts,
  type NearestRegion,
  type Region,
} from './contract.ts';

/** Codes of what was chosen above a list. */
export type RegionCodes = Partial<Record<RegionLevel, string>>;

const LISTS = {
  province: listProvinces,
  city: listCities,
  district: listDistricts,
  subdistrict: listSubdistricts,
  postalCode: listPostalCodes,
} satisfies Record<RegionLevel, unknown>;

/** Regions of the default country. [API-65..69, LIMIT-26] */
export function createRegionService(backend: Backend) {
  const country = DEFAULT_COUNTRY;
  return {
    /** The list of a level, below what was chosen above it. */
    list: (
      level: RegionLevel,
      { province = '', city = '', district = '', subdistrict = '' }: RegionCodes,
      signal?: AbortSignal,
    ): Promise<Region[]> =>
      backend.call(LISTS[level], { country, province, city, district, subdistrict, signal }),
    nearest: ({ latitude, longitude }: Geolocation, signal?: AbortSignal): Promise<NearestRegion> =>
      backend.call(findNearestRegion, { country, query: { latitude, longitude }, signal }),
  };
}
