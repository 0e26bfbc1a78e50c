// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { endlessRecommendationMachine } from '#src/machines/recommendation/endlessRecommendation/endlessRecommendationMachine.ts';
import { endlessRecommendationPaths } from '#src/machines/recommendation/endlessRecommendation/endlessRecommendationPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadPages'],
  systemId: 'endlessRecommendation',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/endlessRecommendation.md', import.meta.url));

const loadPagesOutputPage = endOf(endlessRecommendationPaths.actors.loadPages.outputs, 'page');
const loadPagesOutputAll = endOf(endlessRecommendationPaths.actors.loadPages.outputs, 'all');
const loadPagesOutputOthers = endOf(endlessRecommendationPaths.actors.loadPages.outputs, 'others');

test('endlessRecommendation, walk 1: 4 steps to ended', () => {
  const endlessRecommendation = drive(endlessRecommendationMachine, {
    ...options,
    input: endlessRecommendationPaths.inputs.item,
  });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: 'T-1' });
  endlessRecommendation.resolve('loadPages', loadPagesOutputPage);
  expect(endlessRecommendation.value()).toEqual('ready');
  endlessRecommendation.send({ type: 'more.requested' });
  expect(endlessRecommendation.value()).toEqual('adding');
  endlessRecommendation.resolve('loadPages', loadPagesOutputPage);
  expect(endlessRecommendation.value()).toEqual('ended');
  expect(endlessRecommendation.told()).toEqual([]);
  expect(endlessRecommendation.record()).toEqual(records.get('walk 1: 4 steps to ended'));
});

test('endlessRecommendation, walk 2: 1 step to ended', () => {
  const endlessRecommendation = drive(endlessRecommendationMachine, {
    ...options,
    input: endlessRecommendationPaths.inputs.item,
  });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.resolve('loadPages', loadPagesOutputAll);
  expect(endlessRecommendation.value()).toEqual('ended');
  expect(endlessRecommendation.told()).toEqual([]);
  expect(endlessRecommendation.record()).toEqual(records.get('walk 2: 1 step to ended'));
});

test('endlessRecommendation, walk 3: 1 step to empty', () => {
  const endlessRecommendation = drive(endlessRecommendationMachine, {
    ...options,
    input: endlessRecommendationPaths.inputs.item,
  });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.resolve('loadPages', { products: [], nextPage: 3, isEnd: true });
  expect(endlessRecommendation.value()).toEqual('empty');
  expect(endlessRecommendation.told()).toEqual([]);
  expect(endlessRecommendation.record()).toEqual(records.get('walk 3: 1 step to empty'));
});

test('endlessRecommendation, walk 4: 16 steps to adding', () => {
  const endlessRecommendation = drive(endlessRecommendationMachine, {
    ...options,
    input: endlessRecommendationPaths.inputs.item,
  });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.reject('loadPages', lost());
  expect(endlessRecommendation.value()).toEqual('unreached');
  endlessRecommendation.send({ type: 'retry.requested' });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.reject('loadPages', refused(null, 500));
  expect(endlessRecommendation.value()).toEqual('failed');
  endlessRecommendation.send({ type: 'retry.requested' });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.reject('loadPages', lost());
  expect(endlessRecommendation.value()).toEqual('unreached');
  endlessRecommendation.send({ type: 'network.returned' });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.resolve('loadPages', loadPagesOutputPage);
  expect(endlessRecommendation.value()).toEqual('ready');
  endlessRecommendation.send({ type: 'more.requested' });
  expect(endlessRecommendation.value()).toEqual('adding');
  endlessRecommendation.resolve('loadPages', loadPagesOutputOthers);
  expect(endlessRecommendation.value()).toEqual('ready');
  endlessRecommendation.send({ type: 'more.requested' });
  expect(endlessRecommendation.value()).toEqual('adding');
  endlessRecommendation.reject('loadPages', lost());
  expect(endlessRecommendation.value()).toEqual('moreUnreached');
  endlessRecommendation.send({ type: 'retry.requested' });
  expect(endlessRecommendation.value()).toEqual('adding');
  endlessRecommendation.reject('loadPages', refused(null, 500));
  expect(endlessRecommendation.value()).toEqual('moreFailed');
  endlessRecommendation.send({ type: 'retry.requested' });
  expect(endlessRecommendation.value()).toEqual('adding');
  endlessRecommendation.reject('loadPages', lost());
  expect(endlessRecommendation.value()).toEqual('moreUnreached');
  endlessRecommendation.send({ type: 'network.returned' });
  expect(endlessRecommendation.value()).toEqual('adding');
  expect(endlessRecommendation.told()).toEqual([]);
  expect(endlessRecommendation.record()).toEqual(records.get('walk 4: 16 steps to adding'));
});

test('endlessRecommendation, walk 5: starts in empty', () => {
  const endlessRecommendation = drive(endlessRecommendationMachine, {
    ...options,
    input: endlessRecommendationPaths.inputs.none,
  });
  expect(endlessRecommendation.value()).toEqual('empty');
  expect(endlessRecommendation.told()).toEqual([]);
  expect(endlessRecommendation.record()).toEqual(records.get('walk 5: starts in empty'));
});

test('endlessRecommendation, walk 6: 3 steps to ended', () => {
  const endlessRecommendation = drive(endlessRecommendationMachine, {
    ...options,
    input: endlessRecommendationPaths.inputs.item,
  });
  expect(endlessRecommendation.value()).toEqual('loading');
  endlessRecommendation.resolve('loadPages', loadPagesOutputPage);
  expect(endlessRecommendation.value()).toEqual('ready');
  endlessRecommendation.send({ type: 'more.requested' });
  expect(endlessRecommendation.value()).toEqual('adding');
  endlessRecommendation.resolve('loadPages', { products: [], nextPage: 3, isEnd: true });
  expect(endlessRecommendation.value()).toEqual('ended');
  expect(endlessRecommendation.told()).toEqual([]);
  expect(endlessRecommendation.record()).toEqual(records.get('walk 6: 3 steps to ended'));
});
