import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { pickupPointsMachine } from '#src/machines/fulfilment/pickupPoints/pickupPointsMachine.ts';
import { pickupPointsPaths } from '#src/machines/fulfilment/pickupPoints/pickupPointsPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const ACTORS = ['loadPickupPoints', 'loadNearestPickupPoint', 'loadOtherPickupPoint', 'loadOfflineMerchants'];
const options = { actors: ACTORS, systemId: 'pickupPoints', input: partFacts() };
const PINNED = { ...DEFAULT_DESTINATION, geolocation: { latitude: -6.2, longitude: 106.8 } };
const POINT = { code: 'PP-2', name: 'Tirta Satrio' };
const everywhere = (item: object = {}) =>
  partFacts({ tags: ['AVAILABLE', 'OOS', 'OFFLINE'], ...item }, { destination: PINNED });
const changed = (facts: unknown) => ({ type: 'facts.changed', facts });

test('pickup points: every transition', () => {
  expectEveryTransition(pickupPointsPaths);
});

describe('all points', () => {
  test('[API-25] are loaded when someone asks, and again for another item', () => {
    const part = drive(pickupPointsMachine, options);
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'points.requested' });
    expect(part.inputOf('loadPickupPoints')).toEqual({ itemSku: 'A-01' });
    part.resolve('loadPickupPoints', [POINT]);
    expect(part.context()).toMatchObject({ points: [POINT] });
    part.send(changed(partFacts({ itemSku: 'A-02' })));
    expect(part.context()).toMatchObject({ points: [] });
    expect(part.inputOf('loadPickupPoints')).toEqual({ itemSku: 'A-02' });
  });

  test('[PICKUP-07, ERR-61] a failed load is empty and loading has ended; asking again loads again', () => {
    const part = drive(pickupPointsMachine, options);
    part.send({ type: 'points.requested' });
    expect(part.snapshot().hasTag('pointsBusy')).toBe(true);
    part.reject('loadPickupPoints');
    expect(part.context()).toMatchObject({ points: [] });
    expect(part.snapshot().hasTag('pointsBusy')).toBe(false);
    expect(part.snapshot().hasTag('pointsFailed')).toBe(true);
    part.send({ type: 'retry.requested' });
    part.resolve('loadPickupPoints', [POINT]);
    expect(part.context()).toMatchObject({ points: [POINT] });
    expect(part.snapshot().hasTag('pointsFailed')).toBe(false);
  });

  test('a destination without meaning for the list leaves it alone', () => {
    const part = drive(pickupPointsMachine, options);
    part.send({ type: 'points.requested' });
    part.resolve('loadPickupPoints', [POINT]);
    part.send(changed(partFacts({}, { destination: PINNED, quantity: 2 })));
    expect(part.context()).toMatchObject({ points: [POINT] });
  });
});

describe('the nearest point', () => {
  test('[API-16] is asked for once the visitor’s location is known, and again when it changes', () => {
    const part = drive(pickupPointsMachine, options);
    part.send(changed(partFacts({}, { destination: PINNED })));
    expect(part.inputOf('loadNearestPickupPoint')).toEqual({
      itemSku: 'A-01',
      geolocation: PINNED.geolocation,
    });
    part.resolve('loadNearestPickupPoint', { ...POINT, distance: 1.2, available: true });
    expect(part.context()).toMatchObject({ nearest: POINT });
    const elsewhere = { ...PINNED, geolocation: { latitude: -7, longitude: 110 } };
    part.send(changed(partFacts({}, { destination: elsewhere })));
    expect(part.context()).toMatchObject({ nearest: null });
    expect(part.inputOf('loadNearestPickupPoint')).toMatchObject({ geolocation: { latitude: -7 } });
    part.reject('loadNearestPickupPoint');
    expect(part.context()).toMatchObject({ nearest: null });
    expect(part.waiting()).toEqual([]);
  });

  test('not for what cannot be picked up', () => {
    const input = partFacts({ isPurchasableByPickup: false }, { destination: PINNED });
    expect(drive(pickupPointsMachine, { ...options, input }).waiting()).toEqual([]);
  });
});

describe('another point', () => {
  test('[PICKUP-04, API-31] is asked for when the shown one is sold out, and not otherwise', () => {
    const part = drive(pickupPointsMachine, options);
    expect(part.waiting()).toEqual([]);
    part.send(changed(partFacts({ tags: ['OOS'], isPurchasableByPickup: false })));
    expect(part.inputOf('loadOtherPickupPoint')).toEqual({
      itemSku: 'A-01',
      pickupPointCode: 'PP-1',
      geolocation: null,
    });
    part.resolve('loadOtherPickupPoint', { pickup: POINT, delivery: null });
    expect(part.context()).toMatchObject({ other: { pickup: POINT, delivery: null } });
    // There it is in stock.
    part.send(changed(partFacts({ pickupPointCode: 'PP-2' })));
    expect(part.context()).toMatchObject({ other: null });
    expect(part.waiting()).toEqual([]);
  });
});

describe('physical stores', () => {
  test.each([
    [['OFFLINE'], 'OFFLINE'],
    [['OFFLINE', 'OFFLINE_ONLY'], 'OFFLINE_ONLY'],
  ])('[API-26] tags %o ask for the type %s', (tags, type) => {
    const part = drive(pickupPointsMachine, { ...options, input: partFacts({ tags }) });
    expect(part.inputOf('loadOfflineMerchants')).toEqual({ itemSku: 'A-01', type });
    part.resolve('loadOfflineMerchants', [POINT]);
    expect(part.context()).toMatchObject({ stores: [POINT] });
  });

  test('[PICKUP-07] a failed load is empty, and can be asked for again', () => {
    const part = drive(pickupPointsMachine, { ...options, input: partFacts({ tags: ['OFFLINE'] }) });
    part.reject('loadOfflineMerchants');
    expect(part.context()).toMatchObject({ stores: [] });
    expect(part.snapshot().hasTag('storesBusy')).toBe(false);
    expect(part.snapshot().hasTag('storesFailed')).toBe(true);
    part.send({ type: 'retry.requested' });
    expect(part.waiting()).toEqual(['loadOfflineMerchants']);
  });
});

test('[PICKUP-04] the other place is not offered where another destination has none', () => {
  const at = (latitude: number) => ({
    destination: { ...DEFAULT_DESTINATION, geolocation: { latitude, longitude: 107 } },
  });
  const soldOut = { tags: ['OOS'], isPurchasableByPickup: false };
  const part = drive(pickupPointsMachine, { ...options, input: partFacts(soldOut, at(-6)) });
  part.resolve('loadOtherPickupPoint', { pickup: POINT, delivery: null });
  expect(part.context()).toMatchObject({ other: { pickup: POINT } });
  part.send(changed(partFacts(soldOut, at(-7))));
  expect(part.context()).toMatchObject({ other: null });
  part.reject('loadOtherPickupPoint');
  expect(part.context()).toMatchObject({ other: null });
});
