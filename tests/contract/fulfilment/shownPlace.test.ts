import * as z from 'zod/mini';
import { afterAll, describe, expect, test } from 'vitest';
import type { CatalogueMerchant } from '#marketplace/product/catalogue/types.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { productSummary } from '#src/services/product/product/contract.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

/** Saturday, noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const BANDUNG = { latitude: -6.91, longitude: 107.61 };
const SURABAYA = { latitude: -7.27, longitude: 112.74 };
const MONAS = { latitude: -6.1754, longitude: 106.8272 };
const MEDAN = { latitude: 3.59, longitude: 98.67 };
const warehouse = (number: number, label: string, place: typeof BANDUNG, consolidation = false) => ({
  code: `PP-TOK-${number}`,
  label,
  consolidation,
  ...place,
});
const MERCHANT: CatalogueMerchant = {
  ...SELLER,
  warehouses: [
    warehouse(1, 'Gudang Bandung', BANDUNG),
    warehouse(2, 'Gudang Surabaya', SURABAYA, true),
    warehouse(3, 'Gudang Sidoarjo', { latitude: -7.3, longitude: 112.72 }),
    // The place of a visitor who has chosen none.
    warehouse(4, 'Gudang Jakarta', MONAS),
  ],
};

/** Its places are written in the catalogue: one of them it calls by another name than its city's. */
const SEVERAL = {
  ...MERCHANT,
  code: 'ETL-00001',
  warehouses: [{ ...warehouse(5, 'Gudang Rungkut', SURABAYA, true), code: 'PP-ETL-SBY' }],
};
const NOWHERE = { ...MERCHANT, code: 'TOK-9', warehouses: [] };

/** Products whose scheduled courier goes no farther than its town; `stockAt` says which places keep them. */
const KINDS = {
  everywhere: { item: { stockAt: { 'PP-TOK-2': 6, 'PP-TOK-3': 9, 'PP-TOK-4': 1 } } },
  second: { item: { stockAt: { 'PP-TOK-2': 6 } } },
  secondSoldOut: { item: { stockAt: { 'PP-TOK-2': 0 } } },
  thirdLeft: { item: { stockAt: { 'PP-TOK-2': 0, 'PP-TOK-3': 9 } } },
  third: { item: { stockAt: { 'PP-TOK-3': 9 } } },
  own: { item: { stockAt: {} } },
  farther: { couriers: ['slot', 'standard'], item: { stockAt: { 'PP-TOK-2': 6 } } },
  moved: { item: { pickupPointCode: 'PP-OLD', stockAt: { 'PP-TOK-2': 6 } } },
  // The shop of Thamrin hands goods over and sends none.
  handedOver: {
    merchantCode: SEVERAL.code,
    item: { pickupPointCode: 'PP-ETL-THAMRIN', stockAt: { 'PP-ETL-SBY': 6, 'PP-ETL-00001': 5 } },
  },
  keptAtCounter: {
    merchantCode: SEVERAL.code,
    item: { pickupPointCode: 'PP-ETL-SBY', stockAt: { 'PP-ETL-THAMRIN': 3 } },
  },
  apart: {
    attributes: ['Ukuran'],
    items: [
      { values: ['S'], stock: 40, stockAt: { 'PP-TOK-2': 6 } },
      { values: ['M'], stock: 40, pickupPointCode: 'PP-TOK-2', stockAt: { 'PP-TOK-1': 0 } },
    ],
  },
  nowhere: { merchantCode: NOWHERE.code, item: {} },
  options: {
    attributes: ['Ukuran'],
    items: [
      { values: ['S'], stock: 40, stockAt: { 'PP-TOK-2': 6 } },
      { values: ['M'], stock: 40, stockAt: { 'PP-TOK-2': 0 } },
      { values: ['L'], stock: 0, stockAt: { 'PP-TOK-2': 2 } },
      { values: ['XL'], stock: 0, stockAt: {} },
    ],
  },
} satisfies Record<string, Parameters<typeof product>[0]>;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const skuOf = (kind: Kind) => `UJI-${String(kinds.indexOf(kind) + 1).padStart(5, '0')}`;

const shop = createMarketplace({
  dataDir: ':memory:',
  faults: false,
  now: () => NOON,
  products: kinds.map((kind) => {
    const { item, items, ...facts }: Parameters<typeof product>[0] & object = KINDS[kind];
    return product({
      productSku: skuOf(kind),
      couriers: ['slot'],
      ...facts,
      ...(items === undefined ? { item: { stock: 40, ...item } } : { items }),
    });
  }),
  merchants: [MERCHANT, SEVERAL, NOWHERE],
});
afterAll(() => shop.close());
const who = visitor(shop);
async function read(kind: Kind, query: object = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { body } = await who.read(`/product-detail/products/${skuOf(kind)}-01/_summary?${search}`);
  return z.parse(productSummary, body.data);
}

