import { fromPromise } from 'xstate';
import { installmentMachine } from '#src/machines/payment/installment/installmentMachine.ts';
import {
  installmentMethodMachine,
  type MethodOrder,
} from '#src/machines/payment/installmentMethod/installmentMethodMachine.ts';
import type {
  InstallmentDetail,
  InstallmentEstimation,
  InstallmentOffer,
  InstallmentTenor,
} from '#src/services/payment/installment/contract.ts';
import {
  createInstallmentService,
  type InstallmentOrder,
} from '#src/services/payment/installment/installmentService.ts';
import { laterService } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

const installmentOf = laterService(({ backend }) => createInstallmentService(backend));

export const installmentLogic = provided(installmentMachine, {
  actors: {
    waitFor,
    loadOffers: fromPromise<InstallmentOffer[], InstallmentOrder>(({ input, signal, system }) =>
      installmentOf(system).offers(input, signal),
    ),
    installmentMethod: provided(installmentMethodMachine, {
      actors: {
        listLoad: fromPromise<InstallmentTenor[], MethodOrder>(({ input, signal, system }) =>
          installmentOf(system).tenors(input, input.paymentMethod, signal),
        ),
        detailLoad: fromPromise<InstallmentDetail, MethodOrder>(({ input, signal, system }) =>
          installmentOf(system).detail(input, input.paymentMethod, signal),
        ),
        estimationLoad: fromPromise<InstallmentEstimation, MethodOrder>(({ input, signal, system }) =>
          installmentOf(system).estimation(input, input.paymentMethod, signal),
        ),
      },
    }),
  },
});
