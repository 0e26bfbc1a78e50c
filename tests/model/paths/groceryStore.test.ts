// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { groceryStoreMachine } from '#src/machines/grocery/groceryStore/groceryStoreMachine.ts';
import { groceryStorePaths } from '#src/machines/grocery/groceryStore/groceryStorePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['readKeptStore', 'waitFor', 'locateDevice', 'loadNearbyStores', 'loadStorePicker'],
  systemId: 'groceryStore',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/groceryStore.md', import.meta.url));

const loadNearbyStoresOutputOpen = endOf(groceryStorePaths.actors.loadNearbyStores.outputs, 'open');
const loadNearbyStoresOutputClosed = endOf(groceryStorePaths.actors.loadNearbyStores.outputs, 'closed');

test('groceryStore, walk 1: 33 steps to {store.unlocated, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChangedWithoutPin);
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChanged);
  groceryStore.resolve('loadStorePicker', {
    enabled: true,
    stores: [{ groupName: 'RANCH', label: 'Ranch', icon: 'store' }],
  });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'shown' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutputOpen);
  expect(groceryStore.value()).toEqual({ store: 'served', picker: 'shown' });
  groceryStore.send({ type: 'store.picked', code: 'A' });
  groceryStore.send({ type: 'store.picked', code: 'B' });
  expect(groceryStore.value()).toEqual({ store: 'unserved', picker: 'shown' });
  groceryStore.send(groceryStorePaths.events.factsChangedWithoutPin);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadStorePicker', { enabled: false, stores: [] });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'hidden' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutputClosed);
  expect(groceryStore.value()).toEqual({ store: 'unserved', picker: 'hidden' });
  groceryStore.send(groceryStorePaths.events.factsChanged);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadStorePicker', lost());
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'unreached' });
  groceryStore.send({ type: 'network.returned' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadNearbyStores', []);
  expect(groceryStore.value()).toEqual({ store: 'unmatched', picker: 'loading' });
  groceryStore.send({ type: 'retry.requested' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadStorePicker', refused(null, 500));
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'hidden' });
  groceryStore.reject('loadNearbyStores', refused('LOCATION_UNKNOWN', 422));
  expect(groceryStore.value()).toEqual({ store: 'failed', picker: 'hidden' });
  groceryStore.send({ type: 'retry.requested' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'hidden' });
  groceryStore.reject('loadNearbyStores', lost());
  expect(groceryStore.value()).toEqual({ store: 'unreached', picker: 'hidden' });
  groceryStore.send({ type: 'retry.requested' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'hidden' });
  groceryStore.send(groceryStorePaths.events.factsChangedWithoutPin);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadNearbyStores', refused('LOCATION_UNKNOWN', 422));
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  groceryStore.send({ type: 'device.requested' });
  expect(groceryStore.value()).toEqual({ store: 'locating', picker: 'loading' });
  groceryStore.resolve('locateDevice', { latitude: -6.2, longitude: 106.8 });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadNearbyStores', lost());
  expect(groceryStore.value()).toEqual({ store: 'unreached', picker: 'loading' });
  groceryStore.send({ type: 'network.returned' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChanged);
  groceryStore.send(groceryStorePaths.events.factsChangedWithoutPin);
  groceryStore.reject('loadNearbyStores', refused('LOCATION_UNKNOWN', 422));
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  groceryStore.send({ type: 'device.requested' });
  expect(groceryStore.value()).toEqual({ store: 'locating', picker: 'loading' });
  groceryStore.reject('locateDevice', new Error('refused'));
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  groceryStore.send({ type: 'device.requested' });
  expect(groceryStore.value()).toEqual({ store: 'locating', picker: 'loading' });
  groceryStore.resolve('locationPatience');
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  expect(groceryStore.told()).toEqual([
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
  expect(groceryStore.record()).toEqual(records.get('walk 1: 33 steps to {store.unlocated, picker.loading}'));
});

test('groceryStore, walk 2: 1 step to {store.loading, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.reject('readKeptStore', new Error('refused'));
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  expect(groceryStore.told()).toEqual([]);
  expect(groceryStore.record()).toEqual(records.get('walk 2: 1 step to {store.loading, picker.loading}'));
});

test('groceryStore, walk 3: 1 step to {store.waiting, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.nowhere,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'waiting', picker: 'loading' });
  expect(groceryStore.told()).toEqual(['grocery.changed']);
  expect(groceryStore.record()).toEqual(records.get('walk 3: 1 step to {store.waiting, picker.loading}'));
});

test('groceryStore, walk 4: 1 step to {store.recalling, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChanged);
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  expect(groceryStore.told()).toEqual([]);
  expect(groceryStore.record()).toEqual(records.get('walk 4: 1 step to {store.recalling, picker.loading}'));
});

