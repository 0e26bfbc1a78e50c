// Written by `npm run lab -- generate combo --target vitest --strategy transition`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { comboMachine } from '#src/machines/promo/combo/comboMachine.ts';
import { comboPaths } from '#src/machines/promo/combo/comboPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadCombo'],
  systemId: 'combo',
};
const input1 = comboPaths.inputs[0]!;
const factsChanged = comboPaths.events[0]!;
const factsChanged2 = comboPaths.events[1]!;
const loadComboOutput = comboPaths.actors.loadCombo.outputs[0];

test('combo, walk 1: 19 steps to loading', () => {
  const combo = drive(comboMachine, {
    ...options,
    input: input1,
  });
  expect(combo.value()).toEqual('loading');
  combo.send(factsChanged);
  combo.send(factsChanged2);
  expect(combo.value()).toEqual('none');
  combo.send(factsChanged);
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', loadComboOutput);
  expect(combo.value()).toEqual({ choosing: 'resting' });
  combo.send({ type: 'combo.itemToggled', itemSku: 'B-01' });
  combo.send({ type: 'combo.addRequested', mode: 'MODAL' });
  expect(combo.value()).toEqual({ choosing: 'incomplete' });
  combo.send({ type: 'combo.itemToggled', itemSku: 'B-01' });
  expect(combo.value()).toEqual({ choosing: 'resting' });
  combo.send({ type: 'combo.addRequested', mode: 'MODAL' });
  combo.send(factsChanged2);
  expect(combo.value()).toEqual('none');
  combo.send(factsChanged);
  expect(combo.value()).toEqual('loading');
  combo.resolve('loadCombo', null);
  expect(combo.value()).toEqual('none');
  combo.send(factsChanged2);
  combo.send(factsChanged);
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
  expect(combo.toPage.map(({ type }) => type)).toEqual(['combo.chosen']);
});
