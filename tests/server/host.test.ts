import { readState, STATE_VERSION } from '#src/app/stateEnvelope.ts';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { renderPage } from '#src/app/entryServer.tsx';
import { describe, expect, test } from 'vitest';
import { OWN_MARKS } from '#server/pages/answerOwn.ts';
import { fillGzip, fillPlain, spliceable } from '#server/pages/splicedGzip.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { ITEM, product, SELLER } from '../support/products.ts';
import { NOW, openHost as open, PATH } from './support/openHost.ts';
import { graphOf, nodeOf } from './support/schemaOrg.ts';

const withoutTags = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('a rendered page', () => {
  test('[SHELL-05, SEO-02, SEO-06] is whole without a script, with title and canonical, no noindex', async () => {
    const { get } = open([
      product({ name: 'Kopi & "Teh" <b>', descriptionHtml: '<p>Enak<script>alert(1)</script></p>' }),
    ]);
    const { status, headers, html } = await get(`/p/nama-lain/${ITEM}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(html).toContain('<title>Kopi &amp; &quot;Teh&quot; &lt;b&gt; | Etalase</title>');
    expect(html).toContain('rel="canonical" href="http://shop.test/p/kopi-teh-b/UJI-00001-01"');
    expect(html).not.toContain('name="robots"');
    const text = withoutTags(html);
    for (const part of ['Rp100.000', 'Enak', 'Beli sekarang', 'Toko Uji']) expect(text).toContain(part);
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toMatch(/\son\w+=|\sstyle=/);
  });

  test('[ROUTE-01, SEO-02] an address with a final slash shows the product and its canonical', async () => {
    const { get } = open([product()]);
    const { status, html } = await get(`${PATH}/?qty=2`);
    expect(status).toBe(200);
    expect(html).toContain(`rel="canonical" href="http://shop.test${PATH}"`);
    expect(html).toContain('Beli sekarang');
  });

  test('variants are links and the buy form is a plain form', async () => {
    const { get } = open([
      product({ attributes: ['Warna'], items: [{ values: ['Merah'] }, { values: ['Biru'] }] }),
    ]);
    const { html } = await get(PATH);
    expect(html).toMatch(/<a href="\/p\/barang-uji\/UJI-00001-02"[^>]*class="chip"/);
    expect(html).toMatch(/<form id="buy-form" action="\/p\/barang-uji\/UJI-00001-01" method="post"/);
    expect(html).toMatch(
      /<button(?=[^>]* type="submit")(?=[^>]* form="buy-form")(?=[^>]* value="BUY_NOW")[^>]* name="initiator"/,
    );
  });

  test('structured data and sharing data name the product', async () => {
    const { get } = open([product({ item: { pictures: ['koper-pandan'], stock: 0 } })]);
    const { html } = await get(PATH);
    expect(nodeOf(graphOf(html), 'Product')).toMatchObject({
      sku: ITEM,
      offers: { priceCurrency: 'IDR', price: 100_000, availability: 'https://schema.org/OutOfStock' },
    });
    expect(html).toContain('<meta property="og:title" content="Barang Uji">');
    expect(html).toMatch(
      /<link rel="preload" as="image" type="image\/avif" imagesrcset="\/pictures\/koper-pandan-320\.avif 320w/,
    );
  });

  test('[SHELL-02, AUTH-03] sends inert JSON state with version, path and expiry, fully loaded', async () => {
    const { get } = open([product()]);
    const { html } = await get(PATH);
    const state = JSON.parse(
      /<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '',
    );
    expect(state).toMatchObject({ version: STATE_VERSION, path: PATH, serverTimeMs: NOW });
    expect(state.expiresAt).toBeGreaterThan(NOW);
    for (const [name, value] of Object.entries({ session: 'guest', config: 'ready' })) {
      expect(state.snapshot.children[name].snapshot.value).toBe(value);
    }
    expect(state.snapshot.children.product.snapshot.value).toEqual({ ready: 'resting' });
  });

  test('[SUPER-02] the super-app is remembered for the session, and a page of it is not another’s', async () => {
    const { get } = open([product()]);
    const named = await get(`${PATH}?channel=mbca`);
    expect(named.html).toContain('data-super-app="true"');
    expect(named.headers.getSetCookie()).toEqual(['channel=mbca; Path=/; SameSite=Lax']);
    const later = await get(PATH, { cookie: 'channel=mbca' });
    expect(later.html).toContain('data-super-app="true"');
    expect(later.html).toContain('"superApp":true');
    expect(later.headers.getSetCookie()).toEqual([]);
    expect((await get(PATH)).html).not.toContain('data-super-app');
    const other = await get(`${PATH}?channel=x%0D%0Aset-cookie:a`, { cookie: 'channel=evil' });
    expect(other.html).not.toContain('data-super-app');
    expect(other.headers.getSetCookie()).toEqual([]);
  });
  test('[SUPER-02] the super-app is known by its user agent, and nothing is remembered for it', async () => {
    const { get } = open([product()]);
    const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' };
    const app = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) MBCA/2' };
    expect((await get(PATH, browser)).html).not.toContain('data-super-app');
    const inside = await get(PATH, app);
    expect(inside.html).toContain('data-super-app="true"');
    expect(inside.html).toContain('"superApp":true');
    expect(inside.headers.getSetCookie()).toEqual([]);
    expect((await get(PATH, browser)).html).not.toContain('data-super-app');
  });
  test('[I18N-01, I18N-02] Indonesian by default, English by address and by cookie', async () => {
    const { get } = open([product()]);
    expect((await get(PATH)).html).toContain('<html lang="id"');
    const chosen = await get(`${PATH}?lang=en`);
    expect(chosen.html).toContain('<html lang="en"');
    expect(withoutTags(chosen.html)).toContain('Buy now');
    expect(chosen.headers.getSetCookie()[0]).toMatch(/^lang=en; Path=\//);
    expect((await get(PATH, { cookie: 'lang=en' })).html).toContain('<html lang="en"');
    expect((await get(PATH, { cookie: 'lang=xx; ; =; session' })).html).toContain('<html lang="id"');
  });

  test('the theme is a choice that is kept', async () => {
    const { get } = open([product()]);
    expect((await get(PATH)).html).not.toContain('data-theme');
    const dark = await get(`${PATH}?theme=dark`);
    expect(dark.html).toContain('data-theme="dark"');
    expect(dark.headers.getSetCookie()[0]).toMatch(/^theme=dark/);
    const marked = (html: string) => html.match(/<a[^>]*theme=\w+"[^>]*aria-current="true"[^>]*>[^<]*/g);
    expect((await get(PATH)).html.match(/<a[^>]*theme=\w+"/g)).toHaveLength(3);
    expect(marked((await get(PATH)).html)?.map((link) => withoutTags(link).trim())).toEqual(['Ikuti sistem']);
    expect(marked(dark.html)?.map((link) => withoutTags(link).trim())).toEqual(['Gelap']);
  });

  test('[SEO-01, SEO-08, TITLE-03, TITLE-05] a secondary address is kept out of search engines', async () => {
    const { get } = open([product()]);
    const { html } = await get(`${PATH}/description`);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toContain('<title>Deskripsi &amp; spesifikasi | Etalase</title>');
    expect(html).not.toMatch(/<meta name="description"|hreflang/);
  });

  test('asking for a page with a redirect action writes nothing', async () => {
    const { get, calls, logIn } = open([product({ item: { stock: 0 } })]);
    const cookie = await logIn('ayu');
    await get(`${PATH}?action=notify_me`, { cookie });
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});

describe('error pages', () => {
  test('[TITLE-05, SEO-09] what the server sends has a product’s title, and its languages', async () => {
    const { get } = open([product()]);
    const { html } = await get(PATH);
    expect(html).toContain('<title>Barang Uji | Etalase</title>');
    expect(html).toContain(`hreflang="en" href="http://shop.test${PATH}?lang=en"`);
  });
  test.each([
    [404, 'Halaman tidak ditemukan.'],
    [410, 'Produk ini sudah tidak dijual.'],
    [429, 'Pengunjung sedang ramai.'],
    [503, 'Sedang ada perbaikan.'],
  ] as const)(
    '[ERRPAGE-06, TITLE-05] %i answers with its status, words, title and noindex',
    async (status, words) => {
      const { get } = open([product({ answers: status })]);
      const answer = await get(PATH);
      expect(answer.status).toBe(status);
      expect(answer.html).toContain(words);
      expect(answer.html).toContain(`<title>${words.slice(0, -1)} | Etalase</title>`);
      expect(answer.html).toContain('<meta name="robots" content="noindex">');
      expect(answer.html).not.toContain('hreflang');
      if (status >= 429) expect(answer.headers.get('retry-after')).not.toBeNull();
    },
  );

  test('[ROUTE-13, ROUTE-17, ROUTE-18, ROUTE-32] unknown addresses are 404 and ask for no product', async () => {
    const { get, calls } = open([product()]);
    for (const path of [
      '/nowhere',
      '/p/barang-uji',
      '/grocery/p/barang-uji',
      `${PATH}/apa-saja`,
      '/p/x/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      "/p/x/'%20OR%201=1",
      `/p/x/${'y'.repeat(80)}`,
      '/p/x/a%2F..%2Fb',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(404);
      expect(answer.html, path).toContain('Halaman tidak ditemukan.');
      expect(answer.html, path).toMatch(/<title>Halaman tidak ditemukan \| Etalase( Mart)?<\/title>/);
      expect(answer.html, path).not.toContain('<script>alert');
    }
    expect(calls.some((call) => call.includes('product-detail'))).toBe(false);
  });

  test('[ROUTE-37] an address of thousands of characters makes no call for a product', async () => {
    const { get, calls } = open([product()]);
    expect((await get(`/p/x/${'y'.repeat(3_000)}`)).status).toBe(404);
    expect((await get(`/p/x/${'y'.repeat(8_000)}`)).status).toBe(414);
    expect(calls.some((call) => call.includes('product-detail'))).toBe(false);
  });

  test.each(['500', '429', 'malformed', 'schema', 'html', 'empty', 'reset'])(
    'a %s of every supporting call leaves title, price and buy button',
    async (fault) => {
      const { get, host, logIn } = open([product()], { faults: true });
      const cookie = await logIn('ayu');
      for (const endpoint of [
        'GET /content/*',
        'GET *price-summary',
        'GET *description',
        'GET *specifications',
        'GET *highlights',
        'GET *shipping-summary',
        'GET /retail/carts',
        'GET /common/users/_current',
      ]) {
        await host(
          new Request('http://shop.test/backend/_faults', {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify({ endpoint, fault }),
          }),
        );
      }
      const { status, html } = await get(PATH, { cookie });
      expect(status).toBe(200);
      for (const part of ['Barang Uji', 'Rp100.000', 'Beli sekarang'])
        expect(withoutTags(html)).toContain(part);
    },
  );
});

describe('buying without a script', () => {
  test('[CART-01, CART-22] a posted form adds to the bag, and brings the page and a session back', async () => {
    const { post, get } = open([product()]);
    const answer = await post(PATH, {
      itemSku: ITEM,
      quantity: '2',
      fulfillment: 'DELIVERY',
      initiator: 'ADD_TO_CART',
    });
    expect(answer.status).toBe(200);
    expect(withoutTags(answer.html)).toContain('Berhasil masuk keranjang.');
    expect(answer.html).toContain('Keranjang, 2 barang');
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^session=/);
    expect((await get('/cart', { cookie })).html).toContain('Barang Uji');
  });
  test('a form that is posted again counts once; the page it came back in counts anew', async () => {
    const { post, get, logIn } = open([product()]);
    const cookie = await logIn('ayu');
    const keyOf = (html: string) => /name="key" value="(\w+)"/.exec(html)?.[1] ?? '';
    const key = keyOf((await get(PATH, { cookie })).html);
    const form = { quantity: '1', initiator: 'ADD_TO_CART' };
    const first = await post(PATH, { ...form, key }, { cookie });
    expect(first.html).toContain('Keranjang, 1 barang');
    expect((await post(PATH, { ...form, key }, { cookie })).html).toContain('Keranjang, 1 barang');
    expect((await post(PATH, { ...form, key: keyOf(first.html) }, { cookie })).html).toContain(
      'Keranjang, 2 barang',
    );
    expect((await post(PATH, { ...form, key: '<script>' }, { cookie })).html).toContain(
      'Keranjang, 3 barang',
    );
  });
  test('a form posted again with another quantity, after going back, is another add', async () => {
    const { post, get, logIn } = open([product()]);
    const cookie = await logIn('ayu');
    const key = /name="key" value="(\w+)"/.exec((await get(PATH, { cookie })).html)?.[1] ?? '';
    const add = async (quantity: string) =>
      withoutTags((await post(PATH, { initiator: 'ADD_TO_CART', quantity, key }, { cookie })).html);
    expect(await add('1')).toContain('Berhasil masuk keranjang.');
    expect(await add('2')).toContain('Berhasil masuk keranjang.');
    expect((await get(PATH, { cookie })).html).toContain('Keranjang, 3 barang');
    // Both again: each has been counted.
    await add('1');
    await add('2');
    expect((await get(PATH, { cookie })).html).toContain('Keranjang, 3 barang');
  });
  describe('[AUTH-14] logging out', () => {
    const out = { redirect: PATH };
    test('ends the session and leads back to the page, which is a guest’s with a guest’s bag', async () => {
      const { post, get, logIn } = open([product()]);
      const cookie = await logIn('ayu');
      await post(PATH, { initiator: 'ADD_TO_CART', quantity: '2' }, { cookie });
      const before = await get(PATH, { cookie });
      expect(before.html).toContain('Ayu Pratiwi');
      expect(before.html).toContain('Keranjang, 2 barang');
      const answer = await post('/backend/common/users/_logout', out, { cookie });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(PATH);
      expect(answer.headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/);
      const after = await get(PATH, { cookie });
      expect(after.html).not.toContain('Ayu');
      expect(after.html).toContain('Keranjang, 0 barang');
    });
    test.each(['500', '429', 'malformed', 'html', 'empty', 'schema', 'stalled', 'reset'])(
      'the backend answers %s: this browser is a guest’s all the same',
      async (fault) => {
        const { post, market, logIn } = open([product()], { faults: true });
        const cookie = await logIn('ayu');
        const asked = await market.fetch(
          new Request('http://shop.test/backend/_faults', {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie },
            body: JSON.stringify({ endpoint: 'POST /common/users/_logout', fault }),
          }),
        );
        expect(asked.status).toBe(200);
        const answer = await post('/backend/common/users/_logout', out, { cookie });
        expect(answer.status).toBe(303);
        expect(answer.headers.get('location')).toBe(PATH);
        expect(answer.headers.getSetCookie()[0]).toMatch(/^session=;.*Max-Age=0/);
      },
    );
    test('a browser behind TLS keeps no session either, and another cookie stays', async () => {
      const { post } = open([product()]);
      const answer = await post('/backend/common/users/_logout', out, {
        cookie: '__Host-session=abc; theme=dark',
      });
      expect(answer.headers.getSetCookie()).toContain(
        '__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
      );
      expect(answer.headers.getSetCookie().join()).not.toContain('theme');
    });
    test('leads nowhere else, whatever the form says', async () => {
      const { post, logIn } = open([product()]);
      const cookie = await logIn('ayu');
      for (const redirect of ['https://contoh.invalid/', '//contoh.invalid', '/\\contoh.invalid', '']) {
        const answer = await post('/backend/common/users/_logout', { redirect }, { cookie });
        expect(answer.headers.get('location'), redirect).toBe('/');
      }
    });
    test('is refused from another site, and does not happen by a link', async () => {
      const { post, get, logIn } = open([product()]);
      const cookie = await logIn('ayu');
      const refused = await post('/backend/common/users/_logout', out, {
        cookie,
        'sec-fetch-site': 'cross-site',
      });
      expect(refused.status).toBe(403);
      await get('/backend/common/users/_logout', { cookie });
      expect((await get(PATH, { cookie })).html).toContain('Ayu Pratiwi');
    });
    test('a page kept for guests stays kept, and stays theirs', async () => {
      const { post, get, logIn } = open([product()]);
      const kept = async () => withoutTags((await get(PATH)).html);
      const guest = await kept();
      const cookie = await logIn('ayu');
      await get(PATH, { cookie });
      await post('/backend/common/users/_logout', out, { cookie });
      expect(await kept()).toBe(guest);
    });
  });
  test('[CART-02, LINK-10] buying now leads to the checkout', async () => {
    const { post, logIn } = open([product()]);
    const cookie = await logIn('ayu');
    const answer = await post(PATH, { quantity: '1', initiator: 'BUY_NOW' }, { cookie });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/retail\/checkout\/[\w-]+$/);
  });
  test('[CART-19] a guest who buys now is asked to log in, in the page', async () => {
    const { post } = open([product()]);
    const { html } = await post(PATH, { quantity: '1', initiator: 'BUY_NOW' });
    expect(html).toMatch(/<dialog open=""/);
    expect(withoutTags(html)).toContain('Masuk untuk membeli');
    expect(html).toContain(`/login?redirect=${encodeURIComponent(PATH)}`);
  });
  test.each([
    ['0', 'Jumlah barang minimal 1.'],
    ['-1', 'Jumlah barang minimal 1.'],
    ['banyak', 'Jumlah barang minimal 1.'],
    ['1.000', 'Kamu hanya bisa menambahkan maksimal 120 barang.'],
    ['1000000000', 'Kamu hanya bisa menambahkan maksimal 120 barang.'],
    ['999', 'Kamu hanya bisa menambahkan maksimal 120 barang.'],
  ])('[CART-16, CART-17] quantity %s: %s, and nothing is added', async (quantity, text) => {
    const { post, calls } = open([product()]);
    const { html } = await post(PATH, { quantity, initiator: 'ADD_TO_CART' });
    expect(withoutTags(html)).toContain(text);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });
  test('[CART-24] a refusal stands beside the button', async () => {
    // The page checks known limits itself: the backend refuses only where it gave no limit.
    const shop: ReturnType<typeof open> = open([product({ limits: { daily: 1 } })], {
      host: {
        callBackend: async (input, init) => {
          const answer = await shop.market.fetch(new Request(input, init));
          if (!String(input).includes('/_summary')) return answer;
          const body = (await answer.json()) as { data: object };
          return Response.json({ ...body, data: { ...body.data, purchaseLimit: null } });
        },
      },
    });
    expect(withoutTags((await shop.post(PATH, { quantity: '3', initiator: 'ADD_TO_CART' })).html)).toContain(
      'Maksimal pembelian 1 barang per hari.',
    );
  });
  test('[PROMO-09, ERR-56] a form at a sold-out campaign’s price warns before it buys', async () => {
    const campaign = {
      id: 'FS',
      name: 'Flash sale',
      startsInMinutes: -5,
      endsInMinutes: 5,
      quota: 1,
      sold: 0,
      price: 60_000,
    };
    const { get, post, logIn } = open([product({ campaign })]);
    const offered = await get(PATH);
    expect(withoutTags(offered.html)).toContain('Rp60.000');
    expect(offered.html).toContain('<input type="hidden" name="campaign" value="FS"/>');
    const buy = { initiator: 'BUY_NOW', quantity: '1', campaign: 'FS' };
    const quick = await logIn('budi');
    expect((await post(PATH, { ...buy, key: 'a'.repeat(32) }, { cookie: quick })).status).toBe(303);
    const late = await logIn('ayu');
    const warned = await post(PATH, { ...buy, key: 'b'.repeat(32) }, { cookie: late });
    expect(warned.status).toBe(200);
    expect(withoutTags(warned.html)).toContain('Stok flash sale habis, harga flash sale tidak berlaku lagi.');
    expect(withoutTags(warned.html)).toContain('Rp100.000');
    expect(warned.html).not.toContain('name="campaign"');
    // The page it came back in asks for no campaign's price any more: both ways to go on are the form itself.
    expect(warned.html).toMatch(
      /<button(?=[^>]* type="submit")(?=[^>]* form="buy-form")(?=[^>]* value="BUY_NOW")[^>]* name="initiator"[^>]*>Lanjut/,
    );
    const bought = await post(PATH, { initiator: 'BUY_NOW', key: 'c'.repeat(32) }, { cookie: late });
    expect(bought.headers.get('location')).toMatch(/^\/retail\/checkout\//);
  });

  test('a form from another site is refused', async () => {
    const { post, calls } = open([product()]);
    expect((await post(PATH, { quantity: '1' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(PATH, { quantity: '1' }, { origin: 'http://evil.test' })).status).toBe(403);
    expect(calls).toEqual([]);
  });
  test('what is no form is refused', async () => {
    const { host } = open([product()]);
    const post = (body: string, type: string) =>
      host(
        new Request(`http://shop.test${PATH}`, { method: 'POST', headers: { 'content-type': type }, body }),
      );
    expect((await post('{}', 'application/json')).status).toBe(400);
    expect((await post(`a=${'x'.repeat(5_000)}`, 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await host(new Request(`http://shop.test${PATH}`, { method: 'DELETE' }))).status).toBe(405);
  });
});

describe('headers', () => {
  test('a strict policy with a nonce of its own for every answer', async () => {
    const { get } = open([product()]);
    const [first, second] = [await get(PATH), await get(PATH)];
    const nonceOf = ({ headers }: typeof first) =>
      /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    for (const answer of [first, second]) {
      const nonces = [...answer.html.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]);
      expect(new Set(nonces)).toEqual(new Set([nonceOf(answer)]));
      expect(answer.html).not.toContain('@@');
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "'strict-dynamic'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toContain('unsafe');
    }
  });
  test('every answer carries the security headers', async () => {
    const { get } = open([product()]);
    for (const path of [PATH, '/', '/nowhere', '/health', '/backend/content/product-configs']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
  });
  test('health', async () => expect((await open([product()]).get('/health')).status).toBe(200));
});

describe('page cache', () => {
  test('[HOST-28] renders a guest’s page once; only language choices and opened modals go past it', async () => {
    const { get, calls } = open([product()]);
    await get(PATH);
    const once = calls.length;
    await get(PATH);
    expect(calls.length).toBe(once);
    const isRenderedFor = async (path: string, headers: Record<string, string>) => {
      const before = calls.length;
      await get(path, headers);
      return calls.length > before;
    };
    for (const [path, headers, isKept] of [
      [`${PATH}?lang=en`, {}, false],
      [`${PATH}?voucher=ANY`, {}, false],
      [`${PATH}?qty=2`, {}, true],
      [PATH, { cookie: 'lang=en' }, true],
    ] as const) {
      expect([await isRenderedFor(path, headers), await isRenderedFor(path, headers)], path).toEqual([
        true,
        !isKept,
      ]);
    }
    expect(await isRenderedFor(`${PATH}?unknown=1&qty=2&q`, {})).toBe(false);
  });
  test('it is one for all who come from an advertisement, and the browser hydrates from it', async () => {
    const { get, calls } = open([product()]);
    const { html } = await get(`${PATH}?qty=2`);
    const once = calls.length;
    const tracked = await get(`${PATH}?utm_source=feed&qty=2&gclid=x`);
    expect(calls.length).toBe(once);
    expect(withoutTags(tracked.html) === withoutTags(html)).toBe(true);
    const state =
      /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(tracked.html)?.[1] ?? '';
    expect(readState(state, `${PATH}?utm_source=feed&qty=2&gclid=x`, 0)).not.toBeNull();
    expect(readState(state, `${PATH}?utm_source=feed&qty=3`, 0)).toBeNull();
  });
  test.each(['?&utm_source=a', '?', '?&&gclid=b&utm_term', '?utm_source=a&'])(
    'a kept page is the same, whichever address had it made: %s',
    async (search) => {
      const { get } = open([product()]);
      await get(PATH + search);
      const { html } = await get(PATH);
      const state = /id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      expect(readState(state, PATH, 0)).not.toBeNull();
    },
  );
  test('a kept page never names the host or scheme that another visitor claimed', async () => {
    const { host, get } = open([product()]);
    for (const [url, headers] of [
      [`http://evil.test${PATH}`, {}],
      [`http://shop.test${PATH}`, { 'x-forwarded-proto': 'https' }],
    ] as const) {
      await host(new Request(url, { headers }));
      const { html } = await get(PATH);
      expect(html).not.toContain('evil.test');
      expect(html).toContain('rel="canonical" href="http://shop.test/p/');
    }
  });
  test('an address cannot contain what stands for the nonce', async () => {
    const { get } = open([product()]);
    const { headers, html } = await get(`/p/@@nonce@@/${ITEM}`);
    const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
    expect(html).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain(`/p/${nonce}/`);
  });
  test.each([{}, { 'accept-encoding': 'gzip' }])(
    '[CLOCK-01] every answer says when it was sent, a kept one too, and how old its state is',
    async (headers) => {
      let nowMs = NOW;
      const { host } = open([product()], { host: { now: () => nowMs } });
      const ask = async () => {
        const answer = await host(new Request(`http://shop.test${PATH}`, { headers }));
        const body = Buffer.from(await answer.arrayBuffer());
        const html = (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body).toString();
        return {
          sentAt: Number(/<html[^>]* data-sent-at="(\d+)"/.exec(html)?.[1]),
          toldAt: Number(/"serverTimeMs":(\d+)/.exec(html)?.[1]),
        };
      };
      expect(await ask()).toEqual({ sentAt: NOW, toldAt: NOW });
      nowMs = NOW + 14_000;
      expect(await ask()).toEqual({ sentAt: NOW + 14_000, toldAt: NOW });
    },
  );
  test('a member’s page never becomes a guest’s', async () => {
    const { get, logIn } = open([product()]);
    const cookie = await logIn('ayu');
    expect((await get(PATH, { cookie })).html).toContain('Ayu');
    expect((await get(PATH)).html).not.toContain('Ayu');
  });
  test('the compressed page with what is fresh in each answer is one valid gzip member', () => {
    const marks = { nonce: '@@n@@', key: '@@k@@' };
    const text = `<a nonce="@@n@@"></a><b key="@@k@@">${'isi '.repeat(5_000)}</b>@@k@@@@n@@<c nonce="@@n@@"></c>`;
    const spliced = spliceable(text, marks);
    for (const values of [
      { nonce: 'abc', key: 'kunci' },
      { nonce: 'ünïcode', key: '' },
      { nonce: '@@k@@', key: '@@n@@' },
    ]) {
      const whole = text.replaceAll(/@@n@@|@@k@@/g, (mark) => values[mark === '@@n@@' ? 'nonce' : 'key']);
      expect(gunzipSync(fillGzip(spliced, values)).toString()).toBe(whole);
      expect(fillPlain(spliced, values).toString()).toBe(whole);
    }
    expect(fillGzip(spliced, { nonce: 'abc', key: 'k' }).length).toBeLessThan(1_000);
  });
  test('compressed answers carry the same page', async () => {
    const { host, get } = open([product()]);
    const plain = await get(PATH);
    for (const headers of [
      { 'accept-encoding': 'gzip, deflate, br, zstd' },
      { 'accept-encoding': 'gzip', cookie: 'session=1' },
    ]) {
      const answer = await host(new Request(`http://shop.test${PATH}`, { headers }));
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
      // Compared as a whole: a difference of two long lines takes minutes to print.
      expect(withoutTags(html) === withoutTags(plain.html)).toBe(true);
    }
  });
  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, identity', null],
    ['GZIP', 'gzip'],
    ['x-gzip', null],
    ['br, gzip;q=0.5', 'gzip'],
    ['', null],
  ])('the encoding that "%s" takes is %s', async (accepted, encoding) => {
    const { host } = open([product()]);
    const headers = { 'accept-encoding': accepted, cookie: 'session=1' };
    const answer = await host(new Request(`http://shop.test${PATH}`, { headers }));
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });
  test('the page of a product is small', async () => {
    const { get } = open([product()]);
    const { html } = await get(PATH);
    expect(brotliCompressSync(html).length).toBeLessThan(20_000);
  });
});

