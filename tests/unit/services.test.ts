import * as z from 'zod/mini';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readServerCache, pageCacheKeyOf } from '#src/app/serverCache.ts';
import { readState, serialiseState, STATE_VERSION } from '#src/app/stateEnvelope.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import { deleting, posting, reading, writingOnce } from '../support/wires.ts';

describe('backend client', () => {
  const calls: Request[] = [];
  const backend = (
    answer: () => Response | Promise<Response>,
    onServerTime?: (ms: number) => void,
    language: 'id' | 'en' = 'en',
  ) =>
    createBackend({
      fetch: async (input, init) => {
        calls.push(new Request(input, init));
        return answer();
      },
      origin: 'http://host.test',
      language,
      headers: { cookie: 'session=1' },
      timeoutMs: 50,
      ...(onServerTime === undefined ? {} : { onServerTime }),
    });
  const data = z.object({ a: z.number() });
  const ok = (body: unknown) => Response.json(body, { headers: { date: 'Sat, 21 Nov 2026 05:00:00 GMT' } });
  const failureOf = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (reason: { failure: unknown }) => reason,
    );
    return error?.failure;
  };

  test('[API-01, API-03, I18N-03, CLOCK-01] reads /backend with language, data and date', async () => {
    let served = 0;
    const client = backend(
      () => ok({ code: 200, status: 'OK', data: { a: 1, extra: 2 } }),
      (ms) => (served = ms),
    );
    expect(await client.call(reading('/x', data), { query: { q: 'a b', none: undefined } })).toEqual({
      a: 1,
    });
    const call = calls.at(-1);
    expect(call?.url).toBe('http://host.test/backend/x?q=a+b');
    expect(call?.headers.get('accept-language')).toBe('en');
    expect(call?.headers.get('cookie')).toBe('session=1');
    expect(served).toBe(Date.UTC(2026, 10, 21, 5));
  });

  test.each([
    ['7', 7],
    ['3600', 3600],
    ['3601', undefined],
    ['0', undefined],
    ['1.5', undefined],
    ['Sat, 21 Nov 2026 05:00:00 GMT', undefined],
    [null, undefined],
  ])(
    '[ERR-63] a backend that says only by its header when to try again is heard: %s',
    async (header, seconds) => {
      const headers = header === null ? {} : { 'retry-after': header };
      const call = (status: number, errors = {}) =>
        failureOf(backend(() => Response.json({ errors }, { status, headers })).call(reading('/x', data)));
      expect(await call(429)).toMatchObject({
        status: 429,
        params: seconds === undefined ? {} : { retryAfterSeconds: seconds },
      });
      if (seconds === undefined) expect(await call(429)).not.toHaveProperty('params.retryAfterSeconds');
      // The number in the body is nearer to the cause; other refusals have no time to wait.
      expect(await call(429, { retryAfterSeconds: [5] })).toMatchObject({ params: { retryAfterSeconds: 5 } });
      expect(await call(503)).toMatchObject({ params: {} });
      expect(await call(503)).not.toHaveProperty('params.retryAfterSeconds');
    },
  );

  test.each(['id', 'en'] as const)('[I18N-03] every call says its language: %s', async (language) => {
    const client = backend(() => ok({ data: { a: 1 } }), undefined, language);
    await client.call(reading('/x', data), { headers: { 'x-other': '1' } });
    await client.call(posting('/x', data), { body: {} });
    await client.call(deleting('/x', data));
    expect(calls.slice(-3).map(({ headers }) => headers.get('accept-language'))).toEqual(
      Array.from({ length: 3 }, () => language),
    );
  });

  test('[API-05] a refusal gives the code at body.errors.user[0] and the numbers beside it', async () => {
    const client = backend(() =>
      Response.json({ errors: { user: ['CO_EXCEEDED_QUANTITY'], maxQty: [2] } }, { status: 400 }),
    );
    expect(await failureOf(client.call(writingOnce('/x', data), { body: {}, intent: 'add' }))).toEqual({
      kind: 'http',
      status: 400,
      code: 'CO_EXCEEDED_QUANTITY',
      params: { maxQty: 2 },
    });
    expect(calls.at(-1)?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('[API-05] of several codes the first one says why', async () => {
    const errors = { user: ['CO_EXCEEDED_QUANTITY', 'UNBUYABLE_ITEM', 'OutOfStock'], maxQty: [2, 7] };
    const client = backend(() => Response.json({ errors }, { status: 400 }));
    expect(await failureOf(client.call(writingOnce('/x', data), { body: {}, intent: 'add' }))).toMatchObject({
      code: 'CO_EXCEEDED_QUANTITY',
      params: { maxQty: 2 },
    });
  });

  test.each([
    ['malformed JSON', () => new Response('{"code":'), 'malformed'],
    ['HTML', () => new Response('<!doctype html>'), 'malformed'],
    ['an empty body', () => new Response(''), 'malformed'],
    ['the wrong schema', () => ok({ data: { a: 'x' } }), 'malformed'],
    ['no envelope', () => ok({ a: 1 }), 'malformed'],
    ['a lost connection', () => Promise.reject(new TypeError('reset')), 'network'],
    ['a stalled answer', () => new Promise<Response>(() => {}), 'timeout'],
  ])('%s is a failure', async (_, answer, kind) => {
    expect(await failureOf(backend(answer as () => Response).call(reading('/x', data)))).toMatchObject({
      kind,
    });
  });

  test.each([
    ['refused', () => Promise.resolve(new Response('', { status: 500 }))],
    ['lost', () => Promise.reject(new TypeError('reset'))],
  ])('a GET that was %s is not repeated by itself', async (_, answer) => {
    const before = calls.length;
    await failureOf(backend(answer as () => Promise<Response>).call(reading('/x', data)));
    expect(calls.length).toBe(before + 1);
  });
});

describe('server time', () => {
  test('[CLOCK-01, CLOCK-02] is moved by headers that differ and by elapsed monotonic time', () => {
    let monotonic = 0;
    const time = createServerTime(10_000, () => monotonic);
    let told = 0;
    const stop = time.subscribe(() => (told += 1));
    monotonic = 1_000;
    expect(time.now()).toBe(11_000);
    // Written in the second that now is in: nothing is known to be wrong.
    time.sync(11_000);
    time.sync(10_001, 0);
    expect([time.now(), told]).toEqual([11_000, 0]);
    time.sync(60_000);
    monotonic = 3_000;
    expect([time.now(), told]).toEqual([62_000, 1]);
    stop();
    time.sync(0);
    expect(told).toBe(1);
  });

  test('[CLOCK-01] a slow answer keeps the clock, and a wrong clock is right within a second', () => {
    let monotonic = 5_000;
    // Sent when the first byte was here; the script runs three seconds later.
    const time = createServerTime(100_000, () => monotonic, 2_000);
    expect(time.now()).toBe(103_000);
    monotonic = 15_000;
    // Asked at 105 s, answered within the second 105, here eight seconds later.
    time.sync(105_000, 8_000);
    expect(time.now()).toBe(113_000);
    // An hour off: between what the header says and the end of its second.
    time.sync(3_700_000, 200);
    expect(time.now()).toBeGreaterThanOrEqual(3_700_000);
    expect(time.now()).toBeLessThanOrEqual(3_701_000);
    time.sync(100_000, 200);
    expect(time.now()).toBe(101_199);
  });
});

describe('analytics', () => {
  const event = { name: 'product_view', data: { itemSku: 'A' } } as const;
  test('[ANALYTICS-01, LIMIT-24] waiting ends with the callback, or after 2000 ms', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const taken: string[] = [];
    const waiting = (done: boolean) => {
      const analytics = createAnalytics(() => (sent, callback) => {
        taken.push(sent.name);
        if (done) callback();
      });
      let isOver = false;
      void analytics.trackAndWait(event).then(() => (isOver = true));
      return () => isOver;
    };
    const [answered, silent] = [waiting(true), waiting(false)];
    await vi.advanceTimersByTimeAsync(1_999);
    expect([answered(), silent()]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(silent()).toBe(true);
    expect(taken).toEqual(['product_view', 'product_view']);
    expect(vi.getTimerCount()).toBe(0);
  });
  test('[ANALYTICS-04] a host that throws is not waited for', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const thrower = createAnalytics(() => () => {
      throw new Error('broken');
    });
    await thrower.trackAndWait(event);
    expect(vi.getTimerCount()).toBe(0);
  });
  test('[ANALYTICS-04] does nothing without a host, and survives a host that throws', async () => {
    const absent = createAnalytics(() => undefined);
    absent.track(event);
    await absent.trackAndWait(event);
    const broken = createAnalytics(() => () => {
      throw new Error('broken');
    });
    broken.track(event);
    await expect(broken.trackAndWait(event)).resolves.toBeUndefined();
  });
  test('[ANALYTICS-03] a measuring host gets the first fifty earlier events and all that follow', () => {
    const analytics = createAnalytics(() => undefined);
    for (let at = 0; at < 51; at += 1)
      analytics.track({ name: 'product_view', data: { itemSku: String(at) } });
    const skus: unknown[] = [];
    analytics.handOver(({ data: told }) => void skus.push((told as { itemSku?: string }).itemSku));
    expect(skus).toEqual(Array.from({ length: 50 }, (_, at) => String(at)));
    analytics.track({ name: 'product_view', data: { itemSku: 'later' } });
    expect(skus.slice(50)).toEqual(['later']);
  });
});

