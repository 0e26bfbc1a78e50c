import {
  ADD_TO_CART_RECOMMENDATION_SIZE,
  RECOMMENDATION_FIRST_PAGE,
  RECOMMENDATION_PAGE_SIZE,
} from '#src/domain/shell/limits.ts';
import { basisOf } from '#src/domain/recommendation/recommendationBasis.ts';
import type { Backend } from '../../http/backend.ts';
import {
  recommendBeside,
  recommendOnHomepage,
  recommendForCategory,
  type RecommendedCard,
} from './contract.ts';
import { traced } from './traced.ts';

/** Recommended products. [API-87, API-89, API-90] */
export function createRecommendationService(backend: Backend) {
  const beside = (itemSku: string, wanted: object, signal?: AbortSignal) =>
    traced((onHeaders) => {
      const body = { page: RECOMMENDATION_FIRST_PAGE, size: RECOMMENDATION_PAGE_SIZE, ...wanted };
      return backend.call(recommendBeside, { id: itemSku, body, onHeaders, signal });
    });
  return {
    forProduct: async (
      itemSku: string,
      categories: string[],
      signal?: AbortSignal,
    ): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await beside(itemSku, { categories }, signal);
      return withTrace(data);
    },
    /** Complements. A list without a basis counts as none: older backends answer with another list. [RECO-13] */
    goingWith: async (itemSku: string, signal?: AbortSignal): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await beside(itemSku, { categories: [], kind: 'COMPLEMENT' }, signal);
      return basisOf(data) === null ? [] : withTrace(data);
    },
    homepage: async (signal?: AbortSignal): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await traced((onHeaders) =>
        backend.call(recommendOnHomepage, {
          query: { page: RECOMMENDATION_FIRST_PAGE, size: RECOMMENDATION_PAGE_SIZE },
          onHeaders,
          signal,
        }),
      );
      return withTrace(data);
    },
    /** `without` are items that are being added: they go with themselves in no list. */
    forCategory: async (
      categoryId: string,
      without: string[],
      signal?: AbortSignal,
    ): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await traced((onHeaders) =>
        backend.call(recommendForCategory, {
          query: { categoryId, size: ADD_TO_CART_RECOMMENDATION_SIZE, without },
          onHeaders,
          signal,
        }),
      );
      return withTrace(data.products)
        .filter(({ itemSku }) => !without.includes(itemSku))
        .slice(0, ADD_TO_CART_RECOMMENDATION_SIZE);
    },
  };
}

export type RecommendationService = ReturnType<typeof createRecommendationService>;
