import { expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { product } from '../../support/products.ts';

const DAY_MS = 24 * 3_600_000;
const BEGAN = Date.UTC(2026, 10, 21, 5);

async function changes(dataDir: string, now: number, products: CatalogueProduct[]): Promise<string[]> {
  const shop = createMarketplace({ dataDir, faults: false, now: () => now, products });
  const answer = await shop.fetch(new Request('http://shop.test/sitemaps/products-1.xml'));
  const found = (await answer.text()).matchAll(/<loc>[^<]*\/(UJI-\d+)-01<\/loc><lastmod>(.*?)T/g);
  shop.close();
  return [...found].map(([, sku, day]) => `${sku} ${day}`);
}

test('[SEO-11] the moment is that of the last change of a product, not of the last start', async () => {
  const dataDir = keptFolder('changes-');
  const [first, second] = [product(), product({ productSku: 'UJI-00002', name: 'Lain' })];
  expect(await changes(dataDir, BEGAN, [first, second])).toEqual([
    'UJI-00001 2026-11-21',
    'UJI-00002 2026-11-21',
  ]);
  const renamed = { ...second, name: 'Lain Lagi' };
  expect(await changes(dataDir, BEGAN + DAY_MS, [first, renamed])).toEqual([
    'UJI-00001 2026-11-21',
    'UJI-00002 2026-11-22',
  ]);
  expect(await changes(dataDir, BEGAN + 2 * DAY_MS, [first, renamed])).toEqual([
    'UJI-00001 2026-11-21',
    'UJI-00002 2026-11-22',
  ]);
});
