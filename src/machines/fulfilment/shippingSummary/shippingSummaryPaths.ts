import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { shippingSummaryMachine } from './shippingSummaryMachine.ts';

const BANDUNG = { ...DEFAULT_DESTINATION, city: 'Kota Bandung' };

const answer = {
  price: 9000,
  originalPrice: null,
  afterVouchers: null,
  etd: { minDays: 2, maxDays: 4, orderBefore: null },
  tags: [],
  destination: { district: 'Gambir', city: 'Jakarta Pusat' },
};

/** The request that the first facts below lead to. */
const request = {
  itemSku: 'A-01',
  pickupPointCode: 'PP-1',
  quantity: 1,
  destination: DEFAULT_DESTINATION,
};

export const shippingSummaryPaths = pathsOf(shippingSummaryMachine, {
  inputs: { none: undefined },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    factsChangedToBandung: { type: 'facts.changed', facts: partFacts({}, { destination: BANDUNG }) },
    factsChangedToThree: { type: 'facts.changed', facts: partFacts({}, { quantity: 3 }) },
    factsChangedBeforeQuantity: { type: 'facts.changed', facts: partFacts({}, { quantity: null }) },
    factsChangedBeforeDestination: {
      type: 'facts.changed',
      facts: partFacts({}, { isDestinationKnown: false }),
    },
    factsChangedAsGrocery: { type: 'facts.changed', facts: partFacts({}, { vendor: 'grocery' }) },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    shippingTold: { type: 'shipping.told', request, summary: answer, failure: null, askedAtMs: 0 },
    shippingToldRefused: {
      type: 'shipping.told',
      request,
      summary: null,
      failure: { kind: 'http', status: 422, code: 'SHIP_NOT_COVERED', params: {} },
      askedAtMs: 0,
    },
    shippingToldNothing: { type: 'shipping.told', request, summary: null, failure: null, askedAtMs: 0 },
    shippingToldOfThree: {
      type: 'shipping.told',
      request: { ...request, quantity: 3 },
      summary: answer,
      failure: null,
      askedAtMs: 0,
    },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    loadShippingSummary: { errors: lostOrRefused(), outputs: [answer] },
    waitForClock: { outputs: [undefined], errors: [] },
  },
});
