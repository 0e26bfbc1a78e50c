import * as z from 'zod/mini';
import { describe, expect, onTestFinished, test } from 'vitest';
import { groceryStores } from '#marketplace/grocery/catalogue/groceryStores.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { findSlot, isShippingOffline, shippingOf } from '#src/domain/grocery/grocerySlots.ts';
import * as cart from '#src/services/bag/bag/contract.ts';
import * as grocery from '#src/services/grocery/grocery/contract.ts';
import { productCards } from '#src/services/recommendation/recommendation/contract.ts';
import { visitor } from '../support/visitor.ts';

/** Noon of a Saturday in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const HOUR_MS = 3_600_000;
const MANGO = 'GRO-10001-01';
const RICE = 'GRO-10005-01';
const KEMANG = 'PP-RNC-90001';
const MONAS = { 'x-latitude': '-6.1754', 'x-longitude': '106.8272' };
const WAMENA = { 'x-latitude': '-4.0894', 'x-longitude': '138.945' };

function open(options: Partial<MarketplaceOptions> = {}) {
  const clock = { now: NOON };
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => clock.now, ...options });
  onTestFinished(() => shop.close());
  return { shop, clock, guest: () => visitor(shop) };
}
type Guest = ReturnType<typeof visitor>;
const slotsOf = async (guest: Guest, pickupPointCode = KEMANG, sku = MANGO) =>
  z.parse(
    grocery.slottedDelivery,
    (await guest.read(`/product-detail/products/${sku}/slotted-delivery?pickupPointCode=${pickupPointCode}`))
      .body.data,
  );
const resolve = (guest: Guest, slotId: string, sku = MANGO) =>
  guest.read(`/product-detail/products/${sku}/slotted-delivery/_resolve?slotId=${slotId}`);
const add = (guest: Guest, facts: object = {}, headers: Record<string, string> = {}) =>
  guest.write(
    '/grocery/checkout/_add',
    { itemSku: MANGO, pickupPointCode: KEMANG, quantity: 1, fulfillment: 'DELIVERY', ...facts },
    headers,
  );
const refusal = (answer: { status: number; body: any }) => [answer.status, answer.body.errors.user[0]];
/** The stores of the catalogue, one of them changed. */
const withStore = (code: string, facts: Partial<(typeof groceryStores)[number]>) =>
  groceryStores.map((store) => (store.code === code ? { ...store, ...facts } : store));

describe('nearby stores', () => {
  test('[API-106, GROC-01] lists stores around the place in headers, the nearest of channel first', async () => {
    const guest = open().guest();
    const answer = await guest.write('/grocery/nearby-stores', undefined, { ...MONAS, 'x-channel': 'RANCH' });
    const { stores } = z.parse(grocery.nearbyStores, answer.body.data);
    expect(stores[0]).toEqual({
      code: 'RNC-MENTENG',
      groupName: 'RANCH',
      pickupPoint: { code: 'PP-RNC-MENTENG', name: 'Ranch Menteng' },
      available: true,
      distanceKm: 2.3,
      hours: { open: '08:00', close: '22:00' },
      pickupHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        day,
        open: '08:00',
        close: '22:00',
        status: 'AVAILABLE',
      })),
      nextDelivery: { date: '2026-11-21', start: '12:00', end: '13:00' },
      utcOffsetHours: 7,
    });
    expect(stores[1]).toMatchObject({ code: 'GO-CIKINI', available: true });
    const unavailable = stores.filter(({ available }) => !available);
    expect(unavailable.length).toBeGreaterThan(0);
    expect(stores.slice(-unavailable.length)).toEqual(unavailable);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('[API-106] the channel decides which group comes first', async () => {
    const guest = open().guest();
    const answer = await guest.write('/grocery/nearby-stores', undefined, {
      ...MONAS,
      'x-channel': 'BLIBLI_GO',
    });
    expect(answer.body.data.stores[0].code).toBe('GO-CIKINI');
  });

  test('a store that is closed, or too far, is not available; far away there is none', async () => {
    const guest = open().guest();
    const near = (await guest.write('/grocery/nearby-stores', undefined, MONAS)).body.data.stores;
    const find = (code: string) => near.find((store: { code: string }) => store.code === code);
    expect(find('GO-RAWAMANGUN')).toMatchObject({ available: false, hours: null, nextDelivery: null });
    expect(find('GO-RAWAMANGUN').pickupHours[0].status).toBe('NOT_AVAILABLE');
    expect(find('RNC-KEMANG')).toMatchObject({ available: false, hours: { open: '08:00' } });
    expect((await guest.write('/grocery/nearby-stores', undefined, WAMENA)).body.data.stores).toEqual([]);
  });

  test.each([
    [{}],
    [{ 'x-latitude': '-6.17' }],
    [{ ...MONAS, 'x-latitude': '91' }],
    [{ ...MONAS, 'x-longitude': '-181' }],
    [{ ...MONAS, 'x-latitude': 'north' }],
    [{ ...MONAS, 'x-latitude': '' }],
    [{ ...MONAS, 'x-channel': 'SUPERINDO' }],
  ])('headers that say nothing are refused: %o', async (headers) => {
    const answer = await open().guest().write('/grocery/nearby-stores', undefined, headers);
    expect(refusal(answer)).toEqual([400, 'INVALID_HEADERS']);
  });
});

