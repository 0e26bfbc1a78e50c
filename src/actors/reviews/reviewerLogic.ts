import { fromPromise } from 'xstate';
import { REVIEW_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import { reviewerMachine, type Reviewer } from '#src/machines/reviews/reviewer/reviewerMachine.ts';
import type { ReviewerReviews } from '#src/services/reviews/reviews/contract.ts';
import { reviewsOf } from './reviewsOf.ts';
import { provided } from '../provided.ts';

export const reviewerLogic = provided(reviewerMachine, {
  actors: {
    loadReviewer: fromPromise<Reviewer, { id: string }>(async ({ input: { id }, signal, system }) => {
      const service = reviewsOf(system);
      const [summary, reviews] = await Promise.all([
        service.reviewer(id, signal),
        service.ofReviewer(id, REVIEW_FIRST_PAGE, signal),
      ]);
      return { summary, reviews };
    }),
    loadMore: fromPromise<ReviewerReviews, { id: string; page: number }>(({ input, signal, system }) =>
      reviewsOf(system).ofReviewer(input.id, input.page, signal),
    ),
  },
});
