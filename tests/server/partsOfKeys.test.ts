import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { createVisitorReads, toldKey } from '#server/pages/ownAnswers.ts';
import { createSharePictures } from '#server/pictures/sharePictures.ts';
import { createAboutProducts } from '#server/seo/aboutProducts.ts';
import { createPolicyReports } from '#server/watch/policyReports.ts';
import type { AboutAsked } from '#src/app/entryServer.tsx';
import { createOwnParts } from '#src/app/ownParts.tsx';
import { translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { product, SELLER } from '../support/products.ts';

// Of each key that is made of several parts: two askers that differ in one part alone are answered by themselves.

function openMarket() {
  const market = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [
      // Sold out: that is said in words, also in a picture.
      product({ tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 7, item: { stock: 0 } }),
      product({ productSku: 'UJI-00002', name: 'Barang Lain', tags: ['AVAILABLE', 'RETURNABLE'] }),
    ],
    merchants: [SELLER],
  });
  onTestFinished(() => market.close());
  return market;
}

describe('[SEO-03, SEO-07] about a product', () => {
  const ASKED: AboutAsked = {
    path: '/p/barang-uji/UJI-00001-01',
    itemSku: 'UJI-00001-01',
    productSku: 'UJI-00001',
    isReturnable: true,
    hasReviews: true,
    sort: 'POPULAR',
  };
  test.each<[part: string, facts: Partial<AboutAsked>, language: Language]>([
    ['language', {}, 'en'],
    ['path', { path: '/p/barang-lain/UJI-00002-01' }, 'id'],
    ['item', { itemSku: 'UJI-00002-01' }, 'id'],
    ['product', { productSku: 'UJI-00002' }, 'id'],
    ['return', { isReturnable: false }, 'id'],
    ['reviews', { hasReviews: false }, 'id'],
    ['order', { sort: 'LATEST' }, 'id'],
  ])('another %s has answers of its own', async (_, facts, language) => {
    const market = openMarket();
    const about = createAboutProducts({
      callBackend: async (input, init) => market.fetch(new Request(input, init)),
      backendOrigin: 'http://market.test',
      now: () => 0,
    });
    const told = await about(ASKED, 'id', {});
    const other = await about({ ...ASKED, ...facts }, language, {});
    expect(other).not.toBe(told);
    expect(await about({ ...ASKED, ...facts }, language, {})).toBe(other);
    expect(await about(ASKED, 'id', {})).toBe(told);
  });
});

test('[SHARE-15] another language, or another item, has a picture of its own', async () => {
  const market = openMarket();
  const pictures = createSharePictures({
    callBackend: async (input, init) => market.fetch(new Request(input, init)),
    backendOrigin: 'http://market.test',
    pictures: market.fetch,
    onError: (error) => {
      throw error;
    },
  });
  const drawn = async (language: Language, itemSku: string) => {
    const answer = await pictures.answer(
      new Request(`http://shop.test/pictures/share/${language}/${itemSku}.jpg`),
    );
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  };
  const [one, english, other] = [
    await drawn('id', 'UJI-00001-01'),
    await drawn('en', 'UJI-00001-01'),
    await drawn('id', 'UJI-00002-01'),
  ];
  expect(new Set([one, english, other]).size).toBe(3);
  expect(await drawn('id', 'UJI-00001-01')).toBe(one);
});

test('[HOST-25] another directive, source or kind of page is a line of its own', async () => {
  const told: unknown[] = [];
  const take = createPolicyReports({
    events: { policyViolated: () => {} },
    log: { warned: (_, facts) => void told.push(facts) },
    now: () => 0,
  });
  const report = (facts: Record<string, string> = {}) =>
    take(
      new Request('http://shop.test/csp-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body: JSON.stringify({
          'csp-report': {
            'document-uri': 'http://shop.test/p/barang-uji/UJI-00001-01',
            'effective-directive': 'script-src-elem',
            'blocked-uri': 'https://one.example/x.js',
            ...facts,
          },
        }),
      }),
    );
  for (const facts of [
    {},
    { 'effective-directive': 'img-src' },
    { 'blocked-uri': 'https://other.example/x.js' },
    { 'document-uri': 'http://shop.test/grocery/p/barang-uji/UJI-00001-01' },
    {},
  ])
    expect((await report(facts)).status).toBe(204);
  expect(told).toEqual([
    { directive: 'script-src-elem', blocked: 'one.example', route: 'product' },
    { directive: 'img-src', blocked: 'one.example', route: 'product' },
    { directive: 'script-src-elem', blocked: 'other.example', route: 'product' },
    { directive: 'script-src-elem', blocked: 'one.example', route: 'grocery product' },
  ]);
});

describe('[HOST-28, HOST-31] the answers by which a kept page is a visitor’s', () => {
  /** The key of a visitor from the backend's answers by address. */
  async function keyOf(answers: Record<string, [status: number, text: string]>, role: 'guest' | 'member') {
    const reads = createVisitorReads(
      async (input) => {
        const [status, text] = answers[String(input)] ?? [404, ''];
        return new Response(text, { status });
      },
      {},
      1_000,
    );
    const told = await reads.told(Object.keys(answers).map((url) => ({ url, headers: {} })));
    return toldKey(role, told ?? []);
  }
  const A = 'http://shop.test/backend/a';
  const B = 'http://shop.test/backend/b';
  const TOLD = { [A]: [200, '{"a":1}'], [B]: [200, '{"b":1}'] } satisfies Parameters<typeof keyOf>[0];

  test.each<[part: string, answers: Parameters<typeof keyOf>[0], role: 'guest' | 'member']>([
    ['status', { ...TOLD, [B]: [404, '{"b":1}'] }, 'guest'],
    ['text', { ...TOLD, [B]: [200, '{"b":2}'] }, 'guest'],
    ['address', { [A]: TOLD[B], [B]: TOLD[A] }, 'guest'],
    ['role', TOLD, 'member'],
  ])('differ by their %s alone', async (_, answers, role) => {
    expect(await keyOf(answers, role)).not.toBe(await keyOf(TOLD, 'guest'));
    expect(await keyOf(TOLD, 'guest')).toBe(await keyOf({ [B]: TOLD[B], [A]: TOLD[A] }, 'guest'));
  });
});

describe('[HOST-28] the way to a bag in a kept page', () => {
  const answered = (totalItems: number, subtotal: number) =>
    JSON.stringify({
      code: 200,
      status: 'OK',
      data: { id: 'bag-1', totalItems, subtotal, items: [], notKept: [] },
    });
  const copies = { id, en };
  const bagOf = (vendor: 'retail' | 'grocery', language: Language, answer: string) =>
    createOwnParts({
      vendor,
      language,
      path: '/',
      t: (key, params) => translate(copies[language], key, params),
    }).bagOf(answer);

  test.each<[part: string, ...Parameters<typeof bagOf>]>([
    ['vendor', 'retail', 'id', answered(2, 50_000)],
    ['language', 'grocery', 'en', answered(2, 50_000)],
    ['count', 'grocery', 'id', answered(3, 50_000)],
    ['sum', 'grocery', 'id', answered(2, 60_000)],
  ])('is another one with another %s alone', async (_, ...asked) => {
    const one = await bagOf('grocery', 'id', answered(2, 50_000));
    expect(one?.bagLink).toContain('href="/grocery/cart"');
    const other = await bagOf(...asked);
    expect([other?.bagLink, other?.bagState]).not.toEqual([one?.bagLink, one?.bagState]);
    expect(await bagOf('grocery', 'id', answered(2, 50_000))).toEqual(one);
  });
});
