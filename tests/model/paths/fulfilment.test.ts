// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { fulfilmentMachine } from '#src/machines/fulfilment/fulfilment/fulfilmentMachine.ts';
import { fulfilmentPaths } from '#src/machines/fulfilment/fulfilment/fulfilmentPaths.ts';

const options = {
  actors: [],
  systemId: 'fulfilment',
};
test('fulfilment, walk 1: 4 steps to pickup', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrived);
  expect(fulfilment.value()).toEqual('delivery');
  fulfilment.send(fulfilmentPaths.events.summaryArrivedOnPickup);
  expect(fulfilment.value()).toEqual('pickup');
  fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
  expect(fulfilment.value()).toEqual('delivery');
  fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' });
  expect(fulfilment.value()).toEqual('pickup');
  expect(fulfilment.told()).toEqual([
    'fulfilment.changed',
    'fulfilment.changed',
    'fulfilment.changed',
    'fulfilment.changed',
  ]);
});

test('fulfilment, walk 2: 2 steps to delivery', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrived);
  expect(fulfilment.value()).toEqual('delivery');
  fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
  expect(fulfilment.value()).toEqual('delivery');
  expect(fulfilment.told()).toEqual(['fulfilment.changed']);
});

test('fulfilment, walk 3: 2 steps to pickup', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrivedOnPickup);
  expect(fulfilment.value()).toEqual('pickup');
  fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' });
  expect(fulfilment.value()).toEqual('pickup');
  expect(fulfilment.told()).toEqual(['fulfilment.changed']);
});
