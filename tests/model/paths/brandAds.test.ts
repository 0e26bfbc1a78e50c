// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { brandAdsMachine } from '#src/machines/recommendation/brandAds/brandAdsMachine.ts';
import { brandAdsPaths } from '#src/machines/recommendation/brandAds/brandAdsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadGoods'],
  systemId: 'brandAds',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/brandAds.md', import.meta.url));

const loadGoodsOutputGoods = endOf(brandAdsPaths.actors.loadGoods.outputs, 'goods');

test('brandAds, walk 1: 1 step to empty', () => {
  const brandAds = drive(brandAdsMachine, {
    ...options,
    input: brandAdsPaths.inputs.item,
  });
  expect(brandAds.value()).toEqual('loading');
  brandAds.resolve('loadGoods', []);
  expect(brandAds.value()).toEqual('empty');
  expect(brandAds.told()).toEqual([]);
  expect(brandAds.record()).toEqual(records.get('walk 1: 1 step to empty'));
});

test('brandAds, walk 2: 2 steps to ready', () => {
  const brandAds = drive(brandAdsMachine, {
    ...options,
    input: brandAdsPaths.inputs.item,
  });
  expect(brandAds.value()).toEqual('loading');
  brandAds.resolve('loadGoods', loadGoodsOutputGoods);
  expect(brandAds.value()).toEqual('ready');
  brandAds.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: 'T-1' });
  expect(brandAds.value()).toEqual('ready');
  expect(brandAds.told()).toEqual([]);
  expect(brandAds.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('brandAds, walk 3: 6 steps to loading', () => {
  const brandAds = drive(brandAdsMachine, {
    ...options,
    input: brandAdsPaths.inputs.item,
  });
  expect(brandAds.value()).toEqual('loading');
  brandAds.reject('loadGoods', lost());
  expect(brandAds.value()).toEqual('unreached');
  brandAds.send({ type: 'retry.requested' });
  expect(brandAds.value()).toEqual('loading');
  brandAds.reject('loadGoods', refused(null, 500));
  expect(brandAds.value()).toEqual('failed');
  brandAds.send({ type: 'retry.requested' });
  expect(brandAds.value()).toEqual('loading');
  brandAds.reject('loadGoods', lost());
  expect(brandAds.value()).toEqual('unreached');
  brandAds.send({ type: 'network.returned' });
  expect(brandAds.value()).toEqual('loading');
  expect(brandAds.told()).toEqual([]);
  expect(brandAds.record()).toEqual(records.get('walk 3: 6 steps to loading'));
});

test('brandAds, walk 4: starts in empty', () => {
  const brandAds = drive(brandAdsMachine, {
    ...options,
    input: brandAdsPaths.inputs.none,
  });
  expect(brandAds.value()).toEqual('empty');
  expect(brandAds.told()).toEqual([]);
  expect(brandAds.record()).toEqual(records.get('walk 4: starts in empty'));
});
