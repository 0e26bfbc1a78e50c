// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { comboMachine } from '#src/machines/promo/combo/comboMachine.ts';
import { comboPaths } from '#src/machines/promo/combo/comboPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadCombo'],
  systemId: 'combo',
};
const loadComboOutputCombo = endOf(comboPaths.actors.loadCombo.outputs, 'combo');

test('combo, walk 1: 19 steps to loading', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: comboPaths.inputs.item,
  });
  expect(combo.value()).toEqual('loading');
  combo.send(comboPaths.events.factsChangedToOtherItem);
  combo.send(comboPaths.events.factsChangedUntagged);
  expect(combo.value()).toEqual('none');
  combo.send(comboPaths.events.factsChangedToOtherItem);
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: 'resting' });
  combo.send({ type: 'combo.itemToggled', itemSku: 'B-01' });
  combo.send({ type: 'combo.addRequested', mode: 'MODAL' });
  expect(combo.value()).toEqual({ choosing: 'incomplete' });
  combo.send({ type: 'combo.itemToggled', itemSku: 'B-01' });
  expect(combo.value()).toEqual({ choosing: 'resting' });
  combo.send({ type: 'combo.addRequested', mode: 'MODAL' });
  combo.send(comboPaths.events.factsChangedUntagged);
  expect(combo.value()).toEqual('none');
  combo.send(comboPaths.events.factsChangedToOtherItem);
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', null);
  expect(combo.value()).toEqual('none');
  combo.send(comboPaths.events.factsChangedUntagged);
  combo.send(comboPaths.events.factsChangedToOtherItem);
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
  expect(combo.toPage.map(({ type }) => type)).toEqual(['part.told']);
});

test('combo, walk 2: 3 steps to choosing.resting', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: comboPaths.inputs.item,
  });
  expect(combo.value()).toEqual('loading');
  combo.send(comboPaths.events.factsChangedToOtherItem);
  combo.resolve('loadCombo', loadComboOutputCombo);
  expect(combo.value()).toEqual({ choosing: 'resting' });
  combo.send(comboPaths.events.factsChangedToOtherItem);
  expect(combo.value()).toEqual({ choosing: 'resting' });
  expect(combo.toPage.map(({ type }) => type)).toEqual([]);
});
