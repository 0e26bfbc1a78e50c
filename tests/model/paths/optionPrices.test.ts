// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { optionPricesMachine } from '#src/machines/product/optionPrices/optionPricesMachine.ts';
import { optionPricesPaths } from '#src/machines/product/optionPrices/optionPricesPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadPrices'],
  systemId: 'optionPrices',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/optionPrices.md', import.meta.url));

test('optionPrices, walk 1: 12 steps to loading', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: optionPricesPaths.inputs.manyOptions,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.send(optionPricesPaths.events.factsChangedToFewOptions);
  optionPrices.send(optionPricesPaths.events.factsChangedWithoutItem);
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send(optionPricesPaths.events.factsChangedToFewOptions);
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.resolve('loadPrices', { 'A-0': 100 });
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send(optionPricesPaths.events.factsChangedWithoutItem);
  optionPrices.send(optionPricesPaths.events.factsChangedToFewOptions);
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.reject('loadPrices', lost());
  expect(optionPrices.value()).toEqual('unreached');
  optionPrices.send({ type: 'retry.requested' });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.reject('loadPrices', refused(null, 500));
  expect(optionPrices.value()).toEqual('failed');
  optionPrices.send({ type: 'retry.requested' });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.reject('loadPrices', lost());
  expect(optionPrices.value()).toEqual('unreached');
  optionPrices.send({ type: 'network.returned' });
  expect(optionPrices.value()).toEqual('loading');
  expect(optionPrices.told()).toEqual([]);
  expect(optionPrices.record()).toEqual(records.get('walk 1: 12 steps to loading'));
});

test('optionPrices, walk 2: 2 steps to loading', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: optionPricesPaths.inputs.manyOptions,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.resolve('loadPrices', { 'A-0': 100 });
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send({ type: 'optionPrices.moreRequested' });
  expect(optionPrices.value()).toEqual('loading');
  expect(optionPrices.told()).toEqual([]);
  expect(optionPrices.record()).toEqual(records.get('walk 2: 2 steps to loading'));
});

test('optionPrices, walk 3: 3 steps to ready', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: optionPricesPaths.inputs.manyOptions,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.send(optionPricesPaths.events.factsChangedToFewOptions);
  optionPrices.resolve('loadPrices', { 'A-0': 100 });
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send(optionPricesPaths.events.factsChangedToFewOptions);
  expect(optionPrices.value()).toEqual('ready');
  expect(optionPrices.told()).toEqual([]);
  expect(optionPrices.record()).toEqual(records.get('walk 3: 3 steps to ready'));
});

test('optionPrices, walk 4: 2 steps to ready', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: optionPricesPaths.inputs.manyOptions,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.send(optionPricesPaths.events.factsChangedWithoutItem);
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send({ type: 'optionPrices.moreRequested' });
  expect(optionPrices.value()).toEqual('ready');
  expect(optionPrices.told()).toEqual([]);
  expect(optionPrices.record()).toEqual(records.get('walk 4: 2 steps to ready'));
});
