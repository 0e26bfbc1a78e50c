import { describe, expect, test } from 'vitest';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { translate, type CopyKey } from '#src/copy/copyTypes.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { distanceKm, formatDistance } from '#src/domain/address/distance.ts';
import { clockText } from '#src/domain/shell/format.ts';
import { IN_STORE_PICKUP_MAX_QUANTITY } from '#src/domain/shell/limits.ts';
import { maximumQuantity } from '#src/domain/price/quantity.ts';
import { hoursByDay, hourSpans, sortedByDistance, type PickupHour } from '#src/domain/fulfilment/pickup.ts';
import {
  isLogisticCode,
  knownLogisticTags,
  LOGISTIC_CODES,
  LOGISTIC_TAGS,
  SHIPPING_ERROR_CODES,
  shippingProblemOf,
  toShippingErrorCode,
} from '#src/domain/fulfilment/shipping.ts';
import { links } from '#src/router/links.ts';
import { createFulfilmentService } from '#src/services/fulfilment/fulfilment/fulfilmentService.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createShippingService } from '#src/services/fulfilment/shipping/shippingService.ts';
import { destinationQuery, shippingOptions } from '#src/services/fulfilment/shipping/contract.ts';
import * as z from 'zod/mini';

const words = (key: string, params: Record<string, number> = {}) => [
  translate(id, key as CopyKey, params),
  translate(en, key as CopyKey, params),
];

