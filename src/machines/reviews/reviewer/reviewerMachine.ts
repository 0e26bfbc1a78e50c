import { assign, setup } from 'xstate';
import { toFailure } from '#src/domain/shell/failure.ts';
import { REVIEW_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import type { Review, ReviewerReviews, ReviewerSummary } from '#src/services/reviews/reviews/contract.ts';
import { failedStates } from '../../protocol/loading.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface ReviewerContext {
  /** The reviewer whose summary is shown or loading; null before the first one. */
  id: string | null;
  summary: ReviewerSummary | null;
  /** Their reviews, newest first. */
  reviews: Review[];
  nextPage: number;
  totalPage: number;
}
export type ReviewerEvent =
  | RetryEvent
  /** A view shows this reviewer. */
  | { type: 'reviewer.needed'; id: string }
  | { type: 'more.requested' };
/** A reviewer with the first page of their reviews. */
export interface Reviewer {
  summary: ReviewerSummary;
  reviews: ReviewerReviews;
}

const nobody = { summary: null, reviews: [], nextPage: REVIEW_FIRST_PAGE, totalPage: 0 };

/** The author of a review: number of reviews, helpful votes, and all reviews, ten at a time. [USERSUM-01..03] */
export const reviewerMachine = setup({
  types: {
    context: {} as ReviewerContext,
    events: {} as ReviewerEvent,
    tags: {} as 'busy' | 'failed' | 'empty' | 'pending',
  },
  actors: {
    loadReviewer: placeholderPromise<Reviewer, { id: string }>('loadReviewer'),
    loadMore: placeholderPromise<ReviewerReviews, { id: string; page: number }>('loadMore'),
  },
  actions: {
    begin: assign((_, { id }: { id: string }) => ({ id, ...nobody })),
    setReviewer: assign((_, { output: { summary, reviews } }: { output: Reviewer }) => ({
      summary,
      reviews: reviews.data,
      nextPage: REVIEW_FIRST_PAGE + 1,
      totalPage: reviews.paging.totalPage,
    })),
    /** Skips reviews that a newer one moved to the next page. */
    addReviews: assign(({ context }, { output }: { output: ReviewerReviews }) => {
      const had = new Set(context.reviews.map(({ id }) => id));
      return {
        reviews: [...context.reviews, ...output.data.filter(({ id }) => !had.has(id))],
        nextPage: context.nextPage + 1,
        totalPage: output.paging.totalPage,
      };
    }),
  },
  guards: {
    isUnreached: wasUnreached,
    isAnother: ({ context }, { id }: { id: string }) => context.id !== id,
    isNobody: (_, { error }: { error: unknown }) => toFailure(error).status === 404,
    hasMore: ({ context }) => context.nextPage <= context.totalPage,
  },
}).createMachine({
  id: 'reviewer',
  context: { id: null, ...nobody },
  initial: 'idle',
  on: {
    'reviewer.needed': { guard: withEvent('isAnother'), target: '.loading', actions: withEvent('begin') },
  },
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadReviewer',
        src: 'loadReviewer',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: { target: 'ready', actions: withEvent('setReviewer') },
        onError: [
          { guard: withEvent('isNobody'), target: 'nobody' },
          { guard: ifUnreached, target: 'unreached' },
          { target: 'failed' },
        ],
      },
    },
    ready: { on: { 'more.requested': { guard: 'hasMore', target: 'adding' } } },
    adding: {
      tags: 'pending',
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({ context }) => ({ id: context.id ?? '', page: context.nextPage }),
        onDone: { target: 'ready', actions: withEvent('addReviews') },
        onError: [{ guard: ifUnreached, target: 'moreUnreached' }, { target: 'moreFailed' }],
      },
    },
    moreFailed: failedStates('adding').failed,
    moreUnreached: failedStates('adding').unreached,
    /** The backend has no reviewer of this id: a retry would not help. */
    nobody: { tags: 'empty' },
    ...failedStates('loading'),
  },
});
