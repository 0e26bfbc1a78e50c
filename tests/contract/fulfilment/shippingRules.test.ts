import { describe, expect, test } from 'vitest';
import { couriers, type Courier } from '#marketplace/fulfilment/catalogue/couriers.ts';
import { carriageOf } from '#marketplace/grocery/rules/heldSlots.ts';
import { paidFor } from '#marketplace/fulfilment/rules/lineShipping.ts';
import { pickupHoursAt, type Area, type Place } from '#marketplace/fulfilment/rules/places.ts';
import {
  couriersOf,
  originOf,
  shippingOptionsOf,
  troubleOf,
  type Parcel,
} from '#marketplace/fulfilment/rules/shipping.ts';
import { cheapestOf } from '#src/domain/fulfilment/cheapestWay.ts';
import { product, SELLER } from '../../support/products.ts';

type Facts = Parameters<typeof product>[0];
const area = (facts: Partial<Area> = {}): Area => ({
  city: 'Bandung',
  province: 'Jawa Barat',
  reach: 'road',
  metro: null,
  latitude: 0,
  longitude: 107,
  ...facts,
});
const PROVINCE = area({ city: 'Bogor' });
const ISLAND = area({ city: 'Surabaya', province: 'Jawa Timur' });
const OVERSEAS = area({ city: 'Medan', province: 'Sumatera Utara' });
/** So many kilometres east of where parcels leave. */
const kmEast = (km: number) => ({ latitude: 0, longitude: 107 + km / 111.195 });
function parcel(facts: Partial<Parcel> = {}, of: Facts = {}): Parcel {
  const made = product({ weightGrams: 1_000, ...of });
  const [item] = made.items;
  if (item === undefined) throw new Error('no item');
  return {
    product: made,
    item,
    quantity: 1,
    from: area(),
    origin: { latitude: 0, longitude: 107 },
    to: area(),
    pin: null,
    time: '12:00',
    handOver: { daysLater: 0, orderBefore: null },
    ...facts,
  };
}
const courier = (facts: Partial<Courier> = {}): Courier => ({
  id: 'x',
  code: 'STANDARD',
  name: { id: 'Biasa', en: 'Plain' },
  tariffs: { metro: { base: 10_000, includedKg: 2, perKg: 3_000, perKm: 0 } },
  promises: { metro: { minDays: 1, maxDays: 3 } },
  needsPin: false,
  reachesIslands: false,
  volumeDivisor: null,
  maxItemKg: 20,
  maxTotalKg: 50,
  maxDistanceKm: null,
  dangerousGoods: 'never',
  hours: null,
  ...facts,
});
const EVERYWHERE = Object.fromEntries(
  ['metro', 'province', 'island', 'overseas'].map((zone) => [
    zone,
    { base: 10_000, includedKg: 2, perKg: 3_000, perKm: 0 },
  ]),
);
const troubleWith = (of: Partial<Courier>, facts: Partial<Parcel> = {}, goods: Facts = {}) =>
  troubleOf(parcel(facts, goods), courier(of))?.code ?? null;
const option = (of: Partial<Courier> = {}, facts: Partial<Parcel> = {}, goods: Facts = {}) =>
  shippingOptionsOf(parcel(facts, goods), [courier(of)], 'id')[0];

