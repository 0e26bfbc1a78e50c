import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { createCounter } from '#server/http/limits.ts';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createVisitorReads } from '#server/pages/ownAnswers.ts';
import { createSharedReads } from '#server/pages/sharedReads.ts';
import { createSharePictures } from '#server/pictures/sharePictures.ts';
import { createCircuits, type CircuitEvent } from '#server/proxy/circuits.ts';
import { createAboutProducts } from '#server/seo/aboutProducts.ts';
import { createPolicyReports } from '#server/watch/policyReports.ts';
import { createCollector } from '#server/watch/collector.ts';
import { SERVER_CACHE_LIFETIME_MS } from '#src/app/serverCache.ts';
import { ITEM, product, SELLER } from '../support/products.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 5) }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const after = async <T>(ms: number, value: T): Promise<T> => {
  await new Promise((resolve) => void setTimeout(resolve, ms));
  return value;
};

function openShop() {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product({ item: { pictures: [] } })],
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  return shop;
}

describe('[HOST-28] the patience for one visitor’s own answers', () => {
  const read = (name: string) => ({ url: `http://shop.test/backend/${name}`, headers: {} });
  const open = (takes: Record<string, number>) =>
    createVisitorReads(
      async (input) => after(takes[String(input).split('/').at(-1) ?? ''] ?? 0, new Response('{}')),
      {},
      2_000,
    );

  test('is one for all of them: those that come one after another share it', async () => {
    const reads = open({ one: 900, two: 900, three: 300 });
    const told: (string | null)[] = [];
    const done = (async () => {
      for (const name of ['one', 'two', 'three']) told.push(await reads.read(read(name)));
    })();
    await pass(1_800);
    expect(told).toEqual(['{}', '{}']);
    await pass(199);
    expect(told).toHaveLength(2);
    await pass(1);
    expect(told).toEqual(['{}', '{}', null]);
    await done;
  });

  test('is that of the slowest of parallel calls, and a pause between calls takes nothing of it', async () => {
    const reads = open({ one: 1_000, two: 1_000, three: 1_000, four: 999 });
    const both = Promise.all([reads.read(read('one')), reads.read(read('two'))]);
    await pass(1_000);
    expect(await both).toEqual(['{}', '{}']);
    await pass(60_000);
    const next = reads.read(read('four'));
    await pass(999);
    expect(await next).toBe('{}');
    let late: unknown = 'waiting';
    void reads.told([read('three')]).then((told) => (late = told));
    await pass(1);
    expect(late).toBeNull();
  });

  test('is over for what comes after it, which is not waited for, nor for a time below none', async () => {
    const reads = open({ one: 60_000, two: 60_000 });
    const first = reads.read(read('one'));
    await pass(3_000);
    expect(await first).toBeNull();
    const wait = globalThis.setTimeout;
    const asked: unknown[] = [];
    const noted = (run: () => void, ms?: number) => {
      asked.push(ms);
      return wait(run, ms);
    };
    // A spy would take the real clock from every test that follows: it outlives the fake one it was put on.
    Object.assign(globalThis, { setTimeout: noted });
    const second = reads.read(read('two'));
    Object.assign(globalThis, { setTimeout: wait });
    await pass(0);
    expect(await second).toBeNull();
    // A negative one would be a warning in the log of the host.
    expect([asked.length > 0, asked.filter((ms) => Number(ms) < 0)]).toEqual([true, []]);
  });
});

