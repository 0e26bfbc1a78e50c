import { fromPromise } from 'xstate';
import { optionPricesMachine } from '#src/machines/product/optionPrices/optionPricesMachine.ts';
import { createOptionPricesService } from '#src/services/product/optionPrices/optionPricesService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const pricesOf = laterService(({ backend }) => createOptionPricesService(backend));

export const optionPricesLogic = provided(optionPricesMachine, {
  actors: {
    loadPrices: fromPromise<Record<string, number>, { itemSkus: string[] }>(({ input, signal, system }) =>
      pricesOf(system).prices(input.itemSkus, signal),
    ),
  },
});