test('groceryStore, walk 5: 1 step to {store.recalling, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.send({ type: 'store.picked', code: 'A' });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  expect(groceryStore.told()).toEqual([]);
  expect(groceryStore.record()).toEqual(records.get('walk 5: 1 step to {store.recalling, picker.loading}'));
});

test('groceryStore, walk 6: 2 steps to {store.recalling, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChangedOfSellerGroup);
  groceryStore.send(groceryStorePaths.events.factsChanged);
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  expect(groceryStore.told()).toEqual([]);
  expect(groceryStore.record()).toEqual(records.get('walk 6: 2 steps to {store.recalling, picker.loading}'));
});

test('groceryStore, walk 7: 1 step to {store.loading, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.resolve('readKeptStore', {
    warehouse: {
      code: 'B',
      groupName: 'RANCH',
      pickupPoint: { code: 'PP-B', name: 'Toko B' },
      available: true,
    },
    channel: 'RANCH',
  });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  expect(groceryStore.told()).toEqual(['grocery.changed']);
  expect(groceryStore.record()).toEqual(records.get('walk 7: 1 step to {store.loading, picker.loading}'));
});

test('groceryStore, walk 8: 5 steps to {store.unlocated, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutputOpen);
  expect(groceryStore.value()).toEqual({ store: 'served', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChangedWithoutPin);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadNearbyStores', refused('LOCATION_UNKNOWN', 422));
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  groceryStore.send({ type: 'store.picked', code: 'A' });
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  expect(groceryStore.told()).toEqual(['grocery.changed', 'grocery.changed', 'grocery.changed']);
  expect(groceryStore.record()).toEqual(records.get('walk 8: 5 steps to {store.unlocated, picker.loading}'));
});

test('groceryStore, walk 9: 4 steps to {store.unlocated, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.withoutPin,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadNearbyStores', refused('LOCATION_UNKNOWN', 422));
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  groceryStore.send({ type: 'device.requested' });
  expect(groceryStore.value()).toEqual({ store: 'locating', picker: 'loading' });
  groceryStore.resolve('locationPatience');
  expect(groceryStore.value()).toEqual({ store: 'unlocated', picker: 'loading' });
  expect(groceryStore.told()).toEqual(['grocery.changed', 'grocery.changed', 'grocery.changed']);
  expect(groceryStore.record()).toEqual(records.get('walk 9: 4 steps to {store.unlocated, picker.loading}'));
});

test('groceryStore, walk 10: 6 steps to {store.loading, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutputOpen);
  expect(groceryStore.value()).toEqual({ store: 'served', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChangedWithoutPin);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadNearbyStores', lost());
  expect(groceryStore.value()).toEqual({ store: 'unreached', picker: 'loading' });
  groceryStore.send({ type: 'retry.requested' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.send({ type: 'store.picked', code: 'A' });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  expect(groceryStore.told()).toEqual(['grocery.changed', 'grocery.changed', 'grocery.changed']);
  expect(groceryStore.record()).toEqual(records.get('walk 10: 6 steps to {store.loading, picker.loading}'));
});

test('groceryStore, walk 11: 4 steps to {store.failed, picker.loading}', () => {
  const groceryStore = drive(groceryStoreMachine, {
    ...options,
    input: groceryStorePaths.inputs.pinned,
  });
  expect(groceryStore.value()).toEqual({ store: 'recalling', picker: 'loading' });
  groceryStore.resolve('readKeptStore', { warehouse: null, channel: null });
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.resolve('loadNearbyStores', loadNearbyStoresOutputOpen);
  expect(groceryStore.value()).toEqual({ store: 'served', picker: 'loading' });
  groceryStore.send(groceryStorePaths.events.factsChangedWithoutPin);
  expect(groceryStore.value()).toEqual({ store: 'loading', picker: 'loading' });
  groceryStore.reject('loadNearbyStores', refused(null, 500));
  expect(groceryStore.value()).toEqual({ store: 'failed', picker: 'loading' });
  expect(groceryStore.told()).toEqual(['grocery.changed', 'grocery.changed', 'grocery.changed']);
  expect(groceryStore.record()).toEqual(records.get('walk 11: 4 steps to {store.failed, picker.loading}'));
});
