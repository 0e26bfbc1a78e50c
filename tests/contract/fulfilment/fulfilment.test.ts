import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { products as catalogue } from '#marketplace/product/catalogue/products.ts';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { LOGISTIC_CODES, SHIPPING_ERROR_CODES } from '#src/domain/fulfilment/shipping.ts';
import { FULFILMENT_STATUSES, FULFILMENTS } from '#src/domain/fulfilment/fulfilment.ts';
import { shippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import * as pickup from '#src/services/fulfilment/pickupPoints/contract.ts';
import { productSummary } from '#src/services/product/product/contract.ts';
import { shippingOptions, type ShippingOption } from '#src/services/fulfilment/shipping/contract.ts';
import { product as makeTestProduct, SELLER } from '../../support/products.ts';

/** Saturday, noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const NIGHT = Date.UTC(2026, 10, 21, 16);
/** Monas, Jakarta. */
const MONAS = { postalCode: '10110', latitude: -6.1754, longitude: 106.8272 };
const BOGOR = { postalCode: '16127', latitude: -6.6005, longitude: 106.8065 };
const CIKARANG = { postalCode: '17530', latitude: -6.3073, longitude: 107.152 };
const KOPER = 'RMB-00012-01';

type Shop = ReturnType<typeof createMarketplace>;
let now = NOON;
let shop: Shop;
beforeAll(() => {
  shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => now });
});
afterAll(() => shop.close());

async function read(path: string, query: object = {}, from = shop, language = 'id') {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await from.fetch(
    new Request(`http://shop.test/backend${path}?${search}`, { headers: { 'accept-language': language } }),
  );
  return { status: answer.status, body: (await answer.json()) as any };
}
const shipping = (sku: string, query: object = {}, from = shop) =>
  read(`/product-detail/products/${sku}/shipping`, query, from);
async function optionsOf(sku: string, query: object = {}, from = shop): Promise<ShippingOption[]> {
  const { status, body } = await shipping(sku, query, from);
  expect(status, JSON.stringify(body.errors)).toBe(200);
  return z.parse(shippingOptions, body.data);
}
const option = (options: ShippingOption[], code: string) => {
  const found = options.find((one) => one.code === code);
  if (found === undefined) throw new Error(`No option ${code}`);
  return found;
};
async function at<T>(epochMs: number, work: () => Promise<T>): Promise<T> {
  now = epochMs;
  try {
    return await work();
  } finally {
    now = NOON;
  }
}
const small = (facts: Parameters<typeof makeTestProduct>[0], merchants = [SELLER]) =>
  createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => now,
    products: [makeTestProduct(facts)],
    merchants,
  });
const TWO_PLACES = {
  ...SELLER,
  warehouses: [
    ...SELLER.warehouses,
    { code: 'PP-TOK-2', label: 'Gudang Surabaya', consolidation: false, latitude: -7.26, longitude: 112.75 },
  ],
};
/** A place in Bandung near the test seller. */
const BANDUNG = { postalCode: '40111', latitude: -6.9175, longitude: 107.6191 };

