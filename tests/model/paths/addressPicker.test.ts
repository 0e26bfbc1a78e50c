// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { addressPickerMachine } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import { addressPickerPaths } from '#src/machines/address/addressPicker/addressPickerPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['region', 'waitFor', 'locateDevice', 'findNearestRegion', 'savePin'],
  systemId: 'addressPicker',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/addressPicker.md', import.meta.url));

const savePinOutput = endOf(addressPickerPaths.actors.savePin.outputs);

test('addressPicker, walk 1: 44 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'picker.closed' });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: true });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'network.returned' });
  addressPicker.send({ type: 'area.chosen' });
  addressPicker.send(addressPickerPaths.events.regionChanged);
  addressPicker.send(addressPickerPaths.events.regionChangedByHand);
  addressPicker.send({ type: 'region.changed', names: null, isMoved: true, isByHand: true });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'locating' } },
  });
  addressPicker.send({ type: 'map.failed' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'failed', activity: { choosing: 'locating' } },
  });
  addressPicker.send({ type: 'network.returned' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'locating' } },
  });
  addressPicker.send({ type: 'pin.moved', pin: { latitude: -6.2, longitude: 106.8 } });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'resting' } },
  });
  addressPicker.send({
    type: 'wish.resumed',
    wish: { kind: 'pin', itemSku: 'A-01', addressId: 'home', pin: { latitude: -6.2, longitude: 106.8 } },
    isFlashSaleGone: false,
  });
  addressPicker.send(addressPickerPaths.events.factsChanged);
  addressPicker.send(addressPickerPaths.events.regionChanged);
  addressPicker.send({ type: 'choice.confirmed' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: 'checkingPin' },
  });
  addressPicker.resolve('checkPin', {
    province: { code: '32', name: 'Jawa Barat', geolocation: null },
    city: { code: '32.73', name: 'Kota Bandung', geolocation: null },
    district: { code: '32.73.02', name: 'Coblong', geolocation: null },
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'map.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'resting' } },
  });
  addressPicker.send(addressPickerPaths.events.regionChanged);
  addressPicker.send({ type: 'choice.confirmed' });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.resolve('locateDevice', { latitude: -6.2, longitude: 106.8 });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'findingRegion' } },
  });
  addressPicker.resolve('findNearestRegion', {
    province: { code: '32', name: 'Jawa Barat', geolocation: null },
    city: { code: '32.73', name: 'Kota Bandung', geolocation: null },
    district: { code: '32.73.02', name: 'Coblong', geolocation: null },
  });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.reject('locateDevice', new Error('refused'));
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.resolve('locationPatience');
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.resolve('locateDevice', { latitude: -6.2, longitude: 106.8 });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'findingRegion' } },
  });
  addressPicker.reject('findNearestRegion', lost());
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'map.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'map.failed' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'failed', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'map.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'resting' } },
  });
  addressPicker.send(addressPickerPaths.events.regionChanged);
  addressPicker.send({ type: 'pin.moved', pin: { latitude: -6.2, longitude: 106.8 } });
  addressPicker.send({ type: 'choice.confirmed' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: 'checkingPin' },
  });
  addressPicker.reject('checkPin', lost());
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send(addressPickerPaths.events.regionChanged);
  addressPicker.send({ type: 'pin.moved', pin: { latitude: -6.2, longitude: 106.8 } });
  addressPicker.send({ type: 'choice.confirmed' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: 'checkingPin' },
  });
  addressPicker.reject('checkPin', refused('INVALID_LOCATION'));
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual([
    'address.callerLeft',
    'address.callerLeft',
    'destination.changed',
    'address.callerLeft',
    'destination.changed',
    'address.callerLeft',
    'destination.changed',
  ]);
  expect(addressPicker.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'region network.returned',
    'region network.returned',
    'region region.filled',
  ]);
  expect(addressPicker.toModal.map(({ type }) => type)).toEqual([
    'modal.backRequested',
    'modal.backRequested',
    'modal.backRequested',
  ]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 1: 44 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}'),
  );
});

