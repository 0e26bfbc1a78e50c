import { fromPromise } from 'xstate';
import { freeGiftMachine, type LoadedGift } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { createFreeGiftService } from '#src/services/promo/freeGift/freeGiftService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const giftsOf = laterService(({ backend }) => createFreeGiftService(backend));

export const freeGiftLogic = provided(freeGiftMachine, {
  actors: {
    loadFreeGift: fromPromise<LoadedGift, { itemSku: string }>(async ({ input, signal, system }) => {
      const gift = await giftsOf(system).freeGift(input.itemSku, signal);
      if (gift === null) return { gift, terms: [] };
      const { terms, ...rest } = gift;
      return { gift: rest, terms };
    }),
  },
});
