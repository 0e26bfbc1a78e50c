import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '#src/app/entryServer.tsx';
import { OWN_MARKS } from '#server/pages/answerOwn.ts';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createPageCache, type CachedPage } from '#server/pages/pageCache.ts';
import { VisitorLeft } from '#server/pages/renderQueue.ts';
import { fillPlain, spliceable } from '#server/pages/splicedGzip.ts';
import { product } from '../support/products.ts';
import { NOW, openHost as open, PATH } from './support/openHost.ts';

const FRESH_MS = 15_000;
const MINUTE_MS = 60_000;

const page = (text: string, facts: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  text: spliceable(text, OWN_MARKS),
  isShared: true,
  isElsewhere: false,
  forKnown: null,
  timing: { renderMs: 0, backendMs: 0 },
  ...facts,
});
const own = {
  nonce: '',
  formKey: '',
  origin: '',
  sentAt: '',
  bagLink: '',
  bagState: '',
  account: '',
  session: '',
};
const textOf = ({ text }: CachedPage) => fillPlain(text, own).toString();

/** A cache on a clock of the test, whose waiters are let go by hand. */
function openCache(bytes: { newcomerBytes?: number; regularBytes?: number } = {}) {
  let now = 0;
  let endPatience = () => {};
  const cache = createPageCache({
    ...bytes,
    now: () => now,
    wait: () => new Promise<void>((resolve) => (endPatience = resolve)),
  });
  return {
    cache,
    pass: (ms: number) => void (now += ms),
    endPatience: () => endPatience(),
    get: async (render: () => Promise<CachedPage>, key = 'k') =>
      textOf((await cache.getOrRender(key, render)).page),
  };
}
const shownPrice = (html: string) =>
  /Harga sekarang[^R]*(Rp[\d.]+)/.exec(html.replaceAll(/<[^>]+>/g, ''))?.[1];
const never = () => new Promise<CachedPage>(() => {});
const failing = async () => {
  throw new Error('down');
};

