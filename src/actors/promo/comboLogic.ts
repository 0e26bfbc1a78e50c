import { fromPromise } from 'xstate';
import { comboMachine } from '#src/machines/promo/combo/comboMachine.ts';
import { readCombo, type SingleCombo } from '#src/services/promo/combo/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const comboLogic = provided(comboMachine, {
  actors: {
    loadCombo: fromPromise<SingleCombo | null, { itemSku: string }>(({ input, signal, system }) =>
      backendOf(system).call(readCombo, { id: input.itemSku, signal }),
    ),
  },
});
