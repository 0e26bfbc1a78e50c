// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { variantMachine } from '#src/machines/product/variant/variantMachine.ts';
import { variantPaths } from '#src/machines/product/variant/variantPaths.ts';

const options = {
  actors: [],
  systemId: 'variant',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/variant.md', import.meta.url));

test('variant, walk 1: 6 steps to chosen', () => {
  const variant = drive(variantMachine, options);
  expect(variant.value()).toEqual('empty');
  variant.send(variantPaths.events.summaryArrived);
  expect(variant.value()).toEqual('chosen');
  variant.send(variantPaths.events.summaryArrivedWithoutOptions);
  expect(variant.value()).toEqual('empty');
  variant.send(variantPaths.events.summaryArrived);
  expect(variant.value()).toEqual('chosen');
  variant.send({ type: 'option.chosen', itemSku: 'A-02' });
  expect(variant.value()).toEqual('switching');
  variant.send({ type: 'option.chosen', itemSku: 'A-01' });
  variant.send({ type: 'variant.switchFailed' });
  expect(variant.value()).toEqual('chosen');
  expect(variant.told()).toEqual(['product.optionRequested', 'product.optionRequested']);
  expect(variant.record()).toEqual(records.get('walk 1: 6 steps to chosen'));
});

test('variant, walk 2: 2 steps to chosen', () => {
  const variant = drive(variantMachine, options);
  expect(variant.value()).toEqual('empty');
  variant.send(variantPaths.events.summaryArrived);
  expect(variant.value()).toEqual('chosen');
  variant.send({ type: 'option.chosen', itemSku: 'A-01' });
  expect(variant.value()).toEqual('chosen');
  expect(variant.told()).toEqual([]);
  expect(variant.record()).toEqual(records.get('walk 2: 2 steps to chosen'));
});

test('variant, walk 3: 3 steps to switching', () => {
  const variant = drive(variantMachine, options);
  expect(variant.value()).toEqual('empty');
  variant.send(variantPaths.events.summaryArrived);
  expect(variant.value()).toEqual('chosen');
  variant.send({ type: 'option.chosen', itemSku: 'A-02' });
  expect(variant.value()).toEqual('switching');
  variant.send({ type: 'option.chosen', itemSku: 'A-02' });
  expect(variant.value()).toEqual('switching');
  expect(variant.told()).toEqual(['product.optionRequested']);
  expect(variant.record()).toEqual(records.get('walk 3: 3 steps to switching'));
});

test('variant, walk 4: 4 steps to switching', () => {
  const variant = drive(variantMachine, options);
  expect(variant.value()).toEqual('empty');
  variant.send(variantPaths.events.summaryArrived);
  expect(variant.value()).toEqual('chosen');
  variant.send({ type: 'option.chosen', itemSku: 'A-02' });
  expect(variant.value()).toEqual('switching');
  variant.send({ type: 'variant.switchFailed' });
  expect(variant.value()).toEqual('chosen');
  variant.send({ type: 'option.chosen', itemSku: 'A-03' });
  expect(variant.value()).toEqual('switching');
  expect(variant.told()).toEqual(['product.optionRequested', 'product.optionRequested']);
  expect(variant.record()).toEqual(records.get('walk 4: 4 steps to switching'));
});

test('variant, walk 5: 4 steps to switching', () => {
  const variant = drive(variantMachine, options);
  expect(variant.value()).toEqual('empty');
  variant.send(variantPaths.events.summaryArrived);
  expect(variant.value()).toEqual('chosen');
  variant.send({ type: 'option.chosen', itemSku: 'A-02' });
  expect(variant.value()).toEqual('switching');
  variant.send({ type: 'option.chosen', itemSku: 'A-01' });
  variant.send({ type: 'option.chosen', itemSku: 'A-02' });
  expect(variant.value()).toEqual('switching');
  expect(variant.told()).toEqual([
    'product.optionRequested',
    'product.optionRequested',
    'product.optionRequested',
  ]);
  expect(variant.record()).toEqual(records.get('walk 5: 4 steps to switching'));
});
