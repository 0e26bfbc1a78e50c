// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { voucherTermsMachine } from '#src/machines/promo/voucherTerms/voucherTermsMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadTerms'],
  systemId: 'voucherTerms',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/voucherTerms.md', import.meta.url));

test('voucherTerms, walk 1: 1 step to ready', () => {
  const voucherTerms = drive(voucherTermsMachine, {
    ...options,
    input: { group: 'merchantVouchers', id: 'V-M1', code: 'M1' },
  });
  expect(voucherTerms.value()).toEqual('loading');
  voucherTerms.resolve('loadTerms', ['Syarat']);
  expect(voucherTerms.value()).toEqual('ready');
  expect(voucherTerms.told()).toEqual([]);
  expect(voucherTerms.record()).toEqual(records.get('walk 1: 1 step to ready'));
});

test('voucherTerms, walk 2: 6 steps to loading', () => {
  const voucherTerms = drive(voucherTermsMachine, {
    ...options,
    input: { group: 'merchantVouchers', id: 'V-M1', code: 'M1' },
  });
  expect(voucherTerms.value()).toEqual('loading');
  voucherTerms.reject('loadTerms', lost());
  expect(voucherTerms.value()).toEqual('unreached');
  voucherTerms.send({ type: 'retry.requested' });
  expect(voucherTerms.value()).toEqual('loading');
  voucherTerms.reject('loadTerms', refused(null, 500));
  expect(voucherTerms.value()).toEqual('failed');
  voucherTerms.send({ type: 'retry.requested' });
  expect(voucherTerms.value()).toEqual('loading');
  voucherTerms.reject('loadTerms', lost());
  expect(voucherTerms.value()).toEqual('unreached');
  voucherTerms.send({ type: 'network.returned' });
  expect(voucherTerms.value()).toEqual('loading');
  expect(voucherTerms.told()).toEqual([]);
  expect(voucherTerms.record()).toEqual(records.get('walk 2: 6 steps to loading'));
});
