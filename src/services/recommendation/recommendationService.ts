import type * as z from 'zod/mini';
import {
  ADD_TO_CART_RECOMMENDATION_SIZE,
  RECOMMENDATION_FIRST_PAGE,
  RECOMMENDATION_PAGE_SIZE,
} from '#src/domain/limits.ts';
import type { Backend } from '../http/backend.ts';
import { categoryRecommendations, productCards, type ProductCard } from './contract.ts';

/** Recommended products. [API-87, API-89, API-90] */
export function createRecommendationService(backend: Backend) {
  return {
    forProduct: (itemSku: string, categories: string[]): Promise<ProductCard[]> =>
      backend.write('POST', `/search/products/${encodeURIComponent(itemSku)}/recommendations`, productCards, {
        body: { page: RECOMMENDATION_FIRST_PAGE, size: RECOMMENDATION_PAGE_SIZE, categories },
      }),
    homepage: (): Promise<ProductCard[]> =>
      backend.read('/search/homepage-recommendation', productCards, {
        query: { page: RECOMMENDATION_FIRST_PAGE, size: RECOMMENDATION_PAGE_SIZE },
      }),
    /** `without` are items that are being added: they go with themselves in no list. */
    forCategory: async (categoryId: string, without: string[]): Promise<ProductCard[]> => {
      const answer: z.output<typeof categoryRecommendations> = await backend.read(
        '/search/get-category-recommendations-with-metadata',
        categoryRecommendations,
        { query: { categoryId, size: ADD_TO_CART_RECOMMENDATION_SIZE, without } },
      );
      return answer.products
        .filter(({ itemSku }) => !without.includes(itemSku))
        .slice(0, ADD_TO_CART_RECOMMENDATION_SIZE);
    },
  };
}

export type RecommendationService = ReturnType<typeof createRecommendationService>;
