import { fromPromise } from 'xstate';
import type { WholesaleTier } from '#src/domain/wholesale.ts';
import { wholesaleMachine } from '#src/machines/promo/wholesale/wholesaleMachine.ts';
import { bundlesOf } from './bundlesOf.ts';

export const wholesaleLogic = wholesaleMachine.provide({
  actors: {
    load: fromPromise<WholesaleTier[], { itemSku: string }>(({ input, signal, system }) =>
      bundlesOf(system).wholesale(input.itemSku, signal),
    ),
  },
});
