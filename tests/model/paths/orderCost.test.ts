// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { orderCostMachine } from '#src/machines/price/orderCost/orderCostMachine.ts';
import { orderCostPaths } from '#src/machines/price/orderCost/orderCostPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['watchPurchase', 'waitFor', 'waitUntil', 'loadCost'],
  systemId: 'orderCost',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/orderCost.md', import.meta.url));

const purchaseChangedOne = endOf(orderCostPaths.actors.watchPurchase.tells, 'one');
const purchaseChangedTwo = endOf(orderCostPaths.actors.watchPurchase.tells, 'two');
const loadCostOutput = endOf(orderCostPaths.actors.loadCost.outputs);

test('orderCost, walk 1: 26 steps to loading', () => {
  const orderCost = drive(orderCostMachine, {
    ...options,
    input: orderCostPaths.inputs.shown,
  });
  expect(orderCost.value()).toEqual('none');
  orderCost.send(orderCostPaths.events.factsChangedInSale);
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('loading');
  orderCost.send(orderCostPaths.events.factsChangedAfterSale);
  orderCost.send({ type: 'orderCost.refreshRequested' });
  orderCost.tell('watchPurchase', purchaseChangedTwo);
  expect(orderCost.value()).toEqual('settling');
  orderCost.tell('watchPurchase', { type: 'purchase.changed', purchase: null });
  expect(orderCost.value()).toEqual('none');
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('loading');
  orderCost.resolve('loadCost', loadCostOutput);
  expect(orderCost.value()).toEqual('ready');
  orderCost.send({ type: 'page.outdated' });
  expect(orderCost.value()).toEqual('loading');
  orderCost.reject('loadCost', lost());
  expect(orderCost.value()).toEqual('unreached');
  orderCost.send({ type: 'retry.requested' });
  expect(orderCost.value()).toEqual('loading');
  orderCost.reject('loadCost', refused(null, 500));
  expect(orderCost.value()).toEqual('failed');
  orderCost.send({ type: 'retry.requested' });
  expect(orderCost.value()).toEqual('loading');
  orderCost.reject('loadCost', refused('SLOT_NOT_AVAILABLE', 409));
  expect(orderCost.value()).toEqual('failed');
  orderCost.tell('watchPurchase', purchaseChangedTwo);
  expect(orderCost.value()).toEqual('settling');
  orderCost.resolve('settle');
  expect(orderCost.value()).toEqual('loading');
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('settling');
  orderCost.reject('settle', new Error('refused'));
  expect(orderCost.value()).toEqual('loading');
  orderCost.resolve('loadCost', loadCostOutput);
  expect(orderCost.value()).toEqual('ready');
  orderCost.resolve('waitUntil');
  expect(orderCost.value()).toEqual('ended');
  orderCost.resolve('letEnd');
  expect(orderCost.value()).toEqual('loading');
  orderCost.resolve('loadCost', loadCostOutput);
  expect(orderCost.value()).toEqual('ready');
  orderCost.reject('waitUntil', new Error('refused'));
  expect(orderCost.value()).toEqual('ended');
  orderCost.reject('letEnd', new Error('refused'));
  expect(orderCost.value()).toEqual('loading');
  orderCost.reject('loadCost', lost());
  expect(orderCost.value()).toEqual('unreached');
  orderCost.send({ type: 'network.returned' });
  expect(orderCost.value()).toEqual('loading');
  expect(orderCost.told()).toEqual([
    'slot.refused',
    'price.refreshRequested',
    'page.outdated',
    'price.refreshRequested',
    'page.outdated',
  ]);
  expect(orderCost.record()).toEqual(records.get('walk 1: 26 steps to loading'));
});

test('orderCost, walk 2: 2 steps to loading', () => {
  const orderCost = drive(orderCostMachine, {
    ...options,
    input: orderCostPaths.inputs.shown,
  });
  expect(orderCost.value()).toEqual('none');
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('loading');
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('loading');
  expect(orderCost.told()).toEqual([]);
  expect(orderCost.record()).toEqual(records.get('walk 2: 2 steps to loading'));
});

test('orderCost, walk 3: 1 step to none', () => {
  const orderCost = drive(orderCostMachine, {
    ...options,
    input: orderCostPaths.inputs.shown,
  });
  expect(orderCost.value()).toEqual('none');
  orderCost.send({ type: 'orderCost.refreshRequested' });
  expect(orderCost.value()).toEqual('none');
  expect(orderCost.told()).toEqual([]);
  expect(orderCost.record()).toEqual(records.get('walk 3: 1 step to none'));
});

test('orderCost, walk 4: 3 steps to loading', () => {
  const orderCost = drive(orderCostMachine, {
    ...options,
    input: orderCostPaths.inputs.shown,
  });
  expect(orderCost.value()).toEqual('none');
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('loading');
  orderCost.resolve('loadCost', loadCostOutput);
  expect(orderCost.value()).toEqual('ready');
  orderCost.send(orderCostPaths.events.factsChangedInSale);
  expect(orderCost.value()).toEqual('loading');
  expect(orderCost.told()).toEqual([]);
  expect(orderCost.record()).toEqual(records.get('walk 4: 3 steps to loading'));
});

test('orderCost, walk 5: 2 steps to none', () => {
  const orderCost = drive(orderCostMachine, {
    ...options,
    input: orderCostPaths.inputs.shown,
  });
  expect(orderCost.value()).toEqual('none');
  orderCost.send(orderCostPaths.events.factsChangedInSale);
  orderCost.send(orderCostPaths.events.factsChangedAfterSale);
  expect(orderCost.value()).toEqual('none');
  expect(orderCost.told()).toEqual([]);
  expect(orderCost.record()).toEqual(records.get('walk 5: 2 steps to none'));
});

test('orderCost, walk 6: 4 steps to failed', () => {
  const orderCost = drive(orderCostMachine, {
    ...options,
    input: orderCostPaths.inputs.shown,
  });
  expect(orderCost.value()).toEqual('none');
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('loading');
  orderCost.resolve('loadCost', loadCostOutput);
  expect(orderCost.value()).toEqual('ready');
  orderCost.send({ type: 'orderCost.refreshRequested' });
  expect(orderCost.value()).toEqual('loading');
  orderCost.reject('loadCost', refused('SLOT_NOT_AVAILABLE', 409));
  expect(orderCost.value()).toEqual('failed');
  expect(orderCost.told()).toEqual(['slot.refused']);
  expect(orderCost.record()).toEqual(records.get('walk 6: 4 steps to failed'));
});

test('orderCost, walk 7: 4 steps to failed', () => {
  const orderCost = drive(orderCostMachine, {
    ...options,
    input: orderCostPaths.inputs.shown,
  });
  expect(orderCost.value()).toEqual('none');
  orderCost.tell('watchPurchase', purchaseChangedOne);
  expect(orderCost.value()).toEqual('loading');
  orderCost.resolve('loadCost', loadCostOutput);
  expect(orderCost.value()).toEqual('ready');
  orderCost.send({ type: 'orderCost.refreshRequested' });
  expect(orderCost.value()).toEqual('loading');
  orderCost.reject('loadCost', refused(null, 500));
  expect(orderCost.value()).toEqual('failed');
  expect(orderCost.told()).toEqual([]);
  expect(orderCost.record()).toEqual(records.get('walk 7: 4 steps to failed'));
});
