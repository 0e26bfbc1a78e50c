// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { complementsMachine } from '#src/machines/recommendation/complements/complementsMachine.ts';
import { complementsPaths } from '#src/machines/recommendation/complements/complementsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadRecommendations'],
  systemId: 'complements',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/complements.md', import.meta.url));

const loadRecommendationsOutputCards = endOf(complementsPaths.actors.loadRecommendations.outputs, 'cards');

test('complements, walk 1: 1 step to empty', () => {
  const complements = drive(complementsMachine, {
    ...options,
    input: complementsPaths.inputs.item,
  });
  expect(complements.value()).toEqual('loading');
  complements.resolve('loadRecommendations', []);
  expect(complements.value()).toEqual('empty');
  expect(complements.told()).toEqual([]);
  expect(complements.record()).toEqual(records.get('walk 1: 1 step to empty'));
});

test('complements, walk 2: 2 steps to ready', () => {
  const complements = drive(complementsMachine, {
    ...options,
    input: complementsPaths.inputs.item,
  });
  expect(complements.value()).toEqual('loading');
  complements.resolve('loadRecommendations', loadRecommendationsOutputCards);
  expect(complements.value()).toEqual('ready');
  complements.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: null });
  expect(complements.value()).toEqual('ready');
  expect(complements.told()).toEqual([]);
  expect(complements.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('complements, walk 3: 6 steps to loading', () => {
  const complements = drive(complementsMachine, {
    ...options,
    input: complementsPaths.inputs.item,
  });
  expect(complements.value()).toEqual('loading');
  complements.reject('loadRecommendations', lost());
  expect(complements.value()).toEqual('unreached');
  complements.send({ type: 'retry.requested' });
  expect(complements.value()).toEqual('loading');
  complements.reject('loadRecommendations', refused(null, 500));
  expect(complements.value()).toEqual('failed');
  complements.send({ type: 'retry.requested' });
  expect(complements.value()).toEqual('loading');
  complements.reject('loadRecommendations', lost());
  expect(complements.value()).toEqual('unreached');
  complements.send({ type: 'network.returned' });
  expect(complements.value()).toEqual('loading');
  expect(complements.told()).toEqual([]);
  expect(complements.record()).toEqual(records.get('walk 3: 6 steps to loading'));
});
