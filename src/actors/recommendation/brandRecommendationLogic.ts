import { fromPromise } from 'xstate';
import type { BrandGoodsRequest } from '#src/machines/recommendation/brandGoods.ts';
import { brandRecommendationMachine } from '#src/machines/recommendation/brandRecommendation/brandRecommendationMachine.ts';
import type { BrandGoods } from '#src/services/recommendation/recommendation/contract.ts';
import { discoveryOf } from './discoveryOf.ts';
import { provided } from '../provided.ts';

export const brandRecommendationLogic = provided(brandRecommendationMachine, {
  actors: {
    loadGoods: fromPromise<BrandGoods[], BrandGoodsRequest>(({ input, signal, system }) =>
      discoveryOf(system).ofBrand(input.itemSku, input.shell, signal),
    ),
  },
});
