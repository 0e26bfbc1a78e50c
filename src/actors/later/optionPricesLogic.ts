import { fromPromise } from 'xstate';
import { optionPricesMachine } from '#src/machines/product/optionPrices/optionPricesMachine.ts';
import { bundlesOf } from './bundlesOf.ts';

export const optionPricesLogic = optionPricesMachine.provide({
  actors: {
    loadPrices: fromPromise<Record<string, number>, { itemSkus: string[] }>(({ input, signal, system }) =>
      bundlesOf(system).prices(input.itemSkus, signal),
    ),
  },
});
