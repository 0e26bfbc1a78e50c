import { fromPromise } from 'xstate';
import { sellerProfileMachine } from '#src/machines/seller/sellerProfile/sellerProfileMachine.ts';
import type { ProductCard } from '#src/services/recommendation/recommendation/contract.ts';
import type { Review } from '#src/services/reviews/reviews/contract.ts';
import type { MerchantInfo, MerchantRating } from '#src/services/seller/seller/contract.ts';
import { sellerOf } from './sellerOf.ts';
import { provided } from '../provided.ts';

interface OfSeller {
  merchantCode: string;
  itemSku: string;
}

export const sellerProfileLogic = provided(sellerProfileMachine, {
  actors: {
    loadInfo: fromPromise<MerchantInfo, OfSeller>(({ input, signal, system }) =>
      sellerOf(system).info(input.merchantCode, signal),
    ),
    loadRating: fromPromise<MerchantRating, OfSeller>(({ input, signal, system }) =>
      sellerOf(system).rating(input.merchantCode, signal),
    ),
    loadGoods: fromPromise<ProductCard[], OfSeller>(({ input, signal, system }) =>
      sellerOf(system).products(input.merchantCode, input.itemSku, signal),
    ),
    loadReviews: fromPromise<Review[], OfSeller>(
      async ({ input, signal, system }) => (await sellerOf(system).reviews(input.merchantCode, signal)).data,
    ),
  },
});
