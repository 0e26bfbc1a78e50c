import { assign, setup, type ActorRefFrom } from 'xstate';
import { isSameDestination } from '#src/domain/address.ts';
import type { Destination } from '#src/domain/destination.ts';
import { toFailure, type Failure } from '#src/domain/failure.ts';
import type { ShippingSummary } from '#src/services/fulfilment/contract.ts';
import { placeholderPromise } from '../../placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../retry.ts';

/** What is delivered from where to where. */
export interface ShippingRequest {
  itemSku: string;
  pickupPointCode: string;
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
export type ShippingSummaryRef = ActorRefFrom<typeof shippingSummaryMachine>;

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
    setSummary: assign((_, { summary }: { summary: ShippingSummary }) => ({ summary, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: {
    isUnreached: wasUnreached,
    isAnother: ({ context: { request } }, { next }: { next: ShippingRequest }) =>
      request === null ||
      request.itemSku !== next.itemSku ||
      request.pickupPointCode !== next.pickupPointCode ||
      !isSameDestination(request.destination, next.destination),
  },
}).createMachine({
  id: 'shippingSummary',
  context: { request: null, summary: null, failure: null },
  initial: 'idle',
  on: {
    'shippingSummary.requested': {
      // A late answer for the former destination goes with its call. [ADDRESS-07]
      guard: { type: 'isAnother', params: ({ event }) => ({ next: event.request }) },
      target: '.loading',
      reenter: true,
      actions: { type: 'setRequest', params: ({ event }) => ({ request: event.request }) },
    },
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
          actions: { type: 'setSummary', params: ({ event }) => ({ summary: event.output }) },
        },
        onError: [
          {
            guard: ifUnreached,
            target: 'unreached',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    ready: {},
    failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
    unreached: { tags: 'failed', on: tryAgain('loading') },
  },
});
