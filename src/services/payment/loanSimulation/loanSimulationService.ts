import type { Backend } from '../../http/backend.ts';
import {
  readLoanOptions,
  simulateLoan,
  type LoanBody,
  type LoanOptions,
  type LoanSimulation,
} from './contract.ts';

/** Loans for what is ridden. Simulating one writes nothing. [API-100, API-101] */
export function createLoanSimulationService(backend: Backend) {
  return {
    options: (itemSku: string, signal?: AbortSignal): Promise<LoanOptions> =>
      backend.call(readLoanOptions, { query: { itemSku }, signal }),
    simulate: (body: LoanBody, signal?: AbortSignal): Promise<LoanSimulation> =>
      backend.call(simulateLoan, { body, signal }),
  };
}
