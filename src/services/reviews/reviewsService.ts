import { REVIEW_IMAGES_PER_PAGE, REVIEWS_PER_PAGE } from '#src/domain/limits.ts';
import { encodedVariants, type ReviewCriteria } from '#src/domain/review.ts';
import type { Backend } from '../http/backend.ts';
import { review, reviewImages, reviewLiked, reviewList } from './contract.ts';

const ROOT = '/product-review';
const part = encodeURIComponent;

/** What buyers say, and what members do with it. [API-54..57] */
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
  };
}