/** Addresses without a pin: of each only its area is known. */
const ACEH = { postalCode: '23617', district: 'Johan Pahlawan', city: 'Kabupaten Aceh Barat' };
const TEBET = { postalCode: '12810', district: 'Tebet', city: 'Jakarta Selatan' };
const KEBAYORAN = { postalCode: '12150', district: 'Kebayoran Baru', city: 'Jakarta Selatan' };
const CAKUNG = { postalCode: '13910', district: 'Cakung', city: 'Jakarta Timur' };
const query = (area: object) => new URLSearchParams(area as Record<string, string>).toString();
const inHeaders = ({ postalCode, district, city }: typeof ACEH) => ({
  'x-postal-code': postalCode,
  'x-district': encodeURIComponent(district),
  'x-city': encodeURIComponent(city),
});

describe('[GROC-32] an address without a pin is judged by its district', () => {
  test('by an add that is the first to ask for regions, too, also when it is refused', async () => {
    const guest = open().guest();
    expect(refusal(await add(guest, { place: ACEH }))).toEqual([422, 'SHIP_NOT_COVERED']);
    // The regions that the refused add asked for stay.
    expect((await guest.read('/common/region/countries/ID/provinces')).body.data).toHaveLength(38);
    expect((await add(guest, { place: KEBAYORAN })).status).toBe(200);
    expect(refusal(await add(guest, { place: ACEH }))).toEqual([422, 'SHIP_NOT_COVERED']);
    expect((await guest.read('/grocery/checkout/_summary')).body.data.totalItems).toBe(1);
  });

  const near = async (area: typeof ACEH) =>
    (await open().guest().write('/grocery/nearby-stores', undefined, inHeaders(area))).body.data.stores;

  test('near no store there are none; in a covered district the nearest serves it', async () => {
    expect(await near(ACEH)).toEqual([]);
    const stores = await near(KEBAYORAN);
    expect(stores[0]).toMatchObject({ available: true, groupName: 'RANCH' });
    const served = async (area: typeof ACEH) =>
      (await near(area))
        .filter(({ available }: { available: boolean }) => available)
        .map(({ code }: any) => code);
    // Two districts of one city: what reaches the one need not reach the other.
    expect(await served(TEBET)).toContain('GO-KUNINGAN');
    expect(await served(KEBAYORAN)).not.toContain('GO-CIKINI');
    expect(await served(CAKUNG)).toContain('RNC-KELAPAGADING');
  });

  test('a district elsewhere is found by its name, else by its postal code', async () => {
    const bandung = { postalCode: '40135', district: 'Coblong', city: 'Kota Bandung' };
    expect((await near(bandung))[0]).toMatchObject({ code: 'RNC-DAGO', available: true });
    expect((await near({ ...bandung, district: '', city: '' }))[0]).toMatchObject({ code: 'RNC-DAGO' });
  });

  test('an unknown area is refused, since no store is known to deliver there', async () => {
    const answer = await open()
      .guest()
      .write('/grocery/nearby-stores', undefined, inHeaders({ postalCode: '00000', district: '', city: '' }));
    expect(refusal(answer)).toEqual([422, 'LOCATION_UNKNOWN']);
  });

  test('a store offers no slot where it does not deliver, resolves none, and takes no add', async () => {
    const guest = open().guest();
    const slots = async (area: object) =>
      (
        await guest.read(
          `/product-detail/products/${MANGO}/slotted-delivery?pickupPointCode=${KEMANG}&${query(area)}`,
        )
      ).body.data;
    expect(await slots(ACEH)).toEqual({ shippings: [], conditions: ['NOT_COVERED'], utcOffsetHours: 7 });
    expect((await slots(KEBAYORAN)).shippings).toHaveLength(2);
    expect(await slots({ latitude: '-4.0894', longitude: '138.945' })).toMatchObject({
      conditions: ['NOT_COVERED'],
    });
    const SLOT = 'RNC-KEMANG.20261121.1400';
    const resolved = (area: object) =>
      guest.read(
        `/product-detail/products/${MANGO}/slotted-delivery/_resolve?slotId=${SLOT}&pickupPointCode=${KEMANG}&${query(area)}`,
      );
    expect(refusal(await resolved(ACEH))).toEqual([422, 'SHIP_NOT_COVERED']);
    expect((await resolved(KEBAYORAN)).status).toBe(200);
    expect(refusal(await add(guest, { slotId: SLOT, place: ACEH }))).toEqual([422, 'SHIP_NOT_COVERED']);
    expect(refusal(await add(guest, { place: ACEH }))).toEqual([422, 'SHIP_NOT_COVERED']);
    expect((await guest.read('/grocery/checkout/_summary')).body.data.totalItems).toBe(0);
    expect((await add(guest, { slotId: SLOT, place: KEBAYORAN })).status).toBe(200);
    expect((await add(guest, { fulfillment: 'PICKUP', place: ACEH })).status).not.toBe(422);
  });
});

