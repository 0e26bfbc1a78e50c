import { fromPromise } from 'xstate';
import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import { wholesaleMachine } from '#src/machines/price/wholesale/wholesaleMachine.ts';
import { listWholesaleTiers } from '#src/services/price/wholesale/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const wholesaleLogic = provided(wholesaleMachine, {
  actors: {
    load: fromPromise<WholesaleTier[], { itemSku: string }>(({ input, signal, system }) =>
      backendOf(system).call(listWholesaleTiers, { id: input.itemSku, signal }),
    ),
  },
});
