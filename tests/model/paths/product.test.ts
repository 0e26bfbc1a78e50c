// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { productMachine } from '#src/machines/product/product/productMachine.ts';
import { productPaths } from '#src/machines/product/product/productPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadSummary'],
  systemId: 'product',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/product.md', import.meta.url));

const loadSummaryOutputAsked = endOf(productPaths.actors.loadSummary.outputs, 'asked');

test('product, walk 1: 14 steps to ready.resting', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.send({ type: 'product.destinationChanged', geolocation: null });
  product.resolve('loadSummary', loadSummaryOutputAsked);
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.reloadRequested' });
  expect(product.value()).toEqual({ ready: 'replacing' });
  product.send({ type: 'product.outdated' });
  product.send({ type: 'product.destinationChanged', geolocation: null });
  product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
  product.send({ type: 'product.placeChanged', pickupPointCode: 'PP-2', fulfilment: 'PICKUP' });
  product.resolve('loadNextSummary', loadSummaryOutputAsked);
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.reloadRequested' });
  expect(product.value()).toEqual({ ready: 'replacing' });
  product.reject('loadNextSummary', lost());
  expect(product.value()).toEqual({ ready: 'outdated' });
  product.send({ type: 'network.returned' });
  expect(product.value()).toEqual({ ready: 'replacing' });
  product.reject('loadNextSummary', refused(null, 500));
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
  expect(product.value()).toEqual({ ready: 'replacing' });
  product.reject('loadNextSummary', lost());
  expect(product.value()).toEqual({ ready: 'resting' });
  expect(product.told()).toEqual(['product.loaded', 'product.loaded', 'product.optionFailed']);
  expect(product.record()).toEqual(records.get('walk 1: 14 steps to ready.resting'));
});

test('product, walk 2: 11 steps to failed', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.reject('loadSummary', lost());
  expect(product.value()).toEqual('unreached');
  product.send({ type: 'retry.requested' });
  expect(product.value()).toEqual('loading');
  product.reject('loadSummary', refused(null, 500));
  expect(product.value()).toEqual('failed');
  product.send({ type: 'retry.requested' });
  expect(product.value()).toEqual('loading');
  product.reject('loadSummary', lost());
  expect(product.value()).toEqual('unreached');
  product.send({ type: 'network.returned' });
  expect(product.value()).toEqual('loading');
  product.reject('loadSummary', lost());
  expect(product.value()).toEqual('unreached');
  product.send({ type: 'product.destinationChanged', geolocation: null });
  product.send({ type: 'retry.requested' });
  expect(product.value()).toEqual('loading');
  product.reject('loadSummary', refused(null, 500));
  expect(product.value()).toEqual('failed');
  product.send({ type: 'product.destinationChanged', geolocation: null });
  expect(product.value()).toEqual('failed');
  expect(product.told()).toEqual([
    'product.failed',
    'product.failed',
    'product.failed',
    'product.failed',
    'product.failed',
  ]);
  expect(product.record()).toEqual(records.get('walk 2: 11 steps to failed'));
});

test('product, walk 3: 2 steps to failed', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.reject('loadSummary', refused(null, 500));
  expect(product.value()).toEqual('failed');
  product.send({ type: 'product.destinationChanged', geolocation: { latitude: -6.2, longitude: 106.8 } });
  expect(product.value()).toEqual('failed');
  expect(product.told()).toEqual(['product.failed']);
  expect(product.record()).toEqual(records.get('walk 3: 2 steps to failed'));
});

test('product, walk 4: 2 steps to unreached', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.reject('loadSummary', lost());
  expect(product.value()).toEqual('unreached');
  product.send({ type: 'product.destinationChanged', geolocation: { latitude: -6.2, longitude: 106.8 } });
  expect(product.value()).toEqual('unreached');
  expect(product.told()).toEqual(['product.failed']);
  expect(product.record()).toEqual(records.get('walk 4: 2 steps to unreached'));
});

test('product, walk 5: 2 steps to ready.resting', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.resolve('loadSummary', loadSummaryOutputAsked);
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.optionRequested', itemSku: 'A-01' });
  expect(product.value()).toEqual({ ready: 'resting' });
  expect(product.told()).toEqual(['product.loaded']);
  expect(product.record()).toEqual(records.get('walk 5: 2 steps to ready.resting'));
});

test('product, walk 6: 2 steps to ready.resting', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.resolve('loadSummary', loadSummaryOutputAsked);
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.placeChanged', pickupPointCode: null, fulfilment: null });
  expect(product.value()).toEqual({ ready: 'resting' });
  expect(product.told()).toEqual(['product.loaded']);
  expect(product.record()).toEqual(records.get('walk 6: 2 steps to ready.resting'));
});

test('product, walk 7: 1 step to loading', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.send({ type: 'product.destinationChanged', geolocation: { latitude: -6.2, longitude: 106.8 } });
  expect(product.value()).toEqual('loading');
  expect(product.told()).toEqual([]);
  expect(product.record()).toEqual(records.get('walk 7: 1 step to loading'));
});

test('product, walk 8: 3 steps to ready.replacing', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.resolve('loadSummary', loadSummaryOutputAsked);
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
  expect(product.value()).toEqual({ ready: 'replacing' });
  product.send({ type: 'product.optionRequested', itemSku: 'A-01' });
  expect(product.value()).toEqual({ ready: 'replacing' });
  expect(product.told()).toEqual(['product.loaded']);
  expect(product.record()).toEqual(records.get('walk 8: 3 steps to ready.replacing'));
});

test('product, walk 9: 2 steps to ready.replacing', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.resolve('loadSummary', loadSummaryOutputAsked);
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.destinationChanged', geolocation: { latitude: -6.2, longitude: 106.8 } });
  expect(product.value()).toEqual({ ready: 'replacing' });
  expect(product.told()).toEqual(['product.loaded']);
  expect(product.record()).toEqual(records.get('walk 9: 2 steps to ready.replacing'));
});

test('product, walk 10: 3 steps to ready.replacing', () => {
  const product = drive(productMachine, {
    ...options,
    input: { productId: 'A-01', query: {} },
  });
  expect(product.value()).toEqual('loading');
  product.resolve('loadSummary', loadSummaryOutputAsked);
  expect(product.value()).toEqual({ ready: 'resting' });
  product.send({ type: 'product.placeChanged', pickupPointCode: 'PP-2', fulfilment: 'PICKUP' });
  expect(product.value()).toEqual({ ready: 'replacing' });
  product.send({ type: 'product.placeChanged', pickupPointCode: null, fulfilment: null });
  expect(product.value()).toEqual({ ready: 'replacing' });
  expect(product.told()).toEqual(['product.loaded']);
  expect(product.record()).toEqual(records.get('walk 10: 3 steps to ready.replacing'));
});
