import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const LISTS = [
  [contract.listProvinces, 'API-65', 'Provinces of a country.'],
  [contract.listCities, 'API-66', 'Cities of a province.'],
  [contract.listDistricts, 'API-67', 'Districts of a city.'],
  [contract.listSubdistricts, 'API-68', 'Subdistricts of a district.'],
  [contract.listPostalCodes, 'API-69', 'Postal codes of a subdistrict.'],
] as const;

/** Regions of a country. */
export const regionCalls: CallArea = {
  tag: 'Regions',
  contract,
  calls: [
    ...LISTS.map(([list, id, summary]) => ({
      ...list,
      summary,
      ids: [id],
      isPublic: true as const,
      refusals: { 404: ['REGION_NOT_FOUND'] },
    })),
    {
      ...contract.findNearestRegion,
      summary: 'The region that a place on the map lies in.',
      ids: ['ADDRESS-09'],
      query: contract.nearestQuery,
      refusals: { 400: ['INVALID_LOCATION'], 404: ['REGION_NOT_FOUND'] },
    },
  ],
};