test('[GROC-06] far from the store an item is kept in, its group’s other stores deliver it', async () => {
  const guest = open().guest();
  const dago = { 'x-latitude': '-6.8913', 'x-longitude': '107.6136' };
  const { body } = await guest.write('/grocery/nearby-stores', undefined, { ...dago, 'x-channel': 'RANCH' });
  expect(body.data.stores[0]).toMatchObject({ code: 'RNC-DAGO', available: true });
  const summary = await guest.read(
    `/product-detail/products/${MANGO}/_summary?latitude=-6.8913&longitude=107.6136`,
  );
  expect(summary.body.data.fulfillmentTypes.delivery.status).toBe('AVAILABLE');
});

describe('slotted delivery', () => {
  test('[API-18, GROC-14] shippings with slots of today and the next two days', async () => {
    const { shippings, conditions, utcOffsetHours } = await slotsOf(open().guest());
    expect(shippings.map(({ type }) => type)).toEqual(['DELIVER_NOW', 'SCHEDULED_DELIVERY']);
    expect(shippings[0]?.slots).toEqual([
      {
        id: 'RNC-KEMANG.20261121.now12',
        date: '2026-11-21',
        start: '12:00',
        end: '13:00',
        orderBefore: '2026-11-21T13:00',
        status: 'AVAILABLE',
        price: 15_000,
      },
    ]);
    const scheduled = shippings[1]?.slots ?? [];
    expect(scheduled[0]).toEqual({
      id: 'RNC-KEMANG.20261121.1400',
      date: '2026-11-21',
      start: '14:00',
      end: '16:00',
      orderBefore: '2026-11-21T13:00',
      status: 'AVAILABLE',
      price: 8000,
    });
    expect([...new Set(scheduled.map(({ date }) => date))]).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(scheduled.filter(({ date }) => date === '2026-11-22')).toHaveLength(7);
    expect({ conditions, utcOffsetHours }).toEqual({ conditions: [], utcOffsetHours: 7 });
  });

  test.each([
    ['before opening', 7.99, false, '10:00'],
    ['at opening', 8, true, '10:00'],
    ['an hour before a slot', 13, true, '14:00'],
    ['later than that', 13.01, true, '16:00'],
    ['an hour before closing', 21, true, '08:00'],
    ['shortly before closing', 21.01, false, '08:00'],
  ])('%s: deliver now %s', async (_, hour, now, first) => {
    const { clock, guest } = open();
    clock.now = NOON + Math.round((hour - 12) * HOUR_MS);
    const slots = await slotsOf(guest());
    expect(shippingOf(slots, 'DELIVER_NOW') !== null).toBe(now);
    const [earliest] = shippingOf(slots, 'SCHEDULED_DELIVERY')?.slots ?? [];
    expect(earliest?.start).toBe(first);
  });

  test('[GROC-14, GROC-15] an answer without a list of shippings or stores counts as failed', () => {
    expect(z.safeParse(grocery.slottedDelivery, { unexpected: true }).success).toBe(false);
    expect(z.safeParse(grocery.nearbyStores, { unexpected: true }).success).toBe(false);
    expect(z.parse(grocery.slottedDelivery, { shippings: [] })).toEqual({
      shippings: [],
      conditions: [],
      utcOffsetHours: 7,
      held: null,
    });
  });

  test('a store tells the time of its own place', async () => {
    const slots = await slotsOf(open().guest(), 'PP-GO-RENON');
    expect(slots.utcOffsetHours).toBe(8);
    expect(shippingOf(slots, 'DELIVER_NOW')?.slots[0]).toMatchObject({ start: '13:00', end: '14:00' });
  });

  test('the store of the item when none is named; nothing for what no grocery store sells', async () => {
    const guest = open().guest();
    const data = async (sku: string, query = '') =>
      z.parse(
        grocery.slottedDelivery,
        (await guest.read(`/product-detail/products/${sku}/slotted-delivery${query}`)).body.data,
      );
    expect((await data(MANGO)).shippings[0]?.slots[0]?.id).toContain('RNC-KEMANG.');
    expect((await data(MANGO, '?pickupPointCode=PP-ETL-00001')).shippings).toEqual([]);
    expect((await data('RMB-00012-01', `?pickupPointCode=${KEMANG}`)).shippings).toEqual([]);
  });

  test('[GROC-23] a store that is turned off says so, and takes no add by delivery', async () => {
    const guest = open().guest();
    expect(isShippingOffline(await slotsOf(guest, 'PP-GO-TEBET'))).toBe(true);
    expect(isShippingOffline(await slotsOf(guest))).toBe(false);
    expect(refusal(await add(guest, { pickupPointCode: 'PP-GO-TEBET' }))).toEqual([400, 'UNBUYABLE_ITEM']);
    expect((await add(guest, { pickupPointCode: 'PP-GO-TEBET', fulfillment: 'PICKUP' })).status).toBe(200);
    expect(refusal(await add(guest, { pickupPointCode: 'PP-GO-RAWAMANGUN', fulfillment: 'PICKUP' }))).toEqual(
      [400, 'UNBUYABLE_ITEM'],
    );
    expect((await slotsOf(guest, 'PP-GO-RAWAMANGUN')).shippings).toEqual([]);
  });
});

