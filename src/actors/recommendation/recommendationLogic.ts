import { fromPromise } from 'xstate';
import { recommendationMachine } from '#src/machines/recommendation/recommendation/recommendationMachine.ts';
import type { RecommendationBase } from '#src/machines/recommendation/recommendationList.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import { groceryOf } from '../grocery/groceryOf.ts';
import { recommendationOf } from './recommendationOf.ts';
import { provided } from '../provided.ts';

export const recommendationLogic = provided(recommendationMachine, {
  actors: {
    loadRecommendations: fromPromise<RecommendedCard[], { base: RecommendationBase }>(
      ({ input: { base }, signal, system }) => {
        if (base === null) return recommendationOf(system).homepage(signal);
        // Groceries have a call of their own. [GROC-30]
        return base.vendor === 'grocery'
          ? groceryOf(system).recommendations(base.itemSku, signal)
          : recommendationOf(system).forProduct(base.itemSku, base.categoryIds, signal);
      },
    ),
  },
});
