import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ReadAnswer } from '#src/services/http/sharedReads.ts';
import { randomKey } from '#src/services/http/randomKey.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import type { PageHost } from '#server/pages/pageHost.ts';
import { createSharedReads, sharedForMs } from '#server/pages/sharedReads.ts';
import { product } from '../support/products.ts';
import { NOW, openHost } from './support/openHost.ts';

const ITEMS = ['UJI-00001-01', 'UJI-00002-01', 'UJI-00003-01'] as const;
const SHARED = /\/(description|specifications|highlights)$/;
const OWN = /\/(_summary|_current|carts)$/;

function openShop(host: Pick<PageHost, 'readsFor'>) {
  let nowMs = NOW;
  const shop = openHost(
    [
      product({ items: [{ stock: 9 }, { stock: 0 }] }),
      product({
        productSku: 'UJI-00002',
        item: { stock: 2 },
        campaign: {
          id: 'UJI-KILAT',
          name: 'Kilat',
          price: 60_000,
          startsInMinutes: -10,
          endsInMinutes: 20,
          quota: 5,
          sold: 1,
        },
      }),
      product({ productSku: 'UJI-00003', item: { stock: null } }),
    ],
    {
      // No page is kept: each is rendered.
      host: { ...host, pages: createPageCache({ newcomerBytes: 1, regularBytes: 1 }) },
      now: () => nowMs,
    },
  );
  return {
    ...shop,
    pass: (ms: number) => (nowMs += ms),
    /** A call as a browser of the shop makes it. */
    call: async (method: string, path: string, cookie: string, body?: object) => {
      const answer = await shop.host(
        new Request(`http://shop.test/backend${path}`, {
          method,
          headers: {
            cookie,
            'content-type': 'application/json',
            'idempotency-key': randomKey(),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      expect(answer.status, await answer.clone().text()).toBeLessThan(400);
      return answer;
    },
  };
}
const add = (itemSku: string, quantity = 1) => ({
  itemSku,
  pickupPointCode: 'PP-TOK-1',
  quantity,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  addOns: [],
  replace: false,
});
const pathOf = (item: string) => `/p/barang-uji/${item}`;
/** The document without the nonces, keys and times of its answer. */
const plain = (html: string) =>
  html
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/\b[a-f0-9]{32}\b/g, 'KEY')
    .replaceAll(/data-sent-at="\d+"/g, '');

describe('[HOST-29] what pages share of what they read', () => {
  test('answers for all are asked for once in their time, a visitor’s own with each page', async () => {
    let nowMs = 0;
    const reads = createSharedReads({ now: () => nowMs });
    const { get, calls } = openShop({ readsFor: () => reads });
    const asked = async (what: RegExp, headers: Record<string, string> = {}) => {
      calls.length = 0;
      expect((await get(`${pathOf(ITEMS[0])}?n=${nowMs}`, headers)).status).toBe(200);
      return calls.filter((call) => what.test(call)).length;
    };
    expect(await asked(SHARED)).toBe(3);
    nowMs = 59_999;
    expect(await asked(SHARED)).toBe(0);
    expect(await asked(OWN)).toBe(3);
    expect(await asked(SHARED, { cookie: 'lang=en' })).toBe(3);
    nowMs = 60_000;
    expect(await asked(SHARED)).toBe(3);
  });

  test('a page that shares reads equals one that does not, for every visitor and earlier purchase', async () => {
    let isShared = true;
    const reads = createSharedReads();
    const shop = openShop({ readsFor: () => (isShared ? reads : undefined) });
    const guest = await shop.call('POST', '/retail/carts', '', add(ITEMS[0]));
    const cookies = [
      '',
      guest.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      await shop.logIn('ayu'),
      await shop.logIn('budi'),
      `session=${'0'.repeat(64)}`,
    ];
    let seed = 7;
    const among = <T>(all: readonly T[]): T => {
      seed = (seed * 48_271) % 2_147_483_647;
      return all[seed % all.length] as T;
    };
    for (let step = 0; step < 120; step += 1) {
      const cookie = among(cookies);
      const item = among(ITEMS);
      const isMember = cookies.indexOf(cookie) === 2 || cookies.indexOf(cookie) === 3;
      const did = among(['look', 'look', 'save', 'add', 'wait']);
      if (did === 'save' && isMember)
        await shop.call('POST', '/member/wishlist/_product', cookie, { sku: item, isNotify: false });
      if (did === 'add')
        await shop.host(
          new Request('http://shop.test/backend/retail/carts', {
            method: 'POST',
            headers: {
              cookie,
              'content-type': 'application/json',
              'idempotency-key': randomKey(),
            },
            body: JSON.stringify(add(item)),
          }),
        );
      if (did === 'wait') shop.pass(among([1_000, 600_000, 4_000_000]));
      const path = `${pathOf(item)}?n=${step}${among(['', '&lang=en', '&qty=2', '&theme=dark'])}`;
      isShared = true;
      const shared = await shop.get(path, { cookie });
      isShared = false;
      const own = await shop.get(path, { cookie });
      expect(shared.status).toBe(200);
      expect(plain(shared.html), `step ${step}: ${did} by ${cookies.indexOf(cookie)} at ${path}`).toBe(
        plain(own.html),
      );
    }
  });

  test('a member’s own tags are theirs; the same product is without them for the next', async () => {
    const reads = createSharedReads();
    const shop = openShop({ readsFor: () => reads });
    const [ayu, budi] = [await shop.logIn('ayu'), await shop.logIn('budi')];
    const isSaved = async (cookie: string) =>
      (await shop.get(`${pathOf(ITEMS[0])}?n=1`, { cookie })).html.includes('"WISHLIST"');
    expect(await isSaved(budi)).toBe(false);
    await shop.call('POST', '/member/wishlist/_product', ayu, { sku: ITEMS[0], isNotify: false });
    expect(await isSaved(ayu)).toBe(true);
    expect(await isSaved(budi)).toBe(false);
    expect(await isSaved('')).toBe(false);
  });
});

describe('[HOST-29] shared reads by themselves', () => {
  const schema = z.object({ stock: z.number(), tags: z.array(z.string()) });
  const parse = (text: string) => z.parse(schema, JSON.parse(text));
  const answer = (data: object, cacheControl = 'no-store'): ReadAnswer => ({
    text: JSON.stringify(data),
    headers: new Headers({ 'cache-control': cacheControl }),
  });
  const PUBLIC = 'public, max-age=0, s-maxage=60';
  function open(options: Parameters<typeof createSharedReads>[0] = {}) {
    const reads = createSharedReads(options);
    let asked = 0;
    return {
      asked: () => asked,
      read: (
        path: string,
        given: ReadAnswer | Error,
        how: Partial<{ language: string; isPlain: boolean; parse: typeof parse }> = {},
      ) =>
        reads.read({
          path,
          language: 'id',
          schema,
          isPlain: true,
          parse,
          ...how,
          ask: () => {
            asked += 1;
            return given instanceof Error ? Promise.reject(given) : Promise.resolve(given);
          },
        }),
    };
  }

  test('the same text is parsed once and frozen to its depth, and each page asks for it', async () => {
    const { read, asked } = open();
    const one = await read('/product-detail/products/A/_summary', answer({ stock: 1, tags: ['X'] }));
    const same = await read('/product-detail/products/A/_summary', answer({ stock: 1, tags: ['X'] }));
    const sold = await read('/product-detail/products/A/_summary', answer({ stock: 0, tags: ['X'] }));
    expect(same).toBe(one);
    expect(sold.stock).toBe(0);
    expect(asked()).toBe(3);
    expect(() => one.tags.push('Y')).toThrow(TypeError);
  });

  test('who is visiting and what is in a bag is kept nowhere, even where it says that it may be', async () => {
    const { read, asked } = open();
    for (const path of ['/common/users/_current', '/retail/carts', '/member/wishlist']) {
      const one = await read(path, answer({ stock: 1, tags: [] }, PUBLIC));
      expect(await read(path, answer({ stock: 1, tags: [] }, PUBLIC))).not.toBe(one);
    }
    expect(asked()).toBe(6);
  });

  test('another language, and a caller who says more of themselves, are asked for by themselves', async () => {
    const { read, asked } = open();
    const path = '/content/seller-badge';
    await read(path, answer({ stock: 1, tags: [] }, PUBLIC));
    expect((await read(path, answer({ stock: 2, tags: [] }, PUBLIC), { language: 'en' })).stock).toBe(2);
    expect((await read(path, answer({ stock: 3, tags: [] }, PUBLIC), { isPlain: false })).stock).toBe(3);
    expect((await read(path, answer({ stock: 4, tags: [] }, PUBLIC))).stock).toBe(1);
    expect(asked()).toBe(3);
  });

  test('a failure and an answer that breaks its contract are not shared', async () => {
    const { read, asked } = open();
    const path = '/content/seller-badge';
    await expect(read(path, new Error('down'))).rejects.toThrow('down');
    await expect(read(path, answer({ stock: 'many' }, PUBLIC))).rejects.toThrow(z.core.$ZodError);
    expect((await read(path, answer({ stock: 5, tags: [] }, PUBLIC))).stock).toBe(5);
    expect(asked()).toBe(3);
  });

  test.each(['no-store', PUBLIC])(
    'by another contract the same text says something else: %s',
    async (said) => {
      const reads = createSharedReads();
      const read = (usual: number) => {
        const contract = z.object({ most: z._default(z.number(), usual) });
        return reads.read({
          path: '/content/seller-badge',
          language: 'id',
          schema: contract,
          isPlain: true,
          ask: async () => answer({}, said),
          parse: (text) => z.parse(contract, JSON.parse(text)),
        });
      };
      expect([await read(1), await read(2)]).toEqual([{ most: 1 }, { most: 2 }]);
    },
  );

  test('what is kept is bounded', async () => {
    const { read, asked } = open({ toldBytes: 400, parsedBytes: 400 });
    for (let round = 0; round < 2; round += 1)
      for (const id of ['a', 'b', 'c', 'd'])
        await read(`/content/${id}`, answer({ stock: 1, tags: [id] }, PUBLIC));
    expect(asked()).toBe(8);
  });

  test.each([
    [{ 'cache-control': 'public, max-age=0, s-maxage=60' }, 60_000],
    [{ 'cache-control': 'Public, Max-Age=30' }, 30_000],
    [{ 'cache-control': 'public, s-maxage=60', age: '45' }, 15_000],
    [{ 'cache-control': 'public, s-maxage=60', age: '90' }, 0],
    [{ 'cache-control': 'public, s-maxage=60', vary: 'Accept-Language, accept-encoding' }, 60_000],
    [{ 'cache-control': 'public, s-maxage=60', vary: 'cookie' }, 0],
    [{ 'cache-control': 'public, s-maxage=60', vary: '*' }, 0],
    [{ 'cache-control': 'public, s-maxage=60', 'set-cookie': 'a=b' }, 0],
    [{ 'cache-control': 'public, s-maxage=60, no-cache' }, 0],
    [{ 'cache-control': 'public, no-store, s-maxage=60' }, 0],
    [{ 'cache-control': 'public, private, s-maxage=60' }, 0],
    [{ 'cache-control': 'private, max-age=60' }, 0],
    [{ 'cache-control': 'public, s-maxage=soon' }, 0],
    [{ 'cache-control': 's-maxage=60' }, 0],
    [{ 'cache-control': 'public' }, 0],
    [{}, 0],
  ])('%j may be everybody’s for %d ms', (headers, ms) => {
    expect(sharedForMs(new Headers(headers as Record<string, string>))).toBe(ms);
  });
});

test('[HOST-35] after a change everything is asked for anew, also what was asked for before it', async () => {
  const reads = createSharedReads({ now: () => 0 });
  const headers = new Headers({ 'cache-control': 'public, max-age=60' });
  const schema = z.string();
  let asked = 0;
  const ask = async (): Promise<ReadAnswer> => {
    asked += 1;
    return { text: `"${asked}"`, headers };
  };
  const read = (how = ask) =>
    reads.read({
      path: '/product/a',
      language: 'id',
      schema,
      isPlain: true,
      ask: how,
      parse: (text) => JSON.parse(text) as string,
    });
  expect([await read(), await read()]).toEqual(['1', '1']);
  reads.forget();
  expect([await read(), await read()]).toEqual(['2', '2']);
  reads.forget();
  const { promise, resolve } = Promise.withResolvers<ReadAnswer>();
  const late = read(() => promise);
  reads.forget();
  resolve({ text: '"old"', headers });
  expect(await late).toBe('old');
  expect(await read()).toBe('3');
});
