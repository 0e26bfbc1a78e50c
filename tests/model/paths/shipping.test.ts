// Written by `npm run lab -- generate shipping --target vitest --strategy transition`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { shippingMachine } from '#src/machines/fulfilment/shipping/shippingMachine.ts';
import { shippingPaths } from '#src/machines/fulfilment/shipping/shippingPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['waitFor', 'readKeptCourier', 'loadShippingOptions'],
  systemId: 'shipping',
};
const input1 = shippingPaths.inputs[0]!;
const factsChanged = shippingPaths.events[1]!;
const factsChanged2 = shippingPaths.events[2]!;
const factsChanged3 = shippingPaths.events[0]!;
const loadShippingOptionsOutput = shippingPaths.actors.loadShippingOptions.outputs[0];

test('shipping, walk 1: 23 steps to loading', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: input1,
  });
  expect(shipping.value()).toEqual('recalling');
  shipping.send(factsChanged);
  shipping.send(factsChanged2);
  expect(shipping.value()).toEqual('idle');
  shipping.send(factsChanged3);
  expect(shipping.value()).toEqual('recalling');
  shipping.resolve('readKeptCourier', null);
  expect(shipping.value()).toEqual('loading');
  shipping.send(factsChanged);
  expect(shipping.value()).toEqual('settling');
  shipping.send(factsChanged2);
  expect(shipping.value()).toEqual('idle');
  shipping.send(factsChanged3);
  expect(shipping.value()).toEqual('recalling');
  shipping.resolve('readKeptCourier', 'EXPRESS');
  expect(shipping.value()).toEqual('loading');
  shipping.resolve('loadShippingOptions', loadShippingOptionsOutput);
  expect(shipping.value()).toEqual('ready');
  shipping.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
  shipping.send(factsChanged);
  expect(shipping.value()).toEqual('settling');
  shipping.resolve('debounce');
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', refused('SHIP_NOT_COVERED', 422));
  expect(shipping.value()).toEqual('refused');
  shipping.send(factsChanged3);
  expect(shipping.value()).toEqual('settling');
  shipping.reject('debounce', new Error('refused'));
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', refused(null, 500));
  expect(shipping.value()).toEqual('failed');
  shipping.send({ type: 'retry.requested' });
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', lost());
  expect(shipping.value()).toEqual('unreached');
  shipping.send({ type: 'retry.requested' });
  expect(shipping.value()).toEqual('loading');
  shipping.send(factsChanged2);
  expect(shipping.value()).toEqual('idle');
  shipping.send(factsChanged3);
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', lost());
  expect(shipping.value()).toEqual('unreached');
  shipping.send({ type: 'network.returned' });
  expect(shipping.value()).toEqual('loading');
  expect(shipping.toPage.map(({ type }) => type)).toEqual([
    'courier.changed',
    'courier.changed',
    'courier.changed',
    'courier.changed',
    'courier.changed',
    'courier.changed',
    'courier.changed',
  ]);
});

test('shipping, walk 2: 1 step to loading', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: input1,
  });
  expect(shipping.value()).toEqual('recalling');
  shipping.reject('readKeptCourier', new Error('refused'));
  expect(shipping.value()).toEqual('loading');
  expect(shipping.toPage.map(({ type }) => type)).toEqual([]);
});