describe('shipping', () => {
  test('[API-13] every product of the catalogue, near and far, answers options or a listed code', async () => {
    const sold = catalogue.filter(({ answers }) => answers === undefined);
    for (const { items } of sold) {
      const sku = items[0]?.itemSku ?? '';
      for (const to of [{}, MONAS, { postalCode: '80113' }, { postalCode: '99511' }]) {
        const { status, body } = await shipping(sku, to);
        expect(status, sku).toBe(200);
        if (Array.isArray(body.data)) {
          const options = z.parse(shippingOptions, body.data);
          expect(
            options.some(({ available }) => available),
            sku,
          ).toBe(true);
          for (const one of options) {
            expect(LOGISTIC_CODES, sku).toContain(one.code);
            expect(one.available, sku).toBe(one.errorCode === null && one.price !== null && one.etd !== null);
          }
        } else {
          expect(SHIPPING_ERROR_CODES, sku).toContain(body.data.errorCode);
        }
      }
    }
  });

  test('a nearer destination costs less and comes sooner, a heavier parcel costs more', async () => {
    const standard = async (query: object) => option(await optionsOf(KOPER, query), 'STANDARD');
    const ways = [
      await standard({ postalCode: '10110' }),
      await standard({ postalCode: '57111' }),
      await standard({ postalCode: '80113' }),
    ];
    const prices = ways.map(({ price }) => price ?? 0);
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
    expect(new Set(prices).size).toBe(3);
    const days = ways.map(({ etd }) => etd?.maxDays ?? 0);
    expect(days).toEqual([...days].sort((left, right) => left - right));
    const two = await standard({ postalCode: '57111', qty: 2 });
    expect(two.price).toBeGreaterThan(prices[1] ?? 0);
  });

  test('a parcel is charged by its size where that is more than its weight', async () => {
    const price = async (facts: Partial<CatalogueProduct>) => {
      const market = small({ weightGrams: 1000, ...facts });
      const found = option(
        await optionsOf('UJI-00001-01', { postalCode: '57111' }, market),
        'STANDARD',
      ).price;
      market.close();
      return found;
    };
    expect(await price({ dimensionsCm: [60, 60, 60] })).toBeGreaterThan((await price({})) ?? 0);
    expect(await price({ dimensionsCm: [10, 10, 10] })).toBe(await price({}));
  });

  test('takes off what the seller pays, tells the full price beside it, and marks zero as FREE', async () => {
    const part = small({ shippingSubsidy: 5000 });
    const standard = option(await optionsOf('UJI-00001-01', BANDUNG, part), 'STANDARD');
    expect(standard).toMatchObject({ price: 4000, originalPrice: 9000 });
    expect(standard.tags).not.toContain('FREE');
    part.close();
    const all = small({ shippingSubsidy: 9000 });
    expect(option(await optionsOf('UJI-00001-01', BANDUNG, all), 'STANDARD')).toMatchObject({
      price: 0,
      originalPrice: 9000,
      tags: ['FREE', 'BEST_OFFER'],
    });
    all.close();
  });

  test('what is open comes first, by price', async () => {
    const options = await optionsOf(KOPER, { postalCode: '10110' });
    expect(options.map(({ available }) => available)).toEqual([true, true, false, false, false]);
    const prices = (await optionsOf(KOPER, MONAS)).map(({ price }) => price ?? 0);
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
  });

  test('exactly the cheapest of several open ways is the BEST_OFFER', async () => {
    const options = await optionsOf(KOPER, MONAS);
    const best = options.filter(({ tags }) => tags.includes('BEST_OFFER'));
    expect(best).toHaveLength(1);
    expect(best[0]?.price).toBe(
      Math.min(...options.flatMap(({ available, price }) => (available ? [price ?? 0] : []))),
    );
    const alone = small({ couriers: ['standard'] });
    expect((await optionsOf('UJI-00001-01', BANDUNG, alone))[0]?.tags).toEqual([]);
    alone.close();
  });

  test('instant couriers want a pin, and say so at their own option only', async () => {
    const without = await optionsOf(KOPER, { postalCode: '10110' });
    for (const code of ['HOUR_DEL', 'INSTANT', 'SAME_DAY']) {
      expect(option(without, code)).toMatchObject({
        available: false,
        errorCode: 'CUSTOMER_GEO_LOCATION_REQUIRED',
        price: null,
      });
    }
    expect(option(without, 'STANDARD').available).toBe(true);
    const pinned = await optionsOf(KOPER, MONAS);
    expect(option(pinned, 'INSTANT')).toMatchObject({ available: true, etd: { withinHours: 3 } });
    expect(option(pinned, 'SAME_DAY')).toMatchObject({ available: true, etd: { before: '21:00' } });
  });

  test('couriers that go today keep their hours', async () => {
    const night = await at(NIGHT, () => optionsOf(KOPER, MONAS));
    for (const code of ['HOUR_DEL', 'INSTANT', 'SAME_DAY']) {
      expect(option(night, code).errorCode, code).toBe('EXCEED_WORKHOUR');
    }
    expect(option(night, 'STANDARD').available).toBe(true);
  });

  test('goods that are ordered first come later, by the pre-order codes, at any hour', async () => {
    const options = await at(NIGHT, () => optionsOf('RMB-00031-01', MONAS));
    expect(option(options, 'INSTANT_PO')).toMatchObject({ available: true, etd: { minDays: 3, maxDays: 3 } });
    expect(option(options, 'SAMEDAY_PO')).toMatchObject({ available: true, etd: { maxDays: 3 } });
    expect(option(options, 'STANDARD')).toMatchObject({ etd: { minDays: 4, maxDays: 4 } });
    expect(options.map(({ code }) => code)).not.toContain('INSTANT');
  });

  test('every logistic code is offered by some product to someone', async () => {
    const offered = new Set<string>();
    for (const [sku, to] of [
      [KOPER, MONAS],
      ['RMB-00031-01', MONAS],
      ['ETL-00500-01', MONAS],
      ['GRM-00501-01', { postalCode: '50241' }],
      ['GRO-10001-01', MONAS],
    ] as const) {
      for (const one of await optionsOf(sku, to)) if (one.available) offered.add(one.code);
    }
    expect(LOGISTIC_CODES.filter((code) => !offered.has(code))).toEqual([]);
  });

  test.each([
    ['SHIP_NOT_COVERED', 'an area that no courier reaches', KOPER, { postalCode: '99511' }, {}],
    ['SHIP_NOT_COVERED', 'a postal code that is nobody’s', KOPER, { postalCode: '00001' }, {}],
    ['SHIP_NOT_COVERED', 'outside the seller’s round', 'NDA-00204-01', {}, {}],
    ['SHIP_NOT_COVERED', 'a pin outside Indonesia', KOPER, { latitude: 48.8, longitude: 2.3 }, {}],
    ['DG_NOT_MATCH', 'a battery over the sea', 'RMB-00015-01', { postalCode: '80113' }, {}],
    ['MAX_WEIGHT_PER_ITEM_EXCEEDED', 'too heavy a piece', 'DPR-00411-01', {}, { maxWeight: 50 }],
    ['TOTAL_ITEM_WEIGHT_EXCEEDED', 'too heavy together', 'DPR-00412-01', { qty: 4 }, { maxWeight: 150 }],
    [
      'MAXIMUM_DISTANCE_EXCEEDED',
      'too far for instant couriers',
      'KNG-00911-01',
      CIKARANG,
      { maxDistance: 40 },
    ],
    ['ETD_CALCULATION_ERROR', 'no day named yet', 'BTK-00702-01', {}, {}],
    ['CUSTOMER_GEO_LOCATION_REQUIRED', 'instant couriers without a pin', 'KNG-00911-01', {}, {}],
    ['EXTERNAL_API_FAILURE', 'the courier’s rates cannot be asked', 'SND-00604-01', {}, {}],
  ])('[API-13, API-14] %s is an answer, not an error: %s', async (errorCode, _, sku, query, params) => {
    for (const { status, body } of [
      await shipping(sku, query),
      await read(`/product-detail/products/${sku}/shipping-summary`, query),
    ]) {
      expect({ status, body }).toEqual({
        status: 200,
        body: { code: 200, status: 'OK', data: { errorCode, params } },
      });
    }
  });

  test('[API-13] EXCEED_WORKHOUR: only instant couriers, and all have gone home', async () => {
    const near = { postalCode: '15322', latitude: -6.3, longitude: 106.66 };
    expect((await optionsOf('KNG-00911-01', near)).every(({ available }) => available)).toBe(true);
    const { body } = await at(NIGHT, () => shipping('KNG-00911-01', near));
    expect(body.data.errorCode).toBe('EXCEED_WORKHOUR');
  });

  test('[API-13] every code of the shipping catalogue is shown by a product', () => {
    const shown = catalogue.flatMap(({ shows }) => shows.map((text) => JSON.stringify(text))).join();
    const bySea = ['DG_NOT_MATCH'];
    expect(SHIPPING_ERROR_CODES.filter((code) => !shown.includes(code) && !bySea.includes(code))).toEqual([]);
  });

  test('[API-14] the summary is the cheapest open option, and names the destination it is for', async () => {
    for (const [sku, to] of [
      [KOPER, { ...MONAS, district: 'Gambir', city: 'Jakarta Pusat' }],
      ['RMB-00022-01', { postalCode: '80113', district: 'Denpasar Barat', city: 'Denpasar' }],
      ['GRM-00501-01', { postalCode: '50241', district: 'Semarang Selatan', city: 'Semarang' }],
    ] as const) {
      const { body } = await read(`/product-detail/products/${sku}/shipping-summary`, to);
      const summary = z.parse(shippingSummary, body.data);
      const open = (await optionsOf(sku, to)).filter(({ available }) => available);
      expect(summary.price, sku).toBe(Math.min(...open.map(({ price }) => price ?? 0)));
      expect(summary.destination, sku).toEqual({ district: to.district, city: to.city });
    }
    const { body } = await read(`/product-detail/products/${KOPER}/shipping-summary`);
    expect(body.data.destination).toEqual({ district: 'Gambir', city: 'Jakarta Pusat' });
  });

  test('strange destinations are refused as queries', async () => {
    for (const query of [
      { postalCode: '1011' },
      { qty: 0 },
      { latitude: 91, longitude: 0 },
      { qty: 'dua' },
    ]) {
      expect((await shipping(KOPER, query)).status, JSON.stringify(query)).toBe(400);
    }
    expect((await shipping('nowhere', {})).status).toBe(404);
  });
});

