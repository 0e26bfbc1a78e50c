import { assign, setup } from 'xstate';
import { isSameDestination } from '#src/domain/address.ts';
import type { Destination } from '#src/domain/destination.ts';
import { toFailure, type Failure } from '#src/domain/failure.ts';
import type { ShippingSummary } from '#src/services/fulfilment/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** What is delivered from where to where, and how many of it. */
export interface ShippingRequest {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
  destination: Destination;
}
export interface ShippingSummaryContext {
  request: ShippingRequest | null;
  summary: ShippingSummary | null;
  /** Why there is none; a code of the shipping catalogue is told to the visitor. [SHIP-07] */
  failure: Failure | null;
}
export type ShippingSummaryEvent =
  | { type: 'shippingSummary.requested'; request: ShippingRequest }
  | RetryEvent;

const isAnotherWay = (request: ShippingRequest | null, next: ShippingRequest) =>
  request === null ||
  request.itemSku !== next.itemSku ||
  request.pickupPointCode !== next.pickupPointCode ||
  !isSameDestination(request.destination, next.destination);

/** The cheapest delivery of the shown item to the destination; loaded by its own call. [PRICE-16, SHIP-02] */
export const shippingSummaryMachine = setup({
  types: { context: {} as ShippingSummaryContext, events: {} as ShippingSummaryEvent },
  actors: {
    loadShippingSummary: placeholderPromise<ShippingSummary, ShippingRequest>('loadShippingSummary'),
  },
  actions: {
    setRequest: assign((_, { request }: { request: ShippingRequest }) => ({
      request,
      summary: null,
      failure: null,
    })),
    /** What was said of another quantity stays until the answer for this one is there. */
    setQuantity: assign((_, { request }: { request: ShippingRequest }) => ({ request })),
    setSummary: assign((_, { output: summary }: { output: ShippingSummary }) => ({ summary, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({
      summary: null,
      failure: toFailure(error),
    })),
  },
  guards: {
    isUnreached: wasUnreached,
    isAnother: ({ context: { request } }, { next }: { next: ShippingRequest }) =>
      isAnotherWay(request, next) || request?.quantity !== next.quantity,
    isOtherQuantity: ({ context: { request, summary } }, { next }: { next: ShippingRequest }) =>
      summary !== null && !isAnotherWay(request, next) && request?.quantity !== next.quantity,
  },
}).createMachine({
  id: 'shippingSummary',
  context: { request: null, summary: null, failure: null },
  initial: 'idle',
  on: {
    'shippingSummary.requested': [
      {
        guard: { type: 'isOtherQuantity', params: ({ event }) => ({ next: event.request }) },
        target: '.refreshing',
        reenter: true,
        actions: withEvent('setQuantity'),
      },
      {
        // A late answer for the former destination goes with its call. [ADDRESS-07]
        guard: { type: 'isAnother', params: ({ event }) => ({ next: event.request }) },
        target: '.loading',
        reenter: true,
        actions: withEvent('setRequest'),
      },
    ],
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
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
    ready: {},
    /** The same parcel with more or fewer pieces: its price is asked for again while the former stays. [SHIP-10] */
    refreshing: {
      tags: ['busy', 'refreshing'],
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
    ...failedStates('loading'),
  },
});
