import { fromPromise } from 'xstate';
import { reviewsMachine } from '#src/machines/reviews/reviews/reviewsMachine.ts';
import type { ReviewCriteria } from '#src/domain/reviews/review.ts';
import type { ListRequest } from '#src/machines/protocol/pagedList.ts';
import type { Review, ReviewList } from '#src/services/reviews/reviews/contract.ts';
import { reviewsOf } from './reviewsOf.ts';
import { provided } from '../provided.ts';

export const reviewsLogic = provided(reviewsMachine, {
  actors: {
    loadReviews: fromPromise<ReviewList, ListRequest<ReviewCriteria>>(({ input, signal, system }) =>
      reviewsOf(system).list(input.itemSku, input.criteria, input.page, signal),
    ),
    loadReview: fromPromise<Review, { id: string }>(({ input, signal, system }) =>
      reviewsOf(system).one(input.id, signal),
    ),
    toggleLike: fromPromise<boolean, { id: string }>(({ input, system }) =>
      reviewsOf(system).toggleLike(input.id),
    ),
  },
});
