import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { seedDelivery } from '#marketplace/fulfilment/seed/seedDelivery.ts';
import { storeBought } from '#marketplace/recommendation/seed/seedPurchases.ts';
import { seedVouchers } from '#marketplace/promo/seed/seedVouchers.ts';
import { sellableAt, takeStock } from '#marketplace/fulfilment/rules/placeStock.ts';
import { createVoucherBook, voucherGroups } from '#marketplace/promo/rules/vouchers.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
function open() {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  return database;
}

// A release brings a catalogue of its own; what people did since the former one stays.
describe('a later release on the same database', () => {
  test('[VOUCHER-15] a quota smaller than what was claimed is used up, and never less than none', () => {
    const database = open();
    const found = {
      product: product(),
      item: product().items[0] as never,
      merchant: SELLER,
      isReplaced: false,
    };
    const groups = (quota: number) => {
      const voucher = testVoucher({ quota });
      seedVouchers(database, [voucher], [], NOW);
      const deps = {
        database,
        vouchers: createVoucherBook(database, []),
        now: () => NOW,
        offersSince: NOW,
      };
      return voucherGroups(deps, found, null, null, 'id')[voucher.group];
    };
    expect(groups(5)).toMatchObject([{ remainingQuota: 5, totalQuota: 5 }]);
    database.run('UPDATE vouchers SET claimed = 3');
    expect(groups(2)).toMatchObject([{ remainingQuota: 0, totalQuota: 3 }]);
    expect(groups(10)).toMatchObject([{ remainingQuota: 7, totalQuota: 10 }]);
  });

  test('a repeated purchase keeps the newest time, in any order of telling', () => {
    const database = open();
    const times = () => database.all('SELECT at FROM bought_products').map(({ at }) => at);
    for (const at of [1_000, 3_000, 2_000]) storeBought(database, 'a', 'UJI-00001', at);
    expect(times()).toEqual([3_000]);
  });

  test('[FOLLOW-01] followers are as many as members left, whatever else is told of the seller', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'etalase-releases-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const run = async (joinedOn: string, follow: boolean) => {
      const profile = { joinedOn, response: { rate: 90, minutes: 5 }, opening: [], followers: 12 };
      const options: Partial<MarketplaceOptions> = {
        products: [product()],
        merchants: [{ ...SELLER, profile }],
      };
      const shop = createMarketplace({ dataDir, faults: false, now: () => NOW, ...options });
      try {
        const ayu = visitor(shop);
        await ayu.logIn('ayu');
        const path = `/official/merchant-favorites/${SELLER.code}`;
        if (follow) await ayu.write(`${path}/_follow`, undefined);
        return (await ayu.read(path)).body.data;
      } finally {
        shop.close();
      }
    };
    expect(await run('2019-05-06', true)).toMatchObject({ joinedOn: '2019-05-06', followers: 13 });
    expect(await run('2018-01-01', false)).toMatchObject({ joinedOn: '2018-01-01', followers: 13 });
  });

  test('stock that is counted from now on is counted, and what is not counted any more is not', () => {
    const database = open();
    const stockOf = (stock: number | null) => {
      seedCatalogue(database, [product({ item: { stock } })], NOW);
      return database.get('SELECT stock FROM items WHERE item_sku = ?', ITEM)?.['stock'];
    };
    expect(stockOf(5)).toBe(5);
    takeStock(database, ITEM, 'PP-TOK-1', 2);
    expect(stockOf(9)).toBe(3);
    expect(stockOf(null)).toBeNull();
    expect(stockOf(4)).toBe(4);
  });

  test('so it is at each place that keeps some of it', () => {
    const database = open();
    const place = { code: 'PP-TOK-2', label: 'B', consolidation: false, latitude: -7.26, longitude: 112.75 };
    const seller = { ...SELLER, warehouses: [...SELLER.warehouses, place] };
    const quarterOf = (stock: number | null) => {
      const sold = product({ tags: ['MULTI_PP'], item: { stock } });
      seedCatalogue(database, [sold], NOW);
      seedDelivery(database, [sold], [seller]);
      return database.get('SELECT stock FROM pickup_stock WHERE pickup_point_code = ?', place.code)?.[
        'stock'
      ];
    };
    expect(quarterOf(20)).toBe(5);
    takeStock(database, ITEM, place.code, 2);
    expect(quarterOf(36)).toBe(3);
    expect(quarterOf(null)).toBeNull();
    expect(quarterOf(16)).toBe(4);
  });

  test('a place that was gone for a release has what it has when it is back, not what it had', () => {
    const database = open();
    const other = { code: 'PP-TOK-2', label: 'B', consolidation: false, latitude: -7.26, longitude: 112.75 };
    const sold = (stock: number) => product({ item: { stock: 10, stockAt: { 'PP-TOK-2': stock } } });
    const both = { ...SELLER, warehouses: [...SELLER.warehouses, other] };
    const release = (stock: number, merchant = both) => {
      seedCatalogue(database, [sold(stock)], NOW);
      seedDelivery(database, [sold(stock)], [merchant]);
      return sellableAt(database, ITEM, 'PP-TOK-2');
    };
    expect(release(4)).toBe(4);
    takeStock(database, ITEM, 'PP-TOK-2', 3);
    expect(release(6)).toBe(1);
    release(6, SELLER);
    expect(release(6)).toBe(6);
  });
});
