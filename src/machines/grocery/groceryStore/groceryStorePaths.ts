import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { NearbyStore } from '#src/services/grocery/grocery/contract.ts';
import type { PartFacts } from '../../protocol/partFacts.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { groceryStoreMachine } from './groceryStoreMachine.ts';

const PIN = { latitude: -6.2, longitude: 106.8 };
const home = { ...DEFAULT_DESTINATION, addressId: 'A-1', geolocation: PIN };
const noPin = { ...home, addressId: 'A-2', geolocation: null };
const facts = (rest: Partial<PartFacts> = {}) =>
  partFacts({}, { vendor: 'grocery', destination: home, ...rest });
const warehouse = (code: string, available: boolean) => ({
  code,
  groupName: 'RANCH',
  pickupPoint: { code: `PP-${code}`, name: `Toko ${code}` },
  available,
});
const store = (code: string, available = true): NearbyStore => ({
  ...warehouse(code, available),
  distanceKm: 1,
  hours: { open: '08:00', close: '22:00' },
  pickupHours: [{ day: 1, open: '08:00', close: '22:00', status: 'AVAILABLE' }],
  nextDelivery: null,
  utcOffsetHours: 7,
});

export const groceryStorePaths = pathsOf(groceryStoreMachine, {
  inputs: {
    pinned: facts(),
    withoutPin: facts({ destination: noPin }),
    nowhere: facts({ isDestinationKnown: false }),
  },
  events: {
    factsChanged: { type: 'facts.changed', facts: facts() },
    factsChangedWithoutPin: { type: 'facts.changed', facts: facts({ destination: noPin }) },
    factsChangedOfSellerGroup: { type: 'facts.changed', facts: facts({ sellerGroup: 'ranch' }) },
    storePicked: { type: 'store.picked', code: 'A' },
    storePickedClosedOne: { type: 'store.picked', code: 'B' },
    deviceRequested: { type: 'device.requested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    readKeptStore: {
      outputs: [
        { warehouse: null, channel: null },
        { warehouse: warehouse('B', true), channel: 'RANCH' },
      ],
    },
    waitFor: { outputs: [undefined], errors: [] },
    locateDevice: { outputs: [PIN] },
    loadNearbyStores: {
      errors: [refused('LOCATION_UNKNOWN', 422), ...lostOrRefused()],
      outputs: { open: [store('A'), store('B', false)], closed: [store('B', false)], none: [] },
    },
    loadStorePicker: {
      errors: lostOrRefused(),
      outputs: [
        { enabled: true, stores: [{ groupName: 'RANCH', label: 'Ranch', icon: 'store' }] },
        { enabled: false, stores: [] },
      ],
    },
  },
  abstract: ({
    destination,
    isDestinationKnown,
    device,
    sellerGroup,
    addressGroup,
    stores,
    warehouse: chosen,
  }) => [
    destination.addressId,
    isDestinationKnown,
    device !== null,
    sellerGroup,
    addressGroup,
    stores.length,
    chosen?.code ?? null,
    chosen?.available,
  ],
});
