import { fromPromise } from 'xstate';
import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import { wholesaleMachine } from '#src/machines/price/wholesale/wholesaleMachine.ts';
import { createWholesaleService } from '#src/services/price/wholesale/wholesaleService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const tiersOf = laterService(({ backend }) => createWholesaleService(backend));

export const wholesaleLogic = provided(wholesaleMachine, {
  actors: {
    load: fromPromise<WholesaleTier[], { itemSku: string }>(({ input, signal, system }) =>
      tiersOf(system).tiers(input.itemSku, signal),
    ),
  },
});
