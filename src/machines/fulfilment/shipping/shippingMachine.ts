import { assign, setup, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '#src/domain/failure.ts';
import { DEFAULT_CART_QUANTITY, SHIPPING_DEBOUNCE_MS } from '#src/domain/limits.ts';
import { toShippingErrorCode } from '#src/domain/shipping.ts';
import type { ShippingOption, ShippingRequest } from '#src/services/shipping/contract.ts';
import { placeholderPromise } from '../../placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../retry.ts';
import type { FactsChanged, PartFacts } from '../../shell/page/partFacts.ts';

export interface ShippingContext {
  /** Null while no item is shown. */
  request: ShippingRequest | null;
  options: ShippingOption[];
  failure: Failure | null;
  /** The way the visitor looks at; it stays theirs when options are loaded again. */
  chosenCode: string | null;
}
export type ShippingEvent = FactsChanged | RetryEvent | { type: 'shipping.optionChosen'; code: string };
export type ShippingRef = ActorRefFrom<typeof shippingMachine>;

function requestOf({ item, quantity, destination }: PartFacts): ShippingRequest | null {
  if (item === null) return null;
  const { itemSku, pickupPointCode } = item;
  return { itemSku, pickupPointCode, quantity: quantity ?? DEFAULT_CART_QUANTITY, destination };
}
const isSame = (left: ShippingRequest | null, right: ShippingRequest | null) =>
  JSON.stringify(left) === JSON.stringify(right);

/**
 * The ways to the visitor's destination. Whatever changes the parcel or its destination loads them again after a pause;
 * answers for the former one come too late. [SHIP-01, SHIP-04, SHIP-06]
 */
export const shippingMachine = setup({
  types: {
    context: {} as ShippingContext,
    events: {} as ShippingEvent,
    input: {} as PartFacts,
  },
  actors: {
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    loadShippingOptions: placeholderPromise<ShippingOption[], { request: ShippingRequest }>(
      'loadShippingOptions',
    ),
  },
  actions: {
    setRequest: assign((_, { facts }: { facts: PartFacts }) => ({
      request: requestOf(facts),
      options: [],
      failure: null,
    })),
    setOptions: assign((_, { options }: { options: ShippingOption[] }) => ({ options })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    choose: assign((_, { code }: { code: string }) => ({ chosenCode: code })),
  },
  guards: {
    isUnreached: wasUnreached,
    hasRequest: ({ context }) => context.request !== null,
    hasNoItem: (_, { facts }: { facts: PartFacts }) => facts.item === null,
    isAnotherRequest: ({ context }, { facts }: { facts: PartFacts }) =>
      !isSame(context.request, requestOf(facts)),
    /** A code of the shipping catalogue is an answer, not a failed load. [SHIP-07] */
    isRefusal: (_, { error }: { error: unknown }) => toShippingErrorCode(toFailure(error).code) !== null,
    isOpen: ({ context }, { code }: { code: string }) =>
      context.options.some((option) => option.code === code && option.available),
  },
}).createMachine({
  id: 'shipping',
  context: ({ input }) => ({ request: requestOf(input), options: [], failure: null, chosenCode: null }),
  initial: 'starting',
  on: {
    'facts.changed': [
      {
        guard: { type: 'hasNoItem', params: ({ event }) => ({ facts: event.facts }) },
        target: '.idle',
        actions: { type: 'setRequest', params: ({ event }) => ({ facts: event.facts }) },
      },
      {
        guard: { type: 'isAnotherRequest', params: ({ event }) => ({ facts: event.facts }) },
        target: '.settling',
        actions: { type: 'setRequest', params: ({ event }) => ({ facts: event.facts }) },
      },
    ],
  },
  states: {
    starting: { always: [{ guard: 'hasRequest', target: 'loading' }, { target: 'idle' }] },
    idle: {},
    /** What was asked for is gone; the next request waits until the changes have come to rest. */
    settling: {
      tags: 'loading',
      invoke: {
        id: 'debounce',
        src: 'waitFor',
        input: { ms: SHIPPING_DEBOUNCE_MS },
        onDone: 'loading',
        onError: 'loading',
      },
    },
    loading: {
      tags: 'loading',
      invoke: {
        id: 'loadShippingOptions',
        src: 'loadShippingOptions',
        input: ({ context }) => ({ request: context.request as ShippingRequest }),
        onDone: {
          target: 'ready',
          actions: { type: 'setOptions', params: ({ event }) => ({ options: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
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
    ready: {
      on: {
        'shipping.optionChosen': {
          guard: { type: 'isOpen', params: ({ event }) => ({ code: event.code }) },
          actions: { type: 'choose', params: ({ event }) => ({ code: event.code }) },
        },
      },
    },
    /** No courier takes it; the code says why. */
    refused: { tags: 'refused' },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading', actions: 'clearFailure' } },
    },
    unreached: {
      tags: 'failed',
      on: tryAgain({ target: 'loading', actions: 'clearFailure' }),
    },
  },
});
