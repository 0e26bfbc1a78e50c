// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { modalMachine } from '#src/machines/shell/modal/modalMachine.ts';

const options = {
  actors: [],
  systemId: 'modal',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/modal.md', import.meta.url));

test('modal, walk 1: 12 steps to open', () => {
  const modal = drive(modalMachine, options);
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.opened', key: 'voucherList', params: { from: 'promo' } });
  modal.send({ type: 'modal.backRequested' });
  modal.send({ type: 'modal.backRequested' });
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.closed' });
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.missed' });
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.scrolled', offset: 120 });
  modal.send({ type: 'modal.opened', key: 'voucherList', params: { from: 'promo' } });
  modal.send({ type: 'modal.focusLeft', key: 'bagFull', stop: { name: 'BUTTON S&K', nth: 0, at: 3 } });
  expect(modal.value()).toEqual('open');
  expect(modal.told()).toEqual([
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
    'add.modalShown',
  ]);
  expect(modal.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(modal.record()).toEqual(records.get('walk 1: 12 steps to open'));
});

test('modal, walk 2: 2 steps to open', () => {
  const modal = drive(modalMachine, options);
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  expect(modal.told()).toEqual(['add.modalShown']);
  expect(modal.record()).toEqual(records.get('walk 2: 2 steps to open'));
});

test('modal, walk 3: 2 steps to open', () => {
  const modal = drive(modalMachine, options);
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'voucherList', params: { from: 'promo' } });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.closed', keys: ['bagFull'] });
  expect(modal.value()).toEqual('open');
  expect(modal.told()).toEqual(['add.modalShown']);
  expect(modal.record()).toEqual(records.get('walk 3: 2 steps to open'));
});

test('modal, walk 4: 2 steps to open', () => {
  const modal = drive(modalMachine, options);
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.focusLeft', key: 'bagFull', stop: { name: 'BUTTON S&K', nth: 0, at: 3 } });
  expect(modal.value()).toEqual('open');
  expect(modal.told()).toEqual(['add.modalShown']);
  expect(modal.record()).toEqual(records.get('walk 4: 2 steps to open'));
});

test('modal, walk 5: 3 steps to open', () => {
  const modal = drive(modalMachine, options);
  expect(modal.value()).toEqual('closed');
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  modal.send({ type: 'modal.opened', key: 'voucherList', params: { from: 'promo' } });
  modal.send({ type: 'modal.opened', key: 'bagFull' });
  expect(modal.value()).toEqual('open');
  expect(modal.told()).toEqual(['add.modalShown', 'add.modalShown', 'add.modalShown']);
  expect(modal.record()).toEqual(records.get('walk 5: 3 steps to open'));
});
