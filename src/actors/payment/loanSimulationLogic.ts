import { fromPromise } from 'xstate';
import { loanSimulationMachine } from '#src/machines/payment/loanSimulation/loanSimulationMachine.ts';
import {
  readLoanOptions,
  simulateLoan,
  type LoanBody,
  type LoanOptions,
  type LoanSimulation,
} from '#src/services/payment/loanSimulation/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

export const loanSimulationLogic = provided(loanSimulationMachine, {
  actors: {
    waitFor,
    loadLoanOptions: fromPromise<LoanOptions, { itemSku: string }>(({ input, signal, system }) =>
      backendOf(system).call(readLoanOptions, { query: { itemSku: input.itemSku }, signal }),
    ),
    simulateLoan: fromPromise<LoanSimulation, { request: LoanBody }>(({ input, signal, system }) =>
      backendOf(system).call(simulateLoan, { body: input.request, signal }),
    ),
  },
});
