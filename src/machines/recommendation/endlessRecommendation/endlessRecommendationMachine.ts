import { assign, enqueueActions, setup } from 'xstate';
import { RECOMMENDATION_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { followed, type RecommendationFollowed } from '../followed.ts';

/** The page's facts that it receives. */
type EndlessFacts = Pick<PartFacts, 'item'>;
export type EndlessRecommendationEvent =
  | FactsChanged<keyof EndlessFacts>
  | RetryEvent
  | RecommendationFollowed
  /** The end of the list comes into view. */
  | { type: 'more.requested' };
export interface EndlessRequest {
  itemSku: string;
  /** Counted from 0. */
  page: number;
}
/** One page, or all pages that a returning visitor had loaded. */
export interface EndlessPages {
  products: RecommendedCard[];
  /** Number of the following page. */
  nextPage: number;
  /** The last page was empty: there are no more. */
  isEnd: boolean;
}
export interface EndlessRecommendationContext {
  itemSku: string;
  products: RecommendedCard[];
  nextPage: number;
}

/** The products that are not shown yet: a list may change between two of its pages. */
function newOnes(shown: readonly RecommendedCard[], products: readonly RecommendedCard[]): RecommendedCard[] {
  const skus = new Set(shown.map(({ itemSku }) => itemSku));
  return products.filter(({ itemSku }) => {
    const isNew = !skus.has(itemSku);
    skus.add(itemSku);
    return isNew;
  });
}

const page = {
  id: 'loadPages',
  src: 'loadPages' as const,
  input: ({ context }: { context: EndlessRecommendationContext }): EndlessRequest => ({
    itemSku: context.itemSku,
    page: context.nextPage,
  }),
};

/**
 * Further recommendations, page by page as the visitor goes on. Ends with a page that is empty or brings nothing new.
 * A failed first page hides the list; a later one can be tried again. [RECO-04]
 */
export const endlessRecommendationMachine = setup({
  types: {
    context: {} as EndlessRecommendationContext,
    events: {} as EndlessRecommendationEvent,
    input: {} as EndlessFacts,
    tags: {} as 'busy' | 'pending' | 'empty' | 'failed' | 'moreFailed' | 'ended',
  },
  actors: { loadPages: placeholderPromise<EndlessPages, EndlessRequest>('loadPages') },
  actions: {
    trackFollowed: enqueueActions(({ enqueue }, event: RecommendationFollowed) => {
      enqueue(followed(event, 'endless'));
    }),
    addPages: assign(({ context }, { output }: { output: EndlessPages }) => ({
      products: [...context.products, ...newOnes(context.products, output.products)],
      nextPage: output.nextPage,
    })),
  },
  guards: {
    isUnreached: (_, { error }: { error: unknown }) => wasUnreached(null, { error }),
    hasProduct: ({ context }) => context.itemSku !== '',
    isNothing: ({ context }, { output }: { output: EndlessPages }) =>
      context.products.length === 0 && output.products.length === 0,
    isEnd: ({ context }, { output }: { output: EndlessPages }) =>
      output.isEnd || newOnes(context.products, output.products).length === 0,
  },
}).createMachine({
  id: 'endlessRecommendation',
  context: ({ input: { item } }) => ({
    itemSku: item?.itemSku ?? '',
    products: [],
    nextPage: RECOMMENDATION_FIRST_PAGE,
  }),
  initial: 'deciding',
  on: { 'recommendation.followed': { actions: withEvent('trackFollowed') } },
  states: {
    deciding: { always: [{ guard: 'hasProduct', target: 'loading' }, { target: 'empty' }] },
    loading: {
      tags: 'busy',
      invoke: {
        ...page,
        onDone: [
          { guard: withEvent('isNothing'), target: 'empty' },
          { guard: withEvent('isEnd'), target: 'ended', actions: withEvent('addPages') },
          { target: 'ready', actions: withEvent('addPages') },
        ],
        onError: toFailed(),
      },
    },
    ready: { on: { 'more.requested': 'adding' } },
    adding: {
      tags: 'pending',
      invoke: {
        ...page,
        onDone: [
          { guard: withEvent('isEnd'), target: 'ended', actions: withEvent('addPages') },
          { target: 'ready', actions: withEvent('addPages') },
        ],
        onError: [{ guard: ifUnreached, target: 'moreUnreached' }, { target: 'moreFailed' }],
      },
    },
    moreFailed: { tags: 'moreFailed', on: { 'retry.requested': 'adding' } },
    moreUnreached: { tags: 'moreFailed', on: tryAgain('adding') },
    /** There are no more pages. */
    ended: { tags: 'ended' },
    empty: { tags: 'empty' },
    ...failedStates('loading', ['failed', 'empty']),
  },
});
