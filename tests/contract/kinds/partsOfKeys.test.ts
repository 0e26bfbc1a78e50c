import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { joinAddOns, withinPieces } from '#marketplace/service/rules/addOns.ts';
import { writePart, type BagPart } from '#marketplace/bag/rules/bagChanges.ts';
import { shareOf } from '#marketplace/bag/rules/bagPieces.ts';
import { createCatalogue } from '#marketplace/product/rules/catalogue.ts';
import { holdSlot, keepSlot, resolveSlot } from '#marketplace/grocery/rules/grocerySlots.ts';
import { seedGroceryStores, storeAt } from '#marketplace/grocery/rules/groceryStores.ts';
import { heldDeliveriesOf } from '#marketplace/grocery/rules/heldSlots.ts';
import { pricedTogether } from '#marketplace/price/rules/itemPrices.ts';
import { createRecommender, type Beside } from '#marketplace/recommendation/rules/recommending.ts';
import type { Regions } from '#marketplace/address/rules/regions.ts';
import { packagesOf, type BagLine } from '#marketplace/subscription/rules/subscriptionPackages.ts';
import type { AddOnType } from '#src/domain/service/addOn.ts';
import { testStore } from '../../support/groceryStores.ts';
import { OTHER_KIND, product, SELLER } from '../../support/products.ts';
import { bare, crowd, NOON, openShop } from '../support/crowd.ts';

// For each key of several parts: two things that differ in one part alone are different things.

test.each<[part: string, facts: Partial<BagLine>]>([
  ['unit', { period: { unit: 'WEEK', every: 1 } }],
  ['interval', { period: { unit: 'MONTH', every: 2 } }],
  ['number', { frequency: 4 }],
])('[SUBS-09, SUBS-14] lines with another %s of deliveries come apart', (_, facts) => {
  const line: BagLine = {
    id: 'SUB-1',
    itemSku: 'UJI-00001-01',
    pickupPointCode: 'PP-TOK-1',
    quantity: 1,
    price: 50_000,
    shippingDiscount: 0,
    joined: 0,
    period: { unit: 'MONTH', every: 1 },
    frequency: 3,
  };
  const deps = { now: () => NOON };
  expect(packagesOf(deps, [line, { ...line, id: 'SUB-2' }])).toHaveLength(1);
  expect(packagesOf(deps, [line, { ...line, id: 'SUB-2', ...facts }])).toHaveLength(2);
});

test('[BAG-01] parts of a bag are named apart by item, place, kind and promotion', () => {
  const parts: BagPart[] = [
    { kind: 'LINE', itemSku: 'A', pickupPointCode: 'P' },
    { kind: 'LINE', itemSku: 'B', pickupPointCode: 'P' },
    { kind: 'LINE', itemSku: 'A', pickupPointCode: 'Q' },
    { kind: 'COMBO', promotionId: 'X' },
    { kind: 'GIFT', promotionId: 'X' },
    { kind: 'COMBO', promotionId: 'Y' },
  ];
  expect(new Set(parts.map(writePart)).size).toBe(parts.length);
});

function open(): Database {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  // The rows here belong to no member.
  database.run('PRAGMA foreign_keys = OFF');
  return database;
}

describe('[RECO-11] alternatives that stay in memory', () => {
  const BASE: Beside = {
    productSku: 'UJI-00001',
    vendor: 'retail',
    price: 100_000,
    categoryIds: ['C1', 'C2'],
    brandSlug: 'x',
  };
  const openRecommender = () => {
    const database = open();
    seedCatalogue(
      database,
      [
        product(),
        product({ productSku: 'UJI-00002', item: { offered: 100_000 } }),
        product({ productSku: 'UJI-00003', item: { offered: 900_000 } }),
        product({ productSku: 'UJI-00004', categories: OTHER_KIND }),
        product({ productSku: 'UJI-00005', vendor: 'grocery' }),
      ],
      NOON,
    );
    const recommender = createRecommender(database);
    onTestFinished(() => recommender.close());
    return (base: Beside) => recommender.similar(base, { offset: 0, limit: 9 });
  };

  test.each<[part: string, facts: Partial<Beside>, skus: string[]]>([
    ['product', { productSku: 'UJI-00002' }, ['UJI-00001', 'UJI-00003']],
    ['vendor', { vendor: 'grocery' }, ['UJI-00005']],
    ['price', { price: 900_000 }, ['UJI-00003', 'UJI-00002']],
    ['category', { categoryIds: ['C1', 'C3'] }, ['UJI-00004']],
  ])('are others for another %s', (_, facts, skus) => {
    const similarTo = openRecommender();
    expect(similarTo(BASE)).toEqual(['UJI-00002', 'UJI-00003']);
    expect(similarTo({ ...BASE, ...facts })).toEqual(skus);
    expect(similarTo(BASE)).toEqual(['UJI-00002', 'UJI-00003']);
  });
});