describe('[API-13] why a courier does not take a parcel', () => {
  test('it goes from nowhere, to nowhere, or to a zone that it does not serve', () => {
    expect(troubleWith({})).toBeNull();
    expect(troubleWith({}, { from: null })).toBe('SHIP_NOT_COVERED');
    expect(troubleWith({}, { to: null })).toBe('SHIP_NOT_COVERED');
    for (const to of [PROVINCE, ISLAND, OVERSEAS]) {
      expect(troubleWith({}, { to }), to.city).toBe('SHIP_NOT_COVERED');
      expect(troubleWith({ tariffs: EVERYWHERE }, { to }), to.city).toBeNull();
    }
    // Two cities that have grown together.
    const metro = { metro: 'Bandung Raya' };
    expect(troubleWith({}, { from: area(metro), to: area({ city: 'Cimahi', ...metro }) })).toBeNull();
    expect(troubleWith({}, { to: area({ reach: 'none' }) })).toBe('SHIP_NOT_COVERED');
    expect(troubleWith({ reachesIslands: true }, { to: area({ reach: 'none' }) })).toBe('SHIP_NOT_COVERED');
    expect(troubleWith({}, { to: area({ reach: 'sea' }) })).toBe('SHIP_NOT_COVERED');
    expect(troubleWith({ reachesIslands: true }, { to: area({ reach: 'sea' }) })).toBeNull();
  });

  test('its rates cannot be asked, from the first minute to before the last', () => {
    const maintenance = { from: '02:00', to: '04:00' };
    for (const [time, trouble] of [
      ['01:59', null],
      ['02:00', 'EXTERNAL_API_FAILURE'],
      ['03:59', 'EXTERNAL_API_FAILURE'],
      ['04:00', null],
    ] as const)
      expect(troubleWith({ maintenance }, { time }), time).toBe(trouble);
  });

  test('dangerous goods travel over land, or not at all', () => {
    const goods: Facts = { tags: ['AVAILABLE', 'DANGEROUS_GOOD'] };
    const dangerous = (dangerousGoods: Courier['dangerousGoods'], to = area()) =>
      troubleWith({ dangerousGoods, tariffs: EVERYWHERE, reachesIslands: true }, { to }, goods);
    expect([dangerous('never'), dangerous('overland'), dangerous('always')]).toEqual([
      'DG_NOT_MATCH',
      null,
      null,
    ]);
    expect([dangerous('overland', OVERSEAS), dangerous('always', OVERSEAS)]).toEqual(['DG_NOT_MATCH', null]);
    expect(dangerous('overland', area({ reach: 'sea' }))).toBe('DG_NOT_MATCH');
    expect(troubleWith({ dangerousGoods: 'never' })).toBeNull();
  });

  test('a piece, or all of them together, are heavier than it carries; as heavy goes', () => {
    const heavy = (weightGrams: number, quantity = 1, of: Partial<Courier> = {}) =>
      troubleOf(parcel({ quantity }, { weightGrams }), courier(of));
    expect(heavy(20_000)).toBeNull();
    expect(heavy(20_001)).toEqual({ code: 'MAX_WEIGHT_PER_ITEM_EXCEEDED', params: { maxWeight: 20 } });
    expect(heavy(10_000, 5)).toBeNull();
    expect(heavy(10_001, 5)).toEqual({ code: 'TOTAL_ITEM_WEIGHT_EXCEEDED', params: { maxWeight: 50 } });
    // Large and light counts by its size, where the courier measures.
    const large = (of: Partial<Courier>) =>
      troubleOf(parcel({}, { weightGrams: 1_000, dimensionsCm: [60, 50, 41] }), courier(of))?.code;
    expect(large({ volumeDivisor: 6_000 })).toBe('MAX_WEIGHT_PER_ITEM_EXCEEDED');
    expect(large({ volumeDivisor: 6_150 })).toBeUndefined();
    expect(large({})).toBeUndefined();
    // An item of its own weight and size.
    expect(troubleWith({}, {}, { item: { weightGrams: 20_001 } })).toBe('MAX_WEIGHT_PER_ITEM_EXCEEDED');
    expect(troubleWith({ volumeDivisor: 1_000 }, {}, { item: { dimensionsCm: [30, 30, 30] } })).toBe(
      'MAX_WEIGHT_PER_ITEM_EXCEEDED',
    );
    expect(heavy(20_000, 1, { volumeDivisor: 6_000 })).toBeNull();
  });

  test('it is farther than the courier goes, to the pin where there is one', () => {
    const far = (facts: Partial<Parcel>) => troubleOf(parcel(facts), courier({ maxDistanceKm: 40 }));
    expect(far({ pin: kmEast(39.9) })).toBeNull();
    expect(far({ pin: kmEast(40.1) })).toEqual({
      code: 'MAXIMUM_DISTANCE_EXCEEDED',
      params: { maxDistance: 40 },
    });
    expect(far({ to: area(kmEast(39.9)) })).toBeNull();
    expect(far({ to: area(kmEast(40.1)) })?.code).toBe('MAXIMUM_DISTANCE_EXCEEDED');
    expect(far({ to: area(kmEast(99)), pin: kmEast(1) })).toBeNull();
    expect(far({ pin: kmEast(99), origin: null })).toBeNull();
  });

  test('it needs a pin that is not set, its day is unknown, or its hours are over', () => {
    expect(troubleWith({ needsPin: true })).toBe('CUSTOMER_GEO_LOCATION_REQUIRED');
    expect(troubleWith({ needsPin: true }, { pin: kmEast(1) })).toBeNull();
    expect(troubleWith({}, {}, { preOrderDays: null })).toBe('ETD_CALCULATION_ERROR');
    const hours = { open: '08:00', close: '15:00' };
    for (const [time, trouble] of [
      ['07:59', 'EXCEED_WORKHOUR'],
      ['08:00', null],
      ['14:59', null],
      ['15:00', 'EXCEED_WORKHOUR'],
    ] as const) {
      expect(troubleWith({ hours }, { time }), time).toBe(trouble);
      // A product that is made to order waits anyway.
      expect(troubleWith({ hours }, { time }, { preOrderDays: 3 }), time).toBeNull();
    }
  });
});

