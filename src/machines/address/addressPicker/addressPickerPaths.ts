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
  inputs: { guest: partFacts({}, { isMember: false }), member: partFacts({}, { isMember: true }) },
  events: {
    pickerOpened: { type: 'picker.opened', wantsPin: false },
    pickerOpenedForPin: { type: 'picker.opened', wantsPin: true },
    pickerClosed: { type: 'picker.closed' },
    addressAnswered: { ...answered, callerIds: [...answered.callerIds], addresses: [HOME] },
    addressAnsweredFailed: {
      ...answered,
      callerIds: [...answered.callerIds],
      addresses: [],
      hasFailed: true,
    },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    addressChosen: { type: 'address.chosen', id: 'home' },
    areaChosen: { type: 'area.chosen' },
    regionChanged: { type: 'region.changed', names: AREA, isMoved: false, isByHand: false },
    regionChangedByHand: { type: 'region.changed', names: AREA, isMoved: false, isByHand: true },
    regionChangedMoved: { type: 'region.changed', names: null, isMoved: true, isByHand: true },
    locationRequested: { type: 'location.requested' },
    mapRequested: { type: 'map.requested' },
    mapFailed: { type: 'map.failed' },
    pinMoved: { type: 'pin.moved', pin: PIN },
    wishResumed: {
      type: 'wish.resumed',
      wish: { kind: 'pin', itemSku: 'A-01', addressId: 'home', pin: PIN },
      isFlashSaleGone: false,
    },
    choiceConfirmed: { type: 'choice.confirmed' },
    factsChanged: { type: 'facts.changed', facts: partFacts({}, { isMember: false }) },
  },
  actors: {
    waitFor: { outputs: [undefined], errors: [] },
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
    savePin: { outputs: [HOME], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
  },
  abstract: ({ isMember, choice, area, isPinMoved, addresses, wanted }) => [
    isMember,
    choice.kind,
    area !== null,
    isPinMoved,
    addresses.length,
    wanted !== null,
  ],
});