describe('what the server sends', () => {
  const state = {
    version: STATE_VERSION,
    path: '/p/a/b',
    expiresAt: 1_000,
    serverTimeMs: 0,
    openWrites: [],
    snapshot: {
      status: 'active',
      value: 'x',
      context: { route: { name: 'product', page: { kind: 'product' } } },
      children: {},
    } as never,
  } as const;
  test('[SHELL-02] state is inert JSON that cannot end its element', () => {
    const text = serialiseState({ ...state, path: '</script><!--\u2028' });
    expect(text).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(text)).toMatchObject({ path: '</script><!--\u2028' });
  });
  test('[SHELL-03, SHELL-04] missing, truncated, foreign, expired or tampered state is not used', () => {
    const text = serialiseState(state);
    expect(readState(text, '/p/a/b', 999)).toMatchObject({ path: '/p/a/b' });
    expect(readState(null, '/p/a/b', 0)).toBeNull();
    expect(readState(text.slice(0, -3), '/p/a/b', 0)).toBeNull();
    expect(readState(text, '/p/other', 0)).toBeNull();
    expect(readState(text, '/p/a/b', 1_000)).toBeNull();
    expect(
      readState(
        text.replace(`"version":${JSON.stringify(STATE_VERSION)}`, '"version":"another"'),
        '/p/a/b',
        0,
      ),
    ).toBeNull();
    expect(readState(text.replace('"status":"active"', '"status":"done"'), '/p/a/b', 0)).toBeNull();
    expect(readState(text.replace('"openWrites":[]', '"openWrites":[1]'), '/p/a/b', 0)).toBeNull();
    expect(readState('[]', '/p/a/b', 0)).toBeNull();
  });
  test('[LOAD-09, SHELL-04] state of parts that no view could read is not used', () => {
    const withParts = (children: object, more = {}) =>
      serialiseState({ ...state, snapshot: { ...(state.snapshot as object), ...more, children } as never });
    const whole = { bag: { snapshot: { status: 'active', tags: ['busy'] } }, toast: { snapshot: {} } };
    expect(readState(withParts(whole, { tags: ['busy'] }), '/p/a/b', 0)).not.toBeNull();
    for (const broken of [{ bag: null }, { bag: {} }, { bag: { snapshot: { tags: 'busy' } } }])
      expect(readState(withParts(broken), '/p/a/b', 0), JSON.stringify(broken)).toBeNull();
    expect(readState(withParts({}, { tags: 7 }), '/p/a/b', 0)).toBeNull();
  });
  test('[SHELL-02, SHELL-04] packs long arrays by columns and back, and rejects unfit tables', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, row) => ({
        itemSku: `ABC-00001-${String(row).padStart(4, '0')}`,
        selected: row === 3,
        stock: row * 7,
        thumbnail: row % 2 === 0 ? null : { url: `/${row}` },
        attributes: [
          { name: 'Warna', value: ['Hitam', 'Putih', null][row % 3] },
          { name: 'Ukuran', value: 'L' },
        ],
        ...(row % 5 === 0 ? {} : { price: row }),
      }));
    const full = {
      ...state,
      snapshot: {
        ...(state.snapshot as object),
        context: {
          route: { name: 'product', page: { kind: 'product' } },
          few: rows(3),
          many: rows(60).map(({ price: _, ...row }) => row),
          uneven: rows(60),
          nested: {
            skus: rows(60).map(({ itemSku }) => itemSku),
            nothing: Array.from({ length: 60 }, () => null),
          },
          mixed: Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? index : [index])),
          listed: [rows(40).map(({ stock }) => [stock, 'x'])],
        },
      },
    };
    const before = structuredClone(full);
    const text = serialiseState(full as never);
    expect(full).toEqual(before);
    expect(text.length).toBeLessThan(JSON.stringify(full).length * 0.7);
    expect(readState(text, '/p/a/b', 0)).toMatchObject(JSON.parse(JSON.stringify(full)));
    const { tables } = JSON.parse(text) as { tables: { path: string[] }[] };
    expect(tables.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'context.listed.0',
      'context.many',
      'context.mixed',
      'context.nested.nothing',
      'context.nested.skus',
      'context.uneven',
    ]);
    for (const [from, to] of [
      ['"rows":60', '"rows":1e9'],
      ['"rows":60', '"rows":null'],
      ['"path":["context","many"]', '"path":["context","elsewhere"]'],
      ['"path":["context","many"]', '"path":["__proto__","toString"]'],
      [/"column":\{[^]*/.exec(text)?.[0] ?? '', '"column":null}]}'],
      ['"tables":[', '"tables":7,"others":['],
    ] as const) {
      expect(text).toContain(from);
      expect(readState(text.replace(from, to), '/p/a/b', 0), to).toBeNull();
    }
  });
  test('[CONFIG-05] the embedded configuration is found by its page cache key', () => {
    expect(pageCacheKeyOf('grocery', 'en')).toBe('pdp:grocery:en');
    const cache = { 'pdp:retail:id': { expires: 5, data: { a: 'b' } } };
    expect(readServerCache(JSON.stringify(cache), 'pdp:retail:id')).toEqual({ expires: 5, data: { a: 'b' } });
    for (const nonsense of [undefined, null, 'x', {}, { 'pdp:retail:id': { expires: 'x' } }]) {
      expect(readServerCache(JSON.stringify(nonsense) ?? null, 'pdp:retail:id')).toBeNull();
    }
    expect(readServerCache(JSON.stringify(cache), 'constructor')).toBeNull();
    for (const text of [null, '', '{']) expect(readServerCache(text, 'pdp:retail:id')).toBeNull();
  });
});
