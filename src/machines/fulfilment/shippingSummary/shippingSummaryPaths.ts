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
  inputs: [undefined],
  events: [
    { type: 'shippingSummary.requested', request },
    { type: 'shippingSummary.requested', request: { ...request, destination: BANDUNG } },
    { type: 'shippingSummary.requested', request: { ...request, quantity: 3 } },
    { type: 'retry.requested' },
    { type: 'network.returned' },
  ],
  actors: { loadShippingSummary: { errors: lostOrRefused(), outputs: [answer] } },
});
