import type { Geolocation } from '#src/domain/address/destination.ts';
import { DEFAULT_COUNTRY } from '#src/domain/shell/limits.ts';
import type { RegionLevel } from '#src/domain/address/region.ts';
import type { Backend } from '../../http/backend.ts';
import { nearestRegion, regions, type NearestRegion, type Region } from './contract.ts';

/** Codes of what was chosen above a list. */
export type RegionCodes = Partial<Record<RegionLevel, string>>;

const NAMES: Record<RegionLevel, string> = {
  province: 'provinces',
  city: 'cities',
  district: 'districts',
  subdistrict: 'subdistricts',
  postalCode: 'postal-codes',
};
const ORDER = ['province', 'city', 'district', 'subdistrict'] as const;

/** Regions of the default country. [API-65..69, LIMIT-26] */
export function createRegionService(backend: Backend) {
  const base = `/common/region/countries/${DEFAULT_COUNTRY}`;
  return {
    /** The list of a level, below what was chosen above it. */
    list(level: RegionLevel, above: RegionCodes, signal?: AbortSignal): Promise<Region[]> {
      const depth = level === 'postalCode' ? ORDER.length : ORDER.indexOf(level);
      const path = ORDER.slice(0, depth)
        .map((one) => `/${NAMES[one]}/${encodeURIComponent(above[one] ?? '')}`)
        .join('');
      return backend.read(`${base}${path}/${NAMES[level]}`, regions, { signal });
    },
    nearest: ({ latitude, longitude }: Geolocation, signal?: AbortSignal): Promise<NearestRegion> =>
      backend.read(`${base}/_nearest`, nearestRegion, { query: { latitude, longitude }, signal }),
  };
}
