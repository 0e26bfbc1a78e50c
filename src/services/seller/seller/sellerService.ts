import { REVIEW_FIRST_PAGE, SELLER_PRODUCTS, SELLER_REVIEWS_SAMPLE } from '#src/domain/shell/limits.ts';
import type { Backend } from '../../http/backend.ts';
import { listReviews } from '../../reviews/reviews/contract.ts';
import {
  readMerchant,
  readMerchantRating,
  listMerchantProducts,
  followMerchant,
  unfollowMerchant,
} from './contract.ts';

/** The seller of a product, and following the seller. [API-46, API-54, API-62..64, API-114] */
export function createSellerService(backend: Backend) {
  return {
    info: (merchantCode: string, signal?: AbortSignal) =>
      backend.call(readMerchant, { id: merchantCode, signal }),
    rating: (merchantCode: string, signal?: AbortSignal) =>
      backend.call(readMerchantRating, { query: { merchantCode }, signal }),
    /** A few of what buyers say of what the seller sells, the highest first. [LIMIT-07] */
    reviews: (merchantCode: string, signal?: AbortSignal) =>
      backend.call(listReviews, {
        query: {
          merchantCode,
          page: REVIEW_FIRST_PAGE,
          itemPerPage: SELLER_REVIEWS_SAMPLE,
          sortBy: 'HIGHEST',
        },
        signal,
      }),
    products: (merchantCode: string, without: string, signal?: AbortSignal) =>
      backend.call(listMerchantProducts, {
        query: { merchantCode, without, size: SELLER_PRODUCTS },
        signal,
      }),
    follow: (merchantCode: string) =>
      backend.call(followMerchant, { id: merchantCode, intent: `follow ${merchantCode}` }),
    unfollow: (merchantCode: string) =>
      backend.call(unfollowMerchant, { id: merchantCode, intent: `unfollow ${merchantCode}` }),
  };
}
