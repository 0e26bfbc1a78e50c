import { DatabaseSync } from 'node:sqlite';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { products as handWritten } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const shop = createMarketplace({ dataDir: ':memory:', faults: false });
const { catalogue } = shop;
const sold = handWritten.filter(({ answers }) => answers === undefined);
const skus = (list: readonly { productSku: string }[]) => list.map(({ productSku }) => productSku);
const [first] = sold;
if (first === undefined) throw new Error('The catalogue is empty');

afterAll(() => shop.close());

describe('the catalogue of the database', () => {
  test('has every product in its order, and finds each by every SKU it goes by', () => {
    expect(catalogue.all()).toEqual(handWritten);
    // Twice: what was asked for before is answered from memory.
    for (const product of [...sold, ...sold]) {
      expect(catalogue.find(product.productSku).product).toEqual(product);
      expect(catalogue.find(`ps--${product.productSku}`).product.productSku).toBe(product.productSku);
      for (const item of product.items) {
        expect(catalogue.find(`is--${item.itemSku}`)).toMatchObject({ product, item, isReplaced: false });
      }
    }
    expect(catalogue.tryFind('nowhere')).toBeNull();
    expect(catalogue.tryFind("' OR 1=1 --")).toBeNull();
  });

  test('a product shows its default option, even sold out, else the first in stock', () => {
    const itemOf = (items: object[], more: object = {}) => {
      const shop = createMarketplace({
        dataDir: ':memory:',
        faults: false,
        products: [product({ attributes: ['Warna'], items, ...more } as Parameters<typeof product>[0])],
        merchants: [SELLER],
      });
      onTestFinished(() => shop.close());
      return shop.catalogue.find('UJI-00001').item.itemSku;
    };
    const [gone, there] = [
      { values: ['Merah'], stock: 0 },
      { values: ['Biru'], stock: 3 },
    ];
    expect(itemOf([gone, there, { ...there, values: ['Hijau'] }])).toBe('UJI-00001-02');
    expect(itemOf([gone, there], { defaultItemSku: 'UJI-00001-01' })).toBe('UJI-00001-01');
    expect(itemOf([gone, { ...gone, values: ['Biru'] }])).toBe('UJI-00001-01');
  });

  test('lists what is sold, cut as asked', () => {
    expect(skus(catalogue.sold({}))).toEqual(skus(sold));
    expect(skus(catalogue.sold({}, { offset: 3, limit: 4 }))).toEqual(skus(sold.slice(3, 7)));
    expect(catalogue.sold({}, { offset: sold.length, limit: 4 })).toEqual([]);
    for (const vendor of ['retail', 'grocery'] as const) {
      expect(skus(catalogue.sold({ vendor }))).toEqual(skus(sold.filter((one) => one.vendor === vendor)));
    }
  });

  test('lists by brand, seller, category at any level and a part of the name, none of them as SQL', () => {
    for (const { brand, merchantCode, categories, name, vendor } of sold) {
      expect(skus(catalogue.sold({ brandSlug: brand.slug }))).toEqual(
        skus(sold.filter((one) => one.brand.slug === brand.slug)),
      );
      expect(skus(catalogue.sold({ merchantCode }))).toEqual(
        skus(sold.filter((one) => one.merchantCode === merchantCode)),
      );
      for (const { id: categoryId } of categories) {
        expect(skus(catalogue.sold({ categoryId }))).toEqual(
          skus(sold.filter((one) => one.categories.some(({ id }) => id === categoryId))),
        );
      }
      expect(skus(catalogue.sold({ vendor, term: name.slice(2, 9).toUpperCase() }))).toEqual(
        skus(
          sold.filter(
            (one) => one.vendor === vendor && one.name.toLowerCase().includes(name.slice(2, 9).toLowerCase()),
          ),
        ),
      );
    }
    expect(catalogue.sold({ term: "%' OR 1=1 --" })).toEqual([]);
    expect(catalogue.sold({ categoryId: '%' })).toEqual([]);
  });

  test('a database of before its lists is filled anew, and keeps what sales left of the stock', () => {
    const dataDir = keptFolder('etalase-catalogue-');
    try {
      createMarketplace({ dataDir, faults: false }).close();
      const item = first.items.find(({ stock }) => stock !== null && stock > 1);
      const database = new DatabaseSync(path.join(dataDir, 'marketplace.sqlite'));
      database.exec('DELETE FROM product_categories; UPDATE products SET is_sold = 1');
      database.exec("UPDATE meta SET value = 'of another format' WHERE key = 'catalogue'");
      database.prepare('UPDATE items SET stock = 1 WHERE item_sku = ?').run(item?.itemSku ?? '');
      database.close();
      const again = createMarketplace({ dataDir, faults: false });
      expect(skus(again.catalogue.sold({}))).toEqual(skus(sold));
      expect(again.catalogue.stockOf(item?.itemSku ?? '')).toBe(1);
      again.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('[API-06] a summary at its borders', () => {
  const summaryOf = async (facts: Parameters<typeof product>[0]) => {
    const own = createMarketplace({
      dataDir: ':memory:',
      faults: false,
      now: () => Date.UTC(2026, 10, 21, 5),
      products: [product(facts)],
      merchants: [SELLER],
    });
    onTestFinished(() => own.close());
    return (await visitor(own).read('/product-detail/products/UJI-00001-01/_summary')).body.data;
  };

  test('few are left from five down, none is sold out, and an unknown stock is neither', async () => {
    for (const [stock, tags] of [
      [6, []],
      [5, ['LIMITED']],
      [1, ['LIMITED']],
      [0, ['OOS']],
      [null, []],
    ] as const)
      expect((await summaryOf({ item: { stock } })).tags, `${stock}`).toEqual(['AVAILABLE', ...tags]);
  });

  test('a discount is of the listed price, in whole per cent; none where it is not dearer', async () => {
    for (const [listed, discount] of [
      [100_000, 0],
      [90_000, 0],
      [125_000, 20],
      [150_000, 33],
    ] as const)
      expect((await summaryOf({ item: { offered: 100_000, listed } })).price.discount, `${listed}`).toBe(
        discount,
      );
  });

  test('tells its widest and its narrowest category, and the address about its delivery', async () => {
    const categories = ['A', 'B', 'C'].map((id) => ({ id, name: id }));
    const told = await summaryOf({ categories, fbbCategoryUrl: '/c/x' });
    const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
    expect([idsOf(told.masterCategories), idsOf(told.multiSalesCategories)]).toEqual([['A'], ['C']]);
    expect(told.fbbCategoryUrl).toBe('/c/x');
    expect((await summaryOf({})).fbbCategoryUrl).toBeNull();
  });
});
