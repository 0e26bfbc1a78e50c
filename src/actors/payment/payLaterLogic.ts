import { fromPromise } from 'xstate';
import { payLaterMachine } from '#src/machines/payment/payLater/payLaterMachine.ts';
import type { PayLater } from '#src/services/payment/payLater/contract.ts';
import { createPayLaterService } from '#src/services/payment/payLater/payLaterService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const payLaterOf = laterService(({ backend }) => createPayLaterService(backend));

export const payLaterLogic = provided(payLaterMachine, {
  actors: {
    loadStanding: fromPromise<PayLater, void>(({ signal, system }) => payLaterOf(system).payLater(signal)),
  },
});
