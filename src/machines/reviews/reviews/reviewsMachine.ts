import { REVIEW_FIRST_PAGE } from '#src/domain/limits.ts';
import { tryAgain, ifUnreached } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { firstContext, reviewsSetup, type ListRequest } from './reviewsSetup.ts';
import type { ReviewsContext } from './reviewsTypes.ts';

const firstPage = {
  id: 'loadReviews',
  src: 'loadReviews' as const,
  input: ({ context }: { context: ReviewsContext }): ListRequest => ({
    itemSku: context.itemSku ?? '',
    criteria: context.criteria,
    page: REVIEW_FIRST_PAGE,
  }),
  onDone: [
    {
      guard: withEvent('isNobodys' as const),
      target: 'empty' as const,
      actions: withEvent('setList' as const),
    },
    { target: 'ready' as const, actions: withEvent('setList' as const) },
  ],
  onError: [{ guard: ifUnreached, target: 'unreached' as const }, { target: 'failed' as const }],
};
const sorted = {
  guard: withEvent('isOther' as const),
  target: 'sorting' as const,
  actions: withEvent('setCriteria' as const),
};
/** The same criteria over again begin the call again. */
const sortedAnew = { ...sorted, reenter: true };

/**
 * What buyers say of a product: the list, one review by itself, and what the visitor finds helpful. Each is loaded when a
 * view shows it; all of them share the reviews that have come. [REVIEW-01..19]
 */
export const reviewsMachine = reviewsSetup.createMachine({
  id: 'reviews',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  states: {
    list: {
      initial: 'idle',
      states: {
        idle: { on: { 'list.needed': { guard: 'hasProduct', target: 'loading' } } },
        loading: { tags: ['listBusy', 'busy'], invoke: firstPage, on: { 'criteria.changed': sortedAnew } },
        ready: {
          on: {
            'criteria.changed': sorted,
            'more.requested': { guard: 'hasMore', target: 'adding' },
          },
        },
        /** What is shown stays until what was asked for has come. [REVIEW-08] */
        sorting: { tags: 'listPending', invoke: firstPage, on: { 'criteria.changed': sortedAnew } },
        adding: {
          tags: 'listPending',
          on: { 'criteria.changed': sorted },
          invoke: {
            id: 'loadReviews',
            src: 'loadReviews',
            input: ({ context }) => ({
              itemSku: context.itemSku ?? '',
              criteria: context.criteria,
              page: (context.paging?.page ?? 0) + 1,
            }),
            onDone: { target: 'ready', actions: withEvent('addPage') },
            onError: [{ guard: ifUnreached, target: 'moreUnreached' }, { target: 'moreFailed' }],
          },
        },
        moreFailed: {
          tags: ['listFailed', 'failed'],
          on: { 'criteria.changed': sorted, 'retry.requested': 'adding' },
        },
        moreUnreached: {
          tags: ['listFailed', 'failed'],
          on: { 'criteria.changed': sorted, ...tryAgain('adding') },
        },
        /** Nobody has reviewed it. */
        empty: { tags: 'listEmpty' },
        failed: {
          tags: ['listFailed', 'failed'],
          on: { 'criteria.changed': sorted, 'retry.requested': 'loading' },
        },
        unreached: {
          tags: ['listFailed', 'failed'],
          on: { 'criteria.changed': sorted, ...tryAgain('loading') },
        },
      },
    },
    one: {
      initial: 'idle',
      on: {
        'review.needed': [
          { guard: withEvent('isKnown'), target: '.ready', actions: withEvent('setOneId') },
          { target: '.loading', actions: withEvent('setOneId') },
        ],
      },
      states: {
        idle: {},
        loading: {
          tags: ['oneBusy', 'busy'],
          invoke: {
            id: 'loadReview',
            src: 'loadReview',
            input: ({ context }) => ({ id: context.oneId ?? '' }),
            onDone: { target: 'ready', actions: withEvent('keepReview') },
            onError: [
              { guard: withEvent('isGone'), target: 'gone' },
              { guard: ifUnreached, target: 'unreached' },
              { target: 'failed' },
            ],
          },
        },
        ready: {},
        /** The backend has none of this id: there is nothing to try again. */
        gone: { tags: 'oneEmpty' },
        failed: { tags: ['oneFailed', 'failed'], on: { 'retry.requested': 'loading' } },
        unreached: { tags: ['oneFailed', 'failed'], on: tryAgain('loading') },
      },
    },
    likes: {
      initial: 'resting',
      on: {
        'like.pressed': { actions: withEvent('askGate') },
        // One review's like is written once at a time; others wait for their turn.
        'wish.resumed': [{ guard: withEvent('isOnTheWay') }, { actions: withEvent('queueLike') }],
      },
      states: {
        resting: {
          always: [
            { guard: 'isLikedKnown', target: 'writing' },
            { guard: 'isLikeWanted', target: 'checking' },
          ],
        },
        /** After a login the page knows nothing of the review: who likes it already does not take that back. */
        checking: {
          invoke: {
            id: 'loadReview',
            src: 'loadReview',
            input: ({ context }) => ({ id: context.liking[0] ?? '' }),
            onDone: [
              {
                guard: withEvent('isLiked'),
                target: 'resting',
                actions: [withEvent('keepReview'), 'dropLike'],
              },
              { target: 'writing', actions: withEvent('keepReview') },
            ],
            onError: { target: 'resting', actions: ['dropLike', 'sayFailed'] },
          },
        },
        writing: {
          entry: 'turnLike',
          invoke: {
            id: 'toggleLike',
            src: 'toggleLike',
            input: ({ context }) => ({ id: context.liking[0] ?? '' }),
            onDone: { target: 'resting', actions: [withEvent('trackLike'), withEvent('settleLike')] },
            onError: [
              {
                guard: withEvent('hasLostLogin'),
                target: 'resting',
                actions: ['turnLike', 'askForLogin', 'dropLike'],
              },
              { target: 'resting', actions: ['turnLike', 'dropLike', 'sayFailed'] },
            ],
          },
        },
      },
    },
  },
});
