// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { recommendationMachine } from '#src/machines/recommendation/recommendation/recommendationMachine.ts';
import { recommendationPaths } from '#src/machines/recommendation/recommendation/recommendationPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadRecommendations'],
  systemId: 'recommendation',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/recommendation.md', import.meta.url));

const loadRecommendationsOutputCards = endOf(recommendationPaths.actors.loadRecommendations.outputs, 'cards');

test('recommendation, walk 1: 1 step to empty', () => {
  const recommendation = drive(recommendationMachine, {
    ...options,
    input: recommendationPaths.inputs.item,
  });
  expect(recommendation.value()).toEqual('loading');
  recommendation.resolve('loadRecommendations', []);
  expect(recommendation.value()).toEqual('empty');
  expect(recommendation.told()).toEqual([]);
  expect(recommendation.record()).toEqual(records.get('walk 1: 1 step to empty'));
});

test('recommendation, walk 2: 2 steps to ready', () => {
  const recommendation = drive(recommendationMachine, {
    ...options,
    input: recommendationPaths.inputs.item,
  });
  expect(recommendation.value()).toEqual('loading');
  recommendation.resolve('loadRecommendations', loadRecommendationsOutputCards);
  expect(recommendation.value()).toEqual('ready');
  recommendation.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: null });
  expect(recommendation.value()).toEqual('ready');
  expect(recommendation.told()).toEqual([]);
  expect(recommendation.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('recommendation, walk 3: 6 steps to loading', () => {
  const recommendation = drive(recommendationMachine, {
    ...options,
    input: recommendationPaths.inputs.item,
  });
  expect(recommendation.value()).toEqual('loading');
  recommendation.reject('loadRecommendations', lost());
  expect(recommendation.value()).toEqual('unreached');
  recommendation.send({ type: 'retry.requested' });
  expect(recommendation.value()).toEqual('loading');
  recommendation.reject('loadRecommendations', refused(null, 500));
  expect(recommendation.value()).toEqual('failed');
  recommendation.send({ type: 'retry.requested' });
  expect(recommendation.value()).toEqual('loading');
  recommendation.reject('loadRecommendations', lost());
  expect(recommendation.value()).toEqual('unreached');
  recommendation.send({ type: 'network.returned' });
  expect(recommendation.value()).toEqual('loading');
  expect(recommendation.told()).toEqual([]);
  expect(recommendation.record()).toEqual(records.get('walk 3: 6 steps to loading'));
});
