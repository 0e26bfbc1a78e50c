import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { ShippingOption } from '#src/services/fulfilment/shipping/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { shippingMachine } from './shippingMachine.ts';

const option = (code: string, facts: Partial<ShippingOption> = {}): ShippingOption => ({
  code,
  name: '',
  price: 9000,
  originalPrice: null,
  afterVouchers: null,
  etd: { minDays: 1, maxDays: 1, withinHours: null, before: null, orderBefore: null },
  tags: [],
  available: true,
  errorCode: null,
  params: {},
  ...facts,
});
const BANDUNG = { ...DEFAULT_DESTINATION, city: 'Bandung', postalCode: '40111' };
const nowhere = partFacts({}, { isDestinationKnown: false });
const nothing = { ...partFacts(), item: null };

export const shippingPaths = pathsOf(shippingMachine, {
  inputs: { item: partFacts(), nothing, withCourier: partFacts({}, { courier: 'EXPRESS' }) },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    factsChangedToBandung: { type: 'facts.changed', facts: partFacts({}, { destination: BANDUNG }) },
    factsChangedToNowhere: { type: 'facts.changed', facts: nowhere },
    factsChangedToNothing: { type: 'facts.changed', facts: nothing },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
    shippingOptionChosenExpress: { type: 'shipping.optionChosen', code: 'EXPRESS' },
    shippingOptionChosenInstant: { type: 'shipping.optionChosen', code: 'INSTANT' },
  },
  actors: {
    waitFor: { outputs: [undefined] },
    waitForClock: { outputs: [undefined], errors: [] },
    readKeptCourier: { outputs: [null, 'EXPRESS'] },
    loadShippingOptions: {
      outputs: [
        [
          option('EXPRESS'),
          option('INSTANT', { available: false, errorCode: 'EXCEED_WORKHOUR', price: null, etd: null }),
        ],
      ],
      errors: [refused('SHIP_NOT_COVERED', 422), refused(null, 500), lost()],
    },
  },
});