describe('pickup points', () => {
  const points = async (sku: string, from = shop) =>
    z.parse(pickup.pickupPoints, (await read(`/product/products/${sku}/pickup-points`, {}, from)).body.data);

  test('[API-25] every product of the catalogue answers its places with hours and a price', async () => {
    for (const { items, answers } of catalogue) {
      if (answers !== undefined) continue;
      const sku = items[0]?.itemSku ?? '';
      const { price } = z.parse(
        productSummary,
        (await read(`/product-detail/products/${sku}/_summary`)).body.data,
      );
      for (const place of await points(sku)) {
        // The page's own price, in a flash sale too.
        expect(place.price).toBe(price.offered);
        expect(place.latitude).toBeGreaterThan(-11.1);
        expect(place.latitude).toBeLessThan(6.1);
      }
    }
    expect((await points(KOPER)).map(({ name }) => name)).toEqual([
      'Rimba Puri',
      'Rimba Senayan',
      'Rimba Dago',
    ]);
  });

  test('each place has its own stock, and says when it has none', async () => {
    const terracotta = await points('TRT-00301-04');
    expect(terracotta.map(({ name, available }) => [name, available])).toEqual([
      ['Tirta Pajajaran', false],
      ['Tirta Satrio', true],
    ]);
  });

  test('hours that are over for today are NOT_AVAILABLE, in the clock of the place', async () => {
    const today = async (sku: string) =>
      (await points(sku))[0]?.pickupHours.filter(({ day }) => day === 6).map(({ status }) => status);
    expect(await today('WRT-00801-01')).toEqual(['AVAILABLE']);
    // 20:30 in Jakarta is 21:30 in Denpasar, where the shop closes at 21:00.
    const evening = Date.UTC(2026, 10, 21, 13, 30);
    expect(await at(evening, () => today('WRT-00801-01'))).toEqual(['NOT_AVAILABLE']);
    expect(await at(evening, () => today('GWA-00101-01'))).toEqual(['AVAILABLE']);
    const summary = await at(evening, () => read('/product-detail/products/WRT-00801-01/_summary'));
    const hours = z.parse(productSummary, summary.body.data).merchant.pickupHours;
    expect(hours.find(({ day }) => day === 6)?.status).toBe('NOT_AVAILABLE');
    expect(hours.find(({ day }) => day === 5)?.status).toBe('AVAILABLE');
  });

  test('[API-16] the nearest counter with stock, with its distance; null without counters', async () => {
    const nearest = async (sku: string, to: object) => {
      const { body } = await read(`/product-detail/products/${sku}/nearest-pickup-point`, to);
      return z.parse(pickup.nearestPickupPoint, body.data);
    };
    const location = { latitude: -6.2297, longitude: 106.8 };
    expect(await nearest(KOPER, location)).toMatchObject({ code: 'PP-RMB-SENAYAN', available: true });
    expect((await nearest(KOPER, location))?.distance).toBeLessThan(1);
    expect((await nearest(KOPER, { latitude: -6.9, longitude: 107.61 }))?.code).toBe('PP-RMB-DAGO');
    // Nearer, but sold out.
    expect((await nearest('TRT-00301-04', BOGOR))?.code).toBe('PP-TRT-SATRIO');
    expect(await nearest('KNG-00901-01', location)).toBeNull();
    const asked = await read(`/product-detail/products/${KOPER}/nearest-pickup-point`);
    expect(asked.status).toBe(400);
  });

  test('[API-31, PICKUP-04] another place with stock for the counter and for the courier', async () => {
    const other = async (sku: string, query: object = {}) =>
      z.parse(
        pickup.otherPickupPoint,
        (await read(`/product-pickup-point/${sku}/other-pickup-point`, query)).body.data,
      );
    // Without a visitor's location it is the place nearest to the one that is sold out, in Cikarang.
    expect(await other('GWA-00112-01')).toEqual({
      pickup: { code: 'PP-ETL-THAMRIN', name: 'Etalase Thamrin' },
      delivery: { code: 'PP-ETL-SBY', name: 'Gudang Etalase Surabaya' },
    });
    expect(
      await other('GWA-00112-01', { pickupPointCode: 'PP-ETL-00001', latitude: -6.2, longitude: 106.8 }),
    ).toEqual({
      pickup: { code: 'PP-ETL-THAMRIN', name: 'Etalase Thamrin' },
      delivery: { code: 'PP-ETL-SBY', name: 'Gudang Etalase Surabaya' },
    });
    expect(await other('TRT-00301-04')).toEqual({
      pickup: { code: 'PP-TRT-SATRIO', name: 'Tirta Satrio' },
      delivery: null,
    });
    expect(await other('KNG-00901-01')).toEqual({ pickup: null, delivery: null });
  });

  test('[PICKUP-04] a place that is sold out too is no offer', async () => {
    const facts = { item: { stock: 0, stockAt: { 'PP-TOK-2': 0 }, pickup: 'AVAILABLE' as const } };
    const market = small(facts, [TWO_PLACES]);
    const { body } = await read('/product-pickup-point/UJI-00001-01/other-pickup-point', {}, market);
    expect(body.data).toEqual({ pickup: null, delivery: null });
    market.close();
  });

  test('[API-26] stores by type', async () => {
    const stores = async (sku: string, type: string) => {
      const { status, body } = await read(`/product/products/${sku}/offline-merchants`, { type });
      return status === 200 ? z.parse(pickup.offlineMerchants, body.data).map(({ name }) => name) : status;
    };
    expect(await stores('GWA-00111-01', 'OFFLINE_ONLY')).toEqual([
      'Gawai Mangga Dua',
      'Gawai Purnawarman',
      'Gawai Tunjungan',
    ]);
    expect(await stores('DPR-00401-01', 'OFFLINE')).toHaveLength(2);
    expect(await stores('DPR-00401-01', 'OFFLINE_ONLY')).toEqual([]);
    expect(await stores(KOPER, 'OFFLINE')).toEqual([]);
    expect(await stores(KOPER, 'ONLINE')).toBe(400);
  });
});

