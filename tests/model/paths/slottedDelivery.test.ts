// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { slottedDeliveryMachine } from '#src/machines/grocery/slottedDelivery/slottedDeliveryMachine.ts';
import { slottedDeliveryPaths } from '#src/machines/grocery/slottedDelivery/slottedDeliveryPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadSlottedDelivery', 'waitForClock', 'resolveSlot'],
  systemId: 'slottedDelivery',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/slottedDelivery.md', import.meta.url));

const loadSlottedDeliveryOutputSlots = endOf(
  slottedDeliveryPaths.actors.loadSlottedDelivery.outputs,
  'slots',
);
const loadSlottedDeliveryOutputWithHeld = endOf(
  slottedDeliveryPaths.actors.loadSlottedDelivery.outputs,
  'withHeld',
);
const loadSlottedDeliveryOutputTurnedOff = endOf(
  slottedDeliveryPaths.actors.loadSlottedDelivery.outputs,
  'turnedOff',
);
const loadSlottedDeliveryOutputWithNow = endOf(
  slottedDeliveryPaths.actors.loadSlottedDelivery.outputs,
  'withNow',
);

test('slottedDelivery, walk 1: 50 steps to available.resolving', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToRetail);
  expect(slottedDelivery.value()).toEqual('idle');
  slottedDelivery.send({ type: 'slot.wanted', slotId: 'S1' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.send({ type: 'page.outdated' });
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputSlots);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'SCHEDULED_DELIVERY', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    orderBefore: null,
    status: 'AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send({ type: 'slot.refused' });
  expect(slottedDelivery.value()).toEqual({ available: 'taken' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    orderBefore: null,
    status: 'NOT_AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual('empty');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', { shippings: [], conditions: [], utcOffsetHours: 7 });
  expect(slottedDelivery.value()).toEqual('empty');
  slottedDelivery.send(slottedDeliveryPaths.events.factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputTurnedOff);
  expect(slottedDelivery.value()).toEqual('offline');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', {
    shippings: [{ type: 'SCHEDULED_DELIVERY', slots: [] }],
    conditions: ['NOT_COVERED'],
    utcOffsetHours: 7,
  });
  expect(slottedDelivery.value()).toEqual('uncovered');
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', lost());
  expect(slottedDelivery.value()).toEqual('unreached');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', refused(null, 500));
  expect(slottedDelivery.value()).toEqual('failed');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputSlots);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.wanted', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    orderBefore: null,
    status: 'NOT_AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual({ available: 'taken' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', refused('SLOT_NOT_AVAILABLE', 409));
  expect(slottedDelivery.value()).toEqual('empty');
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', refused(null, 500));
  expect(slottedDelivery.value()).toEqual({ available: 'unresolved' });
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', lost());
  expect(slottedDelivery.value()).toEqual({ available: 'unreached' });
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    orderBefore: null,
    status: 'AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send({ type: 'slot.refused' });
  expect(slottedDelivery.value()).toEqual('empty');
  slottedDelivery.send(slottedDeliveryPaths.events.factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithNow);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.resolve('waitForClock');
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputSlots);
  expect(slottedDelivery.value()).toEqual({ available: 'passed' });
  slottedDelivery.send({ type: 'slot.wanted', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', refused('SLOT_NOT_AVAILABLE', 409));
  expect(slottedDelivery.value()).toEqual({ available: 'taken' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', lost());
  expect(slottedDelivery.value()).toEqual('unreached');
  slottedDelivery.send({ type: 'network.returned' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', lost());
  expect(slottedDelivery.value()).toEqual({ available: 'unreached' });
  slottedDelivery.send({ type: 'network.returned' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  expect(slottedDelivery.told()).toEqual([
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
  ]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 1: 50 steps to available.resolving'));
});

test('slottedDelivery, walk 2: 1 step to loading', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.send(slottedDeliveryPaths.events.factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  expect(slottedDelivery.told()).toEqual([]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 2: 1 step to loading'));
});

test('slottedDelivery, walk 3: 1 step to idle', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.retail,
  });
  expect(slottedDelivery.value()).toEqual('idle');
  slottedDelivery.send({ type: 'page.outdated' });
  expect(slottedDelivery.value()).toEqual('idle');
  expect(slottedDelivery.told()).toEqual([]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 3: 1 step to idle'));
});

test('slottedDelivery, walk 4: 2 steps to available.unchosen', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputSlots);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null });
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  expect(slottedDelivery.told()).toEqual(['grocery.changed', 'grocery.changed']);
  expect(slottedDelivery.record()).toEqual(records.get('walk 4: 2 steps to available.unchosen'));
});

test('slottedDelivery, walk 5: 3 steps to available.resolved', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithNow);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send({ type: 'slot.refused' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  expect(slottedDelivery.told()).toEqual(['grocery.changed', 'grocery.changed', 'grocery.changed']);
  expect(slottedDelivery.record()).toEqual(records.get('walk 5: 3 steps to available.resolved'));
});

test('slottedDelivery, walk 6: 3 steps to unreached', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputSlots);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'page.outdated' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', lost());
  expect(slottedDelivery.value()).toEqual('unreached');
  expect(slottedDelivery.told()).toEqual([
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
  ]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 6: 3 steps to unreached'));
});

test('slottedDelivery, walk 7: 3 steps to failed', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputSlots);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'page.outdated' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', refused(null, 500));
  expect(slottedDelivery.value()).toEqual('failed');
  expect(slottedDelivery.told()).toEqual([
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
  ]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 7: 3 steps to failed'));
});

test('slottedDelivery, walk 8: 3 steps to uncovered', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', {
    shippings: [{ type: 'SCHEDULED_DELIVERY', slots: [] }],
    conditions: ['NOT_COVERED'],
    utcOffsetHours: 7,
  });
  expect(slottedDelivery.value()).toEqual('uncovered');
  expect(slottedDelivery.told()).toEqual([
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
  ]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 8: 3 steps to uncovered'));
});

test('slottedDelivery, walk 9: 3 steps to offline', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputTurnedOff);
  expect(slottedDelivery.value()).toEqual('offline');
  expect(slottedDelivery.told()).toEqual([
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
  ]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 9: 3 steps to offline'));
});

test('slottedDelivery, walk 10: 3 steps to empty', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', { shippings: [], conditions: [], utcOffsetHours: 7 });
  expect(slottedDelivery.value()).toEqual('empty');
  expect(slottedDelivery.told()).toEqual([
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
  ]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 10: 3 steps to empty'));
});

test('slottedDelivery, walk 11: 5 steps to available.resolving', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: slottedDeliveryPaths.inputs.grocery,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithNow);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send(slottedDeliveryPaths.events.factsChangedToOtherItem);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutputWithHeld);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.wanted', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  expect(slottedDelivery.told()).toEqual([
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
    'grocery.changed',
  ]);
  expect(slottedDelivery.record()).toEqual(records.get('walk 11: 5 steps to available.resolving'));
});
