// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { addressMachine } from '#src/machines/address/address/addressMachine.ts';
import { addressPaths } from '#src/machines/address/address/addressPaths.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['readKeptDestination', 'syncAddresses', 'loadAddresses'],
  systemId: 'address',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/address.md', import.meta.url));

const loadAddressesOutputHome = endOf(addressPaths.actors.loadAddresses.outputs, 'home');

test('address, walk 1: 12 steps to syncing', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.unknown,
  });
  expect(address.value()).toEqual('waitingForUser');
  address.send({ type: 'address.requested', callerId: 'a' });
  address.send({ type: 'address.callerLeft', callerId: 'a' });
  address.send(addressPaths.events.factsChangedAsMember);
  expect(address.value()).toEqual('syncing');
  address.send(addressPaths.events.factsChangedToArea);
  address.resolve('syncAddresses');
  expect(address.value()).toEqual('reading');
  address.resolve('loadAddresses', []);
  expect(address.value()).toEqual('idle');
  address.send({ type: 'address.requested', callerId: 'a' });
  expect(address.value()).toEqual('syncing');
  address.reject('syncAddresses', new Error('refused'));
  expect(address.value()).toEqual('idle');
  address.send({ type: 'network.returned' });
  expect(address.value()).toEqual('syncing');
  address.resolve('syncAddresses');
  expect(address.value()).toEqual('reading');
  address.reject('loadAddresses', new Error('refused'));
  expect(address.value()).toEqual('idle');
  address.send({ type: 'retry.requested' });
  expect(address.value()).toEqual('syncing');
  expect(address.told()).toEqual([
    'facts.told',
    'facts.told',
    'facts.told',
    'address.answered',
    'facts.told',
    'facts.told',
    'facts.told',
  ]);
  expect(address.record()).toEqual(records.get('walk 1: 12 steps to syncing'));
});

test('address, walk 2: 2 steps to idle', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.unknown,
  });
  expect(address.value()).toEqual('waitingForUser');
  address.send(addressPaths.events.factsChangedAsGuest);
  expect(address.value()).toEqual('settling');
  address.resolve('readKeptDestination', null);
  expect(address.value()).toEqual('idle');
  expect(address.told()).toEqual(['facts.told']);
  expect(address.record()).toEqual(records.get('walk 2: 2 steps to idle'));
});

test('address, walk 3: 1 step to idle', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.guest,
  });
  expect(address.value()).toEqual('settling');
  address.resolve('readKeptDestination', {
    addressId: null,
    province: 'Bali',
    city: 'Kota Denpasar',
    district: 'Denpasar Barat',
    subdistrict: 'Pemecutan',
    postalCode: '80119',
    geolocation: null,
  });
  expect(address.value()).toEqual('idle');
  expect(address.told()).toEqual(['destination.changed', 'facts.told']);
  expect(address.record()).toEqual(records.get('walk 3: 1 step to idle'));
});

test('address, walk 4: 1 step to idle', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.guest,
  });
  expect(address.value()).toEqual('settling');
  address.reject('readKeptDestination', new Error('refused'));
  expect(address.value()).toEqual('idle');
  expect(address.told()).toEqual(['facts.told']);
  expect(address.record()).toEqual(records.get('walk 4: 1 step to idle'));
});

test('address, walk 5: 1 step to settling', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.guest,
  });
  expect(address.value()).toEqual('settling');
  address.send(addressPaths.events.factsChangedAsMember);
  expect(address.value()).toEqual('settling');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 5: 1 step to settling'));
});

test('address, walk 6: 1 step to waitingForUser', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.unknown,
  });
  expect(address.value()).toEqual('waitingForUser');
  address.send(addressPaths.events.factsChangedToArea);
  expect(address.value()).toEqual('waitingForUser');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 6: 1 step to waitingForUser'));
});

test('address, walk 7: 1 step to settling', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.member,
  });
  expect(address.value()).toEqual('syncing');
  address.reject('syncAddresses', new Error('refused'));
  expect(address.value()).toEqual('settling');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 7: 1 step to settling'));
});

