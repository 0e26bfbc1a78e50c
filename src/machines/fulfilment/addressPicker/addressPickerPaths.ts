import { address } from '../../paths/exampleAddresses.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { addressPickerMachine } from './addressPickerMachine.ts';

const PIN = { latitude: -6.2, longitude: 106.8 };
const HOME = address({ id: 'home', isMain: true });
const AREA = {
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subdistrict: 'Dago',
  postalCode: '40135',
};
const place = (code: string, name: string) => ({ code, name, geolocation: null });
const answered = {
  type: 'address.answered',
  callerIds: ['addressPicker'],
  address: HOME,
  addresses: [HOME],
  hasFailed: false,
} as const;

export const addressPickerPaths = pathsOf(addressPickerMachine, {
  inputs: [partFacts({}, { isMember: false }), partFacts({}, { isMember: true })],
  events: [
    { type: 'picker.opened', wantsPin: false },
    { type: 'picker.opened', wantsPin: true },
    { type: 'picker.closed' },
    { ...answered, callerIds: [...answered.callerIds], addresses: [HOME] },
    { ...answered, callerIds: [...answered.callerIds], addresses: [], hasFailed: true },
    { type: 'retry.requested' },
    { type: 'network.returned' },
    { type: 'address.chosen', id: 'home' },
    { type: 'area.chosen' },
    { type: 'region.changed', names: AREA, isMoved: false },
    { type: 'region.changed', names: null, isMoved: true },
    { type: 'location.requested' },
    { type: 'map.requested' },
    { type: 'map.failed' },
    { type: 'pin.moved', pin: PIN },
    { type: 'choice.confirmed' },
    { type: 'facts.changed', facts: partFacts({}, { isMember: false }) },
  ],
  actors: {
    locateDevice: { outputs: [PIN] },
    findNearestRegion: {
      outputs: [
        {
          province: place('32', 'Jawa Barat'),
          city: place('32.73', 'Kota Bandung'),
          district: place('32.73.02', 'Coblong'),
        },
      ],
      errors: [lost(), refused('INVALID_LOCATION')],
    },
    savePin: { outputs: [HOME] },
  },
  abstract: ({ isMember, choice, area, isPinMoved, addresses }) => [
    isMember,
    choice.kind,
    area !== null,
    isPinMoved,
    addresses.length,
  ],
});
