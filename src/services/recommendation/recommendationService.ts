import {
  ADD_TO_CART_RECOMMENDATION_SIZE,
  RECOMMENDATION_FIRST_PAGE,
  RECOMMENDATION_PAGE_SIZE,
} from '#src/domain/limits.ts';
import type { Backend } from '../http/backend.ts';
import { categoryRecommendations, productCards, type RecommendedCard } from './contract.ts';
import { traced } from './traced.ts';

/** Recommended products. [API-87, API-89, API-90] */
export function createRecommendationService(backend: Backend) {
  return {
    forProduct: async (itemSku: string, categories: string[]): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await traced((onHeaders) =>
        backend.write(
          'POST',
          `/search/products/${encodeURIComponent(itemSku)}/recommendations`,
          productCards,
          {
            body: { page: RECOMMENDATION_FIRST_PAGE, size: RECOMMENDATION_PAGE_SIZE, categories },
            onHeaders,
          },
        ),
      );
      return withTrace(data);
    },
    homepage: async (): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await traced((onHeaders) =>
        backend.read('/search/homepage-recommendation', productCards, {
          query: { page: RECOMMENDATION_FIRST_PAGE, size: RECOMMENDATION_PAGE_SIZE },
          onHeaders,
        }),
      );
      return withTrace(data);
    },
    /** `without` are items that are being added: they go with themselves in no list. */
    forCategory: async (categoryId: string, without: string[]): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await traced((onHeaders) =>
        backend.read('/search/get-category-recommendations-with-metadata', categoryRecommendations, {
          query: { categoryId, size: ADD_TO_CART_RECOMMENDATION_SIZE, without },
          onHeaders,
        }),
      );
      return withTrace(data.products)
        .filter(({ itemSku }) => !without.includes(itemSku))
        .slice(0, ADD_TO_CART_RECOMMENDATION_SIZE);
    },
  };
}

export type RecommendationService = ReturnType<typeof createRecommendationService>;
