// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { brandRecommendationMachine } from '#src/machines/recommendation/brandRecommendation/brandRecommendationMachine.ts';
import { brandRecommendationPaths } from '#src/machines/recommendation/brandRecommendation/brandRecommendationPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadGoods'],
  systemId: 'brandRecommendation',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/brandRecommendation.md', import.meta.url));

const loadGoodsOutputGoods = endOf(brandRecommendationPaths.actors.loadGoods.outputs, 'goods');

test('brandRecommendation, walk 1: 1 step to empty', () => {
  const brandRecommendation = drive(brandRecommendationMachine, {
    ...options,
    input: brandRecommendationPaths.inputs.item,
  });
  expect(brandRecommendation.value()).toEqual('loading');
  brandRecommendation.resolve('loadGoods', []);
  expect(brandRecommendation.value()).toEqual('empty');
  expect(brandRecommendation.told()).toEqual([]);
  expect(brandRecommendation.record()).toEqual(records.get('walk 1: 1 step to empty'));
});

test('brandRecommendation, walk 2: 2 steps to ready', () => {
  const brandRecommendation = drive(brandRecommendationMachine, {
    ...options,
    input: brandRecommendationPaths.inputs.item,
  });
  expect(brandRecommendation.value()).toEqual('loading');
  brandRecommendation.resolve('loadGoods', loadGoodsOutputGoods);
  expect(brandRecommendation.value()).toEqual('ready');
  brandRecommendation.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: 'T-1' });
  expect(brandRecommendation.value()).toEqual('ready');
  expect(brandRecommendation.told()).toEqual([]);
  expect(brandRecommendation.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('brandRecommendation, walk 3: 6 steps to loading', () => {
  const brandRecommendation = drive(brandRecommendationMachine, {
    ...options,
    input: brandRecommendationPaths.inputs.item,
  });
  expect(brandRecommendation.value()).toEqual('loading');
  brandRecommendation.reject('loadGoods', lost());
  expect(brandRecommendation.value()).toEqual('unreached');
  brandRecommendation.send({ type: 'retry.requested' });
  expect(brandRecommendation.value()).toEqual('loading');
  brandRecommendation.reject('loadGoods', refused(null, 500));
  expect(brandRecommendation.value()).toEqual('failed');
  brandRecommendation.send({ type: 'retry.requested' });
  expect(brandRecommendation.value()).toEqual('loading');
  brandRecommendation.reject('loadGoods', lost());
  expect(brandRecommendation.value()).toEqual('unreached');
  brandRecommendation.send({ type: 'network.returned' });
  expect(brandRecommendation.value()).toEqual('loading');
  expect(brandRecommendation.told()).toEqual([]);
  expect(brandRecommendation.record()).toEqual(records.get('walk 3: 6 steps to loading'));
});

test('brandRecommendation, walk 4: starts in empty', () => {
  const brandRecommendation = drive(brandRecommendationMachine, {
    ...options,
    input: brandRecommendationPaths.inputs.none,
  });
  expect(brandRecommendation.value()).toEqual('empty');
  expect(brandRecommendation.told()).toEqual([]);
  expect(brandRecommendation.record()).toEqual(records.get('walk 4: starts in empty'));
});
