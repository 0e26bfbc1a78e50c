import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { product, SELLER } from '../../support/products.ts';

const NOW = Date.UTC(2026, 10, 21, 5);

test('[SEO-11] tells the last change of a page and of a part, and none where it is unknown', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'etalase-sitemap-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const read = async (now: number, name = 'Barang Uji') => {
    const shop = createMarketplace({
      dataDir,
      faults: false,
      now: () => now,
      products: [product({ name, urlFriendlyName: 'barang-uji' }), product({ productSku: 'UJI-00002' })],
      merchants: [SELLER],
    });
    const ask = async (path: string) =>
      (await (await shop.fetch(new Request(`http://shop.test${path}`))).text()).match(/<lastmod>[^<]*/g) ??
      [];
    const told = { index: await ask('/sitemap.xml'), pages: await ask('/sitemaps/products-1.xml') };
    shop.close();
    return told;
  };
  const first = `<lastmod>${new Date(NOW).toISOString()}`;
  const later = `<lastmod>${new Date(NOW + 1_000).toISOString()}`;
  expect(await read(NOW)).toEqual({ index: [first], pages: [first, first, first, first] });
  expect(await read(NOW + 1_000, 'Barang Lain')).toEqual({
    index: [later],
    pages: [later, later, first, first],
  });
  // A database from before the day was kept.
  const database = new DatabaseSync(join(dataDir, 'marketplace.sqlite'));
  database.exec('UPDATE products SET changed_at = 0');
  database.close();
  expect(await read(NOW + 2_000, 'Barang Lain')).toEqual({ index: [], pages: [] });
});
