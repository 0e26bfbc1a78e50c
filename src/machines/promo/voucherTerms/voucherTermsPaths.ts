import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { voucherTermsMachine } from './voucherTermsMachine.ts';

export const voucherTermsPaths = pathsOf(voucherTermsMachine, {
  inputs: { voucher: { group: 'merchantVouchers', id: 'V-M1', code: 'M1' } },
  events: {
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: { loadTerms: { errors: lostOrRefused(), outputs: [['Syarat']] } },
});
