import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { voucherClaimMachine } from './voucherClaimMachine.ts';

export const voucherClaimPaths = pathsOf(voucherClaimMachine, {
  inputs: { voucher: { id: 'V-1', code: 'HEMAT' } },
  events: {
    claimRequestedFromList: { type: 'claim.requested', asker: 'voucherList' },
    claimRequestedFromTerms: { type: 'claim.requested', asker: 'voucherTerms' },
  },
  actors: {
    claimVoucher: {
      outputs: [true],
      errors: [
        refused('VOUCHER_CLAIMED', 409),
        refused('QUOTA_RUN_OUT', 409),
        refused('VOUCHER_REDEEMED', 409),
        refused('LOGIN_REQUIRED', 401),
        lost(),
      ],
    },
  },
});