describe('a kept page', () => {
  test('several askers of a missing page wait for one rendering, and the next get what is kept', async () => {
    const { get } = openCache();
    const render = vi.fn(async () => page('a'));
    expect(await Promise.all([get(render), get(render)])).toEqual(['a', 'a']);
    expect(await get(never)).toBe('a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('gets a new rendering for waiting visitors when the first one leaves before its turn', async () => {
    const { get } = openCache();
    const first = Promise.withResolvers<CachedPage>();
    const left = get(() => first.promise).catch((error: unknown) => error);
    const render = vi.fn(async () => page('a'));
    const others = Promise.all([get(render), get(render), get(render)]);
    first.reject(new VisitorLeft());
    expect(await left).toBeInstanceOf(VisitorLeft);
    expect(await others).toEqual(['a', 'a', 'a']);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is fresh for 15 seconds; for as long again it is sent while one newer page is made', async () => {
    const { get, pass } = openCache();
    await get(async () => page('old'));
    pass(FRESH_MS - 1);
    const early = vi.fn(async () => page('new'));
    expect(await get(early)).toBe('old');
    expect(early).not.toHaveBeenCalled();
    pass(1);
    const { promise, resolve } = Promise.withResolvers<CachedPage>();
    const render = vi.fn(() => promise);
    expect(await Promise.all([get(render), get(render)])).toEqual(['old', 'old']);
    expect(render).toHaveBeenCalledTimes(1);
    resolve(page('new'));
    await promise;
    expect(await get(never)).toBe('new');
  });

  test('that says what is over is not sent while a newer one can be had, however fresh it is', async () => {
    const { get, pass, endPatience } = openCache();
    await get(async () => page('on sale', { trueForMs: 5_000 }));
    pass(4_999);
    expect(await get(never)).toBe('on sale');
    pass(1);
    const slow = get(never);
    endPatience();
    expect(await slow).toBe('on sale');
    const { get: getOther, pass: passOther } = openCache();
    await getOther(async () => page('on sale', { trueForMs: 5_000 }));
    passOther(5_000);
    expect(await getOther(async () => page('at the normal price'))).toBe('at the normal price');
    expect(await getOther(never)).toBe('at the normal price');
  });

  test.each([
    ['ends', { startsInMinutes: -60, endsInMinutes: 1 }, ['Rp70.000', 'Rp100.000']],
    ['begins', { startsInMinutes: 1, endsInMinutes: 60 }, ['Rp100.000', 'Rp70.000']],
  ])(
    '[PRODUCT-19] a flash sale that %s between two visits of it costs what it costs then',
    async (_, times, prices) => {
      let passed = 0;
      const campaign = { id: 'FS', name: 'Kilat', quota: 9, sold: 0, price: 70_000, ...times };
      const { get, calls } = open([product({ campaign })], { now: () => NOW + passed });
      const priceOf = async () => shownPrice((await get(PATH)).html);
      const renderings = () => calls.filter((call) => call.endsWith('/_summary')).length;
      expect(await priceOf()).toBe(prices[0]);
      passed = MINUTE_MS - 5_000;
      expect(await priceOf()).toBe(prices[0]);
      await vi.waitFor(() => expect(renderings()).toBe(2));
      // The page of five seconds ago is as fresh as any other.
      passed = MINUTE_MS;
      expect(await priceOf()).toBe(prices[1]);
      expect(renderings()).toBe(3);
      expect(await priceOf()).toBe(prices[1]);
      expect(renderings()).toBe(3);
    },
  );

  test('[PRODUCT-19] a flash sale ends no later on a page that took long to render', async () => {
    let passed = MINUTE_MS - 10_000;
    const times = { startsInMinutes: -60, endsInMinutes: 1 };
    const campaign = { id: 'FS', name: 'Kilat', quota: 9, sold: 0, price: 70_000, ...times };
    const { get } = open([product({ campaign })], {
      now: () => NOW + passed,
      host: {
        render: (request) => {
          passed += 5_000;
          return renderPage(request);
        },
      },
    });
    expect(shownPrice((await get(PATH)).html)).toBe('Rp70.000');
    passed = MINUTE_MS;
    expect(shownPrice((await get(PATH)).html)).toBe('Rp100.000');
  });

  test('that is older waits for the newer one, though not for long', async () => {
    const { get, pass, endPatience } = openCache();
    await get(async () => page('old'));
    pass(2 * FRESH_MS);
    expect(await get(async () => page('new'))).toBe('new');
    pass(2 * FRESH_MS);
    const slow = get(never);
    endPatience();
    expect(await slow).toBe('new');
  });

  test('is sent for ten minutes while the backend gives no newer one, retried every two seconds', async () => {
    const { get, pass } = openCache();
    await get(async () => page('old'));
    const render = vi.fn(async () => page('error', { status: 503, isShared: false }));
    pass(5 * MINUTE_MS);
    expect(await get(render)).toBe('old');
    expect(await get(render)).toBe('old');
    expect(render).toHaveBeenCalledTimes(1);
    pass(2_000);
    expect(await get(failing)).toBe('old');
    pass(2_000);
    expect(await get(async () => page('back'))).toBe('back');
    pass(10 * MINUTE_MS);
    expect(await get(render)).toBe('error');
    await expect(get(failing)).rejects.toThrow('down');
    expect(await get(async () => page('again'))).toBe('again');
  });

  test('goes when its address leads nowhere any more, and what is one member’s never comes', async () => {
    const { cache, get, pass } = openCache();
    await get(async () => page('old'));
    pass(2 * FRESH_MS);
    expect(await get(async () => page('gone', { status: 404, isShared: false }))).toBe('gone');
    expect(cache.size).toBe(0);
    await get(async () => page('Ayu', { isShared: false }));
    expect(cache.size).toBe(0);
  });
});

describe('what is said of a kept page', () => {
  test('is whether it was kept, kept too long, or made', async () => {
    const { cache, pass } = openCache();
    const found = async (render: () => Promise<CachedPage>) => (await cache.getOrRender('k', render)).found;
    expect(await found(async () => page('a'))).toBe('miss');
    expect(await found(never)).toBe('hit');
    pass(FRESH_MS);
    expect(await found(async () => page('b'))).toBe('stale');
    pass(2 * FRESH_MS);
    expect(await found(async () => page('c'))).toBe('miss');
    pass(2 * FRESH_MS);
    expect(await found(failing)).toBe('stale');
    expect(await found(never)).toBe('stale');
  });

  test('is how many there are in each room, and how large', async () => {
    const { cache, get } = openCache();
    await get(async () => page('once'), 'a');
    const [once] = [cache.bytes];
    await get(async () => page('twice'), 'b');
    expect([cache.size, cache.rooms.newcomers.pages, cache.rooms.regulars.pages]).toEqual([2, 2, 0]);
    await get(never, 'b');
    const { newcomers, regulars } = cache.rooms;
    expect([cache.size, newcomers.pages, regulars.pages]).toEqual([2, 1, 1]);
    expect(newcomers.bytes).toBe(once);
    // It holds the page compressed too.
    expect(regulars.bytes).toBeGreaterThan(once);
    expect(cache.bytes).toBe(newcomers.bytes + regulars.bytes);
  });
});

describe('a page that is asked for again', () => {
  test('is compressed once for all who get it, and so is the newer one', async () => {
    const { cache, pass } = openCache();
    const asked = async (render: () => Promise<CachedPage>) => (await cache.getOrRender('k', render)).page;
    const old = await asked(async () => page('old'));
    expect(old.text.deflated).toBeNull();
    await asked(never);
    expect(old.text.deflated).not.toBeNull();
    pass(2 * FRESH_MS);
    expect((await asked(async () => page('new'))).text.deflated).not.toBeNull();
  });

  test.each([
    ['too many asked', async () => page('busy', { status: 429, isShared: false })],
    ['the backend fails', failing],
  ])('stays while %s, and a newer one is tried again after two seconds', async (_, render) => {
    const { get, pass } = openCache();
    await get(async () => page('old'));
    pass(2 * FRESH_MS);
    expect(await get(render)).toBe('old');
    const again = vi.fn(async () => page('new'));
    pass(1_999);
    expect(await get(again)).toBe('old');
    expect(again).not.toHaveBeenCalled();
    pass(1);
    expect(await get(again)).toBe('new');
  });

  test('a failure is told to all who wait for it, and rendered only once', async () => {
    const { get } = openCache();
    const render = vi.fn(failing);
    const told = await Promise.allSettled([get(render), get(render)]);
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(render).toHaveBeenCalledTimes(1);
    expect(await get(async () => page('next'))).toBe('next');
  });

  test('by the process’s own clock is fresh at once, and is waited for a second at most', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const cache = createPageCache();
    await cache.getOrRender('k', async () => page('a'));
    expect((await cache.getOrRender('k', never)).found).toBe('hit');
    vi.advanceTimersByTime(3 * FRESH_MS);
    const asked = cache.getOrRender('k', never);
    let isAnswered = false;
    void asked.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await asked).found).toBe('stale');
    vi.useRealTimers();
  });
});

