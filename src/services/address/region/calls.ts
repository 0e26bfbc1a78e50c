import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const COUNTRY = '/common/region/countries/{country}';
const LISTS = [
  ['provinces', 'API-65', 'Provinces of a country.'],
  ['provinces/{province}/cities', 'API-66', 'Cities of a province.'],
  ['provinces/{province}/cities/{city}/districts', 'API-67', 'Districts of a city.'],
  [
    'provinces/{province}/cities/{city}/districts/{district}/subdistricts',
    'API-68',
    'Subdistricts of a district.',
  ],
  [
    'provinces/{province}/cities/{city}/districts/{district}/subdistricts/{subdistrict}/postal-codes',
    'API-69',
    'Postal codes of a subdistrict.',
  ],
] as const;

/** Regions of a country. */
export const regionCalls: CallArea = {
  tag: 'Regions',
  contract,
  calls: [
    ...LISTS.map(([path, id, summary]) => ({
      method: 'GET' as const,
      path: `${COUNTRY}/${path}`,
      summary,
      ids: [id],
      answer: contract.regions,
      isPublic: true as const,
      refusals: { 404: ['REGION_NOT_FOUND'] },
    })),
    {
      method: 'GET',
      path: `${COUNTRY}/_nearest`,
      summary: 'The region that a place on the map lies in.',
      ids: ['ADDRESS-09'],
      query: contract.nearestQuery,
      answer: contract.nearestRegion,
      refusals: { 400: ['INVALID_LOCATION'], 404: ['REGION_NOT_FOUND'] },
    },
  ],
};
