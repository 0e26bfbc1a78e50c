// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { regionMachine } from '#src/machines/address/region/regionMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadRegions'],
  systemId: 'region',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/region.md', import.meta.url));

test('region, walk 1: 28 steps to failed.unreached', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.send({ type: 'region.filled', names: {} });
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  expect(region.value()).toEqual('incomplete');
  region.send({ type: 'region.chosen', level: 'province', code: 'A' });
  expect(region.value()).toEqual('loading');
  region.reject('loadRegions', lost());
  expect(region.value()).toEqual({ failed: 'unreached' });
  region.send({ type: 'retry.requested' });
  expect(region.value()).toEqual('loading');
  region.reject('loadRegions', refused(null, 500));
  expect(region.value()).toEqual({ failed: 'refused' });
  region.send({
    type: 'region.filled',
    names: { province: 'A', city: 'A', district: 'A', subdistrict: 'A', postalCode: '12345' },
  });
  expect(region.value()).toEqual('loading');
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.reject('loadRegions', lost());
  expect(region.value()).toEqual({ failed: 'unreached' });
  region.send({ type: 'network.returned' });
  expect(region.value()).toEqual('loading');
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', []);
  expect(region.value()).toEqual('complete');
  region.send({ type: 'region.postalCodeTyped', postalCode: '12345' });
  region.send({ type: 'region.postalCodeTyped', postalCode: '123' });
  expect(region.value()).toEqual('incomplete');
  region.send({ type: 'region.postalCodeTyped', postalCode: '12345' });
  expect(region.value()).toEqual('complete');
  region.send({ type: 'region.postalCodeTyped', postalCode: '123' });
  expect(region.value()).toEqual('incomplete');
  region.send({ type: 'region.postalCodeTyped', postalCode: '123' });
  region.send({ type: 'region.chosen', level: 'subdistrict', code: 'A' });
  expect(region.value()).toEqual('loading');
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  expect(region.value()).toEqual('incomplete');
  region.send({ type: 'region.chosen', level: 'postalCode', code: 'A' });
  expect(region.value()).toEqual('complete');
  region.send({ type: 'region.chosen', level: 'subdistrict', code: 'A' });
  expect(region.value()).toEqual('loading');
  region.reject('loadRegions', lost());
  expect(region.value()).toEqual({ failed: 'unreached' });
  region.send({ type: 'region.postalCodeTyped', postalCode: '12345' });
  expect(region.value()).toEqual('complete');
  region.send({ type: 'region.chosen', level: 'subdistrict', code: 'A' });
  expect(region.value()).toEqual('loading');
  region.reject('loadRegions', lost());
  expect(region.value()).toEqual({ failed: 'unreached' });
  region.send({ type: 'region.postalCodeTyped', postalCode: '123' });
  expect(region.value()).toEqual({ failed: 'unreached' });
  expect(region.told()).toEqual([
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
    'region.changed',
  ]);
  expect(region.record()).toEqual(records.get('walk 1: 28 steps to failed.unreached'));
});

test('region, walk 2: 1 step to loading', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.send({ type: 'region.chosen', level: 'province', code: 'A' });
  expect(region.value()).toEqual('loading');
  expect(region.told()).toEqual([]);
  expect(region.record()).toEqual(records.get('walk 2: 1 step to loading'));
});

test('region, walk 3: 2 steps to incomplete', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  expect(region.value()).toEqual('incomplete');
  region.send({ type: 'region.postalCodeTyped', postalCode: '12345' });
  expect(region.value()).toEqual('incomplete');
  expect(region.told()).toEqual([]);
  expect(region.record()).toEqual(records.get('walk 3: 2 steps to incomplete'));
});

test('region, walk 4: 2 steps to failed.unreached', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.reject('loadRegions', lost());
  expect(region.value()).toEqual({ failed: 'unreached' });
  region.send({ type: 'region.postalCodeTyped', postalCode: '12345' });
  expect(region.value()).toEqual({ failed: 'unreached' });
  expect(region.told()).toEqual([]);
  expect(region.record()).toEqual(records.get('walk 4: 2 steps to failed.unreached'));
});

test('region, walk 5: 7 steps to loading', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.send({
    type: 'region.filled',
    names: { province: 'A', city: 'A', district: 'A', subdistrict: 'A', postalCode: '12345' },
  });
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', []);
  expect(region.value()).toEqual('complete');
  region.send({ type: 'region.filled', names: {} });
  expect(region.value()).toEqual('loading');
  expect(region.told()).toEqual(['region.changed', 'region.changed', 'region.changed']);
  expect(region.record()).toEqual(records.get('walk 5: 7 steps to loading'));
});

test('region, walk 6: 5 steps to incomplete', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.send({
    type: 'region.filled',
    names: { province: 'A', city: 'A', district: 'A', subdistrict: 'A', postalCode: '12345' },
  });
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.send({ type: 'region.chosen', level: 'city', code: 'A' });
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  expect(region.value()).toEqual('incomplete');
  expect(region.told()).toEqual(['region.changed', 'region.changed']);
  expect(region.record()).toEqual(records.get('walk 6: 5 steps to incomplete'));
});

test('region, walk 7: 1 step to failed.refused', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.reject('loadRegions', refused(null, 500));
  expect(region.value()).toEqual({ failed: 'refused' });
  expect(region.told()).toEqual([]);
  expect(region.record()).toEqual(records.get('walk 7: 1 step to failed.refused'));
});

test('region, walk 8: 8 steps to complete', () => {
  const region = drive(regionMachine, {
    ...options,
    input: { names: {} },
  });
  expect(region.value()).toEqual('loading');
  region.send({
    type: 'region.filled',
    names: { province: 'A', city: 'A', district: 'A', subdistrict: 'A', postalCode: '12345' },
  });
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  region.resolve('loadRegions', [
    { code: 'A', name: 'A', geolocation: null },
    { code: 'B', name: 'B', geolocation: null },
  ]);
  expect(region.value()).toEqual('incomplete');
  region.send({ type: 'region.chosen', level: 'postalCode', code: 'A' });
  expect(region.value()).toEqual('complete');
  region.send({ type: 'region.postalCodeTyped', postalCode: '12345' });
  expect(region.value()).toEqual('complete');
  expect(region.told()).toEqual(['region.changed', 'region.changed', 'region.changed']);
  expect(region.record()).toEqual(records.get('walk 8: 8 steps to complete'));
});
