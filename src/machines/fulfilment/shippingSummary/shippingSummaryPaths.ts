import { DEFAULT_DESTINATION } from '#src/domain/defaultDestination.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { shippingSummaryMachine } from './shippingSummaryMachine.ts';

const request = { itemSku: 'A-01', pickupPointCode: 'PP-1', quantity: 1, destination: DEFAULT_DESTINATION };
const BANDUNG = { ...DEFAULT_DESTINATION, city: 'Kota Bandung' };

const answer = {
  price: 9000,
  originalPrice: null,
  etd: { minDays: 2, maxDays: 4, orderBefore: null },
  tags: [],
  destination: { district: 'Gambir', city: 'Jakarta Pusat' },
};

export const shippingSummaryPaths = pathsOf(shippingSummaryMachine, {
  inputs: { none: undefined },
  events: {
    shippingSummaryRequested: { type: 'shippingSummary.requested', request },
    shippingSummaryRequestedToBandung: {
      type: 'shippingSummary.requested',
      request: { ...request, destination: BANDUNG },
    },
    shippingSummaryRequestedOfThree: {
      type: 'shippingSummary.requested',
      request: { ...request, quantity: 3 },
    },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: { loadShippingSummary: { errors: lostOrRefused(), outputs: [answer] } },
});
