import { assign, sendParent, setup } from 'xstate';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import { toFailure, type Failure } from '#src/domain/shell/failure.ts';
import type { ProductSummary, SummaryQuery } from '#src/services/product/product/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface ProductContext {
  /** The id that the address names. */
  productId: string;
  query: SummaryQuery;
  /** Holds only the shown option: the part variant has all of them, and 2,000 would double the state. */
  summary: ProductSummary | null;
  failure: Failure | null;
}
export interface ProductInput {
  productId: string;
  query: SummaryQuery;
}
export type ProductEvent =
  | RetryEvent
  /** Loads the same item again, for example after a campaign or a change of location. */
  | { type: 'product.reloadRequested' }
  /** The visitor's data in the summary was written: a load in flight was made before. [TAG-20] */
  | { type: 'product.outdated' }
  | { type: 'product.optionRequested'; itemSku: string }
  /** Loads the same item for the visitor's present destination; null without a pin. [ADDRESS-07] */
  | { type: 'product.destinationChanged'; geolocation: Geolocation | null }
  /** The visitor chose a place and a fulfilment; null when the address names none. [PICKUP-02] */
  | { type: 'product.placeChanged'; pickupPointCode: string | null; fulfilment: Fulfilment | null };
export type ProductToPage =
  | { type: 'product.loaded'; summary: ProductSummary }
  | { type: 'product.failed'; failure: Failure }
  | { type: 'product.optionFailed'; itemSku: string };

interface Place {
  pickupPointCode: string | null;
  fulfilment: Fulfilment | null;
}
const placeQuery = ({ pickupPointCode, fulfilment }: Place): SummaryQuery => ({
  ...(pickupPointCode === null ? {} : { pickupPointCode }),
  ...(fulfilment === null ? {} : { selectedFulfillment: fulfilment }),
});

/** The product summary: loading, loaded or failed; another option replaces it without leaving the page. */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    events: {} as ProductEvent,
    input: {} as ProductInput,
  },
  actors: { loadSummary: placeholderPromise<ProductSummary, ProductInput>('loadSummary') },
  actions: {
    setSummary: assign((_, { output: summary }: { output: ProductSummary }) => ({
      summary: {
        ...summary,
        options: summary.options.filter(({ selected, itemSku }) => selected || itemSku === summary.itemSku),
      },
      productId: summary.itemSku,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setPlace: assign(({ context }, place: Place) => {
      const { pickupPointCode: _, selectedFulfillment: __, ...query } = context.query;
      return { query: { ...query, ...placeQuery(place) } };
    }),
    setProductId: assign((_, { itemSku }: { itemSku: string }) => ({ productId: itemSku })),
    setLocation: assign(({ context }, { geolocation }: { geolocation: Geolocation | null }) => {
      const { latitude: _, longitude: __, ...query } = context.query;
      return { query: { ...query, ...geolocation } };
    }),
    /** The address keeps naming the shown item. */
    keepShownId: assign(({ context }) => ({
      productId: context.summary?.itemSku ?? context.productId,
    })),
    reportLoaded: sendParent(
      (_, { output: summary }: { output: ProductSummary }) =>
        ({ type: 'product.loaded', summary }) satisfies ProductToPage,
    ),
    reportFailed: sendParent(
      (_, { error }: { error: unknown }) =>
        ({ type: 'product.failed', failure: toFailure(error) }) satisfies ProductToPage,
    ),
    reportOptionFailed: sendParent(
      ({ context }) => ({ type: 'product.optionFailed', itemSku: context.productId }) satisfies ProductToPage,
    ),
  },
  guards: {
    isUnreached: wasUnreached,
    isSwitching: ({ context }) => context.productId !== context.summary?.itemSku,
    isAnotherPlace: ({ context }, place: Place) => {
      const { pickupPointCode, selectedFulfillment } = context.query;
      return JSON.stringify(placeQuery(place)) !== JSON.stringify({ pickupPointCode, selectedFulfillment });
    },
    isAnotherItem: ({ context }, { itemSku }: { itemSku: string }) => context.productId !== itemSku,
  },
}).createMachine({
  id: 'product',
  context: ({ input }) => ({
    productId: input.productId,
    query: input.query,
    summary: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: {
        'product.destinationChanged': {
          target: 'loading',
          reenter: true,
          actions: withEvent('setLocation'),
        },
      },
      invoke: {
        id: 'loadSummary',
        src: 'loadSummary',
        input: ({ context }) => ({ productId: context.productId, query: context.query }),
        onDone: {
          target: 'ready',
          actions: [withEvent('setSummary'), withEvent('reportLoaded')],
        },
        onError: [
          {
            guard: ifUnreached,
            target: 'unreached',
            actions: [withEvent('setFailure'), withEvent('reportFailed')],
          },
          {
            target: 'failed',
            actions: [withEvent('setFailure'), withEvent('reportFailed')],
          },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'retry.requested': 'loading',
        'product.destinationChanged': {
          actions: withEvent('setLocation'),
        },
      },
    },
    unreached: {
      tags: 'failed',
      on: {
        ...tryAgain('loading'),
        'product.destinationChanged': {
          actions: withEvent('setLocation'),
        },
      },
    },
    ready: {
      initial: 'resting',
      on: {
        'product.optionRequested': {
          guard: withEvent('isAnotherItem'),
          target: '.replacing',
          reenter: true,
          actions: withEvent('setProductId'),
        },
        'product.destinationChanged': {
          target: '.replacing',
          reenter: true,
          actions: withEvent('setLocation'),
        },
        'product.placeChanged': {
          guard: withEvent('isAnotherPlace'),
          target: '.replacing',
          reenter: true,
          actions: withEvent('setPlace'),
        },
        'product.reloadRequested': { target: '.replacing', reenter: true },
      },
      states: {
        resting: {},
        /** The shown summary stays until the next has come; a newer request drops the older answer. */
        replacing: {
          tags: 'pending',
          on: { 'product.outdated': { target: 'replacing', reenter: true } },
          invoke: {
            id: 'loadNextSummary',
            src: 'loadSummary',
            input: ({ context }) => ({ productId: context.productId, query: context.query }),
            onDone: {
              target: 'resting',
              actions: [withEvent('setSummary'), withEvent('reportLoaded')],
            },
            onError: [
              { guard: 'isSwitching', target: 'resting', actions: ['reportOptionFailed', 'keepShownId'] },
              { guard: ifUnreached, target: 'outdated' },
              { target: 'resting' },
            ],
          },
        },
        /** A part of it has changed and no server answered: it loads again once there is a network. */
        outdated: { on: { 'network.returned': 'replacing' } },
      },
    },
  },
});
