import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { groceryStoreMachine } from '#src/machines/grocery/groceryStore/groceryStoreMachine.ts';
import { refused } from '#src/machines/paths/failures.ts';
import { groceryStorePaths } from '#src/machines/grocery/groceryStore/groceryStorePaths.ts';
import type { GroceryStoreContext } from '#src/machines/grocery/groceryStore/groceryStoreTypes.ts';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import { drive, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const HOUR = { day: 1, open: '08:00', close: '22:00' };
const store = (code: string, facts: object = {}) => ({
  code,
  groupName: 'RANCH',
  pickupPoint: { code: `PP-${code}`, name: `Toko ${code}` },
  available: true,
  distanceKm: 1,
  hours: { open: '08:00', close: '22:00' },
  pickupHours: [{ ...HOUR, status: 'AVAILABLE' }],
  nextDelivery: null,
  utcOffsetHours: 7,
  ...facts,
});
const kept = (code: string, facts: object = {}) => ({
  code,
  groupName: 'RANCH',
  pickupPoint: { code: `PP-${code}`, name: `Toko ${code}` },
  available: true,
  ...facts,
});
const PIN = { latitude: -6.2, longitude: 106.8 };
const home: Destination = { ...DEFAULT_DESTINATION, addressId: 'A-1', geolocation: PIN };
const noPin: Destination = { ...home, addressId: 'A-2', geolocation: null };
const AREA = { postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat' };
const PICKER = { enabled: true, stores: [{ groupName: 'RANCH', label: 'Ranch', icon: 'store' }] };

const facts = (rest: Partial<PartFacts> = {}) =>
  partFacts({}, { vendor: 'grocery', destination: home, ...rest });
const options = {
  actors: ['readKeptStore', 'waitFor', 'locateDevice', 'loadNearbyStores', 'loadStorePicker'],
  systemId: 'groceryStore',
  input: facts(),
};
const NOTHING_KEPT = { warehouse: null, channel: null };
const start = (rest: Partial<PartFacts> = {}, left: object = NOTHING_KEPT): Driven => {
  const part = drive(groceryStoreMachine, { ...options, input: facts(rest) });
  part.resolve('readKeptStore', left);
  return part;
};
/** An address without a pin, in an area that the marketplace does not know. */
const startNowhere = (left: object = NOTHING_KEPT): Driven => {
  const part = start({ destination: noPin }, left);
  part.reject('loadNearbyStores', refused('LOCATION_UNKNOWN', 422));
  return part;
};
const context = (part: Driven) => part.context<GroceryStoreContext>();
const changed = (rest: Partial<PartFacts>) => ({ type: 'facts.changed', facts: facts(rest) });
const settled = (part: Driven) => {
  const told = part.toPage.at(-1);
  expect(told?.type).toBe('grocery.changed');
  return told?.['facts'];
};
const UNKNOWN = {
  device: null,
  isStoreSettled: true,
  isServiceable: null,
  pickupPointCode: null,
  canPickUp: null,
};

test('groceryStore: every transition', () => {
  expectEveryTransition(groceryStorePaths);
});

describe('the selected warehouse', () => {
  test('[ADDRESS-11, GROC-02] the store of an earlier visit does not settle this address', () => {
    const part = start({}, { warehouse: kept('B'), channel: 'RANCH' });
    expect(settled(part)).toMatchObject({ isStoreSettled: false, pickupPointCode: 'PP-B' });
    part.resolve('loadNearbyStores', [store('A')]);
    expect(settled(part)).toMatchObject({ isStoreSettled: true, pickupPointCode: 'PP-A' });
  });
  test('[SHIP-24] no store is looked for before it is known where the visitor is', () => {
    const part = start({ isDestinationKnown: false }, { warehouse: kept('B'), channel: 'RANCH' });
    expect(part.value()).toMatchObject({ store: 'waiting' });
    expect(part.waiting()).toEqual(['loadStorePicker']);
    part.send(changed({}));
    expect(part.inputOf('loadNearbyStores')).toEqual({ location: PIN, channel: 'RANCH' });
  });
  test('picking a store leaves the picker as it is: its settings are not asked for again', () => {
    const part = start();
    part.resolve('loadNearbyStores', [store('A'), store('B')]);
    part.resolve('loadStorePicker', PICKER);
    part.send({ type: 'store.picked', code: 'B' });
    expect(context(part).warehouse).toEqual(kept('B'));
    expect(part.value()).toMatchObject({ picker: 'shown' });
  });

  test('[GROC-06, GROC-08, GROC-26] loads the stores near the address and takes the nearest', () => {
    const part = start();
    expect(part.inputOf('loadNearbyStores')).toEqual({ location: PIN, channel: 'RANCH' });
    part.resolve('loadNearbyStores', [store('A'), store('B')]);
    expect(context(part).warehouse).toEqual(kept('A'));
    expect(settled(part)).toEqual({
      device: null,
      isStoreSettled: true,
      isServiceable: true,
      pickupPointCode: 'PP-A',
      canPickUp: true,
    });
    expect(part.snapshot().hasTag('unserviceable')).toBe(false);
  });

  test('[GROC-04] one that is not available marks the address unserviceable', () => {
    const part = start();
    part.resolve('loadNearbyStores', [store('A', { available: false })]);
    expect(part.snapshot().hasTag('unserviceable')).toBe(true);
    expect(settled(part)).toMatchObject({ isServiceable: false, pickupPointCode: 'PP-A' });
  });

  test('[GROC-08, GROC-10] the group of the address is found in any case of letters', () => {
    const part = start({ sellerGroup: 'blibli_go' });
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ channel: 'BLIBLI_GO' });
    part.resolve('loadNearbyStores', [store('A'), store('G', { groupName: 'Blibli_Go' })]);
    expect(context(part).warehouse?.code).toBe('G');
  });

  test('[GROC-08] without one, that of the warehouse of the last visit', () => {
    const part = start({}, { warehouse: kept('G', { groupName: 'BLIBLI_GO' }), channel: null });
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ channel: 'BLIBLI_GO' });
    part.resolve('loadNearbyStores', [store('A'), store('H', { groupName: 'BLIBLI_GO' })]);
    expect(context(part).warehouse?.code).toBe('H');
  });

  test('[GROC-05, GROC-09] no store of the group: failed, empty, and the address unserviceable', () => {
    const part = start({ sellerGroup: 'RANCH' });
    part.resolve('loadNearbyStores', [store('G', { groupName: 'BLIBLI_GO' })]);
    expect(part.snapshot().hasTag('failed')).toBe(true);
    expect(part.snapshot().hasTag('unserviceable')).toBe(true);
    expect(context(part).warehouse).toBeNull();
    expect(settled(part)).toEqual({ ...UNKNOWN, isServiceable: false });
    part.send({ type: 'retry.requested' });
    part.resolve('loadNearbyStores', [store('A')]);
    expect(part.snapshot().hasTag('unserviceable')).toBe(false);
  });

  test('[GROC-13] an unknown group of the address wants none', () => {
    const part = start({ sellerGroup: 'superindo' });
    part.resolve('loadNearbyStores', [store('G', { groupName: 'BLIBLI_GO' })]);
    expect(context(part).warehouse?.code).toBe('G');
  });

  test('[GROC-02] that of the last visit serves until the stores are known', () => {
    const part = start({}, { warehouse: kept('B'), channel: 'RANCH' });
    expect(context(part).warehouse?.code).toBe('B');
    expect(settled(part)).toMatchObject({ isServiceable: true, pickupPointCode: 'PP-B' });
    part.resolve('loadNearbyStores', [store('A'), store('B')]);
    expect(context(part).warehouse?.code).toBe('B');
  });

  test('[GROC-02, GROC-03] it is kept for the next visit with the group it was found by', () => {
    const remembered: unknown[] = [];
    const machine = groceryStoreMachine.provide({
      actions: { keepStore: (_, params) => void remembered.push(params) },
    });
    const part = drive(machine, { ...options, input: facts({ sellerGroup: 'blibli_go' }) });
    part.resolve('readKeptStore', NOTHING_KEPT);
    part.resolve('loadNearbyStores', [store('G', { groupName: 'BLIBLI_GO' })]);
    expect(remembered).toEqual([{ warehouse: kept('G', { groupName: 'BLIBLI_GO' }), channel: 'BLIBLI_GO' }]);
  });

  test('[GROC-03] the channel of the last visit is asked for when its warehouse is gone', () => {
    const part = start({}, { warehouse: null, channel: 'BLIBLI_GO' });
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ channel: 'BLIBLI_GO' });
  });

  test.each([
    ['the address names', 'RANCH', 'BLIBLI_GO', 'BLIBLI_GO', 'RANCH'],
    ['the address names, the other way round', 'BLIBLI_GO', 'RANCH', 'RANCH', 'BLIBLI_GO'],
    ['the kept warehouse is of', null, 'BLIBLI_GO', 'RANCH', 'BLIBLI_GO'],
    ['the kept warehouse is of, the other way round', null, 'RANCH', 'BLIBLI_GO', 'RANCH'],
  ])(
    '[GROC-03, GROC-08] stores of the group are asked for that %s',
    (_, sellerGroup, groupName, channel, asked) => {
      const part = start({ sellerGroup }, { warehouse: kept('K', { groupName }), channel });
      expect(part.inputOf('loadNearbyStores')).toMatchObject({ channel: asked });
    },
  );

  test('[GROC-02] storage that cannot be read is as if nothing was kept', () => {
    const part = drive(groceryStoreMachine, options);
    part.reject('readKeptStore');
    expect(part.waiting()).toContain('loadNearbyStores');
    expect(context(part).warehouse).toBeNull();
  });

  test('[GROC-25] pickup follows the pickup hours of the store', () => {
    const part = start();
    part.resolve('loadNearbyStores', [store('A', { pickupHours: [{ ...HOUR, status: 'NOT_AVAILABLE' }] })]);
    expect(settled(part)).toMatchObject({ isServiceable: true, canPickUp: false });
  });
});

