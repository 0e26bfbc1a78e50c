import { ifUnreached, tryAgain } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import type { ReviewsContext } from './reviewsTypes.ts';
import { firstContext, firstLike, reviewList, reviewsSetup } from './reviewsSetup.ts';

/** The like already is as the visitor wants it. */
const sayAsWanted = {
  type: 'sayLiked',
  params: ({ context }: { context: ReviewsContext }) => ({ output: firstLike(context).wanted === true }),
} as const;

/**
 * Buyers' reviews of a product: the list, one review by itself, and the visitor's likes. Each loads when a view shows
 * it; all share the loaded reviews. [REVIEW-01..19]
 */
export const reviewsMachine = reviewsSetup.createMachine({
  id: 'reviews',
  context: ({ input }) => firstContext(input),
  type: 'parallel',
  on: { 'facts.changed': { actions: withEvent('followAddress') } },
  states: {
    list: reviewList.region,
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
            onDone: { target: 'ready', actions: withEvent('keepOne') },
            onError: [
              { guard: withEvent('isGone'), target: 'gone' },
              { guard: ifUnreached, target: 'unreached' },
              { target: 'failed' },
            ],
          },
        },
        ready: {},
        /** The backend has no review of this id: a retry would not help. */
        gone: { tags: 'oneEmpty' },
        failed: { tags: ['oneFailed', 'failed'], on: { 'retry.requested': 'loading' } },
        unreached: { tags: ['oneFailed', 'failed'], on: tryAgain('loading') },
      },
    },
    likes: {
      initial: 'resting',
      on: {
        'like.pressed': { actions: withEvent('askGate') },
        // One like is written at a time; others wait for their turn.
        'wish.resumed': [{ guard: withEvent('isOnTheWay') }, { actions: withEvent('queueLike') }],
      },
      states: {
        resting: {
          always: [
            { guard: 'isAsWanted', target: 'resting', reenter: true, actions: [sayAsWanted, 'dropLike'] },
            { guard: 'isLikedKnown', target: 'writing' },
            { guard: 'isLikeWanted', target: 'checking' },
          ],
        },
        /** After a login the page has not loaded the review: its like may already be as wanted. */
        checking: {
          invoke: {
            id: 'checkReview',
            src: 'loadReview',
            input: ({ context }) => ({ id: firstLike(context).id }),
            onDone: [
              {
                guard: withEvent('hasComeAsWanted'),
                target: 'resting',
                actions: [withEvent('keepReview'), sayAsWanted, 'dropLike'],
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
            input: ({ context }) => ({ id: firstLike(context).id }),
            onDone: {
              target: 'resting',
              actions: [withEvent('trackLike'), withEvent('sayLiked'), withEvent('settleLike')],
            },
            onError: [
              {
                guard: withEvent('hasLostLogin'),
                target: 'resting',
                actions: ['turnLikeBack', 'askForLogin', 'dropLike'],
              },
              { target: 'resting', actions: ['turnLikeBack', 'dropLike', 'sayFailed'] },
            ],
          },
        },
      },
    },
  },
});
