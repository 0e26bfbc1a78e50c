// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { recentProductsMachine } from '#src/machines/recommendation/recentProducts/recentProductsMachine.ts';
import { recentProductsPaths } from '#src/machines/recommendation/recentProducts/recentProductsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['keepViewed', 'loadProducts'],
  systemId: 'recentProducts',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/recentProducts.md', import.meta.url));

const loadProductsOutputCards = endOf(recentProductsPaths.actors.loadProducts.outputs, 'cards');

test('recentProducts, walk 1: 23 steps to {viewed.keeping, shown.loading}', () => {
  const recentProducts = drive(recentProductsMachine, {
    ...options,
    input: recentProductsPaths.inputs.item,
  });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'idle' });
  recentProducts.send(recentProductsPaths.events.factsChanged);
  recentProducts.send(recentProductsPaths.events.factsChangedOtherOption);
  recentProducts.send(recentProductsPaths.events.factsChangedOtherProduct);
  recentProducts.send({ type: 'recent.needed' });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'waiting' });
  recentProducts.resolve('keepViewed', []);
  expect(recentProducts.value()).toEqual({ viewed: 'kept', shown: 'empty' });
  recentProducts.send(recentProductsPaths.events.factsChanged);
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'idle' });
  recentProducts.reject('keepViewed', refused(null, 500));
  expect(recentProducts.value()).toEqual({ viewed: 'kept', shown: 'idle' });
  recentProducts.send(recentProductsPaths.events.factsChangedOtherOption);
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'idle' });
  recentProducts.send({ type: 'recent.needed' });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'waiting' });
  recentProducts.resolve('keepViewed', ['C-01', 'C-02']);
  expect(recentProducts.value()).toEqual({ viewed: 'kept', shown: 'loading' });
  recentProducts.resolve('loadProducts', []);
  expect(recentProducts.value()).toEqual({ viewed: 'kept', shown: 'empty' });
  recentProducts.send(recentProductsPaths.events.factsChanged);
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'idle' });
  recentProducts.send({ type: 'recent.needed' });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'loading' });
  recentProducts.resolve('loadProducts', loadProductsOutputCards);
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'ready' });
  recentProducts.send({ type: 'recommendation.followed', itemSku: 'B-01', traceId: null });
  recentProducts.send(recentProductsPaths.events.factsChangedOtherOption);
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'idle' });
  recentProducts.send({ type: 'recent.needed' });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'loading' });
  recentProducts.reject('loadProducts', lost());
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'unreached' });
  recentProducts.send({ type: 'retry.requested' });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'loading' });
  recentProducts.reject('loadProducts', refused(null, 500));
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'failed' });
  recentProducts.send({ type: 'retry.requested' });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'loading' });
  recentProducts.reject('loadProducts', lost());
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'unreached' });
  recentProducts.send({ type: 'network.returned' });
  expect(recentProducts.value()).toEqual({ viewed: 'keeping', shown: 'loading' });
  expect(recentProducts.told()).toEqual([]);
  expect(recentProducts.record()).toEqual(records.get('walk 1: 23 steps to {viewed.keeping, shown.loading}'));
});

test('recentProducts, walk 2: starts in {viewed.deciding, shown.idle}', () => {
  const recentProducts = drive(recentProductsMachine, {
    ...options,
    input: recentProductsPaths.inputs.unsettled,
  });
  expect(recentProducts.value()).toEqual({ viewed: 'deciding', shown: 'idle' });
  expect(recentProducts.told()).toEqual([]);
  expect(recentProducts.record()).toEqual(records.get('walk 2: starts in {viewed.deciding, shown.idle}'));
});
