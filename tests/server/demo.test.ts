import { describe, expect, test } from 'vitest';
import { FONT_PATH } from '#marketplace/core/pages/styles.ts';
import type { AssetAddresses } from '#server/assets/assets.ts';
import { createBackendProxy } from '#server/proxy/backendProxy.ts';
import { createHost } from '#server/createHost.ts';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const open = () =>
  openHost([product({ item: { offered: 100_000, cashback: 10_000 }, tags: ['AVAILABLE', 'MEDICAL'] })]);
const on = async (shop: ReturnType<typeof open>, ...names: string[]) => {
  const form = new URLSearchParams(names.map((name) => ['on', name]));
  const answer = await shop.host(
    new Request('http://shop.test/demo', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    }),
  );
  return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', answer };
};
const AFTER_CASHBACK = 'setelah cashback';
/** Ids of visitors who accepted measurement. */
const NAMES = ['0', '1', '2', '3', '4', '5', '6', '7'].map((digit) => digit.repeat(32));

describe('[DEMO-01] what is switched on', () => {
  test('is kept in a cookie of the session that no script reads, and shown as on', async () => {
    const shop = open();
    const { status, cookie, answer } = await on(shop, 'cashback', 'pharmacist');
    expect({ status, to: answer.headers.get('location') }).toEqual({ status: 303, to: '/demo' });
    expect(answer.headers.getSetCookie()).toEqual([
      'demo=cashback.pharmacist; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const { html } = await shop.get('/demo', { cookie });
    expect(html).toContain('Menyala: Harga setelah cashback, Chat apoteker');
    expect(html.match(/ checked/g)).toHaveLength(2);
    const english = await shop.get('/demo', { cookie: `${cookie}; lang=en` });
    expect(english.html).toContain('On: Price after cashback, Chat with a pharmacist');
  });
  test('changes this visitor’s page and what their browser is told', async () => {
    const shop = open();
    const { cookie } = await on(shop, 'cashback', 'pharmacist', 'newShell');
    const { html } = await shop.get(PATH, { cookie });
    expect(html).toContain(AFTER_CASHBACK);
    const [, chat = ''] = /href="(\/chat-apoteker)"/.exec(html) ?? [];
    expect((await shop.get(chat, { cookie })).html).toContain('<h1>Apoteker toko contoh</h1>');
    expect(html).toContain('"pdp.new-shell":"true"');
    const told = await shop.get('/backend/content/product-configs', { cookie });
    expect(JSON.parse(told.html).data.slice(-3)).toContainEqual({ id: 'pdp.new-shell', value: 'true' });
    expect(told.headers.get('cache-control')).toBe('no-store');
  });
  test('[DEMO-01, SHELL-01] brings the newer shell for the visitor who asked for it', async () => {
    const shop = open();
    const { cookie } = await on(shop, 'newShell');
    expect((await shop.get(PATH, { cookie })).html).toContain('data-shell="newer"');
    expect((await shop.get(PATH)).html).toContain('data-shell="older"');
  });
  test('[EXP-06] every variant of every experiment is listed, with what is forced', async () => {
    const shop = open();
    const links = (html: string) => [...html.matchAll(/\?exp=([\w:-]*)(?:#\w+)?"/g)].map(([, text]) => text);
    const { html } = await shop.get('/demo');
    expect(links(html)).toEqual([
      'cashback-price:false',
      'cashback-price:true',
      ...['POPULAR', 'LATEST', 'OLDEST', 'HIGHEST', 'LOWEST'].map((sort) => `default-active-sort:${sort}`),
      '',
    ]);
    expect(html).not.toContain('Dipaksa');
    const forced = await shop.get('/demo', { cookie: 'exp=default-active-sort:LATEST' });
    expect(forced.html.match(/default-active-sort:LATEST<\/a\s*> <b>Dipaksa/g)).toHaveLength(1);
    expect(forced.html.match(/<b>Dipaksa/g)).toHaveLength(1);
  });
  test('[EXP-06] a link forces one variant more, and another of the same experiment instead', async () => {
    const { html } = await open().get('/demo', { cookie: 'exp=cashback-price:true' });
    expect(html).toContain('?exp=cashback-price:true.default-active-sort:LATEST#reviews"');
    expect(html).toContain('?exp=cashback-price:false"');
  });
  test('[EXP-06] the order of reviews is tried by one visitor as well', async () => {
    const shop = open();
    const { cookie } = await on(shop, 'sortTrial');
    const told = async (name: string) =>
      /"exp.default-active-sort":"(\w+)"/.exec(
        (await shop.get(PATH, { cookie: `${cookie}; consent=1.yes.${name}` })).html,
      )?.[1];
    expect(new Set(await Promise.all(NAMES.map(told)))).toEqual(new Set(['POPULAR', 'LATEST']));
  });
  test('[EXP-06] with the experiment and its outcome both on, the outcome holds', async () => {
    const shop = open();
    const { cookie } = await on(shop, 'cashback', 'cashbackTrial');
    expect((await shop.get(PATH, { cookie })).html).toContain(AFTER_CASHBACK);
  });
  test('[EXP-06] an experiment runs for one visitor, and a name falls to its variant', async () => {
    const shop = open();
    const { cookie } = await on(shop, 'cashbackTrial');
    const seen = async (name: string) =>
      (await shop.get(PATH, { cookie: `${cookie}; consent=1.yes.${name}` })).html.includes(AFTER_CASHBACK);
    const first = await Promise.all(NAMES.map(seen));
    expect(new Set(first).size).toBe(2);
    expect(await Promise.all(NAMES.map(seen))).toEqual(first);
    expect((await shop.get(PATH, { cookie })).html).not.toContain(AFTER_CASHBACK);
  });
  test('is all off again after the reset', async () => {
    const shop = open();
    const { cookie } = await on(shop, 'cashback');
    const { headers } = await shop.post('/demo', { reset: '1', on: 'cashback' }, { cookie });
    const [switches, forced] = headers.getSetCookie();
    expect(switches).toMatch(/^demo=;.*Max-Age=0/);
    expect(forced).toMatch(/^exp=;.*Max-Age=0/);
  });
  test('is checked: unknown switches, other sites, and what is no form', async () => {
    const shop = open();
    expect((await on(shop, 'cashback', 'constructor')).status).toBe(400);
    const form = { on: 'cashback' };
    expect((await shop.post('/demo', form, { origin: 'https://elsewhere.test' })).status).toBe(403);
    expect((await shop.post('/demo', form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await shop.post('/demo', form, { 'content-type': 'application/json' })).status).toBe(415);
    for (const cookie of ['demo=__proto__', 'demo=cashback%0d', 'demo="><script>', 'undemo=cashback']) {
      expect((await shop.get(PATH, { cookie })).html).not.toContain(AFTER_CASHBACK);
    }
  });
});

describe('[DEMO-02] other visitors', () => {
  test('never get the page of one who switched, before or after, and none of theirs is kept', async () => {
    const shop = open();
    const before = await shop.get(PATH);
    const { cookie } = await on(shop, 'cashback');
    expect((await shop.get(PATH, { cookie })).html).toContain(AFTER_CASHBACK);
    const after = await shop.get(PATH);
    expect(before.html).not.toContain(AFTER_CASHBACK);
    expect(after.html).not.toContain(AFTER_CASHBACK);
    // In the other order, on a host without kept pages.
    const fresh = open();
    expect((await fresh.get(PATH, { cookie })).html).toContain(AFTER_CASHBACK);
    const other = await fresh.get(PATH);
    expect(other.html).not.toContain(AFTER_CASHBACK);
    expect(other.html).not.toContain('exp.cashback-price');
    expect((await fresh.get(PATH, { cookie: 'demo=pharmacist' })).html).not.toContain(AFTER_CASHBACK);
  });
});

describe('[DEMO-03] with a real backend', () => {
  /** A host without the embedded marketplace, whose pages all lead nowhere. */
  const real = (addresses?: AssetAddresses) => {
    const pages: string[] = [];
    const host = createHost({
      page: async (request) => {
        pages.push(new URL(request.url).pathname);
        return new Response('', { status: 404 });
      },
      backend: createBackendProxy('https://api.example', fetch),
      others: null,
      assets: { serve: () => null, ...(addresses === undefined ? {} : { addresses }) },
    });
    return { pages, asked: async (path: string) => host(new Request(`http://shop.test${path}`)) };
  };

  test('there is no /demo, and the cookie means nothing', async () => {
    const shop = openHost([product({ item: { offered: 100_000, cashback: 10_000 } })], {
      host: { ownConfig: undefined },
    });
    expect((await shop.get(PATH, { cookie: 'demo=cashback' })).html).not.toContain(AFTER_CASHBACK);
    const { asked, pages } = real();
    expect((await asked('/demo')).status).toBe(404);
    expect(pages).toEqual(['/demo']);
  });
  test('nor is it a file of the build; the typeface of pages beside the application is one', async () => {
    const addresses = { scripts: [], styles: [], copies: { id: [], en: [] }, lab: null };
    const built = real({ ...addresses, fonts: ['/assets/f.woff2'] });
    expect((await built.asked('/demo')).status).toBe(404);
    expect((await built.asked(FONT_PATH)).headers.get('location')).toBe('/assets/f.woff2');
    expect(built.pages).toEqual(['/demo']);
    for (const { asked } of [real(), real({ ...addresses, fonts: [] })])
      expect((await asked(FONT_PATH)).status).toBe(404);
  });
});