describe('[API-13] what a way costs and promises', () => {
  test('sums the first kilograms, each further one and the distance, rounded up to 500 rupiah', () => {
    const price = (weightGrams: number, facts: Partial<Parcel> = {}, of: Partial<Courier> = {}) =>
      option(of, facts, { weightGrams })?.price;
    expect([500, 2_000, 2_001, 3_000, 3_001].map((grams) => price(grams))).toEqual([
      10_000, 10_000, 13_000, 13_000, 16_000,
    ]);
    expect(price(1_000, { quantity: 3 })).toBe(13_000);
    const perKm = { tariffs: { metro: { base: 10_001, includedKg: 2, perKg: 3_000, perKm: 100 } } };
    expect(price(1_000, {}, perKm)).toBe(10_500);
    expect(price(1_000, { pin: kmEast(7.4) }, perKm)).toBe(11_000);
    expect(price(1_000, { pin: kmEast(7.6) }, perKm)).toBe(11_000);
    expect(price(1_000, { pin: kmEast(5.4) }, perKm)).toBe(11_000);
    expect(price(1_000, { pin: kmEast(4.4) }, perKm)).toBe(10_500);
  });

  test('less what its seller pays; the full price stands beside it, and nothing left is free', () => {
    const paid = (shippingSubsidy: number) => {
      const told = option({}, {}, { shippingSubsidy });
      return [told?.price, told?.originalPrice, told?.tags];
    };
    expect(paid(0)).toEqual([10_000, null, []]);
    expect(paid(4_000)).toEqual([6_000, 10_000, []]);
    expect(paid(10_000)).toEqual([0, 10_000, ['FREE']]);
    expect(paid(99_000)).toEqual([0, 10_000, ['FREE']]);
  });

  test('days of the zone, later for what is made first, and until when to order', () => {
    const hours = { open: '08:00', close: '15:00' };
    const told = (of: Partial<Courier>, goods: Facts = {}) => option(of, {}, goods);
    expect(told({ hours })).toEqual({
      code: 'STANDARD',
      name: 'Biasa',
      price: 10_000,
      originalPrice: null,
      afterVouchers: null,
      etd: { minDays: 1, maxDays: 3, withinHours: null, before: null, orderBefore: '15:00' },
      tags: [],
      available: true,
      errorCode: null,
      params: {},
    });
    expect(told({ hours, preOrderCode: 'SAMEDAY_PO' }, { preOrderDays: 5 })).toMatchObject({
      code: 'SAMEDAY_PO',
      etd: { minDays: 6, maxDays: 8, orderBefore: null },
    });
    expect(told({}, { preOrderDays: 5 })).toMatchObject({ code: 'STANDARD' });
    expect(told({ preOrderCode: 'SAMEDAY_PO' })).toMatchObject({
      code: 'STANDARD',
      etd: { orderBefore: null },
    });
    expect(
      told({ promises: { metro: { minDays: 0, maxDays: 0, withinHours: 3, before: '21:00' } } })?.etd,
    ).toMatchObject({
      withinHours: 3,
      before: '21:00',
    });
    // A zone without a promise has the widest one.
    expect(told({ promises: {} })?.etd).toMatchObject({ minDays: 1, maxDays: 7 });
  });
});

