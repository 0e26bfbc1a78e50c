import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { daysBetween, localDate, weekdayOf } from '#src/domain/shell/calendarDay.ts';
import { formatDate } from '#src/domain/shell/format.ts';
import { groceryLocationOf, groceryPlaceOf } from '#src/domain/grocery/groceryLocation.ts';
import { isGroceryPickupAvailable } from '#src/domain/grocery/groceryPickup.ts';
import {
  earliestSlot,
  findSlot,
  isChoosable,
  isShippingEmpty,
  isShippingOffline,
  isSlottedDeliveryAvailable,
  NO_SLOTTED_DELIVERY,
  SLOT_STATUSES,
  shippingOf,
  slotsByDay,
  withoutSlot,
  type Slot,
  type SlottedDelivery,
  type SlottedShipping,
} from '#src/domain/grocery/grocerySlots.ts';
import { GROCERY_RECOMMENDATION_PAGE_SIZE } from '#src/domain/shell/limits.ts';
import { toSellerGroup } from '#src/domain/seller/sellerGroup.ts';
import {
  isServiceable,
  matchStore,
  parseWarehouse,
  toWarehouse,
  wantedGroup,
  type Warehouse,
} from '#src/domain/fulfilment/warehouse.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createGroceryService } from '#src/services/grocery/grocery/groceryService.ts';

const slot = (id: string, facts: Partial<Slot> = {}): Slot => ({
  id,
  date: '2026-11-21',
  start: '14:00',
  end: '16:00',
  orderBefore: null,
  status: 'AVAILABLE',
  price: 8000,
  ...facts,
});
const full = (id: string, facts: Partial<Slot> = {}) => slot(id, { ...facts, status: 'NOT_AVAILABLE' });
const now = (...slots: Slot[]): SlottedShipping => ({ type: 'DELIVER_NOW', slots });
const scheduled = (...slots: Slot[]): SlottedShipping => ({ type: 'SCHEDULED_DELIVERY', slots });
const delivery = (shippings: SlottedShipping[], conditions: string[] = []): SlottedDelivery => ({
  shippings,
  conditions,
  utcOffsetHours: 7,
});
const store = (code: string, facts: Partial<Warehouse> = {}): Warehouse => ({
  code,
  groupName: 'RANCH',
  pickupPoint: { code: `PP-${code}`, name: code },
  available: true,
  ...facts,
});

describe('seller groups', () => {
  test.each([
    ['[GROC-10, GROC-11]', 'RANCH', 'RANCH'],
    ['[GROC-10, GROC-11]', 'ranch', 'RANCH'],
    ['[GROC-10, GROC-12]', 'BLIBLI_GO', 'BLIBLI_GO'],
    ['[GROC-10, GROC-12]', 'blibli_go', 'BLIBLI_GO'],
    ['[GROC-13]', 'superindo', null],
    ['[GROC-13]', 'RANCH MARKET', null],
    ['[GROC-13]', '', null],
    ['[GROC-13]', null, null],
    ['[GROC-13]', undefined, null],
  ])('%s %o is %o', (_, text, expected) => expect(toSellerGroup(text)).toBe(expected));
});

describe('a warehouse kept on the device', () => {
  const kept = store('A');
  test('[GROC-01, GROC-02] is read as it was written', () => {
    expect(parseWarehouse(JSON.stringify(kept))).toEqual(kept);
  });
  test.each([
    [null],
    [''],
    ['null'],
    ['{'],
    ['"RANCH"'],
    [JSON.stringify({ ...kept, code: '' })],
    [JSON.stringify({ ...kept, available: 'yes' })],
    [JSON.stringify({ ...kept, pickupPoint: null })],
    [JSON.stringify({ code: 'A' })],
  ])('[GROC-02] unreadable is none: %s', (text) => expect(parseWarehouse(text)).toBeNull());
  test('[GROC-01] only its own fields are kept', () => {
    for (const available of [true, false]) {
      const one = { ...kept, available };
      expect(toWarehouse({ ...one, distanceKm: 3 } as Warehouse)).toEqual(one);
    }
  });
});

describe('whether an address is served', () => {
  test('[GROC-04] not by a warehouse that is unavailable', () =>
    expect(isServiceable(store('A', { available: false }))).toBe(false));
  test('[GROC-05] not by an empty one', () => expect(isServiceable(null)).toBe(false));
  test('[GROC-06] by one that is there and available', () => expect(isServiceable(store('A'))).toBe(true));
});

