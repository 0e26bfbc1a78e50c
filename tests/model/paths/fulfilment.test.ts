// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { fulfilmentMachine } from '#src/machines/fulfilment/fulfilment/fulfilmentMachine.ts';
import { fulfilmentPaths } from '#src/machines/fulfilment/fulfilment/fulfilmentPaths.ts';

const options = {
  actors: [],
  systemId: 'fulfilment',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/fulfilment.md', import.meta.url));

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
  expect(fulfilment.record()).toEqual(records.get('walk 1: 4 steps to pickup'));
});

test('fulfilment, walk 2: 2 steps to delivery', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrived);
  expect(fulfilment.value()).toEqual('delivery');
  fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
  expect(fulfilment.value()).toEqual('delivery');
  expect(fulfilment.told()).toEqual(['fulfilment.changed']);
  expect(fulfilment.record()).toEqual(records.get('walk 2: 2 steps to delivery'));
});

test('fulfilment, walk 3: 2 steps to pickup', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrivedOnPickup);
  expect(fulfilment.value()).toEqual('pickup');
  fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' });
  expect(fulfilment.value()).toEqual('pickup');
  expect(fulfilment.told()).toEqual(['fulfilment.changed']);
  expect(fulfilment.record()).toEqual(records.get('walk 3: 2 steps to pickup'));
});

test('fulfilment, walk 4: 2 steps to pickup', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrivedOnPickup);
  expect(fulfilment.value()).toEqual('pickup');
  fulfilment.send(fulfilmentPaths.events.summaryArrivedWithStoreClosed);
  expect(fulfilment.value()).toEqual('pickup');
  expect(fulfilment.told()).toEqual(['fulfilment.changed', 'fulfilment.changed']);
  expect(fulfilment.record()).toEqual(records.get('walk 4: 2 steps to pickup'));
});

test('fulfilment, walk 5: 2 steps to delivery', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrived);
  expect(fulfilment.value()).toEqual('delivery');
  fulfilment.send(fulfilmentPaths.events.summaryArrivedUnavailable);
  expect(fulfilment.value()).toEqual('delivery');
  expect(fulfilment.told()).toEqual(['fulfilment.changed', 'fulfilment.changed']);
  expect(fulfilment.record()).toEqual(records.get('walk 5: 2 steps to delivery'));
});

test('fulfilment, walk 6: 2 steps to delivery', () => {
  const fulfilment = drive(fulfilmentMachine, options);
  expect(fulfilment.value()).toEqual('unknown');
  fulfilment.send(fulfilmentPaths.events.summaryArrivedOnPickup);
  expect(fulfilment.value()).toEqual('pickup');
  fulfilment.send(fulfilmentPaths.events.summaryArrived);
  expect(fulfilment.value()).toEqual('delivery');
  expect(fulfilment.told()).toEqual(['fulfilment.changed', 'fulfilment.changed']);
  expect(fulfilment.record()).toEqual(records.get('walk 6: 2 steps to delivery'));
});