describe('the place that is shown', () => {
  const summary = async (sku: string, query: object = {}) =>
    z.parse(productSummary, (await read(`/product-detail/products/${sku}/_summary`, query)).body.data);

  test('[PRODUCT-02] an asked place gives its stock, hours and name, and has the shown option', async () => {
    expect((await summary('TRT-00301-04')).tags).toContain('OOS');
    const asked = await summary('TRT-00301-04', {
      pickupPointCode: 'PP-TRT-SATRIO',
      selectedFulfillment: 'PICKUP',
    });
    expect(asked.pickupPoint).toEqual({ code: 'PP-TRT-SATRIO', name: 'Tirta Satrio' });
    expect(asked.stock.remaining).toBe(6);
    expect(asked.tags).not.toContain('OOS');
    expect(asked.fulfillmentTypes.selected).toBe('PICKUP');
    expect(asked.options.find(({ selected }) => selected)).toMatchObject({
      pickupPointCode: 'PP-TRT-SATRIO',
      available: true,
    });
    // One that does not keep it changes nothing.
    expect((await summary('TRT-00301-04', { pickupPointCode: 'PP-RMB-DAGO' })).pickupPointCode).toBe(
      'PP-TRT-73311',
    );
  });

  test('with a pin that the own warehouse does not reach, another one is shown', async () => {
    const market = small(
      {
        couriers: ['slot'],
        tags: ['AVAILABLE', 'MULTI_PP'],
        item: { stock: 40 },
      },
      [TWO_PLACES],
    );
    const place = async (query: object) =>
      (await read('/product-detail/products/UJI-00001-01/_summary', query, market)).body.data.pickupPointCode;
    expect(await place({})).toBe('PP-TOK-1');
    expect(await place({ latitude: -6.91, longitude: 107.61 })).toBe('PP-TOK-1');
    expect(await place({ latitude: -7.27, longitude: 112.74 })).toBe('PP-TOK-2');
    expect(await place({ latitude: -7.27, longitude: 112.74, pickupPointCode: 'PP-TOK-1' })).toBe('PP-TOK-1');
    market.close();
    // One that couriers come from stays, wherever the pin is.
    const reached = small({ tags: ['AVAILABLE', 'MULTI_PP'] }, [TWO_PLACES]);
    const { body } = await read(
      '/product-detail/products/UJI-00001-01/_summary',
      { latitude: -7.27, longitude: 112.74 },
      reached,
    );
    expect(body.data.pickupPointCode).toBe('PP-TOK-1');
    reached.close();
  });

  test('[FULFIL-01, FULFIL-02] tells both statuses and the choice, and refuses an unknown choice', async () => {
    const { fulfillmentTypes } = await summary(KOPER);
    expect(FULFILMENT_STATUSES).toContain(fulfillmentTypes.delivery.status);
    expect(FULFILMENT_STATUSES).toContain(fulfillmentTypes.pickup.status);
    for (const selected of FULFILMENTS) {
      expect((await summary(KOPER, { selectedFulfillment: selected })).fulfillmentTypes.selected).toBe(
        selected,
      );
    }
    const asked = await read(`/product-detail/products/${KOPER}/_summary`, { selectedFulfillment: 'DRONE' });
    expect(asked.status).toBe(400);
  });

  test('a variant that no courier can carry, and a counter that is too far', async () => {
    expect((await summary('GRM-00503-01')).fulfillmentTypes.delivery.status).toBe('AVAILABLE');
    expect((await summary('GRM-00503-02')).fulfillmentTypes.delivery.status).toBe('VARIANT_UNAVAILABLE');
    expect((await summary('DPR-00411-01')).fulfillmentTypes.delivery.status).toBe('UNAVAILABLE');
    expect((await summary('GRM-00504-01')).fulfillmentTypes.pickup.status).toBe('LOCATION_UNAVAILABLE');
    expect(
      (await summary('GRM-00504-01', { latitude: -6.59, longitude: 110.67 })).fulfillmentTypes.pickup.status,
    ).toBe('AVAILABLE');
    expect((await summary('NDA-00204-01')).fulfillmentTypes.delivery.status).toBe('AVAILABLE');
    expect(
      (await summary('NDA-00204-01', { latitude: -6.18, longitude: 106.83 })).fulfillmentTypes.delivery
        .status,
    ).toBe('LOCATION_UNAVAILABLE');
  });

  test('every fulfilment status is shown by a product, for delivery and for pickup', async () => {
    const seen = { delivery: new Set<string>(), pickup: new Set<string>() };
    for (const { items, answers } of catalogue) {
      if (answers !== undefined) continue;
      for (const item of items) {
        const { fulfillmentTypes } = await summary(item.itemSku);
        seen.delivery.add(fulfillmentTypes.delivery.status);
        seen.pickup.add(fulfillmentTypes.pickup.status);
      }
    }
    for (const statuses of Object.values(seen)) {
      expect(FULFILMENT_STATUSES.filter((status) => !statuses.has(status))).toEqual([]);
    }
  });
});