describe('the room of kept pages', () => {
  const BIG = 'x'.repeat(10_000);

  test('ten thousand addresses asked for once push out no page that is asked for again', async () => {
    const { cache, get } = openCache({ newcomerBytes: 100_000, regularBytes: 100_000 });
    for (let visit = 0; visit < 2; visit += 1) await get(async () => page('good'), '/p/good');
    for (let count = 0; count < 10_000; count += 1) await get(async () => page(BIG), `/p/junk-${count}`);
    expect(await get(never, '/p/good')).toBe('good');
    expect(cache.bytes).toBeLessThan(200_000);
  });

  test('what is asked for again has its room too, and the least asked for goes first', async () => {
    const { cache, get } = openCache({ newcomerBytes: 100_000, regularBytes: 35_000 });
    for (const name of ['a', 'b', 'c', 'd']) {
      for (let visit = 0; visit < 2; visit += 1) await get(async () => page(name + BIG), name);
    }
    expect(cache.bytes).toBeLessThan(35_000);
    const render = vi.fn(async () => page('again'));
    expect(await get(render, 'a')).toBe('again');
    expect(await get(never, 'd')).toBe(`d${BIG}`);
    // Of the others the first to come has been asked for since.
    expect(await get(never, 'b')).toBe(`b${BIG}`);
    for (let visit = 0; visit < 2; visit += 1) await get(async () => page(`e${BIG}`), 'e');
    expect([await get(render, 'b'), await get(render, 'c')]).toEqual([`b${BIG}`, 'again']);
  });

  test('a page larger than all the room is sent and not kept', async () => {
    const { cache, get } = openCache({ newcomerBytes: 5_000 });
    expect(await get(async () => page(BIG))).toBe(BIG);
    expect(cache.size).toBe(0);
  });
});

