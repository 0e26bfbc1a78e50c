// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { slottedDeliveryMachine } from '#src/machines/grocery/slottedDelivery/slottedDeliveryMachine.ts';
import { slottedDeliveryPaths } from '#src/machines/grocery/slottedDelivery/slottedDeliveryPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadSlottedDelivery', 'resolveSlot'],
  systemId: 'slottedDelivery',
};
const input1 = slottedDeliveryPaths.inputs[0]!;
const factsChanged = slottedDeliveryPaths.events[1]!;
const factsChanged2 = slottedDeliveryPaths.events[4]!;
const factsChanged3 = slottedDeliveryPaths.events[0]!;
const loadSlottedDeliveryOutput = slottedDeliveryPaths.actors.loadSlottedDelivery.outputs[0];
const loadSlottedDeliveryOutput2 = slottedDeliveryPaths.actors.loadSlottedDelivery.outputs[4];
const loadSlottedDeliveryOutput3 = slottedDeliveryPaths.actors.loadSlottedDelivery.outputs[2];
const loadSlottedDeliveryOutput4 = slottedDeliveryPaths.actors.loadSlottedDelivery.outputs[1];

test('slottedDelivery, walk 1: 49 steps to empty', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: input1,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.send(factsChanged);
  slottedDelivery.send(factsChanged2);
  expect(slottedDelivery.value()).toEqual('idle');
  slottedDelivery.send(factsChanged3);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'SCHEDULED_DELIVERY', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    status: 'AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send({ type: 'slot.refused' });
  expect(slottedDelivery.value()).toEqual({ available: 'taken' });
  slottedDelivery.send(factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', { shippings: [], conditions: [], utcOffsetHours: 7 });
  expect(slottedDelivery.value()).toEqual('empty');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput2);
  expect(slottedDelivery.value()).toEqual('offline');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', {
    shippings: [{ type: 'SCHEDULED_DELIVERY', slots: [] }],
    conditions: ['NOT_COVERED'],
    utcOffsetHours: 7,
  });
  expect(slottedDelivery.value()).toEqual('uncovered');
  slottedDelivery.send(factsChanged3);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', lost());
  expect(slottedDelivery.value()).toEqual('unreached');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', refused(null, 500));
  expect(slottedDelivery.value()).toEqual('failed');
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.wanted', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    status: 'NOT_AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual({ available: 'taken' });
  slottedDelivery.send(factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput3);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'SCHEDULED_DELIVERY', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', refused('SLOT_NOT_AVAILABLE', 409));
  expect(slottedDelivery.value()).toEqual({ available: 'taken' });
  slottedDelivery.send(factsChanged3);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.reject('loadSlottedDelivery', lost());
  expect(slottedDelivery.value()).toEqual('unreached');
  slottedDelivery.send({ type: 'network.returned' });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'SCHEDULED_DELIVERY', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', refused(null, 500));
  expect(slottedDelivery.value()).toEqual({ available: 'unresolved' });
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', lost());
  expect(slottedDelivery.value()).toEqual({ available: 'unreached' });
  slottedDelivery.send({ type: 'retry.requested' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', lost());
  expect(slottedDelivery.value()).toEqual({ available: 'unreached' });
  slottedDelivery.send({ type: 'network.returned' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.send(factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput4);
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    status: 'NOT_AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual('empty');
  slottedDelivery.send(factsChanged3);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput4);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'SCHEDULED_DELIVERY', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.reject('resolveSlot', refused('SLOT_NOT_AVAILABLE', 409));
  expect(slottedDelivery.value()).toEqual('empty');
  slottedDelivery.send(factsChanged);
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput4);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'SCHEDULED_DELIVERY', slotId: 'S1' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolving' });
  slottedDelivery.resolve('resolveSlot', {
    id: 'S1',
    date: '2026-11-21',
    start: '14:00',
    end: '16:00',
    status: 'AVAILABLE',
    price: 8000,
  });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send({ type: 'slot.refused' });
  expect(slottedDelivery.value()).toEqual('empty');
  expect(slottedDelivery.toPage.map(({ type }) => type)).toEqual([
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
    'slot.changed',
    'slot.changed',
    'slottedDelivery.settled',
    'slot.changed',
  ]);
});

test('slottedDelivery, walk 2: 1 step to loading', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: input1,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.send(factsChanged3);
  expect(slottedDelivery.value()).toEqual('loading');
  expect(slottedDelivery.toPage.map(({ type }) => type)).toEqual([]);
});

test('slottedDelivery, walk 3: 2 steps to available.unchosen', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: input1,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null });
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  expect(slottedDelivery.toPage.map(({ type }) => type)).toEqual(['slottedDelivery.settled', 'slot.changed']);
});

test('slottedDelivery, walk 4: 3 steps to available.resolved', () => {
  const slottedDelivery = drive(slottedDeliveryMachine, {
    ...options,
    input: input1,
  });
  expect(slottedDelivery.value()).toEqual('loading');
  slottedDelivery.resolve('loadSlottedDelivery', loadSlottedDeliveryOutput3);
  expect(slottedDelivery.value()).toEqual({ available: 'unchosen' });
  slottedDelivery.send({ type: 'slot.picked', shipping: 'DELIVER_NOW', slotId: null });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  slottedDelivery.send({ type: 'slot.refused' });
  expect(slottedDelivery.value()).toEqual({ available: 'resolved' });
  expect(slottedDelivery.toPage.map(({ type }) => type)).toEqual([
    'slottedDelivery.settled',
    'slot.changed',
    'slot.changed',
  ]);
});
