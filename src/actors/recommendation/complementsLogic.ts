import { fromPromise } from 'xstate';
import { complementsMachine } from '#src/machines/recommendation/complements/complementsMachine.ts';
import type { RecommendationBase } from '#src/machines/recommendation/recommendationList.ts';
import type { RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';
import { recommendationOf } from './recommendationOf.ts';
import { provided } from '../provided.ts';

export const complementsLogic = provided(complementsMachine, {
  actors: {
    loadRecommendations: fromPromise<RecommendedCard[], { base: RecommendationBase }>(
      async ({ input: { base }, signal, system }) =>
        // The one list of groceries already contains a grocery's complements. [GROC-30]
        base?.vendor === 'retail' ? recommendationOf(system).goingWith(base.itemSku, signal) : [],
    ),
  },
});