describe('[PRODUCT-02] the place whose stock is shown', () => {
  const shown = async (kind: Kind, query: object = {}) => {
    const { pickupPointCode, pickupPoint, stock } = await read(kind, query);
    expect(pickupPoint.code).toBe(pickupPointCode);
    return [pickupPointCode, pickupPoint.name, stock.remaining];
  };
  const OWN = ['PP-TOK-1', 'Gudang Bandung', 40];
  const SECOND = ['PP-TOK-2', 'Gudang Surabaya', 6];
  const THIRD = ['PP-TOK-3', 'Gudang Sidoarjo', 9];

  test('is the item’s own, wherever no pin says otherwise', async () => {
    expect(await shown('everywhere')).toEqual(OWN);
    expect(await shown('everywhere', BANDUNG)).toEqual(OWN);
    // Half a pin is none.
    expect(await shown('everywhere', { latitude: SURABAYA.latitude })).toEqual(OWN);
    expect(await shown('everywhere', { longitude: SURABAYA.longitude })).toEqual(OWN);
  });

  test('is the one that was asked for, when it keeps the item; asked for, no other is looked for', async () => {
    expect(await shown('second', { pickupPointCode: 'PP-TOK-2' })).toEqual(SECOND);
    expect(await shown('second', { pickupPointCode: 'PP-TOK-2', ...BANDUNG })).toEqual(SECOND);
    for (const pickupPointCode of ['PP-TOK-1', 'PP-TOK-3', 'PP-X'])
      expect(await shown('second', { pickupPointCode, ...SURABAYA }), pickupPointCode).toEqual(OWN);
  });

  test('[FULFIL-10] is the first that has the item in stock where no courier comes from the own', async () => {
    expect(await shown('everywhere', SURABAYA)).toEqual(SECOND);
    expect(await shown('thirdLeft', SURABAYA)).toEqual(THIRD);
    expect(await shown('third', SURABAYA)).toEqual(THIRD);
    // No other place has stock, keeps the item, or is reached.
    expect(await shown('secondSoldOut', SURABAYA)).toEqual(OWN);
    expect(await shown('own', SURABAYA)).toEqual(OWN);
    expect(await shown('everywhere', MEDAN)).toEqual(OWN);
  });

  test('[FULFIL-10] stays where one courier of several comes from the own', async () => {
    expect(await shown('farther', SURABAYA)).toEqual(OWN);
  });

  test('[FULFIL-10] of a shop that sends nothing, a pin chooses no other', async () => {
    expect((await read('handedOver', SURABAYA)).pickupPointCode).toBe('PP-ETL-THAMRIN');
    // A counter is not chosen by a pin either: its goods are not sent from there.
    expect((await read('keptAtCounter', MONAS)).pickupPointCode).toBe('PP-ETL-SBY');
  });

  test('is none of a seller without any, and the item says where it lies', async () => {
    expect(await shown('nowhere')).toEqual(['PP-TOK-9', '', 40]);
    expect(await shown('nowhere', SURABAYA)).toEqual(['PP-TOK-9', '', 40]);
    expect((await read('nowhere')).merchant).toMatchObject({ pickupHours: [], warehouseLocations: [] });
    // An item whose own place is gone is shown at the first that its seller has.
    expect(await shown('moved')).toEqual(OWN);
  });

  test('[FULFIL-10] options say whether they can be had there, and where they lie', async () => {
    const optionsOf = async (query: object) =>
      (await read('options', query)).options.map(({ available, pickupPointCode, selected }) => [
        available,
        pickupPointCode,
        selected,
      ]);
    expect(await optionsOf({})).toEqual([
      [true, 'PP-TOK-1', true],
      [true, 'PP-TOK-1', false],
      [false, 'PP-TOK-1', false],
      [false, 'PP-TOK-1', false],
    ]);
    expect(await optionsOf({ pickupPointCode: 'PP-TOK-2' })).toEqual([
      [true, 'PP-TOK-2', true],
      [false, 'PP-TOK-1', false],
      [true, 'PP-TOK-1', false],
      [false, 'PP-TOK-1', false],
    ]);
    // The visitor asked for no place, the pin led to it: the option lies where it lay.
    expect(await optionsOf(SURABAYA)).toEqual([
      [true, 'PP-TOK-1', true],
      [false, 'PP-TOK-1', false],
      [true, 'PP-TOK-1', false],
      [false, 'PP-TOK-1', false],
    ]);
  });

  test('[FULFIL-10] an option that lies elsewhere is judged there while the own place is shown', async () => {
    for (const query of [{}, BANDUNG, MEDAN]) {
      const { options, pickupPointCode } = await read('apart', query);
      expect([pickupPointCode, options[1]?.available, options[1]?.pickupPointCode]).toEqual([
        'PP-TOK-1',
        true,
        'PP-TOK-2',
      ]);
    }
  });
});

test('[SHIP-05] lists the warehouses, that of the shown place first, and tells which consolidate', async () => {
  const placesOf = async (query: object) => (await read('everywhere', query)).merchant.warehouseLocations;
  const bandung = { label: 'Gudang Bandung', consolidation: false };
  const surabaya = { label: 'Gudang Surabaya', consolidation: true };
  const sidoarjo = { label: 'Gudang Sidoarjo', consolidation: false };
  const jakarta = { label: 'Gudang Jakarta', consolidation: false };
  expect(await placesOf({})).toEqual([bandung, surabaya, sidoarjo, jakarta]);
  expect(await placesOf({ pickupPointCode: 'PP-TOK-2' })).toEqual([surabaya, bandung, sidoarjo, jakarta]);
  expect(await placesOf({ pickupPointCode: 'PP-TOK-4' })).toEqual([jakarta, bandung, surabaya, sidoarjo]);
  expect(await placesOf(SURABAYA)).toEqual([surabaya, bandung, sidoarjo, jakarta]);
});

test('[SHIP-05] names a place as its seller does, else by its city; omits one that sends none', async () => {
  const { warehouseLocations } = (await read('handedOver')).merchant;
  expect(warehouseLocations).toEqual([
    { label: 'Cikarang', consolidation: false },
    { label: 'Gudang Rungkut', consolidation: true },
  ]);
});
