import { describe, expect, test } from 'vitest';
import { ITEM, product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const ASSETS = {
  scripts: ['/assets/part.js', '/assets/a.js'],
  styles: ['/assets/a.css', '/assets/b.css'],
  fonts: ['/assets/first.woff2', '/assets/second.woff2'],
  copies: { id: ['/assets/id.js'], en: ['/assets/en.js'] },
  lab: null as string | null,
};
const PICTURED = { item: { pictures: ['koper-pandan', 'koper-roda'] } };
const headOf = (html: string) => /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? '';
const partsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => found);
const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]*"/g, 'nonce');

describe('what a document asks for', () => {
  test('is its scripts in their order, the words of its language, and one typeface', async () => {
    const { get } = openHost([product()], { host: { assets: ASSETS } });
    for (const [path, words] of [
      [PATH, '/assets/id.js'],
      [`${PATH}?lang=en`, '/assets/en.js'],
    ]) {
      const head = withoutNonce(headOf((await get(path ?? '')).html));
      expect(partsOf(head, /<script[^>]*src[^>]*><\/script>/g)).toEqual([
        '<script type="module" src="/assets/part.js" nonce></script>',
        '<script type="module" src="/assets/a.js" nonce></script>',
      ]);
      expect(partsOf(head, /<link rel="modulepreload"[^>]*>/g)).toEqual([
        `<link rel="modulepreload" href="${words}" nonce>`,
      ]);
      expect(partsOf(head, /<link rel="preload"[^>]*as="font"[^>]*>/g)).toEqual([
        '<link rel="preload" href="/assets/first.woff2" as="font" type="font/woff2" crossorigin>',
      ]);
      expect(partsOf(head, /<link rel="stylesheet"[^>]*>/g)).toEqual([
        '<link rel="stylesheet" href="/assets/a.css">',
        '<link rel="stylesheet" href="/assets/b.css">',
      ]);
      expect(head).not.toContain('undefined');
    }
  });

  test('the lab is there before the page starts', async () => {
    const { get } = openHost([product()], { host: { assets: { ...ASSETS, lab: '/lab/door.js' } } });
    const scripts = partsOf((await get(PATH)).html, /src="[^"]*\.js"/g);
    expect(scripts).toEqual(['src="/lab/door.js"', 'src="/assets/part.js"', 'src="/assets/a.js"']);
  });

  test('[LOAD-03] the styles of its first screen stand in it, and the whole sheet holds nothing up', async () => {
    const seen: string[] = [];
    const firstStyles = (html: string) => (seen.push(html), '.first{top:0}');
    const { get } = openHost([product()], { host: { assets: { ...ASSETS, firstStyles } } });
    const { html } = await get(PATH);
    const head = withoutNonce(headOf(html));
    const late = (href: string) =>
      `<link rel="stylesheet" href="${href}" media="print" fetchpriority="high" data-styles>`;
    expect(head).toContain(
      `<style nonce>.first{top:0}</style>${late('/assets/a.css')}${late('/assets/b.css')}`,
    );
    expect(head).toMatch(
      /data-styles><script nonce>for\(const l of document\.querySelectorAll\('\[data-styles\]'\)/,
    );
    expect(head).toContain(
      '<noscript><link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"></noscript>',
    );
    expect(seen[0]).toContain('Barang Uji');
  });

  test('[LOAD-11] a document with a dialog names the sheet of dialogs, no other does', async () => {
    const assets = { ...ASSETS, dialogStyles: ['/assets/dialogs.css'], firstStyles: () => '' };
    const { get, post } = openHost([product()], { host: { assets } });
    const links = (html: string) =>
      partsOf(html, /<link rel="stylesheet" href="\/assets\/dialogs.css"[^>]*>/g);
    expect(links((await get(PATH)).html)).toEqual([]);
    const { html } = await post(PATH, { quantity: '1', initiator: 'BUY_NOW' });
    expect(html).toContain('<dialog');
    expect(links(html)).toEqual([
      '<link rel="stylesheet" href="/assets/dialogs.css" media="print" fetchpriority="high" data-styles>',
      '<link rel="stylesheet" href="/assets/dialogs.css">',
    ]);
  });

  test('[SHELL-13, SHELL-14] the sheet for print and system colours is last, and stays a link', async () => {
    const link =
      '<link rel="stylesheet" href="/assets/other.css" media="print, (forced-colors: active), (scripting: none)" fetchpriority="low">';
    for (const more of [{}, { firstStyles: () => '.first{top:0}' }]) {
      const assets = { ...ASSETS, otherMedia: '/assets/other.css', ...more };
      const { get } = openHost([product()], { host: { assets } });
      const sheets = partsOf(headOf((await get(PATH)).html), /<link rel="stylesheet"[^>]*>/g);
      expect(sheets.filter((sheet) => sheet.includes('other.css'))).toEqual([link]);
      expect(sheets.at(-1)).toBe(link);
    }
  });

  test('[PRODUCT-30] what marks pictures that fail stands before all that it may show', async () => {
    const { get } = openHost([product()], { host: { assets: ASSETS } });
    const { html } = await get(PATH);
    expect(withoutNonce(headOf(html))).toContain("<script nonce>for(const e of['error','load'])document");
    expect(html.indexOf("'is-failed'")).toBeLessThan(html.indexOf('<link'));
  });

  test('its main picture comes first, in the widths there are; another page has none', async () => {
    const { get } = openHost([product(PICTURED)]);
    const hints = async (path: string) =>
      partsOf(headOf((await get(path)).html), /<link rel="preload" as="image"[^>]*>/g);
    const [hint, ...others] = await hints(PATH);
    expect(others).toEqual([]);
    expect(hint).toMatch(
      /imagesrcset="\/pictures\/koper-pandan-\d+\.avif \d+w, \/pictures\/koper-pandan-\d+\.avif \d+w/,
    );
    expect(hint).toContain(' type="image/avif" ');
    expect(hint).toContain(
      'imagesizes="(min-width: 64rem) clamp(27rem, 60vw - 22rem, 38rem), (min-width: 48rem) 55vw, 100vw" fetchpriority="high"',
    );
    expect(await hints(`${PATH}/description`)).toEqual([]);
    const bare = openHost([product({ item: { pictures: [] } })]);
    expect(partsOf((await bare.get(PATH)).html, /<link rel="preload" as="image"/g)).toEqual([]);
  });
});

test.each([PATH, `${PATH}/description`, '/p/x/UJI-09999-01'])(
  'a document of %s has no text but its page’s: nothing stands between its elements',
  async (path) => {
    const { html } = await openHost([product(PICTURED)]).get(path);
    const elements = /<(title|style|script|noscript|svg)\b[^>]*>.*?<\/\1>|<[^>]+>/gs;
    expect(headOf(html).replaceAll(elements, '')).toBe('');
    const [before, rest = ''] = html.split('<div id="app">');
    expect(before?.replaceAll(elements, '')).toBe('');
    expect(rest.slice(rest.lastIndexOf('</main>')).split('</footer>').at(-1)?.replaceAll(elements, '')).toBe(
      '',
    );
  },
);

test('every icon stands in the document once: those of the first screen before it, others after', async () => {
  const { get } = openHost([product()]);
  const ids = (text: string) => partsOf(text, /<symbol id="[^"]+"/g);
  const firstOf = new Map<string, string[]>();
  // The icons of one page are no other's.
  for (const path of [PATH, `${PATH}/description`, PATH]) {
    const { html } = await get(path);
    const [before = '', after = ''] = html.split('<div id="app">');
    const [first, others] = [ids(before), ids(after)];
    firstOf.set(path, first);
    expect(first.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set([...first, ...others]).size).toBe(first.length + others.length);
    for (const symbol of first) expect(after).toContain(`"#${/"(.*)"/.exec(symbol)?.[1]}"`);
    for (const part of [before, after]) expect(partsOf(part, /<svg[^>]*>\s*<symbol/g)).toHaveLength(1);
  }
  expect(firstOf.get(PATH)).not.toEqual(firstOf.get(`${PATH}/description`));
});

describe('[SHARE-15] what a document says of itself', () => {
  const named = (html: string) =>
    [...headOf(html).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name, value]) => `${name}: ${value}`,
    );

  test('in each language, and to networks', async () => {
    const { get } = openHost([product(PICTURED)]);
    const { html } = await get(`${PATH}?lang=en`);
    const at = `http://shop.test${PATH}`;
    expect(partsOf(headOf(html), /<link rel="alternate"[^>]*>/g)).toEqual([
      `<link rel="alternate" hreflang="id" href="${at}">`,
      `<link rel="alternate" hreflang="en" href="${at}?lang=en">`,
      `<link rel="alternate" hreflang="x-default" href="${at}">`,
    ]);
    expect(named(html).filter((line) => !line.startsWith('og:description'))).toEqual([
      'viewport: width=device-width, initial-scale=1, viewport-fit=cover',
      'viewed: guest recentProducts UJI-00001-01 UJI-00001-01',
      expect.stringMatching(/^description: ./),
      ...named(html).filter((line) => line.startsWith('keywords')),
      'og:type: product',
      'og:site_name: Etalase',
      'og:title: Barang Uji',
      `og:url: ${at}?lang=en`,
      'og:locale: en_US',
      'og:image: http://shop.test/pictures/koper-pandan-720.webp',
      expect.stringMatching(/^og:image:alt: ./),
      'product:price:amount: 100000',
      'product:price:currency: IDR',
      'twitter:card: summary_large_image',
    ]);
    expect(named((await get(PATH)).html)).toContain('og:locale: id_ID');
    expect(headOf(html)).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">' +
        '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1c1d27">' +
        '<link rel="icon" href="data:,">',
    );
  });

  test.each([
    ['that the product tells', 'Koper dari depan', true, 'Koper dari depan'],
    ['of its name, where the product tells none', '', true, 'Barang Uji'],
    ['of its name, where the picture is drawn here and the product has none', null, true, 'Barang Uji'],
    ['that is not there, where nothing is shown', null, false, undefined],
  ])('its picture with a text %s', async (_, alt, hasSharePictures, told) => {
    const { get, market } = openHost([product(PICTURED)], {
      host: {
        hasSharePictures: () => hasSharePictures,
        callBackend: async (input, init) => {
          const request = new Request(input, init);
          const answer = await market.fetch(request);
          if (!request.url.includes('/_summary')) return answer;
          const { data, ...rest } = (await answer.json()) as { data: { images: object[] } };
          const images = alt === null ? [] : data.images.map((image) => ({ ...image, alt }));
          return Response.json({ ...rest, data: { ...data, images } });
        },
      },
    });
    const { html } = await get(PATH);
    const line = named(html).find((one) => one.startsWith('og:image:alt: '));
    expect(line?.slice('og:image:alt: '.length)).toBe(told);
    expect(named(html)).toContain(`twitter:card: ${told === undefined ? 'summary' : 'summary_large_image'}`);
  });

  test('nothing to networks, and of no language, where there is no product', async () => {
    const { get } = openHost([product()]);
    const { html, status } = await get('/p/x/UJI-09999-01');
    expect(status).toBe(404);
    expect(named(html).filter((line) => /^(?:og|twitter|product):/.test(line))).toEqual([]);
    expect(partsOf(html, /<link rel="(?:canonical|alternate)"/g)).toEqual([]);
    expect(html).not.toContain('application/ld+json');
  });

  test('and to search engines last of all', async () => {
    const { get } = openHost([product()]);
    const { html } = await get(`/p/x/${ITEM}`);
    expect(html).toMatch(/<script type="application\/ld\+json">[^<]*<\/script><\/body><\/html>$/);
    expect(html).toMatch(
      /^<!doctype html><html lang="id" data-vendor="retail" data-shell="older" data-sent-at="\d+">/,
    );
  });
});
