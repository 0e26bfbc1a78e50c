import { describe, expect, onTestFinished, test } from 'vitest';
import type { CatalogueGroceryStore } from '#marketplace/grocery/catalogue/groceryStores.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedDelivery } from '#marketplace/fulfilment/seed/seedDelivery.ts';
import {
  holdSlot,
  nextDeliveryOf,
  pickupHoursOf,
  resolveSlot,
  slottedDeliveryOf,
} from '#marketplace/grocery/rules/grocerySlots.ts';
import {
  locate,
  reaches,
  seedGroceryStores,
  storeAt,
  storesNear,
} from '#marketplace/grocery/rules/groceryStores.ts';
import type { Regions } from '#marketplace/address/rules/regions.ts';
import { distanceKm } from '#src/domain/address/distance.ts';
import { testStore } from '../../support/groceryStores.ts';

/** Noon of a Saturday in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A place where nothing else is, and what lies so many kilometres north or east of it. */
const HERE = { latitude: -6, longitude: 107 };
const north = (km: number) => ({ latitude: HERE.latitude + km / 111.195, longitude: HERE.longitude });
const east = (km: number) => ({
  latitude: HERE.latitude,
  longitude: HERE.longitude + km / (111.195 * Math.cos((HERE.latitude * Math.PI) / 180)),
});
const store = (code: string, facts: Partial<CatalogueGroceryStore> = {}): CatalogueGroceryStore =>
  testStore({
    code,
    name: `Toko ${code}`,
    pickupPointCode: `PP-${code}`,
    ...HERE,
    radiusKm: 7,
    slotCapacity: 2,
    hourCapacity: 1,
    ...facts,
  });
function open(stores: readonly CatalogueGroceryStore[]) {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  seedGroceryStores(database, stores);
  return database;
}
const inOrder = (stores: readonly CatalogueGroceryStore[], channel: 'RANCH' | 'BLIBLI_GO' | null = null) =>
  storesNear(open(stores), HERE, channel).map((near) => near.store.code);

describe('[API-106] the stores around a place', () => {
  test('are those within 25 kilometres, in every direction', () => {
    const stores = [
      store('N', north(24.9)),
      store('N+', north(25.1)),
      store('S', north(-24.9)),
      store('E', east(24.9)),
      store('W', east(-24.9)),
      store('E+', east(25.1)),
      // In the square around the place, and not in the circle.
      store('NE', { latitude: north(20).latitude, longitude: east(20).longitude }),
    ];
    expect(inOrder(stores).toSorted()).toEqual(['E', 'N', 'S', 'W']);
  });

  test('[GROC-01] those that deliver here first, then those of the channel, then by distance', () => {
    const stores = [
      store('far', { ...north(9), radiusKm: 7 }),
      store('closed', { ...north(0.1), state: 'CLOSED' }),
      store('third', north(3)),
      store('go', { ...north(4), group: 'BLIBLI_GO' }),
      store('first', north(1)),
      store('off', { ...north(2), state: 'TURNED_OFF' }),
    ];
    expect(inOrder(stores)).toEqual(['first', 'off', 'third', 'go', 'closed', 'far']);
    expect(inOrder(stores, 'BLIBLI_GO')).toEqual(['go', 'first', 'off', 'third', 'closed', 'far']);
    expect(inOrder(stores, 'RANCH')).toEqual(['first', 'off', 'third', 'go', 'closed', 'far']);
    const goFar = stores.map((one) =>
      one.code === 'far' ? store('far', { ...one, group: 'BLIBLI_GO' }) : one,
    );
    expect(inOrder(goFar, 'BLIBLI_GO')).toEqual(['go', 'first', 'off', 'third', 'far', 'closed']);
  });

  test('at most twenty', () => {
    const many = Array.from({ length: 22 }, (_, km) => store(`S${km}`, north(km / 10)));
    expect(inOrder(many)).toHaveLength(20);
    expect(inOrder(many)).not.toContain('S21');
  });

  test('say how far away they are, and deliver as far as they go, no farther', () => {
    const place = north(5);
    const km = distanceKm(HERE, place);
    const near = (radiusKm: number) => storesNear(open([store('A', { ...place, radiusKm })]), HERE, null)[0];
    expect(near(km)).toMatchObject({ km, isAvailable: true });
    expect(near(km - 0.001)).toMatchObject({ isAvailable: false });
  });

  test('are as the catalogue has them now, every field of them', () => {
    const one = store('A', {
      open: '07:00',
      close: '21:00',
      utcOffsetHours: 8,
      state: 'TURNED_OFF',
      nowPrice: 9,
    });
    const database = open([store('OLD'), store('A')]);
    seedGroceryStores(database, [one]);
    expect(storeAt(database, 'PP-A')).toEqual(one);
    expect(storeAt(database, 'PP-OLD')).toBeNull();
    expect(storeAt(database, 'A')).toBeNull();
  });
});

