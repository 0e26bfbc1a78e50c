import { DEFAULT_DESTINATION } from '#src/domain/defaultDestination.ts';
import type { PickupPoint } from '#src/services/pickup/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { pickupPointsMachine } from './pickupPointsMachine.ts';

const PINNED = { ...DEFAULT_DESTINATION, geolocation: { latitude: -6.2, longitude: 106.8 } };
const POINT: PickupPoint = {
  code: 'PP-2',
  name: 'Tirta Satrio',
  address: 'Jl. Prof. Dr. Satrio 3',
  latitude: -6.22,
  longitude: 106.82,
  pickupHours: [],
  price: 100_000,
  available: true,
  fulfilments: ['PICKUP'],
};
const nowhere = partFacts();
const everywhere = partFacts({ tags: ['AVAILABLE', 'OOS', 'OFFLINE'] }, { destination: PINNED });
const nothing = { ...partFacts(), item: null };

export const pickupPointsPaths = pathsOf(pickupPointsMachine, {
  inputs: [nowhere, everywhere],
  events: [
    { type: 'facts.changed', facts: nowhere },
    { type: 'facts.changed', facts: everywhere },
    { type: 'facts.changed', facts: nothing },
    { type: 'points.requested' },
    { type: 'points.retryRequested' },
    { type: 'stores.retryRequested' },
  ],
  actors: {
    loadPickupPoints: { outputs: [[POINT]] },
    loadNearestPickupPoint: {
      outputs: [{ code: 'PP-2', name: 'Tirta Satrio', distance: 1.2, available: true }],
    },
    loadOtherPickupPoint: { outputs: [{ pickup: { code: 'PP-2', name: 'Tirta Satrio' }, delivery: null }] },
    loadOfflineMerchants: { outputs: [[{ code: 'PP-3', name: 'Tirta Kemang', address: '', hours: [] }]] },
  },
  abstract: ({ item, geolocation }) => [item === null ? null : item.isSoldOut, geolocation !== null],
});