describe('[SHIP-02] of several ways', () => {
  const priced = (code: Courier['code'], base: number, maxDays: number, more: Partial<Courier> = {}) =>
    courier({
      code,
      tariffs: { metro: { base, includedKg: 9, perKg: 0, perKm: 0 } },
      promises: { metro: { minDays: 0, maxDays } },
      ...more,
    });
  const waysOf = (carriers: Courier[], goods: Facts = {}) =>
    shippingOptionsOf(parcel({}, goods), carriers, 'en');

  test('the open ones come first by price, then by their days; the cheapest of several is marked', () => {
    const ways = waysOf([
      priced('INSTANT', 30_000, 0, { needsPin: true }),
      priced('EXPRESS', 20_000, 2),
      priced('STANDARD', 10_000, 5),
      priced('SAME_DAY', 10_000, 1),
    ]);
    expect(ways.map(({ code, tags, errorCode, price }) => [code, tags, errorCode, price])).toEqual([
      ['SAME_DAY', ['BEST_OFFER'], null, 10_000],
      ['STANDARD', [], null, 10_000],
      ['EXPRESS', [], null, 20_000],
      ['INSTANT', [], 'CUSTOMER_GEO_LOCATION_REQUIRED', null],
    ]);
    expect(cheapestOf(ways)?.code).toBe('SAME_DAY');
    expect(ways[3]).toMatchObject({ available: false, etd: null, originalPrice: null, name: 'Plain' });
    // A single available way is not marked as the best.
    expect(
      waysOf([priced('EXPRESS', 20_000, 2), priced('INSTANT', 1, 0, { needsPin: true })])[0]?.tags,
    ).toEqual([]);
    expect(
      waysOf([priced('EXPRESS', 9_000, 2), priced('STANDARD', 20_000, 2)], { shippingSubsidy: 9_000 })[0]
        ?.tags,
    ).toEqual(['FREE', 'BEST_OFFER']);
    expect(cheapestOf([])).toBeNull();
    expect(cheapestOf(ways.slice(3))).toBeNull();
  });

  test('where none is open, tells what a visitor changes most easily, with the largest limit', () => {
    const refusal = (carriers: Courier[], facts: Partial<Parcel> = {}, goods: Facts = {}) => {
      try {
        shippingOptionsOf(parcel(facts, goods), carriers, 'id');
        return null;
      } catch (error) {
        const { status, code, params } = error as { status: number; code: string; params?: object };
        return [status, code, params];
      }
    };
    const tooFar = courier({ maxDistanceKm: 5 });
    const noPin = courier({ needsPin: true });
    expect(refusal([tooFar, noPin], { to: area(kmEast(9)) })).toEqual([
      422,
      'CUSTOMER_GEO_LOCATION_REQUIRED',
      {},
    ]);
    expect(
      refusal(
        [courier({ maxItemKg: 1 }), courier({ maxItemKg: 3 }), courier({ maxItemKg: 2 })],
        {},
        { weightGrams: 4_000 },
      ),
    ).toEqual([422, 'MAX_WEIGHT_PER_ITEM_EXCEEDED', { maxWeight: 3 }]);
    expect(
      refusal(
        [courier({ maxItemKg: 1 }), courier({ maxTotalKg: 3 })],
        { quantity: 2 },
        { weightGrams: 2_000 },
      ),
    ).toEqual([422, 'TOTAL_ITEM_WEIGHT_EXCEEDED', { maxWeight: 3 }]);
    expect(refusal([], {})).toEqual([422, 'SHIP_NOT_COVERED', {}]);
    expect(refusal([courier()], { to: null })).toEqual([422, 'SHIP_NOT_COVERED', {}]);
  });
});

