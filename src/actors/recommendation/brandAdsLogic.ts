import { fromPromise } from 'xstate';
import { brandAdsMachine } from '#src/machines/recommendation/brandAds/brandAdsMachine.ts';
import type { BrandGoodsRequest } from '#src/machines/recommendation/brandGoods.ts';
import type { BrandGoods } from '#src/services/recommendation/recommendation/contract.ts';
import { discoveryOf } from './discoveryOf.ts';
import { provided } from '../provided.ts';

export const brandAdsLogic = provided(brandAdsMachine, {
  actors: {
    loadGoods: fromPromise<BrandGoods[], BrandGoodsRequest>(({ input, signal, system }) =>
      discoveryOf(system).brandAds(input.itemSku, input.shell, signal),
    ),
  },
});
