import { REGION_LEVELS } from '#src/domain/address/region.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { eachOf, pathsOf } from '../../paths/machinePaths.ts';
import { regionMachine } from './regionMachine.ts';

const region = (code: string) => ({ code, name: code, geolocation: null });

export const regionPaths = pathsOf(regionMachine, {
  inputs: { empty: { names: {} } },
  events: {
    ...eachOf(REGION_LEVELS, 'regionChosen', (level) => ({
      type: 'region.chosen' as const,
      level,
      code: 'A',
    })),
    regionFilledEmpty: { type: 'region.filled', names: {} },
    regionFilledWhole: {
      type: 'region.filled',
      names: { province: 'A', city: 'A', district: 'A', subdistrict: 'A', postalCode: '12345' },
    },
    regionPostalCodeTyped: { type: 'region.postalCodeTyped', postalCode: '12345' },
    regionPostalCodeTypedShort: { type: 'region.postalCodeTyped', postalCode: '123' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: { loadRegions: { errors: lostOrRefused(), outputs: [[region('A'), region('B')], []] } },
  abstract: ({ level, chosen, lists, wanted }) => [
    level,
    Object.keys(chosen),
    Object.values(lists).map((list) => list.length),
    Object.keys(wanted).length > 0,
  ],
});