describe('what is kept is as old as the question for it', () => {
  test('[HOST-29] an answer for all, however long it was on its way', async () => {
    const reads = createSharedReads({ now: () => performance.now() });
    let asked = 0;
    const schema = {} as never;
    const get = () =>
      reads.read({
        path: '/product/x',
        language: 'id',
        schema,
        isPlain: true,
        parse: (text: string) => text as never,
        ask: () => {
          asked += 1;
          const headers = new Headers({ 'cache-control': 'public, s-maxage=60' });
          return after(20_000, { text: `"${asked}"`, headers });
        },
      });
    const first = get();
    await pass(20_000);
    await first;
    await pass(39_999);
    expect([await get(), asked]).toEqual(['"1"', 1]);
    await pass(1);
    const second = get();
    await pass(20_000);
    expect([await second, asked]).toEqual(['"2"', 2]);
  });

  test('[CONFIG-05] the configuration: when it ends, and when it is asked for again', async () => {
    const load = vi.fn(() => after(1_000, { a: 'b' }));
    const configs = createConfigCache(load);
    const askedAt = Date.now();
    const first = configs.get('pdp:retail:id', 'id');
    await pass(1_000);
    expect(await first).toEqual({ expires: askedAt + SERVER_CACHE_LIFETIME_MS, data: { a: 'b' } });
    await pass(SERVER_CACHE_LIFETIME_MS / 2 - 1_001);
    await configs.get('pdp:retail:id', 'id');
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    await configs.get('pdp:retail:id', 'id');
    expect(load).toHaveBeenCalledTimes(2);
    // Of another language nothing is kept by it.
    void configs.get('pdp:retail:en', 'en');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('[SEO-03, SEO-07] what search engines are told of a product', async () => {
    const shop = openShop();
    let calls = 0;
    const about = createAboutProducts({
      callBackend: async (input, init) => {
        calls += 1;
        return after(800, await shop.fetch(new Request(input, init)));
      },
      backendOrigin: 'http://market.test',
      now: Date.now,
    });
    const told = async () => {
      const asked = about(
        {
          path: `/p/barang-uji/${ITEM}`,
          itemSku: ITEM,
          productSku: 'UJI-00001',
          isReturnable: false,
          hasReviews: false,
          sort: 'POPULAR',
        },
        'id',
        {},
      );
      await pass(800);
      await asked;
      return calls;
    };
    expect(await told()).toBe(2);
    await pass(59_999 - 800);
    expect(await told()).toBe(2);
    expect(await told()).toBe(4);
  });

  test('[SHARE-15] the picture of a shared product tells later caches how old it is', async () => {
    const shop = openShop();
    let drawn = 0;
    const drawing = {
      composite: () => drawing,
      jpeg: () => drawing,
      toBuffer: () => {
        drawn += 1;
        return after(3_000, Buffer.from('picture'));
      },
    };
    const sharp = Object.assign(() => drawing, { concurrency: () => {}, cache: () => {} });
    const pictures = createSharePictures({
      callBackend: async (input, init) => after(1_000, await shop.fetch(new Request(input, init))),
      backendOrigin: 'http://market.test',
      pictures: shop.fetch,
      bringSharp: async () => sharp as never,
      onError: (error) => {
        throw error;
      },
      now: Date.now,
    });
    const get = () => pictures.answer(new Request(`http://shop.test/pictures/share/id/${ITEM}.jpg`));
    const ageOf = ({ headers }: Response) => [headers.get('cache-control'), headers.get('age')];
    const first = get();
    await pass(4_000);
    expect(ageOf(await first)).toEqual(['public, max-age=60', '4']);
    await pass(55_999);
    expect(ageOf(await get())).toEqual(['public, max-age=60', '59']);
    expect(drawn).toBe(1);
    await pass(2);
    const second = get();
    await pass(4_000);
    expect(ageOf(await second)).toEqual(['public, max-age=60', '4']);
    expect(drawn).toBe(2);
  });
});

describe('the minute of a caller who asks too much', () => {
  test('begins with their first call, ends for all of it at once, and is no minute of others', async () => {
    const secondsUntilRoom = createCounter(3, 100);
    const ask = async (key: string) => (await secondsUntilRoom(key)) === null;
    expect(await ask('a')).toBe(true);
    await pass(59_000);
    expect([await ask('a'), await ask('a'), await ask('a')]).toEqual([true, true, false]);
    expect([await ask('b'), await ask('b'), await ask('b'), await ask('b')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await pass(999);
    expect(await ask('a')).toBe(false);
    await pass(1);
    expect([await ask('a'), await ask('a'), await ask('a'), await ask('a')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await ask('b')).toBe(false);
    await pass(59_000);
    expect([await ask('b'), await ask('a')]).toEqual([true, false]);
  });

  test('[ANALYTICS-06] is that of an address for what pages measure, too', async () => {
    const events = { measured: vi.fn(), measureRefused: vi.fn(), pageBroke: vi.fn(), limited: vi.fn() };
    const collect = createCollector({ release: 'r', events, sink: () => {}, bodiesPerAddress: 2 });
    const statusFrom = async (address: string) =>
      (
        await collect(
          new Request('http://shop.test/collect', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
            body: '{}',
          }),
        )
      ).status;
    const [one, two] = ['203.0.113.1', '203.0.113.2'];
    expect([await statusFrom(one), await statusFrom(one), await statusFrom(one)]).toEqual([400, 400, 429]);
    expect([await statusFrom(two), await statusFrom(two), await statusFrom(two)]).toEqual([400, 400, 429]);
    await pass(60_000);
    expect(await statusFrom(one)).toBe(400);
  });

  test('[HOST-25] reports of the policy have one that begins with the first of them', async () => {
    const report = createPolicyReports({
      events: { policyViolated: () => {} },
      log: { warned: () => {} },
      now: () => performance.now(),
    });
    const statusOf = async () =>
      (
        await report(
          new Request('http://shop.test/reports', {
            method: 'POST',
            headers: { 'content-type': 'application/csp-report' },
            body: '{}',
          }),
        )
      ).status;
    await pass(1_000_000);
    expect(await statusOf()).toBe(400);
    await pass(59_000);
    for (let n = 2; n <= 60; n += 1) expect(await statusOf()).toBe(400);
    expect(await statusOf()).toBe(429);
    await pass(999);
    expect(await statusOf()).toBe(429);
    await pass(1);
    expect(await statusOf()).toBe(400);
  });
});

describe('the pause of a circuit', () => {
  test('begins when it opened, not with the last refused call, and is separate per endpoint', async () => {
    const events: CircuitEvent[] = [];
    let isDown = true;
    const call = createCircuits(
      { timeoutMs: 1_000, concurrency: 5, failures: 2, pauseMs: 500 },
      {
        call: async () => new Response(null, { status: isDown ? 500 : 204 }),
        onEvent: (event) => void events.push(event),
      },
    );
    const ask = (path: string) =>
      call(`http://market.test${path}`).then(
        ({ status }) => status,
        (error: Error) => error.name,
      );
    const [bag, rating] = ['/backend/retail/carts', '/backend/content/merchant-rating'];
    expect([await ask(bag), await ask(bag), await ask(bag)]).toEqual([500, 500, 'BackendSpared']);
    expect(await ask(rating)).toBe(500);
    await pass(499);
    expect(await ask(bag)).toBe('BackendSpared');
    isDown = false;
    // Other endpoints are not affected by this one's failures.
    expect(await ask(rating)).toBe(204);
    await pass(1);
    expect(await ask(bag)).toBe(204);
    expect(events.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
  });

  test('a call has its time from its start, body included, and takes none of another’s', async () => {
    const call = createCircuits(
      { timeoutMs: 1_000, concurrency: 5, failures: 9, pauseMs: 500 },
      {
        call: async (_, init) =>
          new Promise<Response>((resolve, reject) => {
            const timer = setTimeout(() => resolve(new Response('late')), 1_500);
            init?.signal?.addEventListener('abort', () => {
              clearTimeout(timer);
              reject(init.signal?.reason);
            });
          }),
      },
    );
    const ended: string[] = [];
    const ask = (name: string) =>
      void call('http://market.test/backend/retail/carts').catch(() => void ended.push(name));
    ask('first');
    await pass(600);
    ask('second');
    await pass(399);
    expect(ended).toEqual([]);
    await pass(1);
    expect(ended).toEqual(['first']);
    await pass(599);
    expect(ended).toEqual(['first']);
    await pass(1);
    expect(ended).toEqual(['first', 'second']);
  });
});