describe('[GROC-07, GROC-32] where a place is', () => {
  const BANDUNG = { latitude: -6.9, longitude: 107.6 };
  function deps() {
    const database = open([]);
    seedDelivery(database, [], []);
    const asked: string[] = [];
    const regions = {
      middleOfDistrict: (city: string, district: string) => {
        asked.push(`${district}, ${city}`);
        return city === 'Kota Bandung' ? BANDUNG : null;
      },
    } as unknown as Regions;
    return { database, regions, asked };
  }

  test('at its pin; a district of Jakarta by name, another by its region, else by its postal code', () => {
    const to = deps();
    expect(locate(to, HERE)).toEqual(HERE);
    expect(locate(to, { postalCode: '12810', district: 'Tebet', city: 'X' })?.latitude).toBeCloseTo(-6.23, 1);
    expect(to.asked).toEqual([]);
    // A district of that name elsewhere is another one.
    expect(locate(to, { postalCode: '40135', district: 'Tebet', city: 'Kota Bandung' })).toEqual(BANDUNG);
    for (const postalCode of ['09999', '15999', '51210'])
      expect(locate(to, { postalCode, district: 'Tebet', city: 'Kota Bandung' }), postalCode).toEqual(
        BANDUNG,
      );
    for (const postalCode of ['10210', '14240'])
      expect(locate(to, { postalCode, district: 'Tebet', city: 'Kota Bandung' }), postalCode).not.toEqual(
        BANDUNG,
      );
    expect(locate(to, { postalCode: '40135', district: '', city: '' })).toMatchObject({
      city: expect.any(String),
    });
    expect(locate(to, { postalCode: '00000', district: '', city: '' })).toBeNull();
  });

  test('a store brings what it reaches, and nothing to nowhere', () => {
    const to = deps();
    expect(reaches(to, store('A', north(3)), HERE)).toBe(true);
    expect(reaches(to, store('A', north(8)), HERE)).toBe(false);
    expect(reaches(to, store('A', { state: 'CLOSED' }), HERE)).toBe(false);
    // It is off for now, and still the one that delivers here.
    expect(reaches(to, store('A', { state: 'TURNED_OFF' }), HERE)).toBe(true);
    expect(reaches(to, store('A', { radiusKm: 1e6 }), { postalCode: '00000', district: '', city: '' })).toBe(
      false,
    );
  });
});