describe('stock per place', () => {
  const line = (facts: object) => ({
    itemSku: 'GWA-00112-01',
    quantity: 1,
    fulfillment: 'DELIVERY',
    cartType: 'REGULAR',
    actionType: 'REGULAR',
    ...facts,
  });
  async function write(from: Shop, path: string, body: object, cookie = '') {
    const answer = await from.fetch(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), cookie },
        body: JSON.stringify(body),
      }),
    );
    return { status: answer.status, body: (await answer.json()) as any };
  }

  test('the bag takes from the asked place, and refuses where there is nothing', async () => {
    expect((await write(shop, '/backend/retail/carts', line({ pickupPointCode: 'PP-ETL-SBY' }))).status).toBe(
      200,
    );
    const out = await write(shop, '/backend/retail/carts', line({ pickupPointCode: 'PP-ETL-00001' }));
    expect(out.body.errors.user).toEqual(['OutOfStock']);
    const many = await write(
      shop,
      '/backend/retail/carts',
      line({ pickupPointCode: 'PP-ETL-SBY', quantity: 10 }),
    );
    expect(many.body.errors).toEqual({ user: ['OOS_MAX_QTY_VISIBLE_LIMIT'], maxQty: [9] });
  });

  test('a checkout takes the pieces where they lay', async () => {
    const market = createMarketplace({ dataDir: ':memory:', faults: false, now: () => now });
    const login = await market.fetch(
      new Request('http://shop.test/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'member=member-ayu&redirect=/',
      }),
    );
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { cartType: _, actionType: __, ...body } = line({ pickupPointCode: 'PP-ETL-SBY', quantity: 4 });
    expect((await write(market, '/backend/retail/checkouts/_quick', body, cookie)).status).toBe(200);
    const left = async (pickupPointCode: string) =>
      (await read('/product-detail/products/GWA-00112-01/_summary', { pickupPointCode }, market)).body.data
        .stock.remaining;
    expect([await left('PP-ETL-SBY'), await left('PP-ETL-THAMRIN'), await left('PP-ETL-00001')]).toEqual([
      5, 2, 0,
    ]);
    market.close();
  });
});

