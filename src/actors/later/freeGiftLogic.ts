import { fromPromise } from 'xstate';
import { freeGiftMachine, type LoadedGift } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { servicesOf } from '../servicesOf.ts';
import { bundlesOf } from './bundlesOf.ts';

export const freeGiftLogic = freeGiftMachine.provide({
  actors: {
    loadFreeGift: fromPromise<LoadedGift, { itemSku: string }>(async ({ input, signal, system }) => {
      const gift = await bundlesOf(system).freeGift(input.itemSku, signal);
      if (gift === null) return { gift, terms: [] };
      const { terms, ...rest } = gift;
      // Seller HTML goes no further than here.
      return { gift: rest, terms: await servicesOf(system).sanitise(terms) };
    }),
  },
});