test('addressPicker, walk 2: 14 steps to open.{addresses.asking, map.hidden, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.member,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send(addressPickerPaths.events.addressAnswered);
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'address.chosen', id: 'home' });
  addressPicker.send({
    type: 'wish.resumed',
    wish: { kind: 'pin', itemSku: 'A-01', addressId: 'home', pin: { latitude: -6.2, longitude: 106.8 } },
    isFlashSaleGone: false,
  });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: 'savingPin' },
  });
  addressPicker.resolve('savePin', savePinOutput);
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send(addressPickerPaths.events.addressAnsweredFailed);
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'failed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'retry.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send(addressPickerPaths.events.addressAnsweredFailed);
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'failed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'network.returned' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({
    type: 'wish.resumed',
    wish: { kind: 'pin', itemSku: 'A-01', addressId: 'home', pin: { latitude: -6.2, longitude: 106.8 } },
    isFlashSaleGone: false,
  });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: 'savingPin' },
  });
  addressPicker.reject('savePin', lost());
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'choice.confirmed' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: 'savingPin' },
  });
  addressPicker.reject('savePin', refused('LOGIN_REQUIRED', 401));
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'asking', map: 'hidden', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual([
    'address.requested',
    'address.callerLeft',
    'destination.changed',
    'address.requested',
    'address.requested',
    'address.requested',
    'login.needed',
  ]);
  expect(addressPicker.toModal.map(({ type }) => type)).toEqual(['modal.backRequested']);
  expect(addressPicker.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'region network.returned',
  ]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 2: 14 steps to open.{addresses.asking, map.hidden, activity.choosing.resting}'),
  );
});

test('addressPicker, walk 3: 1 step to closed', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.member,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send(addressPickerPaths.events.factsChanged);
  expect(addressPicker.value()).toEqual('closed');
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(records.get('walk 3: 1 step to closed'));
});

test('addressPicker, walk 4: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.send({ type: 'area.chosen' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 4: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}'),
  );
});

test('addressPicker, walk 5: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.locating}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.send({ type: 'address.chosen', id: 'home' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 5: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.locating}'),
  );
});

test('addressPicker, walk 6: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'pin.moved', pin: { latitude: -6.2, longitude: 106.8 } });
  addressPicker.send({ type: 'region.changed', names: null, isMoved: true, isByHand: true });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 6: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}'),
  );
});

test('addressPicker, walk 7: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.send(addressPickerPaths.events.regionChangedByHand);
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 7: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}'),
  );
});

test('addressPicker, walk 8: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.locating}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'location.requested' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  addressPicker.send(addressPickerPaths.events.regionChanged);
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'locating' } },
  });
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 8: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.locating}'),
  );
});

test('addressPicker, walk 9: 2 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'choice.confirmed' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 9: 2 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}'),
  );
});

test('addressPicker, walk 10: 4 steps to open.{addresses.listed, map.shown, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send(addressPickerPaths.events.regionChanged);
  addressPicker.send({ type: 'picker.closed' });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: true });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'shown', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual(['address.callerLeft']);
  expect(addressPicker.record()).toEqual(
    records.get('walk 10: 4 steps to open.{addresses.listed, map.shown, activity.choosing.resting}'),
  );
});

test('addressPicker, walk 11: 3 steps to closed', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({
    type: 'wish.resumed',
    wish: { kind: 'pin', itemSku: 'A-01', addressId: 'home', pin: { latitude: -6.2, longitude: 106.8 } },
    isFlashSaleGone: false,
  });
  addressPicker.send({ type: 'picker.closed' });
  expect(addressPicker.value()).toEqual('closed');
  expect(addressPicker.told()).toEqual(['address.callerLeft']);
  expect(addressPicker.record()).toEqual(records.get('walk 11: 3 steps to closed'));
});

test('addressPicker, walk 12: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}', () => {
  const addressPicker = drive(addressPickerMachine, {
    ...options,
    input: addressPickerPaths.inputs.guest,
  });
  expect(addressPicker.value()).toEqual('closed');
  addressPicker.send({ type: 'picker.opened', wantsPin: false });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  addressPicker.send({ type: 'pin.moved', pin: { latitude: -6.2, longitude: 106.8 } });
  addressPicker.send({ type: 'area.chosen' });
  expect(addressPicker.value()).toEqual({
    open: { addresses: 'listed', map: 'hidden', activity: { choosing: 'resting' } },
  });
  expect(addressPicker.told()).toEqual([]);
  expect(addressPicker.record()).toEqual(
    records.get('walk 12: 3 steps to open.{addresses.listed, map.hidden, activity.choosing.resting}'),
  );
});
