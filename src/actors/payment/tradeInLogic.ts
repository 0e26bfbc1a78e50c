import { fromPromise } from 'xstate';
import { tradeInMachine } from '#src/machines/payment/tradeIn/tradeInMachine.ts';
import type { TradeInEligibility } from '#src/services/payment/tradeIn/contract.ts';
import { tradeInsOf } from './tradeInsOf.ts';
import { provided } from '../provided.ts';

export const tradeInLogic = provided(tradeInMachine, {
  actors: {
    load: fromPromise<TradeInEligibility, { itemSku: string }>(({ input, signal, system }) =>
      tradeInsOf(system).eligibility(input.itemSku, signal),
    ),
  },
});
