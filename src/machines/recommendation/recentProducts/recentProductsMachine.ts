import { assign, enqueueActions, setup } from 'xstate';
import { isHiddenBrand, recentListOf } from '#src/domain/recommendation/recentProducts.ts';
import type { ProductCard } from '#src/services/recommendation/recommendation/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { followed, type RecommendationFollowed } from '../followed.ts';

/** The page's facts that it receives. */
type RecentFacts = Pick<PartFacts, 'vendor' | 'shell' | 'item' | 'config'>;
export type RecentProductsEvent =
  | FactsChanged<keyof RecentFacts>
  | RetryEvent
  | RecommendationFollowed
  /** The place of the list is near the viewport. */
  | { type: 'recent.needed' };
export interface RecentProductsContext extends RecentFacts {
  /** Skus of products viewed before, newest first; null until known. */
  skus: string[] | null;
  products: ProductCard[];
}
/** A viewed product, to be kept in the list of this name. */
export interface ViewedProduct {
  list: string;
  itemSku: string;
  optionSkus: string[];
  /** Products of its brand are not kept. [RECENT-05] */
  isHidden: boolean;
}

/** Tells whether another product is shown, not just another option. */
const isOtherProduct = (before: RecentFacts, after: RecentFacts) =>
  before.item !== null && after.item?.optionSkus.includes(before.item.itemSku) !== true;

/** The products that may be shown beside the viewed one. [RECENT-04, RECENT-05] */
const shownOf = ({ config, item }: RecentFacts, products: readonly ProductCard[]) =>
  products.filter(
    ({ brand, itemSku }) =>
      !isHiddenBrand(config ?? {}, brand) && item?.optionSkus.includes(itemSku) !== true,
  );

/**
 * The products viewed on this device: the shown one is kept, and earlier ones are shown with present data. It lives
 * as long as the page. [RECENT-01..05]
 */
export const recentProductsMachine = setup({
  types: {
    context: {} as RecentProductsContext,
    events: {} as RecentProductsEvent,
    input: {} as RecentFacts,
    tags: {} as 'busy' | 'empty' | 'failed',
  },
  actors: {
    keepViewed: placeholderPromise<string[], ViewedProduct>('keepViewed'),
    loadProducts: placeholderPromise<ProductCard[], { skus: string[] }>('loadProducts'),
  },
  actions: {
    trackFollowed: enqueueActions(({ enqueue }, event: RecommendationFollowed) => {
      enqueue(followed(event, 'recent'));
    }),
    setFacts: assign((_, { facts }: { facts: RecentFacts }) => facts),
    forget: assign({ skus: null, products: [] }),
    setSkus: assign((_, { output }: { output: string[] }) => ({ skus: output })),
    setProducts: assign(({ context }, { output }: { output: ProductCard[] }) => ({
      products: shownOf(context, output),
    })),
  },
  guards: {
    isUnreached: (_, { error }: { error: unknown }) => wasUnreached(null, { error }),
    isSettled: ({ context }) => context.item !== null && context.config !== null,
    isOtherProduct: ({ context }, { facts }: { facts: RecentFacts }) => isOtherProduct(context, facts),
    isOtherOption: ({ context }, { facts }: { facts: RecentFacts }) =>
      context.item?.itemSku !== facts.item?.itemSku || context.config === null,
    isKnown: ({ context }) => context.skus !== null,
    hasNone: ({ context }) => context.skus?.length === 0,
    hasShown: ({ context }, { output }: { output: ProductCard[] }) => shownOf(context, output).length > 0,
  },
}).createMachine({
  id: 'recentProducts',
  context: ({ input }) => ({ ...input, skus: null, products: [] }),
  type: 'parallel',
  on: {
    'facts.changed': [
      {
        guard: withEvent('isOtherProduct'),
        target: ['.viewed.deciding', '.shown.idle'],
        actions: ['forget', withEvent('setFacts')],
      },
      { guard: withEvent('isOtherOption'), target: '.viewed.deciding', actions: withEvent('setFacts') },
      { actions: withEvent('setFacts') },
    ],
  },
  states: {
    viewed: {
      initial: 'deciding',
      states: {
        deciding: { always: { guard: 'isSettled', target: 'keeping' } },
        keeping: {
          invoke: {
            id: 'keepViewed',
            src: 'keepViewed',
            input: ({ context: { item, vendor, shell, config } }) => ({
              list: recentListOf({ vendor, shell, tags: item?.tags ?? [] }),
              itemSku: item?.itemSku ?? '',
              optionSkus: item?.optionSkus ?? [],
              isHidden: isHiddenBrand(config ?? {}, item?.brand ?? ''),
            }),
            onDone: { target: 'kept', actions: withEvent('setSkus') },
            onError: 'kept',
          },
        },
        kept: {},
      },
    },
    shown: {
      initial: 'idle',
      states: {
        idle: { on: { 'recent.needed': 'waiting' } },
        waiting: {
          always: [
            { guard: 'hasNone', target: 'empty' },
            { guard: 'isKnown', target: 'loading' },
          ],
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadProducts',
            src: 'loadProducts',
            input: ({ context }) => ({ skus: context.skus ?? [] }),
            onDone: [
              { guard: withEvent('hasShown'), target: 'ready', actions: withEvent('setProducts') },
              { target: 'empty' },
            ],
            onError: toFailed(),
          },
        },
        ready: { on: { 'recommendation.followed': { actions: withEvent('trackFollowed') } } },
        empty: { tags: 'empty' },
        ...failedStates('loading', ['failed', 'empty']),
      },
    },
  },
});
