import * as contract from '#src/services/reviews/reviews/contract.ts';
import { lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { reviewerMachine } from './reviewerMachine.ts';

const reviews = (ids: readonly string[], page: number, totalPage: number) =>
  contract.reviewerReviews.parse({
    data: ids.map((id) => ({
      id,
      reviewId: id,
      likes: 2,
      author: { id: 'U-1', name: 'Sekar A.' },
      rating: 5,
      createdDate: '2026-11-01T03:00:00.000Z',
    })),
    paging: { page, itemPerPage: 1, totalPage, totalItem: totalPage },
  });
const summary = contract.reviewerSummary.parse({
  id: 'U-1',
  name: 'Sekar A.',
  numOfReview: 2,
  numOfMostUsefulReview: 1,
});

export const reviewerPaths = pathsOf(reviewerMachine, {
  inputs: { none: undefined },
  events: {
    reviewerNeeded: { type: 'reviewer.needed', id: 'U-1' },
    reviewerNeededOfAnother: { type: 'reviewer.needed', id: 'U-2' },
    moreRequested: { type: 'more.requested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadReviewer: {
      outputs: {
        many: { summary, reviews: reviews(['R-2'], 1, 2) },
        one: { summary, reviews: reviews(['R-2'], 1, 1) },
      },
      errors: [...lostOrRefused(), refused('REVIEWER_NOT_FOUND', 404)],
    },
    loadMore: { outputs: { last: reviews(['R-1'], 2, 2) }, errors: lostOrRefused() },
  },
  abstract: ({ id, reviews: shown, nextPage, totalPage }) => [id, shown.length, nextPage <= totalPage],
});
