import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { products as handWritten } from '#marketplace/catalogue/products.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { visitor } from './support/visitor.ts';

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

  test('[API-87, API-89] ranks by shared categories, then by its order, without the product itself', () => {
    const categoryIds = first.categories.map(({ id }) => id);
    const shared = (one: (typeof sold)[number]) =>
      one.categories.filter(({ id }) => categoryIds.includes(id)).length;
    const expected = sold
      .filter((one) => one.vendor === first.vendor && one !== first && shared(one) > 0)
      .filter(({ items, unbuyable }) => unbuyable !== true && items.some(({ stock }) => stock !== 0))
      .filter(({ categories }) => !categories.some(({ id }) => id === 'C-CONTOH'))
      .toSorted((left, right) => shared(right) - shared(left));
    const likeness = { productSku: first.productSku, vendor: first.vendor, categoryIds };
    expect(skus(catalogue.like(likeness, {}))).toEqual(skus(expected));
    expect(skus(catalogue.like(likeness, { offset: 2, limit: 5 }))).toEqual(skus(expected.slice(2, 7)));
    expect(catalogue.like({ ...likeness, categoryIds: [] }, { limit: 3 })).toEqual([]);
  });

  test('a database of before its lists is filled anew, and keeps what sales left of the stock', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-catalogue-'));
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

describe('[RECO-10] what is recommended', () => {
  const guest = visitor(shop);
  const cards = (data: unknown) => data as { itemSku: string }[];
  /** Every list for every hand-written product, with the one it stands beside. */
  async function listsOf(sku: string, vendor: string, categoryIds: string[]) {
    if (vendor === 'grocery') {
      const answer = await guest.read(`/grocery/recommendations?itemSku=${sku}&size=50`);
      return [cards(answer.body.data)];
    }
    const similar = [categoryIds, []].map(async (categories) => {
      const answer = await guest.write(`/search/products/${sku}/recommendations`, {
        page: 0,
        size: 50,
        categories,
      });
      return cards(answer.body.data);
    });
    const together = categoryIds.map(async (id) => {
      const path = `/search/get-category-recommendations-with-metadata?categoryId=${id}&size=50`;
      return cards((await guest.read(path)).body.data.products);
    });
    return Promise.all([...similar, ...together]);
  }
  const check = (itemSku: string) => {
    const { product } = catalogue.find(itemSku);
    expect(product.categories.map(({ id }) => id)).not.toContain('C-CONTOH');
    expect(product.unbuyable).toBeUndefined();
    expect(catalogue.stockOf(itemSku)).not.toBe(0);
    return product;
  };

  test('beside every product is of its categories, can be had, and is no example', async () => {
    const seen = new Set<string>();
    for (const { productSku, vendor, items, categories } of sold) {
      const ids = categories.map(({ id }) => id);
      const lists = await listsOf(items[0]?.itemSku ?? productSku, vendor, ids);
      // Those of a category know of no product beside them.
      const beside = lists.slice(0, 2).flat();
      expect(beside.map(({ itemSku }) => catalogue.find(itemSku).product.productSku)).not.toContain(
        productSku,
      );
      for (const list of lists) {
        for (const { itemSku } of list) {
          seen.add(itemSku);
          const isAlike = check(itemSku).categories.some(({ id }) => ids.includes(id));
          // All groceries go with each other.
          expect(isAlike || vendor === 'grocery').toBe(true);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  }, 60_000);

  test('on the homepage can be had, and is no example', async () => {
    const list = cards((await guest.read('/search/homepage-recommendation?size=50')).body.data);
    expect(list.length).toBeGreaterThan(20);
    for (const { itemSku } of list) check(itemSku);
  });
});