test('[SHIP-05] a parcel starts at the asked place if it delivers, else at the first that does', () => {
  const place = (code: string, delivers = true) => ({ code, delivers }) as Place;
  const places = [place('A', false), place('B'), place('C')];
  expect(originOf(places, 'C')?.code).toBe('C');
  expect(originOf(places, 'A')?.code).toBe('B');
  expect(originOf(places, 'X')?.code).toBe('B');
  expect(originOf([place('A', false)], 'A')).toBeNull();
});

test('[API-13] a product has its own couriers, or those of its size, its seller or its trade', () => {
  const ids = (facts: Facts = {}, merchant: Partial<typeof SELLER> = {}) =>
    couriersOf({ product: product(facts), merchant: { ...SELLER, ...merchant } })
      .map(({ id }) => id)
      .toSorted();
  expect(ids()).toEqual(['express', 'instant', 'sameDay', 'standard']);
  expect(ids({ vendor: 'grocery' })).toEqual(['hourly', 'instant', 'slot']);
  expect(ids({ vendor: 'grocery' }, { couriers: ['seller'] })).toEqual(['seller']);
  expect(ids({ type: 'BIG_PRODUCT' }, { couriers: ['express'] })).toEqual(['cargo', 'seller']);
  expect(ids({ type: 'BIG_PRODUCT', couriers: ['sail', 'none'] })).toEqual(['sail']);
  expect(couriers.length).toBeGreaterThan(5);
});

test('[PROMO-03] a courier that a promotion pays tells its old price; a closed one is unchanged', () => {
  const [open] = shippingOptionsOf(parcel(), couriersOf({ product: product(), merchant: SELLER }), 'id');
  if (open === undefined) throw new Error('no way');
  expect(paidFor({ ...open, price: 9_000, originalPrice: null, tags: [] })).toMatchObject({
    price: 0,
    originalPrice: 9_000,
    tags: ['FREE'],
  });
  expect(paidFor({ ...open, price: 9_000, originalPrice: 12_000 })).toMatchObject({
    price: 0,
    originalPrice: 12_000,
  });
  const closed = { ...open, available: false, price: null, originalPrice: null };
  expect(paidFor(closed)).toEqual(closed);
});

test('[PROMO-03] a slot that a promotion pays tells its old price, and a free one tells none', () => {
  const carriage = (price: number, isPaid: boolean) =>
    carriageOf(
      { now: () => 0 },
      { utcOffsetHours: 7 },
      {
        id: 'A',
        date: '2026-11-21',
        start: '08:00',
        end: '10:00',
        orderBefore: null,
        status: 'AVAILABLE',
        price,
      },
      isPaid,
      'id',
    );
  expect(carriage(9_000, false)).toMatchObject({ price: 9_000, originalPrice: null });
  expect(carriage(9_000, true)).toMatchObject({ price: 0, originalPrice: 9_000 });
  expect(carriage(0, true)).toMatchObject({ price: 0, originalPrice: null });
});

test('[PICKUP-06] a place that closes at noon is over at noon of that day, in its own time', () => {
  /** Saturday, noon in Jakarta. */
  const NOON = Date.UTC(2026, 10, 21, 5);
  const hours = [{ days: [5, 6], open: '08:00', close: '12:00', available: true }];
  const statuses = (epochMs: number, province = 'DKI Jakarta') =>
    pickupHoursAt({ hours, province }, epochMs).map(({ day, status }) => [day, status]);
  const [FRIDAY, SATURDAY] = [
    [5, 'AVAILABLE'],
    [6, 'AVAILABLE'],
  ];
  expect(statuses(NOON - 60_000)).toEqual([FRIDAY, SATURDAY]);
  expect(statuses(NOON)).toEqual([FRIDAY, [6, 'NOT_AVAILABLE']]);
  // Bali is an hour ahead.
  expect(statuses(NOON - 60_000, 'Bali')).toEqual([FRIDAY, [6, 'NOT_AVAILABLE']]);
});
