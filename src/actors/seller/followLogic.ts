import { fromPromise } from 'xstate';
import { followMachine } from '#src/machines/seller/follow/followMachine.ts';
import type { MerchantFollowed } from '#src/services/seller/seller/contract.ts';
import { sellerOf } from './sellerOf.ts';
import { provided } from '../provided.ts';

export const followLogic = provided(followMachine, {
  actors: {
    writeFollow: fromPromise<MerchantFollowed, { merchantCode: string; follow: boolean }>(
      ({ input: { merchantCode, follow }, system }) =>
        follow ? sellerOf(system).follow(merchantCode) : sellerOf(system).unfollow(merchantCode),
    ),
  },
});