describe('resolving a slot', () => {
  test('[API-19, GROC-31] gives the slot back while it can be had', async () => {
    const { guest, clock } = open();
    const visit = guest();
    const answer = await resolve(visit, 'RNC-KEMANG.20261121.1400');
    expect(z.parse(grocery.slot, answer.body.data)).toMatchObject({ start: '14:00', status: 'AVAILABLE' });
    clock.now = NOON + 1.5 * HOUR_MS;
    expect(refusal(await resolve(visit, 'RNC-KEMANG.20261121.1400'))).toEqual([409, 'SLOT_NOT_AVAILABLE']);
  });

  test('a slot of another store, or none, is not found', async () => {
    const guest = open().guest();
    expect(refusal(await resolve(guest, 'RNC-MENTENG.20261121.1400'))).toEqual([404, 'SLOT_NOT_FOUND']);
    expect(refusal(await resolve(guest, 'RNC-KEMANG.20261121.1400', 'RMB-00012-01'))).toEqual([
      404,
      'SLOT_NOT_FOUND',
    ]);
    expect(refusal(await resolve(guest, ''))).toEqual([400, 'INVALID_QUERY']);
  });
});

describe('adding in a slot', () => {
  const SLOT = 'RNC-KEMANG.20261121.1400';
  const crowded = { groceryStores: withStore('RNC-KEMANG', { slotCapacity: 2, hourCapacity: 1 }) };

  test('[API-95, CART-29] adds use the slot up; a full one is NOT_AVAILABLE to others', async () => {
    const { guest } = open(crowded);
    const [first, second, third] = [guest(), guest(), guest()];
    const added = await add(first, { slotId: SLOT });
    expect(z.parse(cart.groceryAdded, added.body.data)).toMatchObject({ totalItems: 1 });
    expect(findSlot(await slotsOf(third), SLOT)?.status).toBe('AVAILABLE');
    await add(second, { slotId: SLOT });
    expect(findSlot(await slotsOf(third), SLOT)?.status).toBe('NOT_AVAILABLE');
    expect(findSlot(await slotsOf(second), SLOT)?.status).toBe('AVAILABLE');
    expect(refusal(await resolve(third, SLOT))).toEqual([409, 'SLOT_NOT_AVAILABLE']);
    expect(refusal(await add(third, { slotId: SLOT }))).toEqual([409, 'SLOT_NOT_AVAILABLE']);
    const summary = await third.read('/grocery/checkout/_summary');
    expect(summary.body.data.totalItems).toBe(0);
  });

  test('one bag has one place: more in the same slot takes no other, another slot frees the first', async () => {
    const { guest } = open(crowded);
    const [first, second, third] = [guest(), guest(), guest()];
    await add(first, { slotId: SLOT });
    await add(first, { slotId: SLOT, itemSku: RICE });
    expect((await add(second, { slotId: SLOT })).status).toBe(200);
    await add(first, { slotId: 'RNC-KEMANG.20261121.1600' });
    expect((await add(third, { slotId: SLOT })).status).toBe(200);
  });

  test('a refused add holds no place', async () => {
    const { guest } = open(crowded);
    const greedy = guest();
    const refused = await add(greedy, { slotId: 'RNC-KEMANG.20261121.now12', itemSku: RICE, quantity: 5 });
    expect(refused.status).toBe(400);
    expect(shippingOf(await slotsOf(guest()), 'DELIVER_NOW')).not.toBeNull();
    await add(greedy, { slotId: 'RNC-KEMANG.20261121.now12' });
    expect(shippingOf(await slotsOf(guest()), 'DELIVER_NOW')).toBeNull();
  });

  test('the same add twice happens once, also in its slot', async () => {
    const { guest } = open(crowded);
    const [first, second] = [guest(), guest()];
    await add(first, { slotId: SLOT }, { 'idempotency-key': 'same' });
    const again = await add(first, { slotId: SLOT }, { 'idempotency-key': 'same' });
    expect(again.body.data.totalItems).toBe(1);
    const other = await add(first, { slotId: 'RNC-KEMANG.20261121.1600' }, { 'idempotency-key': 'same' });
    expect(refusal(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await add(second, { slotId: SLOT })).status).toBe(200);
  });

  test('a place that is not bought is free again after half an hour', async () => {
    const { guest, clock } = open({ groceryStores: withStore('RNC-KEMANG', { slotCapacity: 1 }) });
    const [first, second] = [guest(), guest()];
    await add(first, { slotId: SLOT });
    clock.now = NOON + 29 * 60_000;
    expect((await resolve(second, SLOT)).status).toBe(409);
    clock.now = NOON + 30 * 60_000;
    expect((await resolve(second, SLOT)).status).toBe(200);
  });

  test('a hundred visitors at once get exactly the places there are', async () => {
    const { guest } = open({ groceryStores: withStore('RNC-KEMANG', { slotCapacity: 10 }) });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => add(guest(), { itemSku: 'GRO-10012-01', slotId: SLOT })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(90);
  });

  test('the place of a guest becomes the member’s at login', async () => {
    const { guest } = open({ groceryStores: withStore('RNC-KEMANG', { slotCapacity: 1 }) });
    const first = guest();
    await add(first, { slotId: SLOT });
    await first.logIn('ayu');
    expect((await resolve(first, SLOT)).status).toBe(200);
    expect((await resolve(guest(), SLOT)).status).toBe(409);
  });

  test('a pickup has no slot', async () => {
    const guest = open().guest();
    expect(refusal(await add(guest, { fulfillment: 'PICKUP', slotId: SLOT }))).toEqual([400, 'INVALID_BODY']);
    expect(refusal(await add(guest, { pickupPointCode: 'PP-ETL-00001', slotId: SLOT }))).toEqual([
      404,
      'SLOT_NOT_FOUND',
    ]);
  });

  test('[API-96, GROC-29] the checkout summary counts and sums the bag', async () => {
    const guest = open().guest();
    await add(guest, { quantity: 2 });
    const { body } = await guest.read('/grocery/checkout/_summary');
    expect(z.parse(cart.grocerySummary, body.data)).toMatchObject({
      id: expect.stringMatching(/^bag-/),
      totalItems: 2,
      subtotal: 65_800,
    });
  });
});

