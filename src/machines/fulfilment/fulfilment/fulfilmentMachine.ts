import { assign, sendParent, setup } from 'xstate';
import {
  startingFulfilment,
  statusOf,
  type Fulfilment,
  type FulfilmentTypes,
} from '#src/domain/fulfilment.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface FulfilmentContext {
  types: FulfilmentTypes | null;
  selected: Fulfilment;
  /** The store sends nothing for now, but hands over: nobody gets to delivery, whatever asks for it. [FULFIL-12] */
  isDeliveryClosed: boolean;
}
export type FulfilmentEvent =
  | { type: 'fulfilment.loaded'; types: FulfilmentTypes; startsOnPickup: boolean; isStoreClosed: boolean }
  | { type: 'fulfilment.chosen'; fulfilment: Fulfilment };
export type FulfilmentToPage = { type: 'fulfilment.changed'; fulfilment: Fulfilment };

/** What a summary says of the ways. */
interface LoadedTypes {
  types: FulfilmentTypes;
  startsOnPickup: boolean;
  isStoreClosed: boolean;
}

/** Delivery or pickup; choosing changes the purchase rule and the shipping part shown. [FULFIL-07] */
export const fulfilmentMachine = setup({
  types: { context: {} as FulfilmentContext, events: {} as FulfilmentEvent },
  actions: {
    setTypes: assign((_, { types, isStoreClosed, selected }: LoadedTypes & { selected: Fulfilment }) => ({
      types,
      selected,
      isDeliveryClosed: isStoreClosed && types.pickup.status === 'AVAILABLE',
    })),
    select: assign((_, { fulfilment }: { fulfilment: Fulfilment }) => ({ selected: fulfilment })),
    reportChange: sendParent(
      ({ context }) =>
        ({ type: 'fulfilment.changed', fulfilment: context.selected }) satisfies FulfilmentToPage,
    ),
  },
  guards: {
    startsOnPickup: (_, facts: LoadedTypes) =>
      facts.startsOnPickup || facts.isStoreClosed
        ? facts.types.pickup.status === 'AVAILABLE' || startingFulfilment(facts.types) === 'PICKUP'
        : startingFulfilment(facts.types) === 'PICKUP',
    isAvailable: ({ context }, { fulfilment, wanted }: { fulfilment: Fulfilment; wanted: Fulfilment }) =>
      fulfilment === wanted &&
      context.types !== null &&
      statusOf(context.types, wanted) === 'AVAILABLE' &&
      (wanted === 'PICKUP' || !context.isDeliveryClosed),
  },
}).createMachine({
  id: 'fulfilment',
  context: { types: null, selected: 'DELIVERY', isDeliveryClosed: false },
  initial: 'unknown',
  on: {
    'fulfilment.loaded': [
      {
        guard: withEvent('startsOnPickup'),
        target: '.pickup',
        actions: [
          { type: 'setTypes', params: ({ event }) => ({ ...event, selected: 'PICKUP' as const }) },
          'reportChange',
        ],
      },
      {
        target: '.delivery',
        actions: [
          {
            type: 'setTypes',
            params: ({ event }) => ({ ...event, selected: 'DELIVERY' as const }),
          },
          'reportChange',
        ],
      },
    ],
  },
  states: {
    unknown: {},
    delivery: {
      on: {
        'fulfilment.chosen': {
          guard: {
            type: 'isAvailable',
            params: ({ event }) => ({ fulfilment: event.fulfilment, wanted: 'PICKUP' as const }),
          },
          target: 'pickup',
          actions: [{ type: 'select', params: { fulfilment: 'PICKUP' } }, 'reportChange'],
        },
      },
    },
    pickup: {
      on: {
        'fulfilment.chosen': {
          guard: {
            type: 'isAvailable',
            params: ({ event }) => ({ fulfilment: event.fulfilment, wanted: 'DELIVERY' as const }),
          },
          target: 'delivery',
          actions: [{ type: 'select', params: { fulfilment: 'DELIVERY' } }, 'reportChange'],
        },
      },
    },
  },
});
