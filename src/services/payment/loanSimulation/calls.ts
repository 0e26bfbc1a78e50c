import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const PATH = '/product-detail/simulation/automotive-installment';

/** Loans for what is ridden. */
export const loanSimulationCalls: CallArea = {
  tag: 'Loans',
  contract,
  calls: [
    {
      method: 'GET',
      path: PATH,
      summary: 'What a loan for an item can be.',
      ids: ['API-100'],
      query: contract.loanQuery,
      answer: contract.loanOptions,
      ofProduct: true,
    },
    {
      method: 'POST',
      path: PATH,
      summary: 'Calculates a loan; nothing is written.',
      ids: ['API-101'],
      body: contract.loanBody,
      answer: contract.loanSimulation,
      ofProduct: true,
      refusals: {
        422: ['LOAN_NOT_OFFERED', 'LOAN_LOCATION_UNKNOWN', 'DOWN_PAYMENT_TOO_LOW', 'DOWN_PAYMENT_TOO_HIGH'],
      },
    },
  ],
};
