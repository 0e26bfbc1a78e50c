import { fromPromise } from 'xstate';
import { payLaterMachine } from '#src/machines/payment/payLater/payLaterMachine.ts';
import { readPayLater, type PayLater } from '#src/services/payment/payLater/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const payLaterLogic = provided(payLaterMachine, {
  actors: {
    loadStanding: fromPromise<PayLater, void>(({ signal, system }) =>
      backendOf(system).call(readPayLater, { signal }),
    ),
  },
});
