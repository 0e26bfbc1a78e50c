import { fromPromise } from 'xstate';
import { comboMachine } from '#src/machines/promo/combo/comboMachine.ts';
import type { SingleCombo } from '#src/services/promo/combo/contract.ts';
import { createComboService } from '#src/services/promo/combo/comboService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const combosOf = laterService(({ backend }) => createComboService(backend));

export const comboLogic = provided(comboMachine, {
  actors: {
    loadCombo: fromPromise<SingleCombo | null, { itemSku: string }>(({ input, signal, system }) =>
      combosOf(system).combo(input.itemSku, signal),
    ),
  },
});
