import { expect, test } from 'vitest';
import { voucherTermsMachine } from '#src/machines/promo/voucherTerms/voucherTermsMachine.ts';
import { voucherTermsPaths } from '#src/machines/promo/voucherTerms/voucherTermsPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const input = { group: 'merchantVouchers', id: 'V-M1', code: 'M1' };
const start = () => drive(voucherTermsMachine, { actors: ['loadTerms'], input });

test('voucherTerms: every transition, and every state survives a restore', () => {
  expectEveryTransition(voucherTermsPaths);
});

test('[VOUCHER-20, MODAL-12] the terms of the voucher are loaded', () => {
  const terms = start();
  expect(terms.inputOf('loadTerms')).toEqual(input);
  expect(terms.snapshot().hasTag('busy')).toBe(true);
  terms.resolve('loadTerms', ['Berlaku sampai habis.']);
  expect(terms.context()).toEqual({ request: input, nodes: ['Berlaku sampai habis.'] });
});

test.each([
  ['refused, when somebody asks', refused(null, 500), 'failed', { type: 'retry.requested' }],
  ['unreached, when somebody asks', lost(), 'unreached', { type: 'retry.requested' }],
  ['unreached, when online again', lost(), 'unreached', { type: 'network.returned' }],
])('[VOUCHER-20, ERR-61, ERR-62] %s, they are asked for again', (_, error, state, event) => {
  const terms = start();
  terms.reject('loadTerms', error);
  expect([terms.value(), terms.snapshot().hasTag('failed')]).toEqual([state, true]);
  terms.send(event);
  expect(terms.waiting()).toEqual(['loadTerms']);
});

test('[ERR-62] refused terms are not loaded again when the network returns', () => {
  const terms = start();
  terms.reject('loadTerms', refused(null, 500));
  terms.send({ type: 'network.returned' });
  expect(terms.value()).toBe('failed');
});
