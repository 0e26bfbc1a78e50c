import * as contract from '#src/services/reviews/reviews/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused, lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { reviewsMachine } from './reviewsMachine.ts';

const review = (id: string, liked = false) =>
  contract.review.parse({
    id,
    reviewId: id,
    likes: liked ? 5 : 4,
    likeCounter: liked ? 5 : 4,
    additionalData: { liked },
    author: { name: 'Sekar A.' },
    rating: 5,
    createdDate: '2026-11-01T03:00:00.000Z',
  });
const list = (page: number, totalPage: number, ids: readonly string[]) =>
  contract.reviewList.parse({
    data: ids.map((id) => review(id)),
    summary: { rating: { counts: {} }, count: totalPage === 0 ? 0 : 2 },
    paging: { page, itemPerPage: 1, totalPage, totalItem: totalPage },
  });

const LIKED_MEANWHILE =
  'The next page of the list is asked for before the like is known, or after it: what that page has to be corrected by differs, and no view reads it';

export const reviewsPaths = pathsOf(reviewsMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChangedToAddress: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-01' }, { reviewCriteria: { rating: 4 } }),
    },
    listNeeded: { type: 'list.needed' },
    criteriaChanged: { type: 'criteria.changed', criteria: { rating: 4 } },
    criteriaChangedBack: { type: 'criteria.changed', criteria: { rating: null } },
    criteriaChangedToSame: { type: 'criteria.changed', criteria: { sort: 'POPULAR' } },
    pagesWanted: { type: 'pages.wanted', pages: 2 },
    moreRequested: { type: 'more.requested' },
    reviewNeeded: { type: 'review.needed', id: 'R-1' },
    likePressed: { type: 'like.pressed', id: 'R-1' },
    wishResumed: {
      type: 'wish.resumed',
      wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
      isFlashSaleGone: false,
    },
    wishResumedAfterLogin: {
      type: 'wish.resumed',
      wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' },
      isFlashSaleGone: false,
      afterLogin: true,
    },
    wishResumedToTakeBack: {
      type: 'wish.resumed',
      wish: { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1', takesBack: true },
      isFlashSaleGone: false,
      afterLogin: true,
    },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadReviews: {
      outputs: { first: list(1, 2, ['R-1']), last: list(2, 2, ['R-2']), none: list(1, 0, []) },
      errors: lostOrRefused(),
    },
    loadReview: {
      outputs: { plain: review('R-1'), liked: review('R-1', true) },
      errors: [...lostOrRefused(), refused('REVIEW_NOT_FOUND', 404)],
    },
    toggleLike: { outputs: [true, false], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
  },
  orders: {
    'checkReview / loadReviews: context.likedMeanwhile': LIKED_MEANWHILE,
    'loadReviews / toggleLike: context.likedMeanwhile': LIKED_MEANWHILE,
    'loadReviews / toggleLike: context.byId':
      'A like whose write fails may stand all the same: a page of the list that comes after says so, one before cannot',
  },
  // The parts of the context on which each region's transitions depend.
  abstract: ({ ids, paging, pagesWanted, oneId, liking, byId }) => [
    ids.length > 0,
    paging === null ? null : paging.page < paging.totalPage,
    pagesWanted,
    oneId,
    liking.map(({ wanted }) => wanted),
    byId['R-1']?.additionalData.liked ?? null,
  ],
});
