import { assign, setup, type ActorRefFrom } from 'xstate';
import type { ShippingSummary } from '#src/services/fulfilment/contract.ts';
import { placeholderPromise } from '../../placeholders.ts';

export interface ShippingSummaryContext {
  itemSku: string | null;
  summary: ShippingSummary | null;
}
export type ShippingSummaryEvent =
  | { type: 'shippingSummary.requested'; itemSku: string }
  | { type: 'shippingSummary.retryRequested' };
export type ShippingSummaryRef = ActorRefFrom<typeof shippingSummaryMachine>;

/** The cheapest delivery of the shown item; loaded by its own call. [PRICE-16, SHIP-02] */
export const shippingSummaryMachine = setup({
  types: { context: {} as ShippingSummaryContext, events: {} as ShippingSummaryEvent },
  actors: {
    loadShippingSummary: placeholderPromise<ShippingSummary, { itemSku: string }>('loadShippingSummary'),
  },
  actions: {
    setItem: assign((_, { itemSku }: { itemSku: string }) => ({ itemSku, summary: null })),
    setSummary: assign((_, { summary }: { summary: ShippingSummary }) => ({ summary })),
  },
}).createMachine({
  id: 'shippingSummary',
  context: { itemSku: null, summary: null },
  initial: 'idle',
  on: {
    'shippingSummary.requested': {
      target: '.loading',
      reenter: true,
      actions: { type: 'setItem', params: ({ event }) => ({ itemSku: event.itemSku }) },
    },
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadShippingSummary',
        src: 'loadShippingSummary',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'setSummary', params: ({ event }) => ({ summary: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { tags: 'failed', on: { 'shippingSummary.retryRequested': 'loading' } },
  },
});