describe('where the visitor is', () => {
  test('[GROC-26, ADDRESS-07] another address loads its own stores and drops the former answer', () => {
    const part = start();
    const other = { latitude: -7.29, longitude: 112.74 };
    part.send(changed({ destination: { ...home, addressId: 'A-9', geolocation: other } }));
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ location: other });
    part.resolve('loadNearbyStores', [store('S')]);
    expect(context(part).warehouse?.code).toBe('S');
  });

  test('[GROC-26, GROC-32] an address without a pin is looked for by its area', () => {
    const part = start({ destination: noPin });
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ location: AREA });
    part.resolve('loadNearbyStores', []);
    expect(part.snapshot().hasTag('unserviceable')).toBe(true);
    expect(settled(part)).toMatchObject({ isServiceable: false });
  });

  test('[GROC-07] the store of the last visit does not serve an unknown address', () => {
    const part = startNowhere({ warehouse: kept('B'), channel: 'RANCH' });
    expect(settled(part)).toMatchObject({ isServiceable: false, pickupPointCode: 'PP-B' });
  });

  test('[GROC-26] a failure of the call says nothing of the address, nor does a refusal of a pin', () => {
    const lostPart = start({ destination: noPin });
    lostPart.reject('loadNearbyStores', refused('INTERNAL_ERROR', 503));
    expect(lostPart.snapshot().hasTag('unlocated')).toBe(false);
    expect(lostPart.snapshot().hasTag('failed')).toBe(true);
    const pinned = start();
    pinned.reject('loadNearbyStores', refused('INVALID_HEADERS', 400));
    expect(pinned.snapshot().hasTag('failed')).toBe(true);
  });

  test('[GROC-27] the device’s place holds for the address it was asked for; the page learns it', () => {
    const part = startNowhere();
    part.send({ type: 'device.requested' });
    part.resolve('locateDevice', PIN);
    part.resolve('loadNearbyStores', [store('A')]);
    expect(settled(part)).toMatchObject({ device: PIN, isServiceable: true });
    part.send(changed({ destination: noPin, sellerGroup: 'RANCH' }));
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ location: PIN });
    part.resolve('loadNearbyStores', [store('A')]);
    const aceh = { ...noPin, addressId: null, district: 'Johan Pahlawan', postalCode: '23617' };
    part.send(changed({ destination: aceh }));
    expect(part.inputOf('loadNearbyStores')).toMatchObject({
      location: { postalCode: '23617', district: 'Johan Pahlawan' },
    });
    part.resolve('loadNearbyStores', []);
    expect(settled(part)).toMatchObject({ device: null, isServiceable: false });
  });

  test('[GROC-26, GROC-27] locates the device on request when there is no pin, and keeps its place', () => {
    const part = startNowhere();
    expect(part.snapshot().hasTag('unlocated')).toBe(true);
    expect(part.waiting()).not.toContain('loadNearbyStores');
    // No address is known, so that no store can deliver to it.
    expect(settled(part)).toEqual({ ...UNKNOWN, isServiceable: false });
    part.send({ type: 'device.requested' });
    part.resolve('locateDevice', PIN);
    expect(context(part).device).toEqual(PIN);
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ location: PIN });
  });

  test('[GROC-27] a device that does not tell is said, and can be asked again', () => {
    const part = startNowhere();
    part.send({ type: 'device.requested' });
    part.reject('locateDevice');
    expect(context(part)).toMatchObject({ device: null, hasDeviceFailed: true });
    part.send({ type: 'device.requested' });
    part.resolve('locateDevice', PIN);
    expect(context(part).hasDeviceFailed).toBe(false);
  });

  test('[ADDRESS-13, GROC-27] gives up a silent device, says so, and can ask it again', () => {
    const part = startNowhere();
    part.send({ type: 'device.requested' });
    expect(part.inputOf('locationPatience')).toEqual({ ms: 20_000 });
    part.resolve('locationPatience', undefined);
    expect(context(part)).toMatchObject({ device: null, hasDeviceFailed: true });
    expect(part.waiting()).not.toContain('locateDevice');
    part.send({ type: 'device.requested' });
    expect(part.waiting()).toContain('locateDevice');
  });

  test('[GROC-26] the pin of an address goes before the device', () => {
    const part = startNowhere();
    part.send({ type: 'device.requested' });
    part.resolve('locateDevice', { latitude: -7, longitude: 110 });
    part.send(changed({ destination: home }));
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ location: PIN });
  });

  test('facts that do not move the visitor ask for nothing, and what is retail’s is left alone', () => {
    const part = start();
    part.resolve('loadNearbyStores', [store('A')]);
    part.send(changed({ quantity: 7, fulfilment: 'PICKUP' }));
    part.send(changed({ vendor: 'retail', destination: noPin }));
    expect(part.waiting()).not.toContain('loadNearbyStores');
    expect(context(part).destination).toEqual(home);
  });

  test('moving while the last visit is being recalled is not lost', () => {
    const part = drive(groceryStoreMachine, options);
    part.send(changed({ destination: noPin }));
    part.resolve('readKeptStore', NOTHING_KEPT);
    expect(part.inputOf('loadNearbyStores')).toMatchObject({ location: AREA });
  });

  test('[ERR-61] a failed load of stores does not stop buying, and a retry loads them', () => {
    const part = start();
    part.reject('loadNearbyStores');
    expect(part.snapshot().hasTag('failed')).toBe(true);
    expect(part.snapshot().hasTag('busy')).toBe(false);
    expect(part.snapshot().hasTag('unserviceable')).toBe(false);
    expect(settled(part)).toEqual(UNKNOWN);
    part.send({ type: 'retry.requested' });
    part.resolve('loadNearbyStores', [store('A')]);
    expect(settled(part)).toMatchObject({ isServiceable: true });
  });
});