test('address, walk 8: 2 steps to settling', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.member,
  });
  expect(address.value()).toEqual('syncing');
  address.resolve('syncAddresses');
  expect(address.value()).toEqual('reading');
  address.resolve('loadAddresses', []);
  expect(address.value()).toEqual('settling');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 8: 2 steps to settling'));
});

test('address, walk 9: 2 steps to settling', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.member,
  });
  expect(address.value()).toEqual('syncing');
  address.resolve('syncAddresses');
  expect(address.value()).toEqual('reading');
  address.reject('loadAddresses', new Error('refused'));
  expect(address.value()).toEqual('settling');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 9: 2 steps to settling'));
});

test('address, walk 10: 2 steps to idle', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.guest,
  });
  expect(address.value()).toEqual('settling');
  address.send(addressPaths.events.factsChangedToArea);
  expect(address.value()).toEqual('idle');
  address.send({ type: 'address.requested', callerId: 'a' });
  expect(address.value()).toEqual('idle');
  expect(address.told()).toEqual(['facts.told', 'facts.told', 'facts.told', 'address.answered']);
  expect(address.record()).toEqual(records.get('walk 10: 2 steps to idle'));
});

test('address, walk 11: 2 steps to idle', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.guest,
  });
  expect(address.value()).toEqual('settling');
  address.send(addressPaths.events.factsChangedToArea);
  expect(address.value()).toEqual('idle');
  address.send({ type: 'network.returned' });
  expect(address.value()).toEqual('idle');
  expect(address.told()).toEqual(['facts.told']);
  expect(address.record()).toEqual(records.get('walk 11: 2 steps to idle'));
});

test('address, walk 12: 2 steps to idle', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.guest,
  });
  expect(address.value()).toEqual('settling');
  address.send(addressPaths.events.factsChangedToArea);
  expect(address.value()).toEqual('idle');
  address.send({ type: 'retry.requested' });
  expect(address.value()).toEqual('idle');
  expect(address.told()).toEqual(['facts.told']);
  expect(address.record()).toEqual(records.get('walk 12: 2 steps to idle'));
});

test('address, walk 13: 2 steps to syncing', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.member,
  });
  expect(address.value()).toEqual('syncing');
  address.send(addressPaths.events.factsChangedToArea);
  address.send(addressPaths.events.factsChangedAsMember);
  expect(address.value()).toEqual('syncing');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 13: 2 steps to syncing'));
});

test('address, walk 14: 2 steps to waitingForUser', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.unknown,
  });
  expect(address.value()).toEqual('waitingForUser');
  address.send({ type: 'address.requested', callerId: 'a' });
  address.send({ type: 'address.requested', callerId: 'b' });
  expect(address.value()).toEqual('waitingForUser');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 14: 2 steps to waitingForUser'));
});

test('address, walk 15: 2 steps to settling', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.member,
  });
  expect(address.value()).toEqual('syncing');
  address.resolve('syncAddresses');
  expect(address.value()).toEqual('reading');
  address.resolve('loadAddresses', loadAddressesOutputHome);
  expect(address.value()).toEqual('settling');
  expect(address.told()).toEqual([]);
  expect(address.record()).toEqual(records.get('walk 15: 2 steps to settling'));
});

test('address, walk 16: 6 steps to idle', () => {
  const address = drive(addressMachine, {
    ...options,
    input: addressPaths.inputs.member,
  });
  expect(address.value()).toEqual('syncing');
  address.send(addressPaths.events.factsChangedToArea);
  address.resolve('syncAddresses');
  expect(address.value()).toEqual('reading');
  address.resolve('loadAddresses', loadAddressesOutputHome);
  expect(address.value()).toEqual('idle');
  address.send({ type: 'address.requested', callerId: 'a' });
  expect(address.value()).toEqual('syncing');
  address.resolve('syncAddresses');
  expect(address.value()).toEqual('reading');
  address.resolve('loadAddresses', []);
  expect(address.value()).toEqual('idle');
  expect(address.told()).toEqual(['facts.told', 'facts.told', 'facts.told', 'address.answered']);
  expect(address.record()).toEqual(records.get('walk 16: 6 steps to idle'));
});
