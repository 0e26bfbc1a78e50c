import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { utcOffsetHoursOf } from '#marketplace/address/catalogue/postalAreas.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { holdSlot, keepSlot, resolveSlot } from '#marketplace/grocery/rules/grocerySlots.ts';
import { seedGroceryStores } from '#marketplace/grocery/rules/groceryStores.ts';
import { handOverAt, localTime, pickupHoursAt } from '#marketplace/fulfilment/rules/places.ts';
import type { Regions } from '#marketplace/address/rules/regions.ts';
import { parcelOf } from '#marketplace/fulfilment/rules/shipping.ts';
import { HERE, testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { bare, crowd, openShop } from '../support/crowd.ts';

const HOUR_MS = 3_600_000;
/** A zone, how far it is ahead of UTC, and a province that keeps it. */
const ZONES = [
  ['WIB', 7, 'DKI Jakarta'],
  ['WITA', 8, 'Bali'],
  ['WIT', 9, 'Papua'],
] as const;
/** A moment of a day in November 2026 by the clocks of a zone. */
const at = (day: number, hour: number, utcOffsetHours: number) =>
  Date.UTC(2026, 10, day, hour) - utcOffsetHours * HOUR_MS;

// The machine stands in none of the shop's zones.
beforeAll(() => void vi.stubEnv('TZ', 'America/St_Johns'));
afterAll(() => void vi.unstubAllEnvs());

test('[SHIP-21, PICKUP-06] each province keeps the time of its zone', () => {
  const zones: Record<number, string[]> = {
    7: [
      'Aceh',
      'Sumatera Utara',
      'Sumatera Barat',
      'Riau',
      'Kepulauan Riau',
      'Jambi',
      'Bengkulu',
      'Sumatera Selatan',
      'Kepulauan Bangka Belitung',
      'Lampung',
      'Banten',
      'DKI Jakarta',
      'Jawa Barat',
      'Jawa Tengah',
      'DI Yogyakarta',
      'Jawa Timur',
      'Kalimantan Barat',
      'Kalimantan Tengah',
    ],
    8: [
      'Kalimantan Selatan',
      'Kalimantan Timur',
      'Kalimantan Utara',
      'Sulawesi Utara',
      'Gorontalo',
      'Sulawesi Tengah',
      'Sulawesi Barat',
      'Sulawesi Selatan',
      'Sulawesi Tenggara',
      'Bali',
      'Nusa Tenggara Barat',
      'Nusa Tenggara Timur',
    ],
    9: [
      'Maluku',
      'Maluku Utara',
      'Papua',
      'Papua Barat',
      'Papua Barat Daya',
      'Papua Tengah',
      'Papua Pegunungan',
      'Papua Selatan',
    ],
  };
  const all = Object.values(zones).flat();
  expect(all).toHaveLength(38);
  expect(Object.groupBy(all, utcOffsetHoursOf)).toEqual(zones);
});

describe.each(ZONES)('by the clocks of %s', (zone, utcOffsetHours, province) => {
  test('[PICKUP-06] the hours of a counter are over on its own day, not on the one in Jakarta', () => {
    const hours = [{ days: [6, 7], open: '00:00', close: '00:30', available: true }];
    const over = (epochMs: number) =>
      pickupHoursAt({ hours, province }, epochMs)
        .filter(({ status }) => status === 'NOT_AVAILABLE')
        .map(({ day }) => day);
    // Of a Sunday there; east of Jakarta's zone Jakarta still has Saturday.
    const halfPast = at(22, 0, utcOffsetHours) + 0.5 * HOUR_MS;
    expect(over(halfPast)).toEqual([7]);
    expect(over(halfPast - 1)).toEqual([]);
    expect(localTime(province, halfPast)).toEqual({ day: 7, time: '00:30' });
  });

  test('[SHIP-21] a hand-over past its midnight is told by the day and the time of Jakarta', () => {
    const told: Record<number, ReturnType<typeof handOverAt>> = {
      7: { daysLater: 1, orderBefore: '00:30' },
      8: { daysLater: 0, orderBefore: '23:30' },
      9: { daysLater: 0, orderBefore: '22:30' },
    };
    const everyNight = Array<string>(7).fill('00:30');
    expect(handOverAt(everyNight, province, at(20, 23, utcOffsetHours))).toEqual(told[utcOffsetHours]);
  });

  test.each(ZONES)(
    '[SHIP-21, ERR-31] a parcel to %s: couriers go by Jakarta, its place by its own clock',
    (__, ___, to) => {
      const database = openDatabase(':memory:');
      onTestFinished(() => database.close());
      for (const [prefix, , name] of ZONES)
        database.run(
          "INSERT INTO postal_areas (prefix, city, province, latitude, longitude, reach) VALUES (?,?,?,0,0,'road')",
          prefix.padEnd(5, '-'),
          name,
          name,
        );
      database.run(
        `INSERT INTO pickup_points (code, merchant_code, position, name, address, city, province, postal_code, latitude,
         longitude, delivers, counter, hours, cut_off) VALUES ('PP-TOK-1',?,0,'','','',?,?,0,0,1,0,'[]',?)`,
        SELLER.code,
        province,
        zone.padEnd(5, '-'),
        JSON.stringify(Array<string>(7).fill('13:30')),
      );
      const sold = product();
      const found = { product: sold, item: sold.items[0]!, merchant: SELLER, isReplaced: false };
      const postalCode = (ZONES.find(([, , name]) => name === to)?.[0] ?? '').padEnd(5, '-');
      const parcel = parcelOf(database, found, { postalCode }, at(20, 12, 7));
      expect([parcel.from?.province, parcel.to?.province]).toEqual([province, to]);
      const told: Record<number, ReturnType<typeof handOverAt>> = {
        7: { daysLater: 0, orderBefore: '13:30' },
        8: { daysLater: 0, orderBefore: '12:30' },
        9: { daysLater: 1, orderBefore: '11:30' },
      };
      expect([parcel.time, parcel.handOver]).toEqual(['12:00', told[utcOffsetHours]]);
    },
  );

  const stores = [testStore({ utcOffsetHours, open: '00:00', close: '23:00' })];

  test('[BAG-03, GROC-33] the place of an order in a slot is taken until the slot is over', () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    seedGroceryStores(database, stores);
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    const deps = { database, now: () => at(21, 12, utcOffsetHours), regions: {} as Regions };
    const slotId = 'A.20261121.2000';
    holdSlot(deps, 'ayu', { pickupPointCode: 'PP-A', fulfillment: 'DELIVERY', slotId });
    keepSlot(deps, 'ayu', 'O-1', { store, slot: resolveSlot(deps, store, slotId, 'ayu') });
    expect(database.all('SELECT owner, slot_id, expires_at FROM grocery_slot_holds')).toEqual([
      { owner: 'order-O-1-A', slot_id: slotId, expires_at: at(21, 22, utcOffsetHours) },
    ]);
  });

  const groceries = bare({ pickupPointCode: 'PP-A' });
  const openStore = async () => {
    const by = crowd(
      openShop({
        now: () => at(22, 0, utcOffsetHours) + 0.5 * HOUR_MS,
        products: [product({ vendor: 'grocery', item: { pickupPointCode: 'PP-A' } })],
        groceryStores: stores,
        promotions: [],
        vouchers: [],
      }),
    );
    return by('guest-1');
  };

  test('[GROC-16, COST-01] a slot of the day that has begun there is today’s', async () => {
    const who = await openStore();
    const { lines } = (await who.write('/grocery/order-costs', { ...groceries, slotId: 'A.20261122.0800' }))
      .body.data;
    expect(lines.at(-1).title).toBe('Hari ini, 22 Nov 08.00–\u206010.00');
  });

  test('[API-18, API-106] every answer about a store has its zone, also where it does not deliver', async () => {
    const who = await openStore();
    const { stores: near } = (
      await who.write('/grocery/nearby-stores', undefined, {
        'x-latitude': String(HERE.latitude),
        'x-longitude': String(HERE.longitude),
      })
    ).body.data;
    expect(near).toMatchObject([{ utcOffsetHours, nextDelivery: { date: '2026-11-22', start: '00:30' } }]);
    const slotsAt = async (query: string) =>
      (await who.read(`/product-detail/products/${ITEM}/slotted-delivery?pickupPointCode=PP-A${query}`)).body
        .data;
    expect(await slotsAt('')).toMatchObject({
      conditions: [],
      utcOffsetHours,
      shippings: [{ slots: [{ id: 'A.20261122.now00', start: '00:30' }] }, { type: 'SCHEDULED_DELIVERY' }],
    });
    const dates = (await slotsAt('')).shippings[1].slots.map(({ date }: any) => date);
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-22', '2026-11-24']);
    expect(await slotsAt('&latitude=-4.0894&longitude=138.945')).toEqual({
      shippings: [],
      conditions: ['NOT_COVERED'],
      utcOffsetHours,
    });
  });
});
