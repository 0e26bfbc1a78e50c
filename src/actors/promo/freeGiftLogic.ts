import { fromPromise } from 'xstate';
import { freeGiftMachine, type LoadedGift } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { readFreeGift } from '#src/services/promo/freeGift/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const freeGiftLogic = provided(freeGiftMachine, {
  actors: {
    loadFreeGift: fromPromise<LoadedGift, { itemSku: string }>(async ({ input, signal, system }) => {
      const gift = await backendOf(system).call(readFreeGift, { id: input.itemSku, signal });
      if (gift === null) return { gift, terms: [] };
      const { terms, ...rest } = gift;
      return { gift: rest, terms };
    }),
  },
});
