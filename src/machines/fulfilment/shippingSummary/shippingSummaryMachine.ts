import { assign, setup } from 'xstate';
import { isSameDestination } from '#src/domain/address/sameDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { toFailure, type Failure } from '#src/domain/shell/failure.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/shell/limits.ts';
import { renewArrivalAt } from '#src/domain/fulfilment/orderBefore.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import { isPurchasable } from '../../protocol/shownItem.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import type { ShippingTold } from '../../protocol/shippingTold.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { clockTime } from '../../shell/clock/clockTime.ts';

/** The page's facts that it receives. */
type ShippingSummaryFacts = Pick<
  PartFacts,
  'vendor' | 'item' | 'quantity' | 'destination' | 'isDestinationKnown'
>;

/** A parcel: the item, its quantity, and the places that it is sent from and to. */
export interface ShippingRequest {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
  destination: Destination;
}
export interface ShippingSummaryContext {
  request: ShippingRequest | null;
  summary: ShippingSummary | null;
  /** Time of the request, epoch ms of the marketplace: days and its hour count from that day. [SHIP-22] */
  askedAtMs: number;
  /** The reason why there is no summary; a code of the shipping catalogue is shown to the visitor. [SHIP-07] */
  failure: Failure | null;
}
export type ShippingSummaryEvent =
  | FactsChanged<keyof ShippingSummaryFacts>
  | PageOutdated
  | RetryEvent
  | ShippingTold;

/**
 * The parcel of the facts. Null without one, while its quantity or destination is unknown, and for groceries, which
 * come from the chosen store in slots. [GROC-15, SHIP-02, SHIP-10, SHIP-24]
 */
function requestOf(facts: ShippingSummaryFacts): ShippingRequest | null {
  const { vendor, item, quantity, destination, isDestinationKnown } = facts;
  if (item === null || vendor !== 'retail' || !isDestinationKnown) return null;
  if (quantity === null && isPurchasable(item)) return null;
  const { itemSku, pickupPointCode } = item;
  return { itemSku, pickupPointCode, quantity: quantity ?? DEFAULT_CART_QUANTITY, destination };
}

const isAnotherWay = (request: ShippingRequest | null, next: ShippingRequest) =>
  request === null ||
  request.itemSku !== next.itemSku ||
  request.pickupPointCode !== next.pickupPointCode ||
  !isSameDestination(request.destination, next.destination);

const isSameRequest = (request: ShippingRequest | null, next: ShippingRequest) =>
  !isAnotherWay(request, next) && request?.quantity === next.quantity;

/** When its own call has not answered, the list of all ways answers for the same parcel. [SHIP-20] */
const fromList = {
  'shipping.told': [
    {
      guard: withEvent('isSummaryOfRequest' as const),
      target: 'ready' as const,
      actions: withEvent('setTold' as const),
    },
    {
      guard: withEvent('isRefusalOfRequest' as const),
      target: 'failed' as const,
      actions: withEvent('setTold' as const),
    },
  ],
};
const { failed, unreached } = failedStates('loading');

/** The cheapest delivery of the shown item to the destination; loaded by its own call. [PRICE-16, SHIP-02] */
export const shippingSummaryMachine = setup({
  types: { context: {} as ShippingSummaryContext, events: {} as ShippingSummaryEvent },
  actors: {
    loadShippingSummary: placeholderPromise<ShippingSummary, ShippingRequest>('loadShippingSummary'),
    waitForClock: placeholderPromise<void, { moment: number }>('waitForClock'),
  },
  actions: {
    setRequest: assign((_, { facts }: { facts: ShippingSummaryFacts }) => ({
      request: requestOf(facts),
      summary: null,
      failure: null,
    })),
    /** The answer for the former quantity stays until this one's has come. */
    setQuantity: assign((_, { facts }: { facts: ShippingSummaryFacts }) => ({ request: requestOf(facts) })),
    setSummary: assign((_, { output: summary }: { output: ShippingSummary }) => ({ summary, failure: null })),
    setTold: assign((_, { summary, failure, askedAtMs }: ShippingTold) => ({ summary, failure, askedAtMs })),
    setAskedAt: assign(({ system }) => ({ askedAtMs: clockTime(system) })),
    dropSummary: assign({ summary: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({
      summary: null,
      failure: toFailure(error),
    })),
  },
  guards: {
    isUnreached: wasUnreached,
    isRefusalOfRequest: ({ context: { request } }, told: ShippingTold) =>
      told.failure !== null && isSameRequest(request, told.request),
    isSummaryOfRequest: ({ context: { request } }, told: ShippingTold) =>
      told.summary !== null && isSameRequest(request, told.request),
    isTold: ({ context }) => context.summary !== null,
    hasRequest: ({ context }) => context.request !== null,
    isAnother: ({ context: { request } }, { facts }: { facts: ShippingSummaryFacts }) => {
      const next = requestOf(facts);
      return next !== null && !isSameRequest(request, next);
    },
    isOtherQuantity: ({ context: { request, summary } }, { facts }: { facts: ShippingSummaryFacts }) => {
      const next = requestOf(facts);
      if (next === null || summary === null) return false;
      return !isAnotherWay(request, next) && request?.quantity !== next.quantity;
    },
  },
}).createMachine({
  id: 'shippingSummary',
  context: { request: null, summary: null, askedAtMs: 0, failure: null },
  initial: 'idle',
  on: {
    'facts.changed': [
      {
        guard: withEvent('isOtherQuantity'),
        target: '.refreshing',
        reenter: true,
        actions: withEvent('setQuantity'),
      },
      {
        // A late answer for the former destination is dropped with its call. [ADDRESS-07]
        guard: withEvent('isAnother'),
        target: '.loading',
        reenter: true,
        actions: withEvent('setRequest'),
      },
    ],
    'page.outdated': [
      { guard: 'isTold', target: '.refreshing' },
      { guard: 'hasRequest', target: '.loading' },
    ],
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      entry: 'setAskedAt',
      invoke: {
        id: 'loadShippingSummary',
        src: 'loadShippingSummary',
        input: ({ context }) => context.request as ShippingRequest,
        onDone: {
          target: 'ready',
          actions: withEvent('setSummary'),
        },
        onError: toFailed(withEvent('setFailure')),
      },
    },
    /** Once the arrival is outdated, none is shown until the summary has loaded again. [SHIP-23] */
    ready: {
      invoke: {
        id: 'waitForClock',
        src: 'waitForClock',
        input: ({ context: { summary, askedAtMs } }) => ({
          moment: renewArrivalAt(summary === null ? [] : [summary.etd], askedAtMs),
        }),
        onDone: { target: 'loading', actions: 'dropSummary' },
      },
    },
    /** Another quantity, or an old answer: the price loads again while the former one stays. [SHIP-10] */
    refreshing: {
      tags: ['busy', 'pending'],
      entry: 'setAskedAt',
      invoke: {
        id: 'refreshShippingSummary',
        src: 'loadShippingSummary',
        input: ({ context }) => context.request as ShippingRequest,
        onDone: {
          target: 'ready',
          actions: withEvent('setSummary'),
        },
        onError: toFailed(withEvent('setFailure')),
      },
    },
    failed: { ...failed, on: { ...failed.on, ...fromList } },
    unreached: { ...unreached, on: { ...unreached.on, ...fromList } },
  },
});
