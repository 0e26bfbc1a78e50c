import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { customUrls, seoContent } from '#src/services/seo/seo/contract.ts';
import { product } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

function open(products?: CatalogueProduct[]) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    ...(products === undefined ? {} : { products }),
  });
  onTestFinished(() => shop.close());
  return visitor(shop);
}
type Visitor = ReturnType<typeof visitor>;
const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const read = (who: Visitor, path: string, url: string) => who.read(`${path}?url=${encodeURIComponent(url)}`);
const contentOf = async (who: Visitor, url = SUITCASE) =>
  seoContent.parse((await read(who, '/content/seo', url)).body.data);
const linksOf = async (who: Visitor, url = SUITCASE) =>
  customUrls.parse((await read(who, '/seo/custom-urls', url)).body.data);

describe('what search engines are told of a page', () => {
  test('[API-102] a text of its category says what the catalogue knows of the product', async () => {
    const told = await contentOf(open());
    expect(told.title).toBe('Beli Koper Hardcase Rimba Lawu di Etalase');
    const text = told.text.join('\n');
    for (const fact of ['2,9 kg', 'Terakota', 'Rimba Official Store', 'Jakarta Barat', 'kabin maskapaimu'])
      expect(text).toContain(fact);
    expect(told.keywords).toContain('koper rimba');
    expect(text).not.toContain('{');
  });

  test('[API-102] in the language that is asked for, of groceries too, with whatever is appended', async () => {
    const shop = open();
    const answer = await shop.read(`/content/seo?url=${encodeURIComponent(SUITCASE)}`, {
      'accept-language': 'en',
    });
    expect(seoContent.parse(answer.body.data).title).toBe('Buy Koper Hardcase Rimba Lawu on Etalase');
    expect((await contentOf(shop, `${SUITCASE}?utm_source=x`)).title).toContain('Koper');
    expect((await contentOf(shop, '/grocery/p/mangga/GRO-10001-01')).text[0]).toContain('suhu ruang');
  });

  test('[LIMIT-28] the return period is always 15 days, and not told of an item without returns', async () => {
    for (const returnPeriodDays of [3, 15, 30]) {
      const shop = open([product({ tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays })]);
      const text = (await contentOf(shop, '/p/x/UJI-00001-01')).text.join(' ');
      expect(text.match(/\d+ hari/g)).toEqual(['15 hari']);
    }
    const shop = open([product({ returnPeriodDays: 7 })]);
    expect((await contentOf(shop, '/p/x/UJI-00001-01')).text.join(' ')).not.toMatch(/hari/);
  });

  test('[API-103] every related search is a path of this site and finds more than this product', async () => {
    const shop = open();
    const links = await linksOf(shop);
    expect(links.map(({ name }) => name)).toContain('Koper');
    for (const { name, url } of links) {
      expect(url).toBe(`/_search?searchTerm=${encodeURIComponent(name)}`);
      const found = await (await shop.call(url)).text();
      expect(found.match(/href="\/p\//g)?.length).toBeGreaterThan(1);
    }
    const groceries = await linksOf(shop, '/grocery/p/mangga/GRO-10001-01');
    for (const { url } of groceries) expect(url).toMatch(/^\/grocery\/cari\//);
  });

  test.each([
    '/',
    '/p/koper',
    '/p/x/y/z',
    '/cart',
    'https://jahat.example/p/x/RMB-00012-01',
    '//x/p/x/RMB-00012-01',
  ])('[API-102, API-103] a page that is no product has none: %s', async (url) => {
    const shop = open();
    for (const path of ['/content/seo', '/seo/custom-urls'])
      expect((await read(shop, path, url)).body.errors.user).toEqual(['PAGE_NOT_FOUND']);
  });

  test('[API-102, API-103] answers 410 for a removed product, refuses a missing or long address', async () => {
    const shop = open();
    for (const path of ['/content/seo', '/seo/custom-urls']) {
      expect((await read(shop, path, '/p/x/ETL-00410-01')).status).toBe(410);
      expect((await read(shop, path, '/p/x/XXX-99999')).status).toBe(404);
      expect((await shop.read(path)).status).toBe(400);
      expect((await read(shop, path, `/p/${'x'.repeat(600)}/RMB-00012-01`)).status).toBe(400);
    }
  });
});
