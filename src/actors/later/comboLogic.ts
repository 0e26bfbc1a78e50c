import { fromPromise } from 'xstate';
import { comboMachine } from '#src/machines/promo/combo/comboMachine.ts';
import type { SingleCombo } from '#src/services/bundles/contract.ts';
import { bundlesOf } from './bundlesOf.ts';

export const comboLogic = comboMachine.provide({
  actors: {
    loadCombo: fromPromise<SingleCombo | null, { itemSku: string }>(({ input, signal, system }) =>
      bundlesOf(system).combo(input.itemSku, signal),
    ),
  },
});
