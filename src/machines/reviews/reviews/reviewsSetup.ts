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
 * A page at the end of a list. Of the first page added to a list that holds something the first element is left out: the
 * list begins with it. [REVIEW-07]
 */
export function withPage(ids: readonly string[], page: number, added: readonly Review[]): string[] {
  const later = page === REVIEW_FIRST_PAGE && ids.length > 0 ? added.slice(1) : added;
  // What became more helpful meanwhile may stand on two pages.
  return [...new Set([...ids, ...later.map(({ id }) => id)])];
}

/** A review as it is when the visitor likes it, or no longer. [REVIEW-13, REVIEW-14] */
export function likedOr(review: Review, liked: boolean): Review {
  if (review.additionalData.liked === liked) return review;
  const likes = Math.max(0, review.likes + (liked ? 1 : -1));
  return { ...review, likes, likeCounter: likes, additionalData: { ...review.additionalData, liked } };
}

/**
 * A review of a page of the list, as the visitor likes it: the page may have been read before the like was written, and
 * come after it. [REVIEW-13]
 */
const asLiked =
  ({ likedMeanwhile }: ReviewsContext) =>
  <TReview extends Review | null>(review: TReview): TReview | Review => {
    const liked = review === null ? undefined : likedMeanwhile[review.id];
    return review !== null && liked !== undefined ? likedOr(review, liked) : review;
  };

/** The like whose turn it is. */
export const firstLike = ({ liking: [like] }: Pick<ReviewsContext, 'liking'>) =>
  like ?? { id: '', wanted: null };

/** A like, or the end of one, as it is kept over a login. [REVIEW-16, REVIEW-34] */
function wishOf({ itemSku, byId }: ReviewsContext, reviewId: string): WishResumed<'reviewLike'>['wish'] {
  const wish = { kind: 'reviewLike', itemSku: itemSku ?? '', reviewId } as const;
  return byId[reviewId]?.additionalData.liked === true ? { ...wish, takesBack: true } : wish;
}

/** A review whose like is known better than by a page of the list that is on its way. */
const likeKnown = ({ byId, likedMeanwhile }: ReviewsContext, review: Review) => ({
  byId: known(byId, [review]),
  likedMeanwhile: { ...likedMeanwhile, [review.id]: review.additionalData.liked },
});

/** Turns the like around of the review whose turn it is. */
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
    /** Taken over, and written into the address where there is one of the list. [REVIEW-24] */
    setCriteria: enqueueActions(({ context, enqueue }, change: { criteria: Partial<ReviewCriteria> }) => {
      const { startSort } = context;
      const criteria = { ...context.criteria, ...change.criteria };
      enqueue.assign({ criteria, pagesWanted: REVIEW_FIRST_PAGE });
      const search = reviewSearch(criteria, startSort);
      const facts = { reviewCriteria: reviewsAsked(queryOf(search)) };
      enqueue.sendParent(searchChanged({ page: 'review-details', search, facts }));
    }),
    /** A step in the history, or a link, leads to other reviews of the list. [REVIEW-24] */
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
    /** The list anew. */
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
    /** A like that is being written may be read before or after. */
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
    /** Unless it has come otherwise meanwhile: that was read later, and may be liked by now. */
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
    /** Shown at once, and the way back when the marketplace refuses. */
    turnLike: assign(({ context }) => turned(context)),
    /** Lost on the way it may be written all the same: a page of the list that comes now says so. */
    turnLikeBack: assign(({ context }) => {
      const { [firstLike(context).id]: _, ...likedMeanwhile } = context.likedMeanwhile;
      return { ...turned(context), likedMeanwhile };
    }),
    /** What the marketplace says holds, whatever the page thought. */
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
      /** Who has come back from a login sees the button somewhere on a page that was loaded anew. [AUTH-17] */
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
      /** As it was wanted already, by the list that came after the login: it is not turned again. [AUTH-13] */
      isAsWanted: ({ context }) => {
        const { id, wanted } = firstLike(context);
        return wanted !== null && context.byId[id]?.additionalData.liked === wanted;
      },
      isLikedKnown: ({ context }) => context.byId[firstLike(context).id] !== undefined,
      hasComeAsWanted: ({ context }, { output }: { output: Review }) =>
        output.additionalData.liked === (firstLike(context).wanted ?? true),
    },
  });
