import { describe, expect, test, vi } from 'vitest';
import { createHost } from '#server/createHost.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createCollector, type CollectedEvent } from '#server/watch/collector.ts';
import { logSink, receiverSink } from '#server/watch/eventSink.ts';
import { createLog } from '#server/watch/log.ts';
import { createMetrics } from '#server/watch/metrics.ts';

const VISITOR = '0123456789abcdef0123456789abcdef';
const PAGE = '0011223344556677';

function open({ bodiesPerAddress = 600 } = {}) {
  const collected: CollectedEvent[] = [];
  const metrics = createMetrics(() => createPageCache().rooms);
  const host = createHost({
    page: async () => new Response('page'),
    backend: async () => new Response('backend'),
    others: null,
    assets: { serve: () => null },
    collector: createCollector({
      release: 'abcd1234',
      events: metrics.events,
      sink: (events) => void collected.push(...events),
      bodiesPerAddress,
    }),
  });
  const send = async (
    body: unknown,
    { path = '/collect', ...headers }: Record<string, string> = {},
    method = 'POST',
  ) =>
    host(
      new Request(`http://shop.test${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', ...headers },
        ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
      }),
    );
  return {
    send,
    collected,
    status: async (...args: Parameters<typeof send>) => (await send(...args)).status,
    /** The lines of a metric, without its name. */
    async counted(name: string) {
      const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith(`etalase_${name}`));
      return lines.map((line) => line.slice(`etalase_${name}`.length));
    },
  };
}
const view = (id: number, facts: object = {}) => ({
  id: `${PAGE}-${id}`,
  at: 1_764_000_000_000 + id,
  page: 'product',
  name: 'product_view',
  data: { itemSku: 'RMB-00012-01' },
  items: [{ itemSku: 'RMB-00012-01', name: 'Koper', price: 899_000, quantity: 1 }],
  ...facts,
});
const batch = (...events: object[]) => ({ visitor: VISITOR, release: 'abcd1234', events });

describe('[ANALYTICS-06] the collector', () => {
  test('takes events in their order, and hands them on by the page’s words and the field’s', async () => {
    const { send, collected, counted } = open();
    const added = view(2, { name: 'add_to_cart', data: { itemSku: 'RMB-00012-01', quantity: 2 } });
    const answer = await send(
      batch(view(1), {
        ...added,
        items: [{ itemSku: 'RMB-00012-01', name: 'Koper', price: 899_000, quantity: 2 }],
      }),
      { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' },
    );
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(collected).toEqual([
      {
        id: `${PAGE}-1`,
        at: 1_764_000_000_001,
        visitor: VISITOR,
        release: 'abcd1234',
        page: 'product',
        event: { name: 'product_view', data: { itemSku: 'RMB-00012-01' } },
        standard: {
          name: 'view_item',
          params: {
            currency: 'IDR',
            value: 899_000,
            items: [{ item_id: 'RMB-00012-01', item_name: 'Koper', price: 899_000, quantity: 1 }],
          },
        },
      },
      expect.objectContaining({
        event: { name: 'add_to_cart', data: { itemSku: 'RMB-00012-01', quantity: 2 } },
        standard: {
          name: 'add_to_cart',
          params: {
            currency: 'IDR',
            value: 1_798_000,
            items: [{ item_id: 'RMB-00012-01', item_name: 'Koper', price: 899_000, quantity: 2 }],
          },
        },
      }),
    ]);
    expect(await counted('measured_events_total')).toEqual([
      '{event="product_view",page="product",release="abcd1234"} 1',
      '{event="add_to_cart",page="product",release="abcd1234"} 1',
    ]);
  });

  test('takes what is sent twice once, in one batch or in several', async () => {
    const { status, collected, counted } = open();
    expect(await status(batch(view(1), view(1)))).toBe(204);
    expect(await status(batch(view(1), view(2)))).toBe(204);
    expect(collected.map(({ id }) => id)).toEqual([`${PAGE}-1`, `${PAGE}-2`]);
    expect(await counted('measured_refused_total')).toEqual(['{why="repeat"} 2']);
  });

  test.each([
    ['no JSON', '{"visitor":'],
    ['no events', batch()],
    ['too many', batch(...Array.from({ length: 51 }, (_, id) => view(id)))],
    ['a visitor with a name', { ...batch(view(1)), visitor: 'ayu@example.id' }],
    ['more than is asked', { ...batch(view(1)), email: 'ayu@example.id' }],
    ['an id of its own', batch(view(1, { id: '<script>' }))],
    ['another page', batch(view(1, { page: '/p/x' }))],
    ['an event that is none', batch(view(1, { name: 'toString' }))],
    ['data that the table does not have', batch(view(1, { data: { itemSku: 'A', email: 'a@b.id' } }))],
  ])('refuses %s', async (_, body) => {
    const { status, collected } = open();
    expect(await status(body)).toBe(400);
    expect(collected).toEqual([]);
  });

  test('what one event of a batch lacks costs the others nothing', async () => {
    const { status, collected, counted } = open();
    expect(await status(batch(view(1, { name: 'of_an_older_release' }), view(2)))).toBe(204);
    expect(collected.map(({ id }) => id)).toEqual([`${PAGE}-2`]);
    expect(await counted('measured_refused_total')).toEqual(['{why="event"} 1']);
  });

  test('is written to by this site alone, in JSON, within a size', async () => {
    const { send, status, collected, counted } = open();
    expect([
      await status(batch(view(1)), { 'sec-fetch-site': 'cross-site' }),
      await status(batch(view(1)), { origin: 'https://evil.example' }),
      await status(batch(view(1)), { 'content-type': 'text/plain' }),
      await status(batch(view(1, { data: { itemSku: 'A'.repeat(70_000) } }))),
      await status(null, {}, 'GET'),
    ]).toEqual([403, 403, 415, 413, 405]);
    expect(collected).toEqual([]);
    const asked = await send(null, {}, 'GET');
    expect([asked.headers.get('allow'), asked.headers.get('cache-control')]).toEqual(['POST', 'no-store']);
    await status('{"visitor":');
    await status({ kind: 'uncaught' }, { path: '/collect/errors' });
    await status(batch(view(1)), { dnt: '1' });
    expect(await counted('measured_refused_total')).toEqual([
      '{why="type"} 1',
      '{why="size"} 1',
      '{why="shape"} 2',
      '{why="unwanted"} 1',
    ]);
  });

  test('hands nothing on where all of a batch was taken before', async () => {
    const handed: number[] = [];
    const collect = createCollector({
      release: 'abcd1234',
      events: { measured: () => {}, measureRefused: () => {}, pageBroke: () => {}, limited: () => {} },
      sink: (events) => void handed.push(events.length),
    });
    const send = (body: object) =>
      collect(
        new Request('http://shop.test/collect', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    await send(batch(view(1), view(2)));
    expect((await send(batch(view(2)))).status).toBe(204);
    expect(handed).toEqual([2]);
  });

  test('takes so many of an address in a minute, and then says when to come again', async () => {
    vi.useFakeTimers({ now: 0 });
    const { send, status, collected, counted } = open({ bodiesPerAddress: 2 });
    expect(await status(batch(view(1)))).toBe(204);
    expect(await status('{', {})).toBe(400);
    const answer = await send(batch(view(2)));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await status(batch(view(3)), { 'x-forwarded-for': '203.0.113.10' })).toBe(204);
    expect(collected.map(({ id }) => id)).toEqual([`${PAGE}-1`, `${PAGE}-3`]);
    expect(await counted('rate_limited_total')).toEqual(['{limit="measure by address"} 1']);
    vi.useRealTimers();
  });

  test('takes as much of a network of IPv6 as of one address, and counts nothing of another type', async () => {
    const { status } = open({ bodiesPerAddress: 1 });
    const of = (from: string, facts = {}) => status(batch(view(1)), { 'x-forwarded-for': from, ...facts });
    expect(await of('2001:db8:0:1::7', { 'content-type': 'text/plain' })).toBe(415);
    expect(await of('2001:db8:0:1::7')).toBe(204);
    expect(await of('2001:db8:0:1:a:b:c:d')).toBe(429);
    expect(await of('2001:db8:0:2::7')).toBe(204);
  });

  test('a name that a visitor makes up becomes no label', async () => {
    const { status, counted } = open();
    await status({ ...batch(view(1)), release: 'made-up' });
    expect(await counted('measured_events_total')).toEqual([
      '{event="product_view",page="product",release="other"} 1',
    ]);
  });
});

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
])('[CONSENT-04] of a browser with %s nothing is taken, whatever is sent', async (_, headers) => {
  const { status, collected, counted } = open();
  expect(await status(batch(view(1)), headers as Record<string, string>)).toBe(204);
  expect(collected).toEqual([]);
  expect(await counted('measured_events_total')).toEqual([]);
});

test('[ANALYTICS-10] field figures become histograms by page and release, in seconds except CLS', async () => {
  const { status, counted } = open();
  const vital = (id: number, metric: string, value: number) =>
    view(id, { page: 'grocery', name: 'web_vital', data: { metric, value, rating: 'good' }, items: [] });
  expect(
    await status(
      batch(vital(1, 'LCP', 1_500), vital(2, 'INP', 90), vital(3, 'CLS', 0.04), vital(4, 'TTFB', 150)),
    ),
  ).toBe(204);
  expect(await status(batch(vital(5, 'LCP', -1)))).toBe(400);
  const of = 'page="grocery",release="abcd1234"';
  const sums = await Promise.all(
    ['lcp_seconds', 'inp_seconds', 'cls', 'ttfb_seconds'].map(async (name) => [
      await counted(`${name}_sum`),
      await counted(`${name}_count`),
    ]),
  );
  expect(sums).toEqual([1.5, 0.09, 0.04, 0.15].map((sum) => [[`{${of}} ${sum}`], [`{${of}} 1`]]));
  expect(await counted('lcp_seconds_bucket{le="1.2"')).toEqual([`,${of}} 0`]);
  expect(await counted('lcp_seconds_bucket{le="1.8"')).toEqual([`,${of}} 1`]);
});

describe('[ANALYTICS-09] what broke', () => {
  const errors = { path: '/collect/errors' };
  test('is counted by kind, page and release, and not handed on', async () => {
    const { status, collected, counted } = open();
    const body = { release: 'abcd1234', page: 'grocery', kind: 'file' };
    expect(await status(body, { ...errors, 'sec-gpc': '1' })).toBe(204);
    expect(await counted('page_errors_total')).toEqual(['{kind="file",page="grocery",release="abcd1234"} 1']);
    expect(collected).toEqual([]);
  });
  test('says nothing of whom it happened to', async () => {
    const { status, counted } = open();
    const body = { release: 'abcd1234', page: 'product', kind: 'uncaught' };
    expect(await status({ ...body, visitor: VISITOR }, errors)).toBe(400);
    expect(await status({ ...body, kind: 'TypeError: ayu' }, errors)).toBe(400);
    expect(await status({ ...body, release: 'x'.repeat(2_000) }, errors)).toBe(413);
    expect(await counted('page_errors_total')).toEqual([]);
  });
});

describe('[ANALYTICS-07] who gets the events', () => {
  const event: CollectedEvent = {
    id: `${PAGE}-1`,
    at: 1,
    visitor: VISITOR,
    release: 'abcd1234',
    page: 'product',
    event: { name: 'seller_follow', data: { merchantCode: 'RMB' } },
    standard: { name: 'seller_follow', params: { merchant_code: 'RMB' } },
  };
  test.each(['json', 'text'] as const)('the log, as a line of %s each, without whose it is', (format) => {
    const written: string[] = [];
    const log = createLog(
      { format, level: 'info' },
      {
        json: { write: (line) => void written.push(line) },
        text: { out: (text) => void written.push(text), error: (text) => void written.push(text) },
      },
    );
    logSink(log)([event]);
    expect(written.join('')).toContain('"merchant_code":"RMB"');
    expect(written.join('')).not.toContain(VISITOR);
  });
  test('or a receiver, which gets whole batches; one that fails is counted and delays no visitor', async () => {
    const calls: { url: string; body: unknown }[] = [];
    const how: unknown[] = [];
    const refused: string[] = [];
    let status = 200;
    const cancel = vi.fn();
    const sink = receiverSink('https://events.example/shop', {
      events: { measureRefused: (why) => void refused.push(why) },
      fetch: async (url, init) => {
        calls.push({ url: String(url), body: JSON.parse(String(init?.body)) });
        const { method, headers, redirect, signal } = init ?? {};
        how.push({ method, headers, redirect, signal });
        return new Response(new ReadableStream({ cancel }), { status });
      },
    });
    sink([event]);
    await vi.waitFor(() =>
      expect(calls).toEqual([{ url: 'https://events.example/shop', body: { events: [event] } }]),
    );
    // Events go to whom they were meant for, not to where that one points.
    expect(how).toEqual([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        redirect: 'error',
        signal: expect.any(AbortSignal),
      },
    ]);
    status = 500;
    sink([event]);
    await vi.waitFor(() => expect(refused).not.toEqual([]));
    expect(refused).toEqual(['receiver']);
    // The response body is cancelled unread, so that it holds no connection.
    expect(cancel).toHaveBeenCalledTimes(2);
  });
  test.each([
    [200, 0],
    [500, 40],
  ])('a receiver that answers %i gets as many as there are, one after another', async (status, lost) => {
    let answered = 0;
    const refused: string[] = [];
    const sink = receiverSink('https://events.example/shop', {
      events: { measureRefused: (why) => void refused.push(why) },
      fetch: async () => {
        answered += 1;
        return new Response(null, { status });
      },
    });
    for (let at = 1; at <= 40; at += 1) {
      sink([event]);
      await vi.waitFor(() => expect(answered).toBe(at), { interval: 1 });
      // A batch under way ends one turn after its answer was read.
      await new Promise(setImmediate);
    }
    expect(refused).toEqual(Array<string>(lost).fill('receiver'));
  });
  test('a slow receiver has at most sixteen batches on their way', () => {
    const refused: string[] = [];
    const sink = receiverSink('https://events.example/shop', {
      events: { measureRefused: (why) => void refused.push(why) },
      fetch: () => new Promise(() => {}),
    });
    for (let at = 0; at < 17; at += 1) sink([event]);
    expect(refused).toEqual(['receiver']);
  });
});