const campaign = (id: string, quota: number) => ({
  id,
  name: 'Kilat',
  startsInMinutes: -5,
  endsInMinutes: 5,
  quota,
  sold: 0,
  price: 60_000,
});

test('[PROMO-09] pieces of one sale leave those of another one as they are', () => {
  const deps = { database: open(), now: () => NOON, offersSince: NOON };
  const priced = (...campaignIds: string[]) => {
    const lines = campaignIds.map((id, at) => {
      const sold = product({ productSku: `UJI-0000${at + 1}`, campaign: campaign(id, 2) });
      return { found: { product: sold, item: sold.items[0]! }, quantity: 2, bundle: null };
    });
    return pricedTogether(deps, lines).map(({ unitPrice }) => unitPrice);
  };
  expect(priced('K-1', 'K-2')).toEqual([60_000, 60_000]);
  expect(priced('K-1', 'K-1')).toEqual([60_000, 100_000]);
});

describe('[BAG-13] the share of a line in a sale', () => {
  const OWN = { item_sku: 'UJI-00001-01', pickup_point_code: 'PP-TOK-1' };

  test.each<[part: string, row: object, table?: string]>([
    ['item', { ...OWN, item_sku: 'UJI-00001-02' }],
    ['place', { ...OWN, pickup_point_code: 'PP-TOK-2' }],
    ['kind', { ...OWN, kind: 'COMBO', promotion_id: 'none' }, 'bag_bundle_lines'],
  ])('is not that of a line of another %s', (_, row, table = 'bag_lines') => {
    const database = open();
    const put = (into: string, facts: Record<string, string | number>) => {
      const columns = Object.keys(facts);
      database.run(
        `INSERT INTO ${into} (${columns.join(',')}) VALUES (${columns.map(() => '?').join(',')})`,
        ...Object.values(facts),
      );
    };
    const facts = { owner: 'a', fulfilment: 'DELIVERY', cart_type: 'REGULAR' };
    put('bag_lines', { ...facts, ...OWN, vendor: 'retail', quantity: 2, added_at: 10 });
    put(table, {
      ...facts,
      ...row,
      ...(table === 'bag_lines' ? { vendor: 'retail' } : {}),
      quantity: 1,
      added_at: 20,
    });
    seedCatalogue(database, [product({ campaign: campaign('K', 3), items: [{}, {}] })], NOON);
    const catalogue = createCatalogue(database, [SELLER]);
    const deps = { database, catalogue, now: () => NOON, offersSince: NOON };
    const wish = {
      owner: 'a',
      vendor: 'retail',
      pickupPointCode: 'PP-TOK-1',
      fulfilment: 'DELIVERY',
    } as const;
    // One piece more is to be had without the line's own price, but takes the other line's.
    expect(shareOf(deps, catalogue.find(OWN.item_sku), wish)).toEqual({
      remaining: 3,
      left: 0,
      isUsedUp: false,
    });
  });
});

describe('[ADDON-09] services of a line', () => {
  const service = (type: AddOnType, id: string, quantity: number) => ({ type, id, quantity });

  test('of one type take no piece from those of another', () => {
    const both = [service('INSTALLATION', 'I-1', 2), service('INSURANCE', 'P-1', 2)];
    expect(withinPieces(both, 2)).toEqual(both);
    const one = [service('INSURANCE', 'P-1', 2), service('INSURANCE', 'P-2', 2)];
    expect(withinPieces(one, 3)).toEqual([service('INSURANCE', 'P-1', 2), service('INSURANCE', 'P-2', 1)]);
  });

  test('are joined by what they are, not by their type', () => {
    const [one, other] = [service('INSURANCE', 'P-1', 1), service('INSURANCE', 'P-2', 2)];
    expect(joinAddOns([one], [other])).toEqual([one, other]);
    expect(joinAddOns([one, other], [one])).toEqual([{ ...one, quantity: 2 }, other]);
  });
});