describe('past capacity', () => {
  test('[ERRPAGE-03, I18N-02] answers 503 with Retry-After, in the visitor’s language', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { get } = open([product()], {
      host: {
        capacity: 1,
        render: async (request) => {
          await held;
          return renderPage(request);
        },
      },
    });
    const first = get(`${PATH}?qty=2`);
    const second = await get(`${PATH}?qty=3`);
    expect(second.status).toBe(503);
    expect(second.headers.get('retry-after')).toBe('1');
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect(second.html).toContain('<html lang="id">');
    expect(second.html).toContain('<title>Pengunjung sedang ramai. | Etalase</title>');
    expect(second.html).toContain('<a href="">Muat ulang</a>');
    const english = await get(`${PATH}?qty=3&lang=en`);
    expect(english.html).toContain('<h1>We are getting a lot of visitors.</h1>');
    expect(english.headers.get('content-language')).toBe('en');
    release();
    expect((await first).status).toBe(200);
  });
});

describe('settings', () => {
  test('defaults and values', () => {
    expect(readSettings({ DATA_DIR: '/tmp' })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      backendOrigin: null,
      faults: false,
    });
    expect(
      readSettings({ PORT: '0', HOST: '0.0.0.0', BACKEND_ORIGIN: 'https://api.example.id', FAULTS: '1' }),
    ).toMatchObject({ port: 0, host: '0.0.0.0', backendOrigin: 'https://api.example.id', faults: true });
  });
  test.each([
    [{ PORT: 'x' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ BACKEND_ORIGIN: 'nowhere' }, /BACKEND_ORIGIN/],
    [{ BACKEND_ORIGIN: 'ftp://a.example' }, /BACKEND_ORIGIN/],
    [{ BACKEND_ORIGIN: 'https://a.example/path' }, /BACKEND_ORIGIN/],
    [{ DATA_DIR: '/proc/nowhere' }, /DATA_DIR/],
    [{ TILE_URL: 'https://tiles.example/{z}/{x}.png' }, /TILE_URL/],
    [{ TILE_URL: '/{z}/{x}/{y}.png' }, /TILE_URL/],
    [{ TILE_URL: 'data:,{z}{x}{y}' }, /TILE_URL/],
    [{ TILE_URL: 'https://a;script-src *@tiles.example/{z}/{x}/{y}.png' }, /TILE_URL/],
    [{ TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, /TILE_URL/],
  ])('%o is one clear line', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe('the map of the address picker', () => {
  const TILES = 'https://tiles.example/{z}/{x}/{y}.png?key="1"';

  test('without a setting no other origin may be asked for pictures', async () => {
    const { headers, html } = await open([product()]).get(`/p/x/${ITEM}`);
    expect(headers.get('content-security-policy')).toContain("img-src 'self' data:;");
    expect(html).not.toContain('map-tiles');
  });

  test('TILE_URL opens the policy for pictures of its origin alone, and is told to the page', async () => {
    const { mapTiles } = readSettings({
      DATA_DIR: '/tmp',
      TILE_URL: TILES.replaceAll('"', '%22'),
      TILE_ATTRIBUTION: '© <OpenStreetMap>',
    });
    const { headers, html } = await open([product()], { host: { mapTiles } }).get(`/p/x/${ITEM}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: https://tiles.example;");
    expect(policy.replace("img-src 'self' data: https://tiles.example;", '')).not.toContain('tiles.example');
    expect(html).toContain(
      '<meta name="map-tiles" content="https://tiles.example/{z}/{x}/{y}.png?key=%221%22">',
    );
    expect(html).toContain('<meta name="map-attribution" content="© &lt;OpenStreetMap&gt;">');
  });

  test('[ADDRESS-09] the page, and only the page, may ask for the device’s location', async () => {
    const { headers } = await open([product()]).get(`/p/x/${ITEM}`);
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
  });
});

test('a visitor with any cookie of their own goes past the page cache', async () => {
  const { get, calls } = open([product()]);
  await get(PATH);
  const once = calls.length;
  await get(PATH, { cookie: 'sid=member-of-another-backend' });
  expect(calls.length).toBeGreaterThan(once);
  await get(PATH, { cookie: 'theme=dark' });
  const themed = calls.length;
  await get(PATH, { cookie: 'theme=dark' });
  expect(calls.length).toBe(themed);
});
