import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const KNOWN = { 404: ['REGION_NOT_FOUND'] };

/** Regions of a country. */
export const regionCalls = {
  tag: 'Regions',
  contract,
  calls: {
    listProvinces: {
      ...contract.listProvinces,
      summary: 'Provinces of a country.',
      ids: ['API-65'],
      isPublic: true,
      refusals: KNOWN,
      isSearch: true,
    },
    listCities: {
      ...contract.listCities,
      summary: 'Cities of a province.',
      ids: ['API-66'],
      isPublic: true,
      refusals: KNOWN,
      isSearch: true,
    },
    listDistricts: {
      ...contract.listDistricts,
      summary: 'Districts of a city.',
      ids: ['API-67'],
      isPublic: true,
      refusals: KNOWN,
      isSearch: true,
    },
    listSubdistricts: {
      ...contract.listSubdistricts,
      summary: 'Subdistricts of a district.',
      ids: ['API-68'],
      isPublic: true,
      refusals: KNOWN,
      isSearch: true,
    },
    listPostalCodes: {
      ...contract.listPostalCodes,
      summary: 'Postal codes of a subdistrict.',
      ids: ['API-69'],
      isPublic: true,
      refusals: KNOWN,
      isSearch: true,
    },
    findNearestRegion: {
      ...contract.findNearestRegion,
      summary: 'The region that a place on the map lies in.',
      ids: ['ADDRESS-09'],
      query: contract.nearestQuery,
      refusals: { 400: ['INVALID_LOCATION'], 404: ['REGION_NOT_FOUND'] },
      isSearch: true,
    },
  },
} satisfies CallArea;
