// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { comboMachine } from '#src/machines/promo/combo/comboMachine.ts';
import { comboPaths } from '#src/machines/promo/combo/comboPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadCombo'],
  systemId: 'combo',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/combo.md', import.meta.url));

const loadComboOutputCombo = endOf(comboPaths.actors.loadCombo.outputs, 'combo');

test('combo, walk 1: 29 steps to failed', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: comboPaths.inputs.item,
  });
  expect(combo.value()).toEqual('loading');
  combo.send(comboPaths.events.factsChangedToOtherItem);
  combo.send(comboPaths.events.factsChangedUntagged);
  expect(combo.value()).toEqual('none');
  combo.send({ type: 'page.outdated' });
  combo.send(comboPaths.events.factsChangedToOtherItem);
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send({ type: 'combo.itemToggled', itemSku: 'B-01' });
  combo.send({ type: 'combo.addRequested', mode: 'MODAL' });
  expect(combo.value()).toEqual({ choosing: { request: 'incomplete', offer: 'told' } });
  combo.send({ type: 'page.outdated' });
  expect(combo.value()).toEqual({ choosing: { request: 'incomplete', offer: 'refreshing' } });
  combo.resolve('refreshCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'incomplete', offer: 'told' } });
  combo.send({ type: 'combo.itemToggled', itemSku: 'B-01' });
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send({ type: 'combo.addRequested', mode: 'MODAL' });
  combo.send({ type: 'page.outdated' });
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'refreshing' } });
  combo.resolve('refreshCombo', null);
  expect(combo.value()).toEqual('none');
  combo.send({ type: 'page.outdated' });
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', null);
  expect(combo.value()).toEqual('none');
  combo.send({ type: 'page.outdated' });
  expect(combo.value()).toEqual('loading');
  combo.reject('loadCombo', lost());
  expect(combo.value()).toEqual('unreached');
  combo.send({ type: 'retry.requested' });
  expect(combo.value()).toEqual('loading');
  combo.reject('loadCombo', refused(null, 500));
  expect(combo.value()).toEqual('failed');
  combo.send({ type: 'retry.requested' });
  expect(combo.value()).toEqual('loading');
  combo.reject('loadCombo', lost());
  expect(combo.value()).toEqual('unreached');
  combo.send({ type: 'network.returned' });
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send({ type: 'page.outdated' });
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'refreshing' } });
  combo.reject('refreshCombo', lost());
  expect(combo.value()).toEqual('unreached');
  combo.send({ type: 'retry.requested' });
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send({ type: 'page.outdated' });
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'refreshing' } });
  combo.reject('refreshCombo', refused(null, 500));
  expect(combo.value()).toEqual('failed');
  expect(combo.told()).toEqual(['add.comboRequested']);
  expect(combo.record()).toEqual(records.get('walk 1: 29 steps to failed'));
});

test('combo, walk 2: 3 steps to choosing.{request.resting, offer.told}', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: comboPaths.inputs.item,
  });
  expect(combo.value()).toEqual('loading');
  combo.send(comboPaths.events.factsChangedToOtherItem);
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send(comboPaths.events.factsChangedToOtherItem);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  expect(combo.told()).toEqual([]);
  expect(combo.record()).toEqual(records.get('walk 2: 3 steps to choosing.{request.resting, offer.told}'));
});

test('combo, walk 3: 3 steps to unreached', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: comboPaths.inputs.item,
  });
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send(comboPaths.events.factsChangedToOtherItem);
  expect(combo.value()).toEqual('loading');
  combo.reject('loadCombo', lost());
  expect(combo.value()).toEqual('unreached');
  expect(combo.told()).toEqual([]);
  expect(combo.record()).toEqual(records.get('walk 3: 3 steps to unreached'));
});

test('combo, walk 4: 3 steps to failed', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: comboPaths.inputs.item,
  });
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send(comboPaths.events.factsChangedToOtherItem);
  expect(combo.value()).toEqual('loading');
  combo.reject('loadCombo', refused(null, 500));
  expect(combo.value()).toEqual('failed');
  expect(combo.told()).toEqual([]);
  expect(combo.record()).toEqual(records.get('walk 4: 3 steps to failed'));
});

test('combo, walk 5: 3 steps to choosing.{request.resting, offer.told}', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: comboPaths.inputs.item,
  });
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  combo.send({ type: 'combo.itemToggled', itemSku: 'B-01' });
  combo.send({ type: 'combo.itemToggled', itemSku: 'A-01' });
  expect(combo.value()).toEqual({ choosing: { request: 'resting', offer: 'told' } });
  expect(combo.told()).toEqual([]);
  expect(combo.record()).toEqual(records.get('walk 5: 3 steps to choosing.{request.resting, offer.told}'));
});