describe('the store of a group', () => {
  const stores = [
    store('R1', { available: false }),
    store('G1', { groupName: 'blibli_go' }),
    store('R2'),
    store('R3'),
  ];
  test('[GROC-08] the group of the address goes before that of the kept warehouse', () => {
    expect(wantedGroup('RANCH', { groupName: 'BLIBLI_GO' })).toBe('RANCH');
    expect(wantedGroup(null, { groupName: 'BLIBLI_GO' })).toBe('BLIBLI_GO');
    expect(wantedGroup(null, null)).toBeNull();
  });
  test.each([
    ['the first that delivers', 'RANCH', null, 'R2'],
    ['in any case of letters', 'BLIBLI_GO', null, 'G1'],
    ['the one that was chosen before', 'ranch', 'R3', 'R3'],
    ['another, when the chosen one does not deliver there', 'RANCH', 'R1', 'R2'],
    ['of the wanted group, whatever was chosen', 'RANCH', 'G1', 'R2'],
    ['the nearest, when no group is wanted', null, null, 'G1'],
  ])('[GROC-08] %s', (_, wanted, chosen, expected) => {
    expect(matchStore(stores, wanted, chosen)?.code).toBe(expected);
  });
  test('[GROC-08] one that does not deliver is still the store of its group', () => {
    expect(matchStore(stores.slice(0, 2), 'RANCH', null)?.code).toBe('R1');
    const none = ['R1', 'R2', 'R3'].map((code) => store(code, { available: false }));
    expect(matchStore(none, 'RANCH', 'R3')?.code).toBe('R1');
  });
  test('[GROC-09] none when no store has the group', () => {
    expect(matchStore(stores, 'SUPERINDO', null)).toBeNull();
    expect(matchStore([], null, null)).toBeNull();
  });
});