describe('picking a store', () => {
  const near = [store('A'), store('G', { groupName: 'BLIBLI_GO' }), store('F', { available: false })];

  test('changes warehouse and group, also against the address, and stays at the next address', () => {
    const part = start({ sellerGroup: 'RANCH' });
    part.resolve('loadNearbyStores', near);
    part.send({ type: 'store.picked', code: 'G' });
    expect(context(part)).toMatchObject({ warehouse: { code: 'G' }, sellerGroup: 'BLIBLI_GO' });
    expect(settled(part)).toMatchObject({ isServiceable: true, pickupPointCode: 'PP-G' });
    part.send(changed({ sellerGroup: 'RANCH', destination: { ...home, addressId: 'A-9' } }));
    part.resolve('loadNearbyStores', near);
    expect(context(part).warehouse?.code).toBe('G');
  });

  test('[GROC-04] one that does not deliver here leaves pickup alone', () => {
    const part = start();
    part.resolve('loadNearbyStores', near);
    part.send({ type: 'store.picked', code: 'F' });
    expect(part.snapshot().hasTag('unserviceable')).toBe(true);
    expect(settled(part)).toMatchObject({ isServiceable: false, pickupPointCode: 'PP-F', canPickUp: true });
  });

  test('ignores a store that was not offered', () => {
    const part = start();
    part.resolve('loadNearbyStores', near);
    part.send({ type: 'store.picked', code: 'Z' });
    expect(context(part).warehouse?.code).toBe('A');
  });

  test('another group in the address goes before what was picked', () => {
    const part = start();
    part.resolve('loadNearbyStores', near);
    part.send({ type: 'store.picked', code: 'A' });
    part.send(changed({ sellerGroup: 'blibli_go' }));
    part.resolve('loadNearbyStores', near);
    expect(context(part).warehouse?.code).toBe('G');
  });
});

describe('[GROC-28] the store picker', () => {
  test('is set up by its config', () => {
    const part = start();
    part.resolve('loadStorePicker', PICKER);
    expect(part.snapshot().hasTag('pickerShown')).toBe(true);
    expect(context(part).picker).toEqual(PICKER);
  });
  test.each([
    ['disabled', { enabled: false, stores: PICKER.stores }],
    ['without stores', { enabled: true, stores: [] }],
  ])('is hidden when %s', (_, config) => {
    const part = start();
    part.resolve('loadStorePicker', config);
    expect(part.snapshot().hasTag('pickerShown')).toBe(false);
  });
  test('is hidden when it cannot be loaded', () => {
    const part = start();
    part.reject('loadStorePicker');
    expect(part.snapshot().hasTag('pickerShown')).toBe(false);
  });
});
