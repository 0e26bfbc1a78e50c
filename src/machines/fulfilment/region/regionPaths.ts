import { REGION_LEVELS } from '#src/domain/region.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { regionMachine } from './regionMachine.ts';

const region = (code: string) => ({ code, name: code, geolocation: null });

export const regionPaths = pathsOf(regionMachine, {
  inputs: [{ names: {} }],
  events: [
    ...REGION_LEVELS.map((level) => ({ type: 'region.chosen' as const, level, code: 'A' })),
    { type: 'region.filled', names: {} },
    {
      type: 'region.filled',
      names: { province: 'A', city: 'A', district: 'A', subdistrict: 'A', postalCode: '12345' },
    },
    { type: 'region.postalCodeTyped', postalCode: '12345' },
    { type: 'region.postalCodeTyped', postalCode: '123' },
    { type: 'retry.requested' },
    { type: 'network.returned' },
  ],
  actors: { loadRegions: { errors: lostOrRefused(), outputs: [[region('A'), region('B')], []] } },
  abstract: ({ level, chosen, lists, wanted }) => [
    level,
    Object.keys(chosen),
    Object.values(lists).map((list) => list.length),
    Object.keys(wanted).length > 0,
  ],
});
