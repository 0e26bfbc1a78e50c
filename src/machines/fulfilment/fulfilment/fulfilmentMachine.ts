import { assign, sendParent, setup } from 'xstate';
import {
  startingFulfilment,
  statusOf,
  type Fulfilment,
  type FulfilmentTypes,
} from '#src/domain/fulfilment/fulfilment.ts';
import { toProductType } from '#src/domain/product/productType.ts';
import { isStoreClosed } from '#src/domain/product/stock.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import type { SummaryArrived } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface FulfilmentContext {
  types: FulfilmentTypes | null;
  selected: Fulfilment;
  /** The store is closed for delivery and may hand over: delivery cannot be chosen. [FULFIL-12] */
  isDeliveryClosed: boolean;
}
export type FulfilmentEvent = SummaryArrived | { type: 'fulfilment.chosen'; fulfilment: Fulfilment };
export type FulfilmentToPage = { type: 'fulfilment.changed'; fulfilment: Fulfilment };

/** The ways of a summary; an item that is loaded again keeps the visitor's way. [ADDRESS-07] */
const typesOf = ({ summary, isSame }: SummaryArrived, { selected }: FulfilmentContext): FulfilmentTypes =>
  isSame ? { ...summary.fulfillmentTypes, selected } : summary.fulfillmentTypes;

/** An item that is bought online and picked up in its store. [PRODUCT-15, STOCK-13] */
const isForPickup = ({ type, tags }: SummaryArrived['summary']) =>
  toProductType(type) === 'BOPIS' || knownTags(tags).includes('ONLY_AVAILABLE_CNC');

/** The store delivers nothing for now, but may hand over. [STOCK-09] */
const isClosed = ({ merchant }: SummaryArrived['summary']) => isStoreClosed(merchant.storeClose);

/** Delivery or pickup; choosing changes the purchase rule and the shipping part shown. [FULFIL-07] */
export const fulfilmentMachine = setup({
  types: { context: {} as FulfilmentContext, events: {} as FulfilmentEvent },
  actions: {
    setTypes: assign(({ context }, arrived: SummaryArrived) => {
      const types = typesOf(arrived, context);
      return { types, isDeliveryClosed: isClosed(arrived.summary) && types.pickup.status === 'AVAILABLE' };
    }),
    select: assign((_, { fulfilment }: { fulfilment: Fulfilment }) => ({ selected: fulfilment })),
    reportChange: sendParent(
      ({ context }) =>
        ({ type: 'fulfilment.changed', fulfilment: context.selected }) satisfies FulfilmentToPage,
    ),
  },
  guards: {
    startsOnPickup: ({ context }, arrived: SummaryArrived) => {
      const { summary, isSame } = arrived;
      const types = typesOf(arrived, context);
      const isWanted = isClosed(summary) || (!isSame && isForPickup(summary));
      return (isWanted && types.pickup.status === 'AVAILABLE') || startingFulfilment(types) === 'PICKUP';
    },
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
    'summary.arrived': [
      {
        guard: withEvent('startsOnPickup'),
        target: '.pickup',
        actions: [
          withEvent('setTypes'),
          { type: 'select', params: { fulfilment: 'PICKUP' } },
          'reportChange',
        ],
      },
      {
        target: '.delivery',
        actions: [
          withEvent('setTypes'),
          { type: 'select', params: { fulfilment: 'DELIVERY' } },
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
