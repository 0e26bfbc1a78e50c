import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { installmentMethodMachine } from './installmentMethodMachine.ts';

export const installmentMethodPaths = pathsOf(installmentMethodMachine, {
  inputs: { card: { itemSku: 'A-01', quantity: 1, paymentMethod: 'CC_LINTANG' } },
  events: {
    listWanted: { type: 'list.wanted' },
    detailWanted: { type: 'detail.wanted' },
    estimationWanted: { type: 'estimation.wanted' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    listLoad: { errors: lostOrRefused(), outputs: [[{ tenor: 3, monthly: 40_000, feePromo: null }]] },
    detailLoad: {
      errors: lostOrRefused(),
      outputs: [{ paymentMethod: 'CC_LINTANG', amount: 120_000, tenors: [] }],
    },
    estimationLoad: { errors: lostOrRefused(), outputs: [{ tenor: 3, monthly: 40_000 }] },
  },
});