describe('what is delivered at all', () => {
  const statusOf = async (facts: Parameters<typeof makeTestProduct>[0], itemSku = 'UJI-00001-01') => {
    const own = createMarketplace({
      dataDir: ':memory:',
      faults: false,
      now: () => NOON,
      products: [makeTestProduct(facts)],
      merchants: [SELLER],
    });
    onTestFinished(() => own.close());
    const { body } = await read(`/product-detail/products/${itemSku}/_summary`, {}, own);
    return body.data.fulfillmentTypes.delivery.status;
  };
  const OTHER = 'UJI-00001-02';

  test('as heavy as one courier carries, and no heavier', async () => {
    for (const [weightGrams, status] of [
      [20_001, 'AVAILABLE'],
      [50_000, 'AVAILABLE'],
      [50_001, 'UNAVAILABLE'],
    ] as const)
      expect(await statusOf({ item: { weightGrams } }), `${weightGrams}`).toBe(status);
  });

  test('tells where another option can be delivered', async () => {
    const items = [{ weightGrams: 50_001 }, { weightGrams: 50_000, itemSku: OTHER }];
    expect(await statusOf({ items })).toBe('VARIANT_UNAVAILABLE');
    expect(await statusOf({ items }, OTHER)).toBe('AVAILABLE');
  });

  test('nothing that is sold in shops alone, unless its seller says so', async () => {
    expect(await statusOf({ tags: ['OFFLINE_ONLY'] })).toBe('UNAVAILABLE');
    expect(await statusOf({ tags: ['OFFLINE_ONLY'], item: { delivery: 'AVAILABLE' } })).toBe('AVAILABLE');
    expect(await statusOf({ vendor: 'grocery', item: { weightGrams: 900_000 } })).toBe('AVAILABLE');
  });
});
