import { assign, setup } from 'xstate';
import { OPTION_PRICES_PAGE_SIZE } from '#src/domain/shell/limits.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type OptionPricesFacts = Pick<PartFacts, 'item'>;

export interface OptionPricesContext {
  /** Items of the product in the order of its options. */
  optionSkus: string[];
  /** Rupiah by item sku, of the loaded items that are sold. */
  prices: Record<string, number>;
  /** The number of items requested. */
  asked: number;
}
export type OptionPricesEvent =
  | FactsChanged<keyof OptionPricesFacts>
  | { type: 'optionPrices.moreRequested' }
  | RetryEvent;

const skusOf = ({ item }: OptionPricesFacts) => item?.optionSkus ?? [];

/** The price of every option, for the price list; in batches, since a product may have thousands. [ROUTE-15] */
export const optionPricesMachine = setup({
  types: {
    context: {} as OptionPricesContext,
    events: {} as OptionPricesEvent,
    input: {} as OptionPricesFacts,
  },
  actors: {
    loadPrices: placeholderPromise<Record<string, number>, { itemSkus: string[] }>('loadPrices'),
  },
  actions: {
    setOptions: assign((_, { optionSkus }: { optionSkus: string[] }) => ({
      optionSkus,
      prices: {},
      asked: 0,
    })),
    addPrices: assign(({ context }, { output: prices }: { output: Record<string, number> }) => ({
      prices: { ...context.prices, ...prices },
      asked: Math.min(context.asked + OPTION_PRICES_PAGE_SIZE, context.optionSkus.length),
    })),
  },
  guards: {
    isUnreached: wasUnreached,
    hasMore: ({ context }) => context.asked < context.optionSkus.length,
    areOthers: ({ context }, { optionSkus }: { optionSkus: string[] }) =>
      optionSkus.length !== context.optionSkus.length ||
      optionSkus.some((sku, position) => sku !== context.optionSkus[position]),
  },
}).createMachine({
  id: 'optionPrices',
  context: ({ input }) => ({ optionSkus: skusOf(input), prices: {}, asked: 0 }),
  initial: 'deciding',
  on: {
    'facts.changed': {
      guard: { type: 'areOthers', params: ({ event }) => ({ optionSkus: skusOf(event.facts) }) },
      target: '.deciding',
      actions: { type: 'setOptions', params: ({ event }) => ({ optionSkus: skusOf(event.facts) }) },
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasMore', target: 'loading' }, { target: 'ready' }] },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPrices',
        src: 'loadPrices',
        input: ({ context }) => ({
          itemSkus: context.optionSkus.slice(context.asked, context.asked + OPTION_PRICES_PAGE_SIZE),
        }),
        onDone: {
          target: 'ready',
          actions: withEvent('addPrices'),
        },
        onError: toFailed(),
      },
    },
    ready: { on: { 'optionPrices.moreRequested': { guard: 'hasMore', target: 'loading' } } },
    ...failedStates('loading'),
  },
});
