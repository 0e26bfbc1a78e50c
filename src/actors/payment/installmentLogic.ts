import { fromPromise } from 'xstate';
import { installmentMachine } from '#src/machines/payment/installment/installmentMachine.ts';
import {
  installmentMethodMachine,
  type MethodOrder,
} from '#src/machines/payment/installmentMethod/installmentMethodMachine.ts';
import {
  estimateInstallment,
  listInstallmentOffers,
  listInstallmentTenors,
  readInstallmentDetail,
  type InstallmentDetail,
  type InstallmentEstimation,
  type InstallmentOffer,
  type InstallmentTenor,
} from '#src/services/payment/installment/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

/** The purchase: an item and its quantity. */
type InstallmentOrder = Omit<MethodOrder, 'paymentMethod'>;

export const installmentLogic = provided(installmentMachine, {
  actors: {
    waitFor,
    loadOffers: fromPromise<InstallmentOffer[], InstallmentOrder>(
      ({ input: { itemSku, quantity }, signal, system }) =>
        backendOf(system).call(listInstallmentOffers, { id: itemSku, query: { qty: quantity }, signal }),
    ),
    installmentMethod: provided(installmentMethodMachine, {
      actors: {
        listLoad: fromPromise<InstallmentTenor[], MethodOrder>(({ input, signal, system }) => {
          const { itemSku: id, quantity: qty, paymentMethod } = input;
          return backendOf(system).call(listInstallmentTenors, { id, query: { paymentMethod, qty }, signal });
        }),
        detailLoad: fromPromise<InstallmentDetail, MethodOrder>(({ input, signal, system }) => {
          const { itemSku: id, quantity: qty, paymentMethod } = input;
          return backendOf(system).call(readInstallmentDetail, { id, paymentMethod, query: { qty }, signal });
        }),
        estimationLoad: fromPromise<InstallmentEstimation, MethodOrder>(({ input, signal, system }) => {
          const { itemSku: id, quantity: qty, paymentMethod } = input;
          return backendOf(system).call(estimateInstallment, { id, query: { paymentMethod, qty }, signal });
        }),
      },
    }),
  },
});
