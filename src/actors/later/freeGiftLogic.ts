import { fromPromise } from 'xstate';
import { freeGiftMachine, type LoadedGift } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { bundlesOf } from './bundlesOf.ts';

export const freeGiftLogic = freeGiftMachine.provide({
  actors: {
    loadFreeGift: fromPromise<LoadedGift, { itemSku: string }>(async ({ input, signal, system }) => {
      const gift = await bundlesOf(system).freeGift(input.itemSku, signal);
      if (gift === null) return { gift, terms: [] };
      const { terms, ...rest } = gift;
      return { gift: rest, terms };
    }),
  },
});
