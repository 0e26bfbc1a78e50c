import { expect, test } from 'vitest';
import { voucherClaimMachine } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import { voucherClaimPaths } from '#src/machines/promo/voucherClaim/voucherClaimPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = {
  actors: ['claimVoucher'],
  input: { id: 'V-1', code: 'HEMAT' },
};
const asked = { type: 'claim.requested', asker: 'voucherList' };
const start = () => {
  const claim = drive(voucherClaimMachine, options);
  claim.send(asked);
  return claim;
};

test('voucherClaim: every transition, and every state survives a restore', () => {
  expectEveryTransition(voucherClaimPaths);
});

test('[VOUCHER-09, VOUCHER-10] a claim is called by the id and told as claimed', () => {
  const claim = start();
  expect(claim.inputOf('claimVoucher')).toEqual({ id: 'V-1' });
  expect(claim.snapshot().hasTag('pending')).toBe(true);
  claim.resolve('claimVoucher', true);
  expect(claim.value()).toBe('claimed');
  expect(claim.toPage).toEqual([
    {
      type: 'claim.settled',
      code: 'HEMAT',
      asker: 'voucherList',
      message: 'success',
      outcome: 'CLAIMED',
      needsLogin: false,
    },
  ]);
});

test.each([
  ['VOUCHER_CLAIMED', 'claimed', 'claimed', 'CLAIMED'],
  ['QUOTA_RUN_OUT', 'quotaRunOut', 'quotaRunOut', 'QUOTA_RUN_OUT'],
  ['VOUCHER_REDEEMED', 'redeemed', 'redeemed', 'REDEEMED'],
  ['SOMETHING_ELSE', 'failed', 'generic', null],
])('[VOUCHER-13, VOUCHER-14, ERR-44, ERR-45, ERR-46] %s leaves it %s', (code, state, message, outcome) => {
  const claim = start();
  claim.reject('claimVoucher', refused(code, 409));
  expect(claim.value()).toBe(state);
  expect(claim.toPage.at(-1)).toMatchObject({ asker: 'voucherList', message, outcome });
});

test('[ERR-63] past the limit it says in how many seconds it may be tried again, and can be', () => {
  const claim = start();
  claim.reject('claimVoucher', refused('TOO_MANY_REQUESTS', 429, { retryAfterSeconds: 7 }));
  expect(claim.value()).toBe('failed');
  expect(claim.toPage.at(-1)).toMatchObject({ message: 'tooMany', retryAfterSeconds: 7, outcome: null });
  claim.send({ type: 'claim.requested', asker: 'voucherList' });
  expect(claim.waiting()).toEqual(['claimVoucher']);
});

test('[VOUCHER-14] a failed claim is tried again, and answers the one who asked last', () => {
  const claim = start();
  claim.reject('claimVoucher', lost());
  claim.send({ type: 'claim.requested', asker: 'voucherTerms' });
  expect(claim.waiting()).toEqual(['claimVoucher']);
  claim.resolve('claimVoucher', true);
  expect(claim.toPage.at(-1)).toMatchObject({ asker: 'voucherTerms', message: 'success' });
});

test('pressed again while it is claimed it is one call', () => {
  const claim = start();
  claim.send(asked);
  claim.resolve('claimVoucher', true);
  claim.send(asked);
  expect(claim.waiting()).toEqual([]);
  expect(claim.toPage).toHaveLength(1);
});

test('[VOUCHER-16] a session that ended meanwhile needs a login', () => {
  const claim = start();
  claim.reject('claimVoucher', refused('LOGIN_REQUIRED', 401));
  expect(claim.toPage.at(-1)).toMatchObject({ needsLogin: true, outcome: null });
});
