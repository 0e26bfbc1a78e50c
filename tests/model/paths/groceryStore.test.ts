// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { groceryStoreMachine } from '#src/machines/grocery/groceryStore/groceryStoreMachine.ts';
import { groceryStorePaths } from '#src/machines/grocery/groceryStore/groceryStorePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['readKeptStore', 'locateDevice', 'loadNearbyStores', 'loadStorePicker'],
  systemId: 'groceryStore',
};
const input1 = groceryStorePaths.inputs[0]!;
const factsChanged = groceryStorePaths.events[1]!;
const factsChanged2 = groceryStorePaths.events[0]!;
const loadNearbyStoresOutput = groceryStorePaths.actors.loadNearbyStores.outputs[0];
const loadNearbyStoresOutput2 = groceryStorePaths.actors.loadNearbyStores.outputs[1];

test('groceryStore, walk 1: 20 steps to {store.loading, picker.shown}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: input1,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.send(factsChanged);
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  groceryStore.send(factsChanged2);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadStorePicker', {
    enabled: true,
    stores: [{ groupName: 'RANCH', label: 'Ranch', icon: 'store' }],
  });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutput);
  expect(groceryStore.value()).toEqual({ store: 'served', picker: 'shown' });
  groceryStore.send({ type: 'store.picked', code: 'A' });
  groceryStore.send({ type: 'store.picked', code: 'B' });
  expect(groceryStore.value()).toEqual({ store: 'unserved', picker: 'shown' });
  groceryStore.send(factsChanged);
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'shown' });
  groceryStore.send({ type: 'device.requested' });
  expect(groceryStore.value()).toEqual({ store: 'locating', picker: 'shown' });
  groceryStore.resolve('locateDevice', { latitude: -6.2, longitude: 106.8 });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutput2);
  expect(groceryStore.value()).toEqual({ store: 'unserved', picker: 'shown' });
  groceryStore.send(factsChanged2);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  groceryStore.resolve('loadNearbyStores', []);
  expect(groceryStore.value()).toEqual({ store: 'unmatched', picker: 'shown' });
  groceryStore.send({ type: 'retry.requested' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  groceryStore.reject('loadNearbyStores', lost());
  expect(groceryStore.value()).toEqual({ store: 'unreached', picker: 'shown' });
  groceryStore.send({ type: 'retry.requested' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  groceryStore.reject('loadNearbyStores', refused(null, 500));
  expect(groceryStore.value()).toEqual({ store: 'failed', picker: 'shown' });
  groceryStore.send({ type: 'retry.requested' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  groceryStore.reject('loadNearbyStores', lost());
  expect(groceryStore.value()).toEqual({ store: 'unreached', picker: 'shown' });
  groceryStore.send({ type: 'network.returned' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  expect(groceryStore.toPage.map(({ type }) => type)).toEqual([
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
  ]);
});

test('groceryStore, walk 2: 5 steps to {store.unlocated, picker.hidden}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: input1,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.reject('readKeptStore', new Error('refused'));
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadStorePicker', { enabled: false, stores: [] });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'hidden' });
  groceryStore.send(factsChanged);
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'hidden' });
  groceryStore.send({ type: 'device.requested' });
  expect(groceryStore.value()).toEqual({ store: 'locating', picker: 'hidden' });
  groceryStore.reject('locateDevice', new Error('refused'));
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'hidden' });
  expect(groceryStore.toPage.map(({ type }) => type)).toEqual([
    'groceryStore.settled',
    'groceryStore.settled',
  ]);
});

test('groceryStore, walk 3: 3 steps to {store.recalling, picker.hidden}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: input1,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.reject('loadStorePicker', lost());
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'unreached' });
  groceryStore.send({ type: 'network.returned' });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.reject('loadStorePicker', refused(null, 500));
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'hidden' });
  expect(groceryStore.toPage.map(({ type }) => type)).toEqual([]);
});

test('groceryStore, walk 4: 1 step to {store.recalling, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: input1,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.send(factsChanged2);
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  expect(groceryStore.toPage.map(({ type }) => type)).toEqual([]);
});

test('groceryStore, walk 5: 3 steps to {store.served, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: input1,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutput);
  expect(groceryStore.value()).toEqual({ store: 'served', picker: 'loading' });
  groceryStore.send({ type: 'store.picked', code: 'A' });
  expect(groceryStore.value()).toEqual({ store: 'served', picker: 'loading' });
  expect(groceryStore.toPage.map(({ type }) => type)).toEqual([
    'groceryStore.settled',
    'groceryStore.settled',
    'groceryStore.settled',
  ]);
});

test('groceryStore, walk 6: 1 step to {store.recalling, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: input1,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.send({ type: 'store.picked', code: 'A' });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  expect(groceryStore.toPage.map(({ type }) => type)).toEqual([]);
});
