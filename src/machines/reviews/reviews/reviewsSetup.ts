import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure } from '#src/domain/shell/failure.ts';
import { REVIEW_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import { queryOf } from '#src/domain/shell/listAddress.ts';
import { configValue } from '#src/domain/product/productConfig.ts';
import { reviewsAsked, reviewSearch } from '#src/domain/reviews/reviewAddress.ts';
import { areSameCriteria, EVERY_REVIEW, type ReviewCriteria } from '#src/domain/reviews/review.ts';
import { reviewSortOf } from '#src/domain/reviews/reviewSorts.ts';
import type { Review, ReviewList } from '#src/services/reviews/reviews/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import { searchChanged } from '../../protocol/outsideNeeded.ts';
import type { PartFacts } from '../../protocol/partFacts.ts';
import { pagedList, type ListRequest } from '../../protocol/pagedList.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { tracked } from '../../protocol/track.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';
import type { ReviewsContext, ReviewsEvent } from './reviewsTypes.ts';

export type ReviewsFacts = Pick<PartFacts, 'item' | 'config' | 'reviewCriteria'>;

export function firstContext({ item, config, reviewCriteria }: ReviewsFacts): ReviewsContext {
  const startSort = reviewSortOf(config === null ? null : configValue(config, 'exp.default-active-sort'));
  return {
    itemSku: item?.itemSku ?? null,
    criteria: { ...EVERY_REVIEW, sort: startSort, ...reviewCriteria },
    startSort,
    addressed: reviewCriteria,
    byId: {},
    ids: [],
    summary: null,
    filters: { topics: [], variants: [] },
    paging: null,
    pagesWanted: REVIEW_FIRST_PAGE,
    oneId: null,
    liking: [],
    likedMeanwhile: {},
  };
}

const known = (byId: ReviewsContext['byId'], reviews: readonly (Review | null)[]) => ({
  ...byId,
  ...Object.fromEntries(reviews.flatMap((one) => (one === null ? [] : [[one.id, one]]))),
});

/**
 * Appends a page to a list. The first page leaves out its first element when the list is not empty, because the list
 * begins with it. [REVIEW-07]
 */
export function withPage(ids: readonly string[], page: number, added: readonly Review[]): string[] {
  const later = page === REVIEW_FIRST_PAGE && ids.length > 0 ? added.slice(1) : added;
  // Reviews that became more helpful meanwhile may be on two pages.
  return [...new Set([...ids, ...later.map(({ id }) => id)])];
}

/** Returns a review with the visitor's like set or removed. [REVIEW-13, REVIEW-14] */
export function likedOr(review: Review, liked: boolean): Review {
  if (review.additionalData.liked === liked) return review;
  const likes = Math.max(0, review.likes + (liked ? 1 : -1));
  return { ...review, likes, likeCounter: likes, additionalData: { ...review.additionalData, liked } };
}

/**
 * A review of a page of the list with the visitor's like: the page may have been read before the like was written,
 * and arrive after it. [REVIEW-13]
 */
const asLiked =
  ({ likedMeanwhile }: ReviewsContext) =>
  <TReview extends Review | null>(review: TReview): TReview | Review => {
    const liked = review === null ? undefined : likedMeanwhile[review.id];
    return review !== null && liked !== undefined ? likedOr(review, liked) : review;
  };

/** The like that is being written. */
export const firstLike = ({ liking: [like] }: Pick<ReviewsContext, 'liking'>) =>
  like ?? { id: '', wanted: null };

/** The wish for a like, or its removal, that waits for a login. [REVIEW-16, REVIEW-34] */
function wishOf({ itemSku, byId }: ReviewsContext, reviewId: string): WishResumed<'reviewLike'>['wish'] {
  const wish = { kind: 'reviewLike', itemSku: itemSku ?? '', reviewId } as const;
  return byId[reviewId]?.additionalData.liked === true ? { ...wish, takesBack: true } : wish;
}

/** Records a like that is newer than a page of the list in flight. */
const likeKnown = ({ byId, likedMeanwhile }: ReviewsContext, review: Review) => ({
  byId: known(byId, [review]),
  likedMeanwhile: { ...likedMeanwhile, [review.id]: review.additionalData.liked },
});

/** Toggles the like that is being written. */
const turned = (context: ReviewsContext) => {
  const review = context.byId[firstLike(context).id];
  return review === undefined ? {} : likeKnown(context, likedOr(review, !review.additionalData.liked));
};

export const reviewList = pagedList({
  src: 'loadReviews',
  firstPage: REVIEW_FIRST_PAGE,
  areSame: areSameCriteria,
});

export const reviewsSetup = setup({
  types: {
    context: {} as ReviewsContext,
    events: {} as ReviewsEvent,
    input: {} as ReviewsFacts,
    tags: {} as
      | `${'list' | 'one'}${'Busy' | 'Failed'}`
      | 'listPending'
      | 'pending'
      | 'listEmpty'
      | 'oneEmpty'
      | 'busy'
      | 'failed',
  },
  actors: {
    loadReviews: placeholderPromise<ReviewList, ListRequest<ReviewCriteria>>('loadReviews'),
    loadReview: placeholderPromise<Review, { id: string }>('loadReview'),
    toggleLike: placeholderPromise<boolean, { id: string }>('toggleLike'),
  },
  actions: {
    /** Takes the criteria over, and writes them into the address of a list page. [REVIEW-24] */
    setCriteria: enqueueActions(({ context, enqueue }, change: { criteria: Partial<ReviewCriteria> }) => {
      const { startSort } = context;
      const criteria = { ...context.criteria, ...change.criteria };
      enqueue.assign({ criteria, pagesWanted: REVIEW_FIRST_PAGE });
      const search = reviewSearch(criteria, startSort);
      const facts = { reviewCriteria: reviewsAsked(queryOf(search)) };
      enqueue.sendParent(searchChanged({ page: 'review-details', search, facts }));
    }),
    /** Follows a step in the history, or a link, to other criteria. [REVIEW-24] */
    followAddress: enqueueActions(({ context, enqueue }, { facts }: { facts: ReviewsFacts }) => {
      const { addressed, startSort } = context;
      const { reviewCriteria } = facts;
      const start = { ...EVERY_REVIEW, sort: startSort };
      const isSame =
        addressed !== null &&
        reviewCriteria !== null &&
        areSameCriteria({ ...start, ...addressed }, { ...start, ...reviewCriteria });
      enqueue.assign({ addressed: reviewCriteria });
      if (reviewCriteria === null || isSame) return;
      enqueue.raise({ type: 'criteria.changed', criteria: { ...start, ...reviewCriteria } });
    }),
    setPagesWanted: assign(reviewList.setPagesWanted),
    /** Replaces the list. */
    setList: assign(({ context }, { output }: { output: ReviewList }) => ({
      byId: known(
        context.byId,
        [output.summary.compared.good, output.summary.compared.critical, ...output.data].map(
          asLiked(context),
        ),
      ),
      ids: withPage([], output.paging.page, output.data),
      summary: output.summary,
      filters: output.filters,
      paging: output.paging,
      pagesWanted: reviewList.wantedAfter(context.pagesWanted, output.paging),
    })),
    /** A page may be read before or after the like that is being written. */
    beginPage: assign(({ context: { liking, likedMeanwhile } }) => {
      const { id } = firstLike({ liking });
      const liked = likedMeanwhile[id];
      return { likedMeanwhile: liked === undefined ? {} : { [id]: liked } };
    }),
    addPage: assign(({ context }, { output }: { output: ReviewList }) => ({
      byId: known(context.byId, output.data.map(asLiked(context))),
      ids: withPage(context.ids, output.paging.page, output.data),
      paging: output.paging,
      pagesWanted: reviewList.wantedAfter(context.pagesWanted, output.paging),
    })),
    setOneId: assign((_, { id }: { id: string }) => ({ oneId: id })),
    keepReview: assign(({ context }, { output }: { output: Review }) => likeKnown(context, output)),
    /** Keeps the review unless it has loaded otherwise since: that copy is newer and may be liked. */
    keepOne: assign(({ context }, { output }: { output: Review }) => ({
      byId: { [output.id]: output, ...context.byId },
    })),
    askGate: sendParent(({ context }, { id }: { id: string }) =>
      toGate({ type: 'member.needed', wish: wishOf(context, id) }),
    ),
    askForLogin: sendParent(({ context }) =>
      toGate({ type: 'login.needed', wish: wishOf(context, firstLike(context).id) }),
    ),
    queueLike: assign(({ context }, { wish, afterLogin }: WishResumed<'reviewLike'>) => ({
      liking: [
        ...context.liking,
        { id: wish.reviewId, wanted: afterLogin === true ? wish.takesBack !== true : null },
      ],
    })),
    /** Shows the like before it is written, and reverts it when the marketplace refuses. */
    turnLike: assign(({ context }) => turned(context)),
    /** A lost call may still have written the like: a page of the list that loads now shows it. */
    turnLikeBack: assign(({ context }) => {
      const { [firstLike(context).id]: _, ...likedMeanwhile } = context.likedMeanwhile;
      return { ...turned(context), likedMeanwhile };
    }),
    /** Takes the marketplace's answer over, whatever the page showed. */
    settleLike: assign(({ context }, { output: liked }: { output: boolean }) => {
      const { id } = firstLike(context);
      const liking = context.liking.slice(1);
      const review = context.byId[id];
      return {
        liking,
        likedMeanwhile: { ...context.likedMeanwhile, [id]: liked },
        byId: review === undefined ? context.byId : { ...context.byId, [id]: likedOr(review, liked) },
      };
    }),
    dropLike: assign(({ context }) => ({ liking: context.liking.slice(1) })),
    sayFailed: showToast({ copyKey: 'error.ui', tone: 'bad' }),
  },
})
  .extend({
    actions: {
      /** Shows a toast to a visitor back from a login: the reloaded page may show the button out of view. [AUTH-17] */
      sayLiked: enqueueActions(({ context, enqueue }, { output: liked }: { output: boolean }) => {
        if (firstLike(context).wanted === null) return;
        enqueue(
          showToast({ copyKey: liked ? 'login.done.reviewLike' : 'login.done.likeTakenBack', tone: 'good' }),
        );
      }),
      trackLike: enqueueActions(({ context, enqueue }, { output: liked }: { output: boolean }) => {
        if (liked) enqueue(tracked({ name: 'review_like', data: { reviewId: firstLike(context).id } }));
      }),
    },
  })
  .extend({
    guards: {
      ...reviewList.guards,
      hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
      isGone: (_, { error }: { error: unknown }) => toFailure(error).status === 404,
      isKnown: ({ context }, { id }: { id: string }) => context.byId[id] !== undefined,
      isOnTheWay: ({ context }, { wish }: WishResumed<'reviewLike'>) =>
        context.liking.some(({ id }) => id === wish.reviewId),
      isLikeWanted: ({ context }) => context.liking.length > 0,
      /** The list loaded after the login already has the like as wanted: it is not toggled again. [AUTH-13] */
      isAsWanted: ({ context }) => {
        const { id, wanted } = firstLike(context);
        return wanted !== null && context.byId[id]?.additionalData.liked === wanted;
      },
      isLikedKnown: ({ context }) => context.byId[firstLike(context).id] !== undefined,
      hasComeAsWanted: ({ context }, { output }: { output: Review }) =>
        output.additionalData.liked === (firstLike(context).wanted ?? true),
    },
  });