describe('slotted delivery', () => {
  test('[GROC-16, GROC-17] a time can be chosen exactly when it is AVAILABLE', () => {
    expect(SLOT_STATUSES.map((status) => isChoosable({ status }))).toEqual([true, false]);
  });
  // Every combination of shippings, and of a store that is turned off or not.
  const EMPTY_CASES: [string, string, SlottedShipping[], boolean][] = [
    ['GROC-20', 'no shippings', [], true],
    ['GROC-21', 'scheduled without slots', [scheduled()], true],
    ['GROC-21', 'scheduled with a full slot', [scheduled(full('a'))], true],
    ['GROC-21', 'two scheduled, all full', [scheduled(full('a')), scheduled(full('b'), full('c'))], true],
    ['GROC-22', 'scheduled with a slot', [scheduled(slot('a'))], false],
    ['GROC-22', 'scheduled with one slot left', [scheduled(full('a'), slot('b'))], false],
    ['GROC-22', 'now, by its presence alone', [now()], false],
    ['GROC-22', 'now with a full slot', [now(full('n'))], false],
    ['GROC-22', 'now beside full slots', [now(), scheduled(full('a'))], false],
    ['GROC-22', 'now beside slots', [now(slot('n')), scheduled(slot('a'))], false],
  ];
  test.each(EMPTY_CASES)('[%s] %s: empty is %o', (_, __, shippings, isEmpty) => {
    expect(isShippingEmpty({ shippings })).toBe(isEmpty);
  });
  test.each([
    [[], false],
    [['RAINY'], false],
    [['turned_off'], false],
    [['TURNED_OFF'], true],
    [['RAINY', 'TURNED_OFF'], true],
  ])('[GROC-23] conditions %o: offline is %o', (conditions, isOffline) => {
    expect(isShippingOffline({ conditions })).toBe(isOffline);
  });
  test.each(
    EMPTY_CASES.flatMap(([, name, shippings, isEmpty]) =>
      [[], ['TURNED_OFF'], ['RAINY']].map(
        (conditions) => [name, conditions, shippings, !isEmpty && conditions[0] !== 'TURNED_OFF'] as const,
      ),
    ),
  )('[GROC-24] %s with conditions %o', (_, conditions, shippings, isAvailable) => {
    expect(isSlottedDeliveryAvailable(delivery([...shippings], [...conditions]))).toBe(isAvailable);
  });
  test('[GROC-15] nothing is known as nothing', () => {
    expect(isSlottedDeliveryAvailable(NO_SLOTTED_DELIVERY)).toBe(false);
  });
  test.each([
    [[], false],
    [['NOT_AVAILABLE'], false],
    [['AVAILABLE'], true],
    [['NOT_AVAILABLE', 'AVAILABLE', 'NOT_AVAILABLE'], true],
    [['NOT_AVAILABLE', 'NOT_AVAILABLE'], false],
  ] as const)('[GROC-25] pickup hours %o: available is %o', (statuses, isAvailable) => {
    expect(isGroceryPickupAvailable(statuses.map((status) => ({ status })))).toBe(isAvailable);
  });

  test('a slot is found in whatever shipping it is', () => {
    const all = delivery([now(slot('n')), scheduled(slot('a'), slot('b'))]);
    expect(findSlot(all, 'b')?.id).toBe('b');
    expect(findSlot(all, 'n')?.id).toBe('n');
    expect(findSlot(all, 'x')).toBeNull();
    expect(shippingOf(all, 'SCHEDULED_DELIVERY')?.slots).toHaveLength(2);
    expect(shippingOf(delivery([]), 'DELIVER_NOW')).toBeNull();
  });
  test('the earliest is the first to begin that can be chosen, of two the first to end', () => {
    const tomorrow = slot('t', { date: '2026-11-22', end: '09:00' });
    expect(earliestSlot(delivery([scheduled(tomorrow, full('x', { end: '10:00' }), slot('a'))]))?.id).toBe(
      'a',
    );
    expect(earliestSlot(delivery([scheduled(slot('a')), now(slot('n', { end: '13:00' }))]))?.id).toBe('n');
    expect(earliestSlot(delivery([scheduled(full('a'))]))).toBeNull();
    expect(earliestSlot(delivery([scheduled(slot('a'), tomorrow)]))?.id).toBe('a');
    // The last slot of a day ends at midnight.
    const [evening, night] = [
      slot('e', { start: '20:00', end: '22:00' }),
      slot('l', { start: '22:00', end: '00:00' }),
    ];
    expect(earliestSlot(delivery([scheduled(night, evening)]))?.id).toBe('e');
    // Of those that are alike the first that came.
    expect(earliestSlot(delivery([scheduled(slot('a'), slot('b'))]))?.id).toBe('a');
  });
  test('[GROC-19] slots by their day', () => {
    const days = slotsByDay([slot('a'), slot('t', { date: '2026-11-22' }), full('b')]);
    expect(days.map(({ date, slots }) => [date, slots.map(({ id }) => id)])).toEqual([
      ['2026-11-21', ['a', 'b']],
      ['2026-11-22', ['t']],
    ]);
  });
  test('a slot that is gone cannot be chosen any more; the others stay', () => {
    const left = withoutSlot(delivery([now(slot('n')), scheduled(slot('a'), slot('b'))]), 'a');
    expect(left.shippings[1]?.slots.map(({ status }) => status)).toEqual(['NOT_AVAILABLE', 'AVAILABLE']);
    expect(left.shippings[0]?.slots[0]?.status).toBe('AVAILABLE');
  });
  test('days are counted in the store’s own time', () => {
    const halfPastMidnightInMakassar = Date.UTC(2026, 10, 21, 16, 30);
    expect(localDate(halfPastMidnightInMakassar, 7)).toBe('2026-11-21');
    expect(localDate(halfPastMidnightInMakassar, 8)).toBe('2026-11-22');
    expect(daysBetween('2026-11-30', '2026-12-01')).toBe(1);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(formatDate('2026-12-03', 'id')).toBe('3 Des');
    expect(formatDate('2026-12-03', 'en')).toBe('3 Dec');
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('2026-11-23')).toBe(1);
  });
});

