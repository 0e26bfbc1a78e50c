import {
  REVIEW_FIRST_PAGE,
  REVIEW_IMAGES_PER_PAGE,
  REVIEWS_PER_PAGE,
  SELLER_REVIEWS_SAMPLE,
} from '#src/domain/limits.ts';
import { encodedVariants, type ReviewCriteria, type ReviewReportType } from '#src/domain/review.ts';
import type { Backend } from '../http/backend.ts';
import {
  review,
  reviewerReviews,
  reviewerSummary,
  reviewImages,
  reviewLiked,
  reviewList,
  reviewPolicy,
  reviewReasons,
  reviewReported,
  type ReviewReportBody,
} from './contract.ts';

const ROOT = '/product-review';
const part = encodeURIComponent;

/** What buyers say, and what members do with it. [API-50, API-51, API-53..61] */
export function createReviewsService(backend: Backend) {
  return {
    list: (productSku: string, criteria: ReviewCriteria, page: number, signal?: AbortSignal) =>
      backend.readWhole(`${ROOT}/public-reviews`, reviewList, {
        query: {
          productSku,
          page,
          itemPerPage: REVIEWS_PER_PAGE,
          sortBy: criteria.sort,
          rating: criteria.rating ?? undefined,
          topic: criteria.topic ?? undefined,
          withImages: criteria.withImages ? 'true' : undefined,
          variants: encodedVariants(criteria.variants) ?? undefined,
          search: criteria.search === '' ? undefined : criteria.search,
        },
        signal,
      }),
    /** Some of what was said of everything a seller sells, the best first. [REVIEW-21, LIMIT-07] */
    ofSeller: (merchantCode: string, signal?: AbortSignal) =>
      backend.readWhole(`${ROOT}/public-reviews`, reviewList, {
        query: {
          merchantCode,
          page: REVIEW_FIRST_PAGE,
          itemPerPage: SELLER_REVIEWS_SAMPLE,
          sortBy: 'HIGHEST',
        },
        signal,
      }),
    images: (productSku: string, page: number, signal?: AbortSignal) =>
      backend.readWhole(`${ROOT}/public-reviews/images`, reviewImages, {
        query: { productSku, page, itemPerPage: REVIEW_IMAGES_PER_PAGE },
        signal,
      }),
    one: (id: string, signal?: AbortSignal) =>
      backend.read(`${ROOT}/public-reviews/${part(id)}`, review, { signal }),
    /** Whether the member likes it now. */
    toggleLike: (id: string) =>
      backend.write('POST', `${ROOT}/reviews/${part(id)}/like`, reviewLiked, { intent: `like ${id}` }),
    report: (type: ReviewReportType, id: string, body: ReviewReportBody) =>
      backend.write(
        'POST',
        type === 'review' ? `${ROOT}/${part(id)}/_report` : `${ROOT}/reply/${part(id)}/_report`,
        reviewReported,
        { body },
      ),
    reportReasons: (signal?: AbortSignal) =>
      backend.read('/content/review-report-reasons', reviewReasons, { signal }),
    policy: (signal?: AbortSignal) =>
      backend.read('/content/singlepages/product-review-policies/parameters', reviewPolicy, { signal }),
    reviewer: (id: string, signal?: AbortSignal) =>
      backend.read(`/hall-of-fame/user/${part(id)}`, reviewerSummary, { signal }),
    reviewsOf: (reviewerId: string, page: number, signal?: AbortSignal) =>
      backend.readWhole(`/hall-of-fame/user/reviews/${part(reviewerId)}`, reviewerReviews, {
        query: { page, itemPerPage: REVIEWS_PER_PAGE },
        signal,
      }),
  };
}
export type ReviewsService = ReturnType<typeof createReviewsService>;