describe('[API-18, GROC-14] when a store delivers', () => {
  /** A store and the time of its own clock, "HH:MM" of the 21st. */
  function at(time: string, facts: Partial<CatalogueGroceryStore> = {}) {
    const one = store('A', facts);
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const clock = {
      now: Date.UTC(2026, 10, 21) + hours * HOUR_MS + minutes * MINUTE_MS - one.utcOffsetHours * HOUR_MS,
    };
    const deps = { database: open([one]), now: () => clock.now, regions: {} as Regions };
    return { one, deps, clock };
  }
  const shippings = ({ one, deps }: ReturnType<typeof at>, owner: string | null = null) => {
    const told = slottedDeliveryOf(deps, one, owner);
    return {
      conditions: told.conditions,
      utcOffsetHours: told.utcOffsetHours,
      now: told.shippings.find(({ type }) => type === 'DELIVER_NOW')?.slots ?? [],
      slots: told.shippings.find(({ type }) => type === 'SCHEDULED_DELIVERY')?.slots ?? [],
    };
  };

  test('at once from when it opens until an hour before it closes', () => {
    for (const [time, isNow] of [
      ['07:59', false],
      ['08:00', true],
      ['21:00', true],
      ['21:01', false],
    ] as const)
      expect(shippings(at(time)).now.length, time).toBe(isNow ? 1 : 0);
  });

  test('at once within an hour of the next five minutes, by the clock of the store', () => {
    expect(shippings(at('12:00')).now).toEqual([
      {
        id: 'A.20261121.now12',
        date: '2026-11-21',
        start: '12:00',
        end: '13:00',
        orderBefore: '2026-11-21T13:00',
        status: 'AVAILABLE',
        price: 15_000,
      },
    ]);
    expect(shippings(at('09:01')).now[0]).toMatchObject({
      id: 'A.20261121.now09',
      start: '09:05',
      end: '10:05',
      orderBefore: '2026-11-21T10:00',
    });
    // The same moment two hours farther east.
    const east9 = at('12:00', { utcOffsetHours: 9 });
    expect(shippings(east9)).toMatchObject({ utcOffsetHours: 9, now: [{ start: '12:00' }] });
  });

  test('in slots of two hours, bookable until an hour before, of today and two days more', () => {
    const { slots } = shippings(at('13:00'));
    expect(slots[0]).toEqual({
      id: 'A.20261121.1400',
      date: '2026-11-21',
      start: '14:00',
      end: '16:00',
      orderBefore: '2026-11-21T13:00',
      status: 'AVAILABLE',
      price: 8_000,
    });
    expect(shippings(at('13:01')).slots[0]?.start).toBe('16:00');
    expect(slots.map(({ date }) => date)).toEqual([
      ...Array<string>(4).fill('2026-11-21'),
      ...Array<string>(7).fill('2026-11-22'),
      ...Array<string>(7).fill('2026-11-23'),
    ]);
    expect(slots.at(-1)).toMatchObject({ id: 'A.20261123.2000', start: '20:00', end: '22:00' });
    // None that would end after it closes.
    expect(shippings(at('00:00', { close: '21:00' })).slots.at(-1)).toMatchObject({
      start: '18:00',
      end: '20:00',
    });
  });

  test('[GROC-23] not at all while it is closed, and says when it is turned off', () => {
    expect(
      slottedDeliveryOf(at('12:00').deps, store('A', { state: 'CLOSED', utcOffsetHours: 8 }), null),
    ).toEqual({
      shippings: [],
      conditions: [],
      utcOffsetHours: 8,
    });
    expect(shippings(at('12:00')).conditions).toEqual([]);
    expect(shippings(at('12:00', { state: 'TURNED_OFF' }))).toMatchObject({ conditions: ['TURNED_OFF'] });
    const next = (facts: Partial<CatalogueGroceryStore>, time = '12:00') => {
      const { one, deps } = at(time, facts);
      return nextDeliveryOf(deps, one, null);
    };
    expect(next({})).toEqual({ date: '2026-11-21', start: '12:00', end: '13:00' });
    expect(next({}, '23:00')).toEqual({ date: '2026-11-22', start: '08:00', end: '10:00' });
    expect(next({ state: 'TURNED_OFF' })).toBeNull();
    expect(next({ state: 'CLOSED' })).toBeNull();
    expect(next({ open: '08:00', close: '09:00' }, '12:00')).toBeNull();
    expect(pickupHoursOf(store('A')).map(({ day, status }) => [day, status])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => [day, 'AVAILABLE']),
    );
    expect(pickupHoursOf(store('A', { state: 'TURNED_OFF' }))[0]).toEqual({
      day: 1,
      open: '08:00',
      close: '22:00',
      status: 'AVAILABLE',
    });
    expect(pickupHoursOf(store('A', { state: 'CLOSED' }))[6]?.status).toBe('NOT_AVAILABLE');
  });

  test('[API-95] a place is held for half an hour, one for each bag, and counts for others alone', () => {
    const shop = at('12:00');
    const { deps, clock } = shop;
    const SLOT = 'A.20261121.1400';
    const hold = (owner: string, slotId = SLOT) =>
      holdSlot(deps, owner, { pickupPointCode: 'PP-A', fulfillment: 'DELIVERY', slotId });
    const statusFor = (owner: string | null, id = SLOT) =>
      shippings(shop, owner).slots.find((slot) => slot.id === id)?.status;
    hold('one');
    hold('one');
    expect(statusFor(null)).toBe('AVAILABLE');
    clock.now += 10 * MINUTE_MS;
    hold('two');
    expect([statusFor(null), statusFor('three'), statusFor('one')]).toEqual([
      'NOT_AVAILABLE',
      'NOT_AVAILABLE',
      'AVAILABLE',
    ]);
    expect(() => hold('three')).toThrow('SLOT_NOT_AVAILABLE');
    // Another slot frees the first.
    hold('two', 'A.20261121.1600');
    expect(statusFor(null)).toBe('AVAILABLE');
    hold('three');
    clock.now += 20 * MINUTE_MS - 1;
    expect(statusFor(null)).toBe('NOT_AVAILABLE');
    clock.now += 1;
    expect(statusFor(null)).toBe('AVAILABLE');
    // The couriers of one hour carry one order, and who has the place still sees it.
    hold('one', 'A.20261121.now12');
    expect([shippings(shop).now.length, shippings(shop, 'one').now.length]).toEqual([0, 1]);
    clock.now += 30 * MINUTE_MS;
    expect(shippings(shop).now[0]?.id).toBe('A.20261121.now13');
  });

  test('[API-19, GROC-31] a slot can be had while it is bookable, of its own store alone', () => {
    const resolved = (shop: ReturnType<typeof at>, slotId: string) => {
      try {
        return resolveSlot(shop.deps, shop.one, slotId, null).id;
      } catch (error) {
        const { status, code } = error as { status: number; code: string };
        return [status, code];
      }
    };
    expect(resolved(at('13:00'), 'A.20261121.1400')).toBe('A.20261121.1400');
    expect(resolved(at('13:01'), 'A.20261121.1400')).toEqual([409, 'SLOT_NOT_AVAILABLE']);
    expect(resolved(at('13:00'), 'B.20261121.1400')).toEqual([404, 'SLOT_NOT_FOUND']);
    expect(resolved(at('13:00'), 'A2.20261121.1400')).toEqual([404, 'SLOT_NOT_FOUND']);
    expect(resolved(at('13:00', { state: 'TURNED_OFF' }), 'A.20261121.1400')).toEqual([
      409,
      'SLOT_NOT_AVAILABLE',
    ]);
  });

  test('[GROC-23, CART-29] an add is refused by its reason', () => {
    const held = (
      line: Partial<Parameters<typeof holdSlot>[2]>,
      facts: Partial<CatalogueGroceryStore> = {},
    ) => {
      try {
        holdSlot(at('12:00', facts).deps, 'one', {
          pickupPointCode: 'PP-A',
          fulfillment: 'DELIVERY',
          ...line,
        });
        return null;
      } catch (error) {
        const { status, code } = error as { status: number; code: string };
        return [status, code];
      }
    };
    const PICKUP = { fulfillment: 'PICKUP' } as const;
    const SLOT = { slotId: 'A.20261121.1400' };
    expect(held({})).toBeNull();
    expect(held(SLOT)).toBeNull();
    expect(held(PICKUP)).toBeNull();
    expect(held({ ...PICKUP, ...SLOT })).toEqual([400, 'INVALID_BODY']);
    expect(held(PICKUP, { state: 'CLOSED' })).toEqual([400, 'UNBUYABLE_ITEM']);
    // Nothing is delivered for now; who comes gets it.
    expect(held(PICKUP, { state: 'TURNED_OFF' })).toBeNull();
    expect(held({}, { state: 'TURNED_OFF' })).toEqual([400, 'UNBUYABLE_ITEM']);
    expect(held({}, { state: 'CLOSED' })).toEqual([400, 'UNBUYABLE_ITEM']);
    expect(held({ place: north(8) })).toEqual([422, 'SHIP_NOT_COVERED']);
    expect(held({ place: north(6) })).toBeNull();
    expect(held({ ...PICKUP, place: north(8) })).toBeNull();
    // A place that is no store of groceries has no slots.
    expect(held({ pickupPointCode: 'PP-X' })).toBeNull();
    expect(held({ pickupPointCode: 'PP-X', place: north(99) })).toBeNull();
    expect(held({ pickupPointCode: 'PP-X', ...SLOT })).toEqual([404, 'SLOT_NOT_FOUND']);
    expect(held({ pickupPointCode: 'PP-X', ...PICKUP })).toBeNull();
  });
});
