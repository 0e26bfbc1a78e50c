import { REVIEW_FIRST_PAGE, SELLER_PRODUCTS, SELLER_REVIEWS_SAMPLE } from '#src/domain/shell/limits.ts';
import type { Backend } from '../../http/backend.ts';
import { reviewList } from '../../reviews/reviews/contract.ts';
import { merchantFollowed, merchantInfo, merchantProducts, merchantRating } from './contract.ts';

const favorite = (merchantCode: string) => `/official/merchant-favorites/${encodeURIComponent(merchantCode)}`;

/** Who sells a product, and following them. [API-46, API-54, API-62..64, API-114] */
export function createSellerService(backend: Backend) {
  return {
    info: (merchantCode: string, signal?: AbortSignal) =>
      backend.read(favorite(merchantCode), merchantInfo, { signal }),
    rating: (merchantCode: string, signal?: AbortSignal) =>
      backend.read('/content/merchant-rating', merchantRating, { query: { merchantCode }, signal }),
    /** A few of what buyers say of what the seller sells, the highest first. [LIMIT-07] */
    reviews: (merchantCode: string, signal?: AbortSignal) =>
      backend.readWhole('/product-review/public-reviews', reviewList, {
        query: {
          merchantCode,
          page: REVIEW_FIRST_PAGE,
          itemPerPage: SELLER_REVIEWS_SAMPLE,
          sortBy: 'HIGHEST',
        },
        signal,
      }),
    products: (merchantCode: string, without: string, signal?: AbortSignal) =>
      backend.read('/search/merchant-products', merchantProducts, {
        query: { merchantCode, without, size: SELLER_PRODUCTS },
        signal,
      }),
    follow: (merchantCode: string) =>
      backend.write('POST', `${favorite(merchantCode)}/_follow`, merchantFollowed, {
        intent: `follow ${merchantCode}`,
      }),
    unfollow: (merchantCode: string) =>
      backend.write('POST', `${favorite(merchantCode)}/_unfollow`, merchantFollowed, {
        intent: `unfollow ${merchantCode}`,
      }),
  };
}
