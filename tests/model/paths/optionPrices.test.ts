// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { optionPricesMachine } from '#src/machines/product/optionPrices/optionPricesMachine.ts';
import { optionPricesPaths } from '#src/machines/product/optionPrices/optionPricesPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadPrices'],
  systemId: 'optionPrices',
};
const input1 = optionPricesPaths.inputs[0]!;
const factsChanged = optionPricesPaths.events[0]!;
const factsChanged2 = optionPricesPaths.events[1]!;

test('optionPrices, walk 1: 12 steps to loading', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: input1,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.send(factsChanged);
  optionPrices.send(factsChanged2);
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send(factsChanged);
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.resolve('loadPrices', { 'A-0': 100 });
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send(factsChanged2);
  optionPrices.send(factsChanged);
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
  expect(optionPrices.toPage.map(({ type }) => type)).toEqual([]);
});

test('optionPrices, walk 2: 2 steps to loading', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: input1,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.resolve('loadPrices', { 'A-0': 100 });
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send({ type: 'optionPrices.moreRequested' });
  expect(optionPrices.value()).toEqual('loading');
  expect(optionPrices.toPage.map(({ type }) => type)).toEqual([]);
});

test('optionPrices, walk 3: 3 steps to ready', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: input1,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.send(factsChanged);
  optionPrices.resolve('loadPrices', { 'A-0': 100 });
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send(factsChanged);
  expect(optionPrices.value()).toEqual('ready');
  expect(optionPrices.toPage.map(({ type }) => type)).toEqual([]);
});

test('optionPrices, walk 4: 2 steps to ready', () => {
  const optionPrices = drive(optionPricesMachine, {
    ...options,
    input: input1,
  });
  expect(optionPrices.value()).toEqual('loading');
  optionPrices.send(factsChanged2);
  expect(optionPrices.value()).toEqual('ready');
  optionPrices.send({ type: 'optionPrices.moreRequested' });
  expect(optionPrices.value()).toEqual('ready');
  expect(optionPrices.toPage.map(({ type }) => type)).toEqual([]);
});
