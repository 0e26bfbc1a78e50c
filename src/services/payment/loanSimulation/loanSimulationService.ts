import type { Backend } from '../../http/backend.ts';
import {
  loanOptions,
  loanSimulation,
  type LoanBody,
  type LoanOptions,
  type LoanSimulation,
} from './contract.ts';

const PATH = '/product-detail/simulation/automotive-installment';

/** Loans for what is ridden. Simulating one writes nothing. [API-100, API-101] */
export function createLoanSimulationService(backend: Backend) {
  return {
    options: (itemSku: string, signal?: AbortSignal): Promise<LoanOptions> =>
      backend.read(PATH, loanOptions, { query: { itemSku }, signal }),
    simulate: (body: LoanBody, signal?: AbortSignal): Promise<LoanSimulation> =>
      backend.write('POST', PATH, loanSimulation, { body, signal }),
  };
}
