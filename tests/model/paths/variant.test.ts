// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { variantMachine } from '#src/machines/product/variant/variantMachine.ts';
import { variantPaths } from '#src/machines/product/variant/variantPaths.ts';

const options = {
  actors: [],
  systemId: 'variant',
};
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
});

test('variant, walk 2: 2 steps to chosen', () => {
  const variant = drive(variantMachine, options);
  expect(variant.value()).toEqual('empty');
  variant.send(variantPaths.events.summaryArrived);
  expect(variant.value()).toEqual('chosen');
  variant.send({ type: 'option.chosen', itemSku: 'A-01' });
  expect(variant.value()).toEqual('chosen');
  expect(variant.told()).toEqual([]);
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
});