describe('shipping', () => {
  test.each([
    ['LIMIT-29', 'HOUR_DEL', 'Sampai hitungan jam', 'Hourly delivery'],
    ['LIMIT-30', 'INSTANT', 'Instan', 'Instant'],
    ['LIMIT-31', 'SAME_DAY', 'Sehari sampai', 'Same day'],
    ['LIMIT-32', 'SAMEDAY_PO', 'Sehari sampai (pre-order)', 'Same day (pre-order)'],
    ['LIMIT-33', 'INSTANT_PO', 'Instan (pre-order)', 'Instant (pre-order)'],
    ['LIMIT-34', 'SELLER', 'Kurir toko', "Seller's courier"],
    ['LIMIT-35', 'STANDARD', 'Reguler', 'Standard'],
    ['LIMIT-36', 'SLOT_DEL', 'Pengiriman terjadwal', 'Scheduled delivery'],
    ['LIMIT-37', 'EXPRESS', 'Ekspres', 'Express'],
  ])('[%s] %s is a logistic code called %s', (_, code, indonesian, english) => {
    expect(isLogisticCode(code)).toBe(true);
    expect(words(`shipping.code.${code}`)).toEqual([indonesian, english]);
  });
  test('there are no other logistic codes and tags', () => {
    expect(LOGISTIC_CODES).toHaveLength(9);
    expect(isLogisticCode('DRONE')).toBe(false);
    expect(knownLogisticTags(['FREE'])).toEqual(['FREE']);
    expect(knownLogisticTags(['SOMETHING'])).toEqual([]);
    expect(knownLogisticTags(['NEW', 'BEST_OFFER', 'FREE', 'FREE'])).toEqual([...LOGISTIC_TAGS]);
  });

  test.each([
    [
      'ERR-26',
      'SHIP_NOT_COVERED',
      {},
      'Lokasimu belum terjangkau pengiriman.',
      'Shipping does not cover your location yet.',
    ],
    [
      'ERR-27',
      'DG_NOT_MATCH',
      {},
      'Barang berbahaya tidak bisa dikirim ke lokasimu.',
      'Dangerous goods cannot be shipped to your location.',
    ],
    [
      'ERR-28',
      'MAX_WEIGHT_PER_ITEM_EXCEEDED',
      { maxWeight: 50 },
      'Berat per barang melebihi batas 50 kg.',
      'The item is over the limit of 50 kg.',
    ],
    [
      'ERR-29',
      'TOTAL_ITEM_WEIGHT_EXCEEDED',
      { maxWeight: 150 },
      'Total berat melebihi batas 150 kg.',
      'The total weight is over the limit of 150 kg.',
    ],
    [
      'ERR-30',
      'MAXIMUM_DISTANCE_EXCEEDED',
      { maxDistance: 40 },
      'Jarak pengiriman melebihi batas 40 km.',
      'The distance is over the limit of 40 km.',
    ],
    [
      'ERR-31',
      'EXCEED_WORKHOUR',
      {},
      'Sudah di luar jam operasional kurir.',
      "It is outside the courier's working hours.",
    ],
    [
      'ERR-32',
      'ETD_CALCULATION_ERROR',
      {},
      'Estimasi pengiriman belum bisa dihitung.',
      'The delivery estimate could not be calculated.',
    ],
    [
      'ERR-33',
      'CUSTOMER_GEO_LOCATION_REQUIRED',
      {},
      'Atur pinpoint lokasimu dulu, ya.',
      'Please set your location pin first.',
    ],
    [
      'ERR-34',
      'EXTERNAL_API_FAILURE',
      {},
      'Lokasimu belum terjangkau pengiriman.',
      'Shipping does not cover your location yet.',
    ],
  ])('[%s] %s with %o', (_, code, params, indonesian, english) => {
    const problem = shippingProblemOf(code, params);
    expect(words(`shipping.error.${problem.message}`, problem.params)).toEqual([indonesian, english]);
  });
  test('[SHIP-08, ERR-34] EXTERNAL_API_FAILURE is exactly what SHIP_NOT_COVERED is', () => {
    expect(shippingProblemOf('EXTERNAL_API_FAILURE')).toEqual(shippingProblemOf('SHIP_NOT_COVERED'));
  });
  test('only a missing pin asks for a pin; a missing number and an unknown code say the least', () => {
    expect(
      SHIPPING_ERROR_CODES.filter(
        (code) => shippingProblemOf(code, { maxWeight: 1, maxDistance: 1 }).needsPin,
      ),
    ).toEqual(['CUSTOMER_GEO_LOCATION_REQUIRED']);
    expect(
      SHIPPING_ERROR_CODES.filter(
        (code) => shippingProblemOf(code, { maxWeight: 1, maxDistance: 1 }).isAboutPlace,
      ).toSorted(),
    ).toEqual(['DG_NOT_MATCH', 'EXTERNAL_API_FAILURE', 'MAXIMUM_DISTANCE_EXCEEDED', 'SHIP_NOT_COVERED']);
    for (const problem of [
      shippingProblemOf('MAX_WEIGHT_PER_ITEM_EXCEEDED'),
      shippingProblemOf('MAXIMUM_DISTANCE_EXCEEDED', { maxWeight: 3 }),
      shippingProblemOf('NEW_CODE'),
      shippingProblemOf(null),
    ]) {
      expect(problem).toEqual({ message: 'unavailable', params: {}, needsPin: false, isAboutPlace: false });
    }
    expect(toShippingErrorCode('constructor')).toBeNull();
  });
  test('a destination as a query has the pin only when there is one', () => {
    expect(destinationQuery(DEFAULT_DESTINATION)).toEqual({
      subdistrict: 'Gambir',
      district: 'Gambir',
      city: 'Jakarta Pusat',
      postalCode: '10110',
    });
    const pinned = { ...DEFAULT_DESTINATION, geolocation: { latitude: -6.2, longitude: 106.8 } };
    expect(destinationQuery(pinned)).toMatchObject({ latitude: -6.2, longitude: 106.8 });
  });
  test.each([
    ['an answer', 200, { code: 200, status: 'OK', data: { errorCode: 'X', params: { maxWeight: 5 } } }],
    ['a refusal', 422, { code: 422, status: 'ERROR', errors: { user: ['X'], maxWeight: [5] } }],
  ])(
    '[SHIP-07] reads a refusal of all couriers sent as %s alike: the code and its numbers',
    async (_, status, body) => {
      const backend = createBackend({
        fetch: async () => Response.json(body, { status }),
        origin: 'http://host.test',
        language: 'id',
        headers: {},
        timeoutMs: 50,
      });
      const failure = { kind: 'http', status: 422, code: 'X', params: { maxWeight: 5 } };
      await expect(
        createFulfilmentService(backend).shippingSummary('A', 'P', DEFAULT_DESTINATION, 1),
      ).rejects.toMatchObject({ failure });
      const request = { itemSku: 'A', pickupPointCode: 'P', quantity: 1, destination: DEFAULT_DESTINATION };
      await expect(createShippingService(backend).options(request)).rejects.toMatchObject({ failure });
    },
  );
  test.each([{ maxWeight: '30' }, { maxWeight: null }, { maxWeight: Infinity }, 30, null])(
    'a wrong number in a message (%j) drops that number only and keeps the list',
    (params) => {
      const sent = [
        { code: 'STANDARD', price: 9_000 },
        { code: 'INSTANT', available: false, errorCode: 'MAX_WEIGHT_PER_ITEM_EXCEEDED', params },
      ];
      const [standard, instant] = z.parse(shippingOptions, sent);
      expect(standard?.price).toBe(9_000);
      expect(shippingProblemOf(instant?.errorCode ?? null, instant?.params)).toMatchObject({
        message: 'unavailable',
        params: {},
      });
    },
  );
  test('options get what is missing, and are bounded', () => {
    expect(z.parse(shippingOptions, [{ code: 'STANDARD' }])).toEqual([
      {
        code: 'STANDARD',
        name: '',
        price: null,
        originalPrice: null,
        afterVouchers: null,
        etd: null,
        tags: [],
        available: true,
        errorCode: null,
        params: {},
      },
    ]);
    expect(
      z.safeParse(
        shippingOptions,
        Array.from({ length: 31 }, () => ({ code: 'STANDARD' })),
      ).success,
    ).toBe(false);
  });
});