describe('[GROC-33] the slot of a bag', () => {
  const SLOT = 'RNC-KEMANG.20261121.1400';
  const BAG = '/grocery/cart';
  const textOf = async (guest: Guest, path: string) =>
    (await (await guest.call(path)).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  const choose = (guest: Guest, path: string, facts: Record<string, string> = {}) =>
    guest.call(`${path}/slot`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ store: KEMANG, slot: SLOT, ...facts }).toString(),
    });

  test('is said to be missing in bag and checkout, which name no total, and is chosen there', async () => {
    const guest = open().guest();
    const { id } = (await add(guest)).body.data as { id: string };
    for (const path of [BAG, `/grocery/checkout/${id}`]) {
      const text = await textOf(guest, `${path}?lang=id`);
      expect(text).toContain('Waktu antar belum dipilih.');
      expect(text).toMatch(/Subtotal Rp32\.900 Belum termasuk ongkir\./);
      expect(text).not.toContain('Total ');
      expect(await textOf(guest, `${path}?lang=en`)).toContain('No delivery time is chosen yet.');
    }
    const chosen = await choose(guest, `/grocery/checkout/${id}`);
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `/grocery/checkout/${id}`]);
    const slot = findSlot(await slotsOf(guest), SLOT);
    for (const path of [BAG, `/grocery/checkout/${id}`]) {
      const text = await textOf(guest, `${path}?lang=id`);
      expect(text).not.toContain('belum dipilih');
      expect(text).toContain('21 Nov, 14.00–16.00');
      expect(text).toContain(`Total Rp${((32_900 + (slot?.price ?? 0)) / 1000).toFixed(3)}`);
    }
  });

  test('an add in a slot is told, and its price counted once for a store', async () => {
    const guest = open().guest();
    await add(guest, { slotId: SLOT });
    await add(guest, { itemSku: RICE });
    const price = findSlot(await slotsOf(guest), SLOT)?.price ?? 0;
    expect(price).toBeGreaterThan(0);
    const text = await textOf(guest, BAG);
    // The goods of the store come to enough for its voucher.
    expect(text.match(/Subtotal Rp[\d.]+ Ongkir Voucher Gratis antar/g)).toHaveLength(1);
    expect(text.match(/Ongkir/g)).toHaveLength(1);
  });

  test('a slot that is held no longer, or was taken by others, is to be chosen again', async () => {
    const crowded = { groceryStores: withStore('RNC-KEMANG', { slotCapacity: 1 }) };
    const { guest, clock } = open(crowded);
    const [one, other] = [guest(), guest()];
    await add(one, { slotId: SLOT });
    await add(other);
    const late = await choose(other, BAG);
    expect(late.headers.get('location')).toBe(`${BAG}?slot=gone`);
    expect(await textOf(other, `${BAG}?slot=gone`)).toContain('Waktu itu baru saja penuh.');
    clock.now += HOUR_MS / 2;
    expect(await textOf(one, BAG)).toContain('Waktu antar belum dipilih.');
  });

  test('is not needed for a pickup, and cannot be chosen for an empty bag', async () => {
    const guest = open().guest();
    expect((await choose(guest, BAG)).headers.get('location')).toBe(`${BAG}?slot=gone`);
    await add(guest, { fulfillment: 'PICKUP' });
    const text = await textOf(guest, BAG);
    expect(text).not.toContain('Waktu antar');
    expect(text).toContain('Total Rp32.900');
  });
});

