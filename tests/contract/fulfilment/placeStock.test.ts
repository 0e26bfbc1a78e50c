import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { seedDelivery } from '#marketplace/fulfilment/seed/seedDelivery.ts';
import {
  keepsItem,
  sellableAt,
  stockAtPlace,
  stocksAtPlace,
  takeStock,
} from '#marketplace/fulfilment/rules/placeStock.ts';
import { product, SELLER } from '../../support/products.ts';

const OWN = 'PP-TOK-1';
const OTHER = 'PP-TOK-2';
const MERCHANT = {
  ...SELLER,
  warehouses: [
    ...SELLER.warehouses,
    { code: OTHER, label: 'Gudang Surabaya', consolidation: false, latitude: -7.26, longitude: 112.75 },
  ],
};
/** Two options of one product, and another product: of each its stock at its own place and at the other one. */
const PRODUCT = product({
  items: [
    { itemSku: 'A', stock: 10, stockAt: { [OTHER]: 3 } },
    { itemSku: 'B', stock: null, stockAt: { [OTHER]: 0 } },
    { itemSku: 'C', stock: 4, stockAt: {} },
  ],
});
const SECOND = product({
  productSku: 'UJI-00002',
  item: { itemSku: 'D', stock: 8, stockAt: { [OTHER]: 7 } },
});
const at = (itemSku: string) => ({ itemSku, pickupPointCode: OWN });

function open() {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  seedCatalogue(database, [PRODUCT, SECOND], 0);
  seedDelivery(database, [PRODUCT, SECOND], [MERCHANT]);
  return database;
}

test('[PRODUCT-02] an item has its own stock at each place, none where it is not kept', () => {
  const database = open();
  expect([stockAtPlace(database, at('A'), OWN), stockAtPlace(database, at('A'), OTHER)]).toEqual([10, 3]);
  // An unknown stock is null, not 0.
  expect([stockAtPlace(database, at('B'), OWN), stockAtPlace(database, at('B'), OTHER)]).toEqual([null, 0]);
  expect([stockAtPlace(database, at('C'), OWN), stockAtPlace(database, at('C'), OTHER)]).toEqual([4, 0]);
  database.run('UPDATE pickup_stock SET stock = NULL WHERE item_sku = ?', 'A');
  expect(stockAtPlace(database, at('A'), OTHER)).toBeNull();
  // A removed item has an unknown stock at its own place, and no other place keeps it.
  expect([stockAtPlace(database, at('X'), OWN), stockAtPlace(database, at('X'), OTHER)]).toEqual([null, 0]);
});

test('[PRODUCT-02] of a product only its own items that a place keeps', () => {
  const database = open();
  expect([...stocksAtPlace(database, PRODUCT, OTHER)]).toEqual([
    ['A', 3],
    ['B', 0],
  ]);
  expect([...stocksAtPlace(database, SECOND, OTHER)]).toEqual([['D', 7]]);
  expect([...stocksAtPlace(database, PRODUCT, 'PP-X')]).toEqual([]);
  database.run('UPDATE pickup_stock SET stock = NULL WHERE item_sku = ?', 'A');
  expect(stocksAtPlace(database, PRODUCT, OTHER).get('A')).toBeNull();
});

test('[API-91] takes pieces from a place with its own stock, else from the first, never from two', () => {
  const database = open();
  const left = (itemSku: string) => [
    stockAtPlace(database, at(itemSku), OWN),
    stockAtPlace(database, at(itemSku), OTHER),
  ];
  takeStock(database, 'A', OTHER, 2);
  expect(left('A')).toEqual([10, 1]);
  takeStock(database, 'A', OWN, 4);
  expect(left('A')).toEqual([6, 1]);
  takeStock(database, 'C', OTHER, 1);
  expect(left('C')).toEqual([3, 0]);
  // A stock without a number is not counted down.
  takeStock(database, 'B', OWN, 5);
  expect(left('B')).toEqual([null, 0]);
  database.run('UPDATE pickup_stock SET stock = NULL WHERE item_sku = ?', 'D');
  takeStock(database, 'D', OTHER, 5);
  expect(left('D')).toEqual([8, null]);
  expect(left('A')).toEqual([6, 1]);
});

test('[ERR-04] the stock that can be sent is the stock that a purchase takes from', () => {
  const database = open();
  expect([sellableAt(database, 'A', OWN), sellableAt(database, 'A', OTHER)]).toEqual([10, 3]);
  expect([sellableAt(database, 'B', OWN), sellableAt(database, 'B', OTHER)]).toEqual([null, 0]);
  expect(sellableAt(database, 'C', OTHER)).toBe(4);
  expect(sellableAt(database, 'X', OWN)).toBeNull();
});

test('[PRODUCT-02] the own place always keeps an item, another one only with a stock of it', () => {
  const database = open();
  expect(keepsItem(database, at('C'), OWN)).toBe(true);
  expect(keepsItem(database, at('C'), OTHER)).toBe(false);
  // A place keeps an item also while it is sold out there.
  expect(keepsItem(database, at('B'), OTHER)).toBe(true);
  expect(keepsItem(database, at('X'), OWN)).toBe(true);
});
