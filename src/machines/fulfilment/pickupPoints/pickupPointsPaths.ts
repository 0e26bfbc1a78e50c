import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { PickupPoint } from '#src/services/fulfilment/pickupPoints/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
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
  inputs: { nowhere, everywhere },
  events: {
    factsChangedToNowhere: { type: 'facts.changed', facts: nowhere },
    factsChangedToEverywhere: { type: 'facts.changed', facts: everywhere },
    factsChangedToNothing: { type: 'facts.changed', facts: nothing },
    pointsRequested: { type: 'points.requested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    loadPickupPoints: { errors: lostOrRefused(), outputs: [[POINT]] },
    loadNearestPickupPoint: {
      errors: lostOrRefused(),
      outputs: [{ code: 'PP-2', name: 'Tirta Satrio', distance: 1.2, available: true }],
    },
    loadOtherPickupPoint: {
      errors: lostOrRefused(),
      outputs: [{ pickup: { code: 'PP-2', name: 'Tirta Satrio' }, delivery: null }],
    },
    loadOfflineMerchants: {
      errors: lostOrRefused(),
      outputs: [[{ code: 'PP-3', name: 'Tirta Kemang', address: '', hours: [] }]],
    },
  },
  abstract: ({ item, geolocation }) => [item === null ? null : item.isSoldOut, geolocation !== null],
});
