import { assign, enqueueActions, setup } from 'xstate';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import { placeholderPromise } from '../protocol/placeholders.ts';
import { failedStates, toFailed } from '../protocol/loading.ts';
import { wasUnreached, type RetryEvent } from '../protocol/retry.ts';
import type { FactsChanged, PartFacts } from '../protocol/partFacts.ts';
import { withEvent } from '../protocol/withEvent.ts';
import { followed, type RecommendationFollowed } from './followed.ts';

/** The page's facts that it receives. */
type RecommendationFacts = Pick<PartFacts, 'vendor' | 'item'>;

/** The base of the recommendations: a product, or null for one no longer sold. [EMPTY-03] */
export type RecommendationBase = { vendor: Vendor; itemSku: string; categoryIds: string[] } | null;

export type RecommendationEvent =
  | FactsChanged<keyof RecommendationFacts>
  | RetryEvent
  | RecommendationFollowed;
export interface RecommendationContext {
  base: RecommendationBase;
  products: RecommendedCard[];
}

/**
 * The machine of a part that shows one list of products beside a product: loads once per product when its place is
 * seen; hidden when the list is empty or fails to load. The part's logic provides the actor `loadRecommendations`.
 * [SHELL-08]
 */
export function createRecommendationList(id: 'recommendation' | 'complements') {
  return setup({
    types: {
      context: {} as RecommendationContext,
      events: {} as RecommendationEvent,
      input: {} as RecommendationFacts,
    },
    actors: {
      loadRecommendations: placeholderPromise<RecommendedCard[], { base: RecommendationBase }>(
        'loadRecommendations',
      ),
    },
    actions: {
      trackFollowed: enqueueActions(({ enqueue }, event: RecommendationFollowed) => {
        enqueue(followed(event, id));
      }),
      setProducts: assign((_, { output: products }: { output: RecommendedCard[] }) => ({ products })),
    },
    guards: {
      isUnreached: (_, { error }: { error: unknown }) => wasUnreached(null, { error }),
      hasProducts: (_, { output: products }: { output: RecommendedCard[] }) => products.length > 0,
    },
  }).createMachine({
    id,
    context: ({ input: { vendor, item } }) => ({
      base: item === null ? null : { vendor, itemSku: item.itemSku, categoryIds: item.categoryIds },
      products: [],
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadRecommendations',
          src: 'loadRecommendations',
          input: ({ context }) => ({ base: context.base }),
          onDone: [
            {
              guard: withEvent('hasProducts'),
              target: 'ready',
              actions: withEvent('setProducts'),
            },
            { target: 'empty' },
          ],
          onError: toFailed(),
        },
      },
      ready: { on: { 'recommendation.followed': { actions: withEvent('trackFollowed') } } },
      empty: {
        tags: 'empty',
      },
      ...failedStates('loading', ['failed', 'empty']),
    },
  });
}
