// Written by `npm run lab -- generate recommendation --target vitest --strategy transition`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recommendationMachine } from '#src/machines/discovery/recommendation/recommendationMachine.ts';
import { recommendationPaths } from '#src/machines/discovery/recommendation/recommendationPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadRecommendations'],
  systemId: 'recommendation',
};
const input1 = recommendationPaths.inputs[0]!;
const loadRecommendationsOutput = recommendationPaths.actors.loadRecommendations.outputs[1];

test('recommendation, walk 1: 1 step to empty', () => {
  const recommendation = drive(recommendationMachine, {
    ...options,
    input: input1,
  });
  expect(recommendation.value()).toEqual('loading');
  recommendation.resolve('loadRecommendations', []);
  expect(recommendation.value()).toEqual('empty');
  expect(recommendation.toPage.map(({ type }) => type)).toEqual([]);
});

test('recommendation, walk 2: 1 step to ready', () => {
  const recommendation = drive(recommendationMachine, {
    ...options,
    input: input1,
  });
  expect(recommendation.value()).toEqual('loading');
  recommendation.resolve('loadRecommendations', loadRecommendationsOutput);
  expect(recommendation.value()).toEqual('ready');
  expect(recommendation.toPage.map(({ type }) => type)).toEqual([]);
});

test('recommendation, walk 3: 6 steps to loading', () => {
  const recommendation = drive(recommendationMachine, {
    ...options,
    input: input1,
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
  expect(recommendation.toPage.map(({ type }) => type)).toEqual([]);
});
