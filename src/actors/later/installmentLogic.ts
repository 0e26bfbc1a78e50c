import { fromPromise } from 'xstate';
import { installmentMachine } from '#src/machines/product/installment/installmentMachine.ts';
import type { InstallmentOffer } from '#src/services/installments/contract.ts';
import { createInstallmentsService } from '#src/services/installments/installmentsService.ts';
import { laterService } from '../servicesOf.ts';

const installmentsOf = laterService(({ backend }) => createInstallmentsService(backend));

export const installmentLogic = installmentMachine.provide({
  actors: {
    load: fromPromise<InstallmentOffer[], { itemSku: string }>(({ input, signal, system }) =>
      installmentsOf(system).offers(input.itemSku, signal),
    ),
  },
});
