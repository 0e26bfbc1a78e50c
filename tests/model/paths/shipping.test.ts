// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { shippingMachine } from '#src/machines/fulfilment/shipping/shippingMachine.ts';
import { shippingPaths } from '#src/machines/fulfilment/shipping/shippingPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['waitFor', 'waitForClock', 'readKeptCourier', 'loadShippingOptions'],
  systemId: 'shipping',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/shipping.md', import.meta.url));

const loadShippingOptionsOutput = endOf(shippingPaths.actors.loadShippingOptions.outputs);

test('shipping, walk 1: 27 steps to loading', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: shippingPaths.inputs.item,
  });
  expect(shipping.value()).toEqual('recalling');
  shipping.send(shippingPaths.events.factsChangedToBandung);
  shipping.send(shippingPaths.events.factsChangedToNowhere);
  expect(shipping.value()).toEqual('idle');
  shipping.send(shippingPaths.events.factsChanged);
  expect(shipping.value()).toEqual('recalling');
  shipping.resolve('readKeptCourier', null);
  expect(shipping.value()).toEqual('loading');
  shipping.send(shippingPaths.events.factsChangedToBandung);
  expect(shipping.value()).toEqual('settling');
  shipping.send(shippingPaths.events.factsChangedToNowhere);
  expect(shipping.value()).toEqual('idle');
  shipping.send(shippingPaths.events.factsChanged);
  expect(shipping.value()).toEqual('recalling');
  shipping.resolve('readKeptCourier', 'EXPRESS');
  expect(shipping.value()).toEqual('loading');
  shipping.resolve('loadShippingOptions', loadShippingOptionsOutput);
  expect(shipping.value()).toEqual('ready');
  shipping.send({ type: 'page.outdated' });
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', refused('SHIP_NOT_COVERED', 422));
  expect(shipping.value()).toEqual('refused');
  shipping.send({ type: 'page.outdated' });
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', refused(null, 500));
  expect(shipping.value()).toEqual('failed');
  shipping.send({ type: 'retry.requested' });
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', lost());
  expect(shipping.value()).toEqual('unreached');
  shipping.send({ type: 'retry.requested' });
  expect(shipping.value()).toEqual('loading');
  shipping.send(shippingPaths.events.factsChangedToBandung);
  expect(shipping.value()).toEqual('settling');
  shipping.resolve('debounce');
  expect(shipping.value()).toEqual('loading');
  shipping.send(shippingPaths.events.factsChanged);
  expect(shipping.value()).toEqual('settling');
  shipping.reject('debounce', new Error('refused'));
  expect(shipping.value()).toEqual('loading');
  shipping.send(shippingPaths.events.factsChangedToNowhere);
  expect(shipping.value()).toEqual('idle');
  shipping.send(shippingPaths.events.factsChanged);
  expect(shipping.value()).toEqual('loading');
  shipping.resolve('loadShippingOptions', loadShippingOptionsOutput);
  expect(shipping.value()).toEqual('ready');
  shipping.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
  shipping.resolve('waitForClock');
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', lost());
  expect(shipping.value()).toEqual('unreached');
  shipping.send({ type: 'network.returned' });
  expect(shipping.value()).toEqual('loading');
  expect(shipping.told()).toEqual([
    'facts.told',
    'shipping.told',
    'facts.told',
    'shipping.told',
    'facts.told',
    'facts.told',
    'facts.told',
    'shipping.told',
    'facts.told',
    'facts.told',
    'facts.told',
  ]);
  expect(shipping.record()).toEqual(records.get('walk 1: 27 steps to loading'));
});

test('shipping, walk 2: 1 step to loading', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: shippingPaths.inputs.item,
  });
  expect(shipping.value()).toEqual('recalling');
  shipping.reject('readKeptCourier', new Error('refused'));
  expect(shipping.value()).toEqual('loading');
  expect(shipping.told()).toEqual([]);
  expect(shipping.record()).toEqual(records.get('walk 2: 1 step to loading'));
});

test('shipping, walk 3: 1 step to recalling', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: shippingPaths.inputs.item,
  });
  expect(shipping.value()).toEqual('recalling');
  shipping.send(shippingPaths.events.factsChanged);
  expect(shipping.value()).toEqual('recalling');
  expect(shipping.told()).toEqual([]);
  expect(shipping.record()).toEqual(records.get('walk 3: 1 step to recalling'));
});

test('shipping, walk 4: 2 steps to ready', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: shippingPaths.inputs.withCourier,
  });
  expect(shipping.value()).toEqual('loading');
  shipping.resolve('loadShippingOptions', loadShippingOptionsOutput);
  expect(shipping.value()).toEqual('ready');
  shipping.send({ type: 'shipping.optionChosen', code: 'INSTANT' });
  expect(shipping.value()).toEqual('ready');
  expect(shipping.told()).toEqual(['shipping.told', 'facts.told']);
  expect(shipping.record()).toEqual(records.get('walk 4: 2 steps to ready'));
});

test('shipping, walk 5: 3 steps to failed', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: shippingPaths.inputs.withCourier,
  });
  expect(shipping.value()).toEqual('loading');
  shipping.resolve('loadShippingOptions', loadShippingOptionsOutput);
  expect(shipping.value()).toEqual('ready');
  shipping.send({ type: 'page.outdated' });
  expect(shipping.value()).toEqual('loading');
  shipping.reject('loadShippingOptions', refused(null, 500));
  expect(shipping.value()).toEqual('failed');
  expect(shipping.told()).toEqual(['shipping.told', 'facts.told', 'facts.told']);
  expect(shipping.record()).toEqual(records.get('walk 5: 3 steps to failed'));
});

test('shipping, walk 6: 3 steps to ready', () => {
  const shipping = drive(shippingMachine, {
    ...options,
    input: shippingPaths.inputs.item,
  });
  expect(shipping.value()).toEqual('recalling');
  shipping.resolve('readKeptCourier', null);
  expect(shipping.value()).toEqual('loading');
  shipping.resolve('loadShippingOptions', loadShippingOptionsOutput);
  expect(shipping.value()).toEqual('ready');
  shipping.send({ type: 'shipping.optionChosen', code: 'EXPRESS' });
  expect(shipping.value()).toEqual('ready');
  expect(shipping.told()).toEqual(['shipping.told', 'facts.told', 'facts.told']);
  expect(shipping.record()).toEqual(records.get('walk 6: 3 steps to ready'));
});
