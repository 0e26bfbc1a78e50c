import { REVIEW_IMAGES_PER_PAGE, REVIEWS_PER_PAGE } from '#src/domain/shell/limits.ts';
import { encodedVariants, type ReviewCriteria } from '#src/domain/reviews/review.ts';
import type { Backend } from '../../http/backend.ts';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import {
  listReviews,
  listReviewImages,
  readReview,
  readReviewer,
  listReviewsOfReviewer,
  readReviewReasons,
  readReviewPolicy,
  likeReview,
} from './contract.ts';

/** Reviews by buyers, votes and reports of members, and profiles of reviewers. [API-53..57, API-60, API-61] */
export function createReviewsService(backend: Backend) {
  return {
    list: (productSku: string, criteria: ReviewCriteria, page: number, signal?: AbortSignal) =>
      backend.call(listReviews, {
        query: {
          productSku,
          page,
          itemPerPage: REVIEWS_PER_PAGE,
          sortBy: criteria.sort,
          rating: criteria.rating ?? undefined,
          topic: criteria.topic ?? undefined,
          opinion: (criteria.topic === null ? null : criteria.opinion) ?? undefined,
          withImages: criteria.withImages ? 'true' : undefined,
          variants: encodedVariants(criteria.variants) ?? undefined,
          search: criteria.search === '' ? undefined : criteria.search,
        },
        signal,
      }),
    images: (productSku: string, page: number, signal?: AbortSignal) =>
      backend.call(listReviewImages, {
        query: { productSku, page, itemPerPage: REVIEW_IMAGES_PER_PAGE },
        signal,
      }),
    one: (id: string, signal?: AbortSignal) => backend.call(readReview, { id, signal }),
    /** Number of a reviewer's reviews, and of those that helped most. */
    reviewer: (id: string, signal?: AbortSignal) => backend.call(readReviewer, { id, signal }),
    /** Reviews by one reviewer, the newest first. */
    ofReviewer: (id: string, page: number, signal?: AbortSignal) =>
      backend.call(listReviewsOfReviewer, { id, query: { page, itemPerPage: REVIEWS_PER_PAGE }, signal }),
    /** Names of topics. [API-50] */
    topics: (signal?: AbortSignal) => backend.call(readReviewReasons, { signal }),
    /** The policy of reviews in the page's language. [REVIEW-20] */
    policy: async (signal?: AbortSignal): Promise<RichTextNode[]> =>
      (
        await backend.call(readReviewPolicy, {
          signal,
        })
      )[backend.language],
    /** Toggles the member's like; answers with the new state. */
    toggleLike: (id: string) => backend.call(likeReview, { id, intent: `like ${id}` }),
  };
}
