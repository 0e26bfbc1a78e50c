// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { voucherClaimMachine } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import { refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['claimVoucher'],
  systemId: 'voucherClaim',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/voucherClaim.md', import.meta.url));

test('voucherClaim, walk 1: 2 steps to claimed', () => {
  const voucherClaim = drive(voucherClaimMachine, {
    ...options,
    input: { id: 'V-1', code: 'HEMAT' },
  });
  expect(voucherClaim.value()).toEqual('idle');
  voucherClaim.send({ type: 'claim.requested', asker: 'voucherList' });
  expect(voucherClaim.value()).toEqual('claiming');
  voucherClaim.resolve('claimVoucher', true);
  expect(voucherClaim.value()).toEqual('claimed');
  expect(voucherClaim.told()).toEqual(['claim.settled']);
  expect(voucherClaim.record()).toEqual(records.get('walk 1: 2 steps to claimed'));
});

test('voucherClaim, walk 2: 2 steps to claimed', () => {
  const voucherClaim = drive(voucherClaimMachine, {
    ...options,
    input: { id: 'V-1', code: 'HEMAT' },
  });
  expect(voucherClaim.value()).toEqual('idle');
  voucherClaim.send({ type: 'claim.requested', asker: 'voucherList' });
  expect(voucherClaim.value()).toEqual('claiming');
  voucherClaim.reject('claimVoucher', refused('VOUCHER_CLAIMED', 409));
  expect(voucherClaim.value()).toEqual('claimed');
  expect(voucherClaim.told()).toEqual(['claim.settled']);
  expect(voucherClaim.record()).toEqual(records.get('walk 2: 2 steps to claimed'));
});

test('voucherClaim, walk 3: 4 steps to redeemed', () => {
  const voucherClaim = drive(voucherClaimMachine, {
    ...options,
    input: { id: 'V-1', code: 'HEMAT' },
  });
  expect(voucherClaim.value()).toEqual('idle');
  voucherClaim.send({ type: 'claim.requested', asker: 'voucherList' });
  expect(voucherClaim.value()).toEqual('claiming');
  voucherClaim.reject('claimVoucher', refused('QUOTA_RUN_OUT', 409));
  expect(voucherClaim.value()).toEqual('quotaRunOut');
  voucherClaim.send({ type: 'claim.requested', asker: 'voucherList' });
  expect(voucherClaim.value()).toEqual('claiming');
  voucherClaim.reject('claimVoucher', refused('VOUCHER_REDEEMED', 409));
  expect(voucherClaim.value()).toEqual('redeemed');
  expect(voucherClaim.told()).toEqual(['claim.settled', 'claim.settled']);
  expect(voucherClaim.record()).toEqual(records.get('walk 3: 4 steps to redeemed'));
});

test('voucherClaim, walk 4: 3 steps to claiming', () => {
  const voucherClaim = drive(voucherClaimMachine, {
    ...options,
    input: { id: 'V-1', code: 'HEMAT' },
  });
  expect(voucherClaim.value()).toEqual('idle');
  voucherClaim.send({ type: 'claim.requested', asker: 'voucherList' });
  expect(voucherClaim.value()).toEqual('claiming');
  voucherClaim.reject('claimVoucher', refused('LOGIN_REQUIRED', 401));
  expect(voucherClaim.value()).toEqual('failed');
  voucherClaim.send({ type: 'claim.requested', asker: 'voucherList' });
  expect(voucherClaim.value()).toEqual('claiming');
  expect(voucherClaim.told()).toEqual(['claim.settled']);
  expect(voucherClaim.record()).toEqual(records.get('walk 4: 3 steps to claiming'));
});
