import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Loans for what is ridden. */
export const loanSimulationCalls = {
  tag: 'Loans',
  contract,
  calls: {
    readLoanOptions: {
      ...contract.readLoanOptions,
      summary: 'What a loan for an item can be.',
      ids: ['API-100'],
      query: contract.loanQuery,
      ofProduct: true,
      isSearch: true,
    },
    simulateLoan: {
      ...contract.simulateLoan,
      summary: 'Calculates a loan; nothing is written.',
      ids: ['API-101'],
      body: contract.loanBody,
      ofProduct: true,
      refusals: {
        422: ['LOAN_NOT_OFFERED', 'LOAN_LOCATION_UNKNOWN', 'DOWN_PAYMENT_TOO_LOW', 'DOWN_PAYMENT_TOO_HIGH'],
      },
      isSearch: true,
    },
  },
} satisfies CallArea;