describe('kept pages of the host', () => {
  test('an address that leads nowhere is rendered for each visitor, and never kept', async () => {
    const { get, calls } = open([product()]);
    expect((await get('/p/x/UJI-09999-01')).status).toBe(404);
    const once = calls.length;
    expect((await get('/p/x/UJI-09999-01')).status).toBe(404);
    expect(calls.length).toBeGreaterThan(once);
  });

  test('one page serves every host and scheme, each under its own origin', async () => {
    const { host, calls } = open([product()]);
    const canonical = async (url: string, headers = {}) =>
      /rel="canonical" href="(.*?)\/p\//.exec(await (await host(new Request(url, { headers }))).text())?.[1];
    expect(await canonical(`http://shop.test${PATH}`)).toBe('http://shop.test');
    const once = calls.length;
    expect(await canonical(`http://toko.test${PATH}`)).toBe('http://toko.test');
    expect(await canonical(`http://shop.test${PATH}`, { 'x-forwarded-proto': 'https' })).toBe(
      'https://shop.test',
    );
    expect(calls.length).toBe(once);
  });

  test('a call for a shared page tells the backend nothing of the visitor who asked', async () => {
    const seen: string[] = [];
    const { host, market } = open([product()], {
      host: {
        callBackend: async (input, init) => {
          const request = new Request(input, init);
          for (const name of ['cookie', 'user-agent', 'x-forwarded-for'])
            if (request.headers.get(name) !== null) seen.push(`${name} ${request.headers.get(name)}`);
          return market.fetch(request);
        },
      },
    });
    const headers = { 'user-agent': 'Peramban/1', 'x-forwarded-for': '203.0.113.9', cookie: 'lang=en' };
    await host(new Request(`http://shop.test${PATH}`, { headers }));
    expect(seen).toEqual([]);
    await host(new Request(`http://shop.test${PATH}`, { headers: { ...headers, cookie: 'session=1' } }));
    expect(new Set(seen)).toEqual(
      new Set(['cookie session=1', 'user-agent Peramban/1', 'x-forwarded-for 203.0.113.9']),
    );
  });
});

