import { fromPromise } from 'xstate';
import {
  recommendationMachine,
  type RecommendationBase,
} from '#src/machines/discovery/recommendation/recommendationMachine.ts';
import type { ProductCard } from '#src/services/recommendation/contract.ts';
import { createRecommendationService } from '#src/services/recommendation/recommendationService.ts';
import { laterService } from '../servicesOf.ts';

const recommendationOf = laterService(({ backend }) => createRecommendationService(backend));

export const recommendationLogic = recommendationMachine.provide({
  actors: {
    loadRecommendations: fromPromise<ProductCard[], { base: RecommendationBase }>(({ input, system }) =>
      input.base === null
        ? recommendationOf(system).homepage()
        : recommendationOf(system).forProduct(input.base.itemSku, input.base.categoryIds),
    ),
  },
});