describe('content and recommendations', () => {
  test('[API-52] the wiki in both languages, and in no other', async () => {
    const guest = open().guest();
    const wiki = async (language: string) =>
      z.parse(grocery.groceryWiki, (await guest.read(`/content/grocery-wiki/${language}`)).body.data);
    expect((await wiki('id')).title).toBe('Tentang belanja harian');
    expect((await wiki('en')).title).toBe('About daily groceries');
    expect((await guest.read('/content/grocery-wiki/fr')).status).toBe(404);
  });

  test('[API-107] groceries like this one, page by page, with a trace', async () => {
    const guest = open().guest();
    const traces = new Set<string>();
    const page = async (number: number) => {
      const answer = await guest.read(`/grocery/recommendations?itemSku=${MANGO}&page=${number}&size=4`);
      const trace = answer.headers.get('x-trace-id') ?? '';
      expect(trace).toMatch(/^grocery-[\da-f-]{36}$/);
      traces.add(trace);
      return z.parse(productCards, answer.body.data);
    };
    const [first, second] = [await page(0), await page(1)];
    const skus = [...first, ...second].map(({ itemSku }) => itemSku);
    // Each answer is traced by itself.
    expect(traces.size).toBe(2);
    expect(new Set(skus).size).toBe(8);
    expect(skus).not.toContain(MANGO);
    expect([...first, ...second].every(({ url }) => url.startsWith('/grocery/p/'))).toBe(true);
    expect(first[0]?.itemSku).toBe('GRO-10002-01');
    expect(await page(900)).toEqual([]);
    expect((await guest.read('/grocery/recommendations?itemSku=nowhere')).status).toBe(404);
    expect((await guest.read(`/grocery/recommendations?itemSku=${MANGO}&size=51`)).status).toBe(400);
  });

  test('[API-108] what the store picker is set up with', async () => {
    const { body } = await open().guest().read('/grocery/store-picker-config');
    expect(z.parse(grocery.storePickerConfig, body.data)).toEqual({
      enabled: true,
      stores: [
        { groupName: 'RANCH', label: 'Ranch', icon: 'store' },
        { groupName: 'BLIBLI_GO', label: 'Go', icon: 'zap' },
      ],
    });
  });
});

test('[GROC-36] tells only the owner of a bag its slot at that store, while the bag holds it', async () => {
  const { clock, guest } = open();
  const who = guest();
  const slots = await slotsOf(who);
  const slotId = shippingOf(slots, 'SCHEDULED_DELIVERY')?.slots.at(-1)?.id ?? '';
  expect(slots.held).toBeNull();
  expect((await add(who, { slotId })).status).toBe(200);
  expect((await slotsOf(who)).held).toBe(slotId);
  expect((await slotsOf(guest())).held).toBeNull();
  clock.now += HOUR_MS;
  expect((await slotsOf(who)).held).toBeNull();
});
