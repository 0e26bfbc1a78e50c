import { fromPromise } from 'xstate';
import { loanSimulationMachine } from '#src/machines/payment/loanSimulation/loanSimulationMachine.ts';
import type { LoanBody, LoanOptions, LoanSimulation } from '#src/services/payment/loanSimulation/contract.ts';
import { createLoanSimulationService } from '#src/services/payment/loanSimulation/loanSimulationService.ts';
import { laterService } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

const loanSimulationOf = laterService(({ backend }) => createLoanSimulationService(backend));

export const loanSimulationLogic = provided(loanSimulationMachine, {
  actors: {
    waitFor,
    loadLoanOptions: fromPromise<LoanOptions, { itemSku: string }>(({ input, signal, system }) =>
      loanSimulationOf(system).options(input.itemSku, signal),
    ),
    simulateLoan: fromPromise<LoanSimulation, { request: LoanBody }>(({ input, signal, system }) =>
      loanSimulationOf(system).simulate(input.request, signal),
    ),
  },
});