describe('[GROC-26] where stores are looked for', () => {
  const pin = { latitude: -6.9, longitude: 107.6 };
  const device = { latitude: -7.2, longitude: 112.7 };
  const bandung: Destination = {
    ...DEFAULT_DESTINATION,
    city: 'Kota Bandung',
    subdistrict: 'Dago',
    postalCode: '40135',
  };
  test('the pin of the address, else the device', () => {
    expect(groceryLocationOf({ ...bandung, geolocation: pin }, device)).toEqual(pin);
    expect(groceryLocationOf(bandung, device)).toEqual(device);
    expect(groceryLocationOf(DEFAULT_DESTINATION, device)).toEqual(device);
  });
  test('the area of an address without a pin; the middle of Gambir for who has chosen nothing', () => {
    const { postalCode, district, city } = bandung;
    expect(groceryLocationOf(bandung, null)).toEqual({ postalCode, district, city });
    expect(groceryLocationOf(DEFAULT_DESTINATION, null)).toEqual({ latitude: -6.1767, longitude: 106.8263 });
    // A member's own address there is an address, with nothing to be guessed.
    expect(groceryLocationOf({ ...DEFAULT_DESTINATION, addressId: 'A-1' }, null)).toEqual({
      postalCode: '10110',
      district: 'Gambir',
      city: 'Jakarta Pusat',
    });
    // A destination that differs by postal code or subdistrict was chosen by the visitor.
    for (const other of [{ postalCode: '10120' }, { subdistrict: 'Cideng' }])
      expect(groceryLocationOf({ ...DEFAULT_DESTINATION, ...other }, null)).toHaveProperty('postalCode');
    expect(groceryPlaceOf(DEFAULT_DESTINATION, null)).toBeNull();
  });
});

describe('the calls', () => {
  function service(data: unknown) {
    const requests: Request[] = [];
    const backend = createBackend({
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({ data });
      },
      origin: 'http://shop.test',
      language: 'en',
      timeoutMs: 1000,
    });
    return { requests, grocery: createGroceryService(backend) };
  }

  test('[LIMIT-19, API-107] recommendations are asked for 18 at a time', async () => {
    const { grocery, requests } = service([]);
    await grocery.recommendations('GRO-1');
    expect(GROCERY_RECOMMENDATION_PAGE_SIZE).toBe(18);
    expect(requests[0]?.url).toBe(
      'http://shop.test/backend/grocery/recommendations?itemSku=GRO-1&page=0&size=18',
    );
  });
  test('[API-106] stores are asked for by a POST with the place and the channel in headers', async () => {
    const { grocery, requests } = service({ stores: [] });
    expect(await grocery.nearbyStores({ latitude: -6.1, longitude: 106.8 }, 'BLIBLI_GO')).toEqual([]);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe('http://shop.test/backend/grocery/nearby-stores');
    expect(
      ['x-latitude', 'x-longitude', 'x-channel', 'accept-language'].map((name) =>
        requests[0]?.headers.get(name),
      ),
    ).toEqual(['-6.1', '106.8', 'BLIBLI_GO', 'en']);
  });
  test('[API-106, GROC-07] of an address without a pin its area is told, in plain letters', async () => {
    const { grocery, requests } = service({ stores: [] });
    await grocery.nearbyStores(
      { postalCode: '55111', district: 'Gondomanan', city: 'Kota Yogyakarta' },
      'RANCH',
    );
    const headers = requests[0]?.headers;
    expect(['x-postal-code', 'x-district', 'x-city'].map((name) => headers?.get(name))).toEqual([
      '55111',
      'Gondomanan',
      'Kota%20Yogyakarta',
    ]);
    expect(headers?.has('x-latitude')).toBe(false);
  });
  test('[API-52] the wiki is asked for in the page’s language', async () => {
    const { grocery, requests } = service({ title: 'About' });
    expect(await grocery.wiki()).toEqual({ title: 'About', content: [] });
    expect(requests[0]?.url).toBe('http://shop.test/backend/content/grocery-wiki/en');
  });
  test('[API-18, API-19, GROC-14] slots and their resolving belong to an item in a store', async () => {
    const { grocery, requests } = service({ shippings: [] });
    const item = { itemSku: 'GRO-1', pickupPointCode: 'PP-1', place: null };
    const place = { postalCode: '23617', district: 'Johan Pahlawan', city: 'Aceh Barat' };
    expect(await grocery.slottedDelivery(item)).toEqual({ ...NO_SLOTTED_DELIVERY, held: null });
    await expect(grocery.resolveSlot({ ...item, place }, 'S-1')).rejects.toMatchObject({
      failure: { kind: 'malformed' },
    });
    expect(requests.map(({ url }) => url.replace('http://shop.test/backend', ''))).toEqual([
      '/product-detail/products/GRO-1/slotted-delivery?pickupPointCode=PP-1',
      '/product-detail/products/GRO-1/slotted-delivery/_resolve?slotId=S-1&pickupPointCode=PP-1&postalCode=23617&district=Johan+Pahlawan&city=Aceh+Barat',
    ]);
  });
});
