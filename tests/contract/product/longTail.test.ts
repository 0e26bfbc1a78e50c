import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  LONG_TAIL_PRODUCTS,
  LONG_TAIL_SELLERS,
  longTailProduct,
  longTailProducts,
  longTailSellers,
  MANY_OPTIONS_ITEM,
  manyOptionsProduct,
} from '#marketplace/product/catalogue/longTail.ts';
import { products as handWritten } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { pictureOf } from '#marketplace/core/rules/pictures.ts';
import { attributeGroups } from '#src/domain/product/variant.ts';
import { productSummary } from '#src/services/product/product/contract.ts';

const products = longTailProducts();
const sellers = longTailSellers();
const distinct = (values: Iterable<unknown>) => new Set(values).size;

/** The answer of `_summary` for an item, as the client reads it. */
async function summaryFrom(shop: ReturnType<typeof createMarketplace>, itemSku: string) {
  const answer = await shop.fetch(
    new Request(`http://shop.test/backend/product-detail/products/${itemSku}/_summary`),
  );
  expect(answer.status, itemSku).toBe(200);
  return z.parse(productSummary, ((await answer.json()) as { data: unknown }).data);
}

describe('the long tail', () => {
  test('is the same every time, and a shorter one is its start', () => {
    expect(longTailProducts(500)).toEqual(products.slice(0, 500));
    expect(longTailProduct(9_999)).toEqual(products[9_999]);
    expect(longTailSellers()).toEqual(sellers);
    expect(manyOptionsProduct()).toEqual(manyOptionsProduct());
  });

  test('has 10,000 products of 240 sellers, all different, beside the hand-written ones', () => {
    expect(products).toHaveLength(LONG_TAIL_PRODUCTS);
    expect(LONG_TAIL_PRODUCTS).toBe(10_000);
    expect(distinct(products.map(({ name }) => name))).toBe(10_000);
    const codes = new Set(products.map(({ productCode }) => productCode));
    expect(codes.size).toBe(10_000);
    expect(handWritten.filter(({ productCode }) => codes.has(productCode))).toEqual([]);
    const all = [...handWritten, ...products, manyOptionsProduct()];
    const skus = all.flatMap(({ items }) => items.map(({ itemSku }) => itemSku));
    expect(distinct(skus)).toBe(skus.length);
    expect(sellers).toHaveLength(LONG_TAIL_SELLERS);
    expect(distinct(sellers.map(({ name }) => name))).toBe(LONG_TAIL_SELLERS);
    const known = new Set(sellers.map(({ code }) => code));
    expect(products.filter(({ merchantCode }) => !known.has(merchantCode))).toEqual([]);
  });

  test('every item has a price of whole rupiah, a value per attribute and a picture that exists', () => {
    const wrong = products.flatMap((product) =>
      product.items.filter(
        (item) =>
          !Number.isInteger(item.offered) ||
          item.offered < 10_000 ||
          (item.listed !== undefined && item.listed <= item.offered) ||
          item.values.length !== product.attributes.length ||
          pictureOf(item.pictures[0], '') === null,
      ),
    );
    expect(wrong).toEqual([]);
    expect(products.filter(({ attributes }) => attributes.length === 3).length).toBeGreaterThan(100);
    expect(products.filter(({ attributes }) => attributes.length === 0).length).toBeGreaterThan(100);
  });

  test('is answered as the contract says', async () => {
    const sample = products.filter((_, position) => position % 97 === 0);
    const shop = createMarketplace({
      dataDir: ':memory:',
      faults: false,
      products: sample,
      merchants: sellers,
    });
    for (const product of sample) {
      const item = product.items[0]?.itemSku ?? '';
      const summary = await summaryFrom(shop, item);
      expect(summary).toMatchObject({ itemSku: item, name: product.name });
      expect(summary.merchant.location, product.productSku).not.toBe('');
    }
    shop.close();
  });
});

describe('the product with 2,000 options', () => {
  test('is answered as the contract says, every option reachable in three attributes', async () => {
    const shop = createMarketplace({ dataDir: ':memory:', faults: false, products: [manyOptionsProduct()] });
    const summary = await summaryFrom(shop, MANY_OPTIONS_ITEM);
    shop.close();
    expect(summary.options).toHaveLength(2_000);
    expect(distinct(summary.options.map(({ attributes }) => JSON.stringify(attributes)))).toBe(2_000);
    expect(attributeGroups(summary.options).map(({ choices }) => choices.length)).toEqual([25, 8, 10]);
    expect(summary.options.filter(({ selected }) => selected).map(({ itemSku }) => itemSku)).toEqual([
      MANY_OPTIONS_ITEM,
    ]);
    expect(summary.options.some(({ available }) => !available)).toBe(true);
  });
});
