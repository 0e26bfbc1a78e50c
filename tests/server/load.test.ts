import { rmSync } from 'node:fs';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { faultsOfPage, type Expected } from '../../bench/load/judge.ts';
import { runLoad } from '../../bench/load/runLoad.ts';
import { addMembers } from '../../bench/load/site.ts';
import { keptFolder } from '../support/keptFolder.ts';
import { ITEM, product } from '../support/products.ts';
import { testVoucher } from '../support/vouchers.ts';
import { openHost, PATH } from './support/openHost.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
const dataDir = keptFolder('etalase-load-');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const products = [
  product({
    attributes: ['Warna'],
    items: [{ values: ['Merah'] }, { values: ['Biru'], offered: 120_000 }],
  }),
  product({ productSku: 'UJI-00002', name: 'Barang Lain', item: { offered: 50_000 } }),
];

describe('[HOST-43] the judge of a load run finds a page', () => {
  const { get, logIn } = openHost(products);
  const RIGHT: Expected = {
    itemSku: ITEM,
    language: 'id',
    price: 100_000,
    name: null,
    inBag: { least: 0, most: 0 },
  };

  test('right that is what the visitor asked for', async () => {
    expect(faultsOfPage((await get(PATH)).html, RIGHT)).toEqual([]);
    expect(faultsOfPage((await get(`${PATH}?lang=en`)).html, { ...RIGHT, language: 'en' })).toEqual([]);
    const cookie = await logIn('ayu');
    expect(faultsOfPage((await get(PATH, { cookie })).html, { ...RIGHT, name: 'Ayu Pratiwi' })).toEqual([]);
  });

  test.each<[string, Partial<Expected>]>([
    ['product', { itemSku: 'UJI-00001-02' }],
    ['language', { language: 'en' }],
    ['price', { price: 99_000 }],
    ['visitor', { name: 'Ayu Pratiwi' }],
    ['bag', { inBag: { least: 1, most: 2 } }],
  ])('wrong in its %s', async (fault, expected) => {
    expect(faultsOfPage((await get(PATH)).html, { ...RIGHT, ...expected })).toEqual([fault]);
  });

  test("wrong that is another member's, or a member's that was a guest's", async () => {
    const { html } = await get(PATH, { cookie: await logIn('budi') });
    expect(faultsOfPage(html, { ...RIGHT, name: 'Ayu Pratiwi' })).toEqual(['visitor']);
    expect(faultsOfPage(html, RIGHT)).toEqual(['visitor']);
  });

  test('wrong whose price is another one for the eye than for programs', async () => {
    const { html } = await get(PATH);
    expect(faultsOfPage(html.replace('"price":100000', '"price":90000'), RIGHT)).toEqual(['price']);
    expect(faultsOfPage(html.replaceAll('>Rp100.000<', '>Rp90.000<'), RIGHT)).toEqual(['price']);
  });

  test('wrong that was cut off', async () => {
    const { html } = await get(PATH);
    expect(faultsOfPage(html.slice(0, -20), RIGHT)).toEqual(['cut']);
  });
});

describe('[HOST-43] a load run', () => {
  /** A shop whose host may answer some requests itself. */
  async function openShop(instead: (request: Request) => Response | null | Promise<Response> = () => null) {
    const vouchers = [testVoucher({ merchantCode: 'TOK-1', isAutomatic: false, quota: 100 })];
    const folder = keptFolder('etalase-load-');
    const { host, market } = openHost(products, { dataDir: folder, vouchers, now: Date.now });
    const server = await new Promise<ServerType>((resolve) => {
      const started = serve(
        {
          port: 0,
          hostname: '127.0.0.1',
          fetch: async (request) => (await instead(request.clone())) ?? fileOf(request) ?? host(request),
        },
        () => resolve(started),
      );
    });
    closers.push(() => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      market.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    return { origin, backendOrigin: origin, members: addMembers(folder, 30), trouble: null };
  }
  /** The host of these tests has names of files only. */
  function fileOf({ url }: Request): Response | null {
    const [, end] = /\/assets\/.*\.(js|css)$/.exec(url) ?? [];
    if (end === undefined) return null;
    return new Response('', { headers: { 'content-type': end === 'js' ? 'text/javascript' : 'text/css' } });
  }
  const mix = { open: 5, options: 5, add: 30, claim: 20, question: 20, buy: 20 };
  const OPTIONS = { rate: 20, seconds: 2, mix, seed: 1 };

  test('tells each kind of request, finds nothing wrong, and all that was acknowledged', async () => {
    const lines: string[] = [];
    const { journeys, steps, kept } = await runLoad(
      await openShop(),
      OPTIONS,
      (line) => void lines.push(line),
    );
    expect(journeys).toBeGreaterThan(20);
    expect(steps.map(({ step }) => step).toSorted()).toEqual(
      [
        'add',
        'buy',
        'claim',
        'file',
        'months',
        'option',
        'page',
        'question',
        'questions',
        'vouchers',
        'who',
      ].filter((step) => step !== 'file' || steps.some((one) => one.step === 'file')),
    );
    for (const { failed, wrong } of steps) expect([failed, wrong]).toEqual([{}, {}]);
    const done = (step: string) => steps.find((one) => one.step === step)?.asked ?? 0;
    expect(kept).toEqual({
      acknowledged: done('add') + done('claim') + done('question') + done('buy'),
      unanswered: 0,
      lost: [],
    });
    expect(kept.acknowledged).toBeGreaterThan(15);
    expect(lines.at(-1)).toMatch(/^ +\d+ s {2}\d+ asked, 0 refused, 0 failed, 0 wrong$/);
  });

  test('names what was acknowledged and is not there', async () => {
    const added = Response.json({ data: { totalItems: 1, purchaseLimit: null } });
    const claimed = Response.json({ data: true });
    const shop = await openShop(({ method, url }) => {
      if (method !== 'POST') return null;
      if (url.endsWith('/retail/carts')) return added.clone();
      return url.endsWith('/_claim') ? claimed.clone() : null;
    });
    const { steps, kept } = await runLoad(shop, OPTIONS);
    const done = (step: string) => steps.find((one) => one.step === step)?.asked ?? 0;
    expect(kept.lost.filter((line) => line.includes('the claim of V-1'))).toHaveLength(done('claim'));
    expect(
      kept.lost.filter((line) => /\d pieces were acknowledged, 0 are in the bag$/.test(line)).length,
    ).toBeGreaterThan(3);
    // The page of one who has added says so too.
    expect(steps.find(({ step }) => step === 'page')?.wrong).toEqual({ bag: expect.any(Number) as number });
  });

  test('counts pages of another product, and answers about another visitor', async () => {
    const { get } = openHost(products);
    const { html } = await get('/p/barang-lain/UJI-00002-01');
    const shop = await openShop(({ url }) => {
      if (new URL(url).pathname === PATH)
        return new Response(html, { headers: { 'content-type': 'text/html' } });
      if (!url.endsWith('/_current')) return null;
      return Response.json({ data: { id: 'member-x', name: 'Orang Lain' } });
    });
    const { steps } = await runLoad(shop, { ...OPTIONS, mix: { ...mix, claim: 0, question: 0, buy: 0 } });
    const wrong = Object.fromEntries(steps.map((step) => [step.step, Object.keys(step.wrong)]));
    expect(wrong['page']).toContain('product and price');
    expect(wrong['who']).toEqual(['visitor']);
  });
});