describe('configuration cache', () => {
  const HALF_MS = 150_000;
  function openConfigs() {
    let now = 0;
    const load = vi.fn(async (): Promise<Record<string, string>> => ({ a: 'b' }));
    const found: string[] = [];
    const cache = createConfigCache(
      load,
      () => now,
      (how) => void found.push(how),
    );
    return {
      load,
      found,
      get: () => cache.get('pdp:retail:id', 'id'),
      pass: (ms: number) => void (now += ms),
    };
  }

  test('[CONFIG-04, CONFIG-05] loads once per lifetime; a first failure is expired and retried', async () => {
    const { load, get, pass } = openConfigs();
    load.mockRejectedValueOnce(new Error('down'));
    expect(await get()).toEqual({ expires: 0, data: {} });
    pass(5_000);
    // No page waits for a backend that gave none the last time.
    expect(await get()).toEqual({ expires: 0, data: {} });
    await Promise.all([get(), get()]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await get()).toEqual({ expires: 305_000, data: { a: 'b' } });
  });

  test('one that cannot be renewed stays valid for its lifetime, and serves the host beyond it', async () => {
    const { load, get, pass } = openConfigs();
    await get();
    load.mockRejectedValue(new Error('down'));
    pass(HALF_MS);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await get()).toEqual({ expires: 300_000, data: { a: 'b' } });
      pass(5_000);
    }
    pass(HALF_MS);
    expect(await get()).toEqual({ expires: 300_000, data: { a: 'b' } });
    load.mockResolvedValue({ a: 'c' });
    pass(5_000);
    await get();
    expect((await get()).data).toEqual({ a: 'c' });
  });

  test('no page waits for a newer one while the old one is valid', async () => {
    const { load, get, pass } = openConfigs();
    await get();
    load.mockReturnValue(new Promise(() => {}));
    pass(HALF_MS);
    expect((await get()).data).toEqual({ a: 'b' });
  });

  test('once it has expired everybody waits for the newer one, which is asked for once', async () => {
    const { load, get, pass } = openConfigs();
    await get();
    pass(2 * HALF_MS);
    const newer = Promise.withResolvers<Record<string, string>>();
    load.mockReturnValue(newer.promise);
    const both = Promise.all([get(), get()]);
    newer.resolve({ a: 'c' });
    expect((await both).map(({ data }) => data)).toEqual([{ a: 'c' }, { a: 'c' }]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a failure is tried again after five seconds and not before', async () => {
    const { load, get, found, pass } = openConfigs();
    load.mockRejectedValue(new Error('down'));
    await get();
    pass(4_999);
    await get();
    expect(load).toHaveBeenCalledTimes(1);
    pass(1);
    await get();
    expect(load).toHaveBeenCalledTimes(2);
    expect(found).toEqual(['miss', 'stale', 'stale']);
  });

  test('it is told whether it was kept, kept too long, or made', async () => {
    const { get, found, pass } = openConfigs();
    await get();
    await get();
    pass(HALF_MS);
    await get();
    await get();
    expect(found).toEqual(['miss', 'hit', 'stale', 'hit']);
  });
});

describe('[HOST-35] a change', () => {
  const about = (seller: string) => ({ subject: { productSku: 'P', itemSku: 'P-01', seller } });

  test('forgets the pages that it has made old, and leaves the others', async () => {
    const { cache, get } = openCache();
    for (const key of ['a', 'b']) {
      await get(async () => page(`${key} 1`, about(key)), key);
      // A second request moves it among the regular pages.
      if (key === 'a') await get(never, key);
    }
    await get(async () => page('c 1'), 'c');
    cache.change((subject) => subject === null || subject.seller === 'a');
    expect(await get(async () => page('a 2', about('a')), 'a')).toBe('a 2');
    expect(await get(never, 'b')).toBe('b 1');
    expect(await get(async () => page('c 2'), 'c')).toBe('c 2');
  });

  test('keeps no page whose render began before it, and begins another one', async () => {
    const { cache, get } = openCache();
    let end = (_: CachedPage) => {};
    const before = get(() => new Promise((resolve) => (end = resolve)));
    cache.change(() => false);
    const after = get(async () => page('new'));
    expect(await after).toBe('new');
    end(page('old'));
    expect(await before).toBe('old');
    expect(await get(never)).toBe('new');
  });

  test('keeps no page that was made elsewhere before it', async () => {
    const { cache, get } = openCache();
    const keep = cache.keeping();
    cache.change(() => false);
    keep('k', page('old'));
    expect(await get(async () => page('new'))).toBe('new');
    cache.keeping()('l', page('kept'));
    expect(await get(never, 'l')).toBe('kept');
  });
});