describe('pickup', () => {
  const hour = (day: number, open = '09:00', close = '17:00'): PickupHour => ({
    day,
    open,
    close,
    status: 'AVAILABLE',
  });
  test('distances between real places, and how they are written', () => {
    const monas = { latitude: -6.1754, longitude: 106.8272 };
    expect(distanceKm(monas, { latitude: -6.9175, longitude: 107.6191 })).toBeCloseTo(120.3, 0);
    expect(distanceKm(monas, monas)).toBe(0);
    // A quarter of the way around, from the equator to a place where degrees of longitude are half as wide.
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 60, longitude: 90 })).toBeCloseTo(
      10_007.5,
      0,
    );
    expect(formatDistance(1.24, 'en')).toBe('1.2\u00a0km');
    expect(formatDistance(0.95, 'id')).toBe('1\u00a0km');
    expect(
      [0.02, 0.84, 0.96, 1.24, 9.97, 24.4, 1234].map((distance) => formatDistance(distance, 'id')),
    ).toEqual([
      '100\u00a0m',
      '800\u00a0m',
      '1\u00a0km',
      '1,2\u00a0km',
      '10\u00a0km',
      '24\u00a0km',
      '1.234\u00a0km',
    ]);
  });
  test('with stock first, then the nearest; without a pin as they came', () => {
    const place = (name: string, latitude: number, available = true) => ({
      name,
      latitude,
      longitude: 106.8,
      available,
    });
    const places = [
      place('far', -7),
      place('near, sold out', -6.2, false),
      place('near', -6.21),
      place('here', -6.2),
    ];
    const names = (pin: { latitude: number; longitude: number } | null) =>
      sortedByDistance(places, pin).map(({ name }) => name);
    expect(names({ latitude: -6.2, longitude: 106.8 })).toEqual(['here', 'near', 'far', 'near, sold out']);
    expect(names(null)).toEqual(['far', 'near', 'here', 'near, sold out']);
  });
  test('days with the same hours are one span; a day off breaks it', () => {
    expect(hourSpans([1, 2, 3, 5, 6].map((day) => hour(day)))).toEqual([
      { from: 1, to: 3, text: '09.00–\u206017.00' },
      { from: 5, to: 6, text: '09.00–\u206017.00' },
    ]);
    expect(hourSpans([hour(1), hour(2, '09:00', '12:00'), hour(2, '13:00', '17:00')])).toEqual([
      { from: 1, to: 1, text: '09.00–\u206017.00' },
      { from: 2, to: 2, text: '09.00–\u206012.00, 13.00–\u206017.00' },
    ]);
    expect(hourSpans([])).toEqual([]);
    expect(hoursByDay([hour(7), hour(1)]).map(({ day }) => day)).toEqual([1, 7]);
    expect(clockText('09:00')).toBe('09.00');
  });
  test('[LIMIT-23] at most one piece is picked up', () => {
    expect(IN_STORE_PICKUP_MAX_QUANTITY).toBe(1);
    expect([
      maximumQuantity('PICKUP', 50),
      maximumQuantity('PICKUP', null),
      maximumQuantity('DELIVERY', 50),
    ]).toEqual([1, 1, 50]);
  });
  test('the address of a product from a chosen place', () => {
    expect(
      links.productAt('retail', 'koper', 'A-01', { pickupPointCode: 'PP-1', fulfilment: 'PICKUP' }),
    ).toBe('/p/koper/A-01?pickupPointCode=PP-1&fulfillment=PICKUP');
    expect(links.productAt('grocery', '', 'A-01', { pickupPointCode: 'P&1', fulfilment: 'DELIVERY' })).toBe(
      '/grocery/p/-/A-01?pickupPointCode=P%261&fulfillment=DELIVERY',
    );
  });
});