describe('[GROC-33] the place in a slot', () => {
  function openSlots() {
    const database = open();
    seedGroceryStores(
      database,
      ['A', 'B'].map((code) => testStore({ code, name: `Toko ${code}`, pickupPointCode: `PP-${code}` })),
    );
    const deps = { database, now: () => NOON, regions: {} as Regions };
    const storeOf = (code: string) => {
      const store = storeAt(database, `PP-${code}`);
      if (store === null) throw new Error('no store');
      return store;
    };
    const takenAt = (code: string, hour: string, owner: string) => {
      const store = storeOf(code);
      return { store, slot: resolveSlot(deps, store, `${code}.20261121.${hour}`, owner) };
    };
    const hold = (owner: string, code: string, hour: string) =>
      holdSlot(deps, owner, {
        pickupPointCode: `PP-${code}`,
        fulfillment: 'DELIVERY',
        slotId: `${code}.20261121.${hour}`,
      });
    const holds = () =>
      database
        .all('SELECT owner, slot_id FROM grocery_slot_holds ORDER BY owner, slot_id')
        .map((row) => `${row['owner']} ${row['slot_id']}`);
    return { deps, takenAt, hold, holds };
  }
  const at = (code: string, fulfilment: 'DELIVERY' | 'PICKUP' = 'DELIVERY') => ({
    fulfilment,
    pickupPointCode: `PP-${code}`,
  });

  test('is that of the bag at this store, and another one where an add takes it there', () => {
    const { deps, takenAt, hold } = openSlots();
    hold('a', 'A', '1400');
    hold('a', 'B', '1600');
    hold('b', 'A', '1800');
    const slotsOf = (...asked: [string, ReturnType<typeof at>[], ReturnType<typeof takenAt>?]) =>
      heldDeliveriesOf(deps, ...asked).map(({ store, slot }) => [store.code, slot?.id ?? null]);
    const lines = [at('A'), at('B')];
    expect(slotsOf('a', lines)).toEqual([
      ['A', 'A.20261121.1400'],
      ['B', 'B.20261121.1600'],
    ]);
    expect(slotsOf('a', lines, takenAt('A', '2000', 'a'))).toEqual([
      ['A', 'A.20261121.2000'],
      ['B', 'B.20261121.1600'],
    ]);
    expect(slotsOf('b', lines)).toEqual([
      ['A', 'A.20261121.1800'],
      ['B', null],
    ]);
    expect(slotsOf('a', [at('A'), at('B', 'PICKUP')])).toEqual([['A', 'A.20261121.1400']]);
  });

  test('is an order’s own at each store, beside those of other orders and of the bag', () => {
    const { deps, takenAt, hold, holds } = openSlots();
    for (const [owner, order, code] of [
      ['a', 'O-1', 'A'],
      ['a', 'O-1', 'B'],
      ['b', 'O-2', 'A'],
    ] as const) {
      hold(owner, code, '1400');
      keepSlot(deps, owner, order, takenAt(code, '1400', owner));
    }
    hold('a', 'A', '1600');
    hold('a', 'B', '1600');
    hold('b', 'A', '1600');
    keepSlot(deps, 'a', 'O-3', takenAt('A', '1600', 'a'));
    expect(holds()).toEqual([
      'a B.20261121.1600',
      'b A.20261121.1600',
      'order-O-1-A A.20261121.1400',
      'order-O-1-B B.20261121.1400',
      'order-O-2-A A.20261121.1400',
      'order-O-3-A A.20261121.1600',
    ]);
  });
});

describe('[COST-13] groceries that would join a bag', () => {
  const item = (facts: object) => ({ stock: 9, stockAt: { 'PP-B': 9 }, pickupPointCode: 'PP-A', ...facts });
  const shop = () =>
    crowd(
      openShop({
        products: [
          product({ vendor: 'grocery', items: [item({ offered: 20_000 }), item({ offered: 50_000 })] }),
        ],
        groceryStores: [
          testStore(),
          testStore({ code: 'B', name: 'Toko B', pickupPointCode: 'PP-B', slotPrice: 9_000 }),
        ],
        promotions: [],
        vouchers: [],
      }),
    )('guest-1');
  const IN_BAG = { itemSku: 'UJI-00001-01', pickupPointCode: 'PP-A', slotId: 'A.20261121.1400' };

  test.each([
    ['same item of the same place', IN_BAG, { subtotal: 40_000, total: 48_000 }],
    ['other item', { ...IN_BAG, itemSku: 'UJI-00001-02' }, { subtotal: 70_000, total: 78_000 }],
    [
      'same item of another place',
      { ...IN_BAG, pickupPointCode: 'PP-B', slotId: 'B.20261121.1600' },
      { subtotal: 40_000, total: 57_000 },
    ],
  ])('the %s: what the checkout would say', async (_, asked, sums) => {
    const one = await shop();
    expect((await one.write('/grocery/checkout/_add', bare(IN_BAG))).status).toBe(200);
    const { checkout } = (await one.write('/grocery/order-costs', bare(asked))).body.data;
    expect(checkout).toMatchObject(sums);
  });
});
