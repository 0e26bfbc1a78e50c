import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { longTailProduct } from '#marketplace/product/catalogue/longTail.ts';
import { product } from '../support/products.ts';
import { NOW, openHost as open } from './support/openHost.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
const pathOf = (url: string) => url.replace('http://shop.test', '');
const CHANGED = new Date(NOW).toISOString();

describe('what robots ask for', () => {
  test('[SEO-11, SEO-09] ten thousand products stand in the sitemaps, in both languages, each once', async () => {
    const { get } = open(Array.from({ length: 10_000 }, (_, position) => longTailProduct(position)));
    const index = (await get('/sitemap.xml')).html;
    const parts = locations(index);
    expect(parts.length).toBe(4);
    expect(index.match(new RegExp(`<lastmod>${CHANGED}</lastmod>`, 'g'))?.length).toBe(4);
    const all = new Set<string>();
    for (const part of parts) {
      const { html, headers } = await get(pathOf(part));
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(html.length).toBeLessThan(50_000_000);
      for (const url of locations(html)) all.add(url);
    }
    expect(all.size).toBe(20_000);
    const own = [...all].filter((url) => !url.includes('?lang=en'));
    expect(own.every((url) => all.has(`${url}?lang=en`))).toBe(true);
    for (const url of [own[0], own[4_999], own.at(-1)]) {
      const { status, html } = await get(pathOf(url ?? ''));
      expect(status).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${url}">`);
    }
  });

  test('[SEO-11] what is not sold, and what is an example, is in none; what does not exist is none', async () => {
    const { get } = open([
      product(),
      product({ productSku: 'UJI-00002', answers: 410 }),
      product({ productSku: 'UJI-00003', categories: [{ id: 'C-CONTOH', name: 'Contoh' }] }),
    ]);
    const { html } = await get('/sitemaps/products-1.xml');
    expect(locations(html).map(pathOf)).toEqual([
      '/p/barang-uji/UJI-00001-01',
      '/p/barang-uji/UJI-00001-01?lang=en',
    ]);
    expect(html).toContain('hreflang="en" href="http://shop.test/p/barang-uji/UJI-00001-01?lang=en"');
    for (const path of ['/sitemaps/products-0.xml', '/sitemaps/products-2.xml', '/sitemaps/x.xml'])
      expect((await get(path)).status).toBe(404);
  });

  test('[SEO-11] they are compressed for a caller who accepts gzip', async () => {
    const { host } = open([product()]);
    const plain = await (await host(new Request('http://shop.test/sitemaps/products-1.xml'))).text();
    const answer = await host(
      new Request('http://shop.test/sitemaps/products-1.xml', { headers: { 'accept-encoding': 'br, gzip' } }),
    );
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
    const refused = { headers: { 'accept-encoding': 'gzip;q=0' } };
    expect(
      (await host(new Request('http://shop.test/sitemap.xml', refused))).headers.has('content-encoding'),
    ).toBe(false);
  });

  test('[SEO-12] robots are told where the sitemap is, and products are not kept from them', async () => {
    const { get } = open([product()]);
    const { html } = await get('/robots.txt');
    expect(html).toContain('Sitemap: http://shop.test/sitemap.xml');
    const kept = [...html.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
    expect(kept).toContain('/cart');
    for (const path of ['/p/x/UJI-00001-01', '/grocery/p/x/UJI-00001-01', '/backend/x', '/assets/a.js', '/'])
      expect(
        kept.some((prefix) => path.startsWith(prefix)),
        path,
      ).toBe(false);
  });

  test('[SEO-12] demo, chat and login have noindex; the start page and categories have none', async () => {
    const { get } = open([product()]);
    for (const path of [
      '/demo',
      '/login',
      '/member/seller-chat/TOK-1',
      '/chat-apoteker',
      '/cart',
      '/_search?searchTerm=barang',
    ])
      expect((await get(path)).headers.get('x-robots-tag'), path).toBe('noindex');
    for (const path of ['/', '/c/1/rumah/C1/C1', '/brand/merek-uji', '/p/barang-uji/UJI-00001-01'])
      expect((await get(path)).headers.get('x-robots-tag'), path).toBeNull();
  });
});
