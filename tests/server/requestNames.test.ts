import { afterEach, describe, expect, test } from 'vitest';
import { createEdge } from '#server/http/edge.ts';
import { listen } from '#server/http/listen.ts';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A whole host on a socket; `asked` keeps the headers of its calls to the backend. */
async function open(trustedProxies = LOOPBACK) {
  const asked: Headers[] = [];
  const { host, market } = openHost([product()], {
    host: {
      callBackend: async (input, init) => {
        const request = new Request(input, init);
        asked.push(request.headers);
        return market.fetch(request);
      },
    },
  });
  const edge = createEdge({ publicOrigins: [], trustedProxies });
  const socket = await listen({ hostname: '127.0.0.1', port: 0, fetch: host, admit: edge.admit });
  closers.push(() => socket.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${socket.port}${path}`, { headers: { ...headers, connection: 'close' } });
  return { get, asked };
}
const named = (asked: Headers[], name: string) => new Set(asked.map((headers) => headers.get(name)));

describe('[HOST-22] the name of a request', () => {
  test('is in its answer and in every call that its page makes of the backend', async () => {
    const { get, asked } = await open();
    const known = { cookie: 'session=1' };
    for (const [path, headers, least] of [
      [PATH, {}, 5],
      [PATH, known, 2],
      [`${PATH}?voucher=ANY`, known, 5],
    ] as [string, Record<string, string>, number][]) {
      asked.length = 0;
      const id = (await get(path, headers)).headers.get('x-request-id');
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(asked.length).toBeGreaterThanOrEqual(least);
      expect(named(asked, 'x-request-id')).toEqual(new Set([id]));
    }
  });

  test('is another for every request, also of a kept page, and on every kind of answer', async () => {
    const { get } = await open();
    const ids = [];
    for (const path of [
      PATH,
      PATH,
      '/health',
      '/nowhere',
      '/assets/gone.js',
      '/backend/content/product-configs',
    ])
      ids.push((await get(path)).headers.get('x-request-id'));
    expect(ids).not.toContain(null);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is a trusted proxy’s when it has the form of one; no other caller may set it', async () => {
    const ofProxy = await open();
    const idOf = async ({ get }: typeof ofProxy, id: string) =>
      (await get('/health', { 'x-request-id': id })).headers.get('x-request-id');
    expect(await idOf(ofProxy, 'edge-7f3a.91_0')).toBe('edge-7f3a.91_0');
    for (const junk of [
      'short',
      'x'.repeat(65),
      'has space in it',
      '<script>alert(1)</script>',
      'ä'.repeat(9),
    ])
      expect(await idOf(ofProxy, junk), junk).toMatch(/^[0-9a-f]{32}$/);
    expect(await idOf(await open(['10.0.0.0/8']), 'edge-7f3a.91_0')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('[HOST-23] a trace', () => {
  test('goes on in the calls of a page that is rendered, kept for many or not', async () => {
    const { get, asked } = await open();
    await get(PATH, { traceparent: TRACE, tracestate: 'vendor=1' });
    expect(named(asked, 'traceparent')).toEqual(new Set([TRACE]));
    expect(named(asked, 'tracestate')).toEqual(new Set([null]));
    asked.length = 0;
    await get(PATH, { traceparent: TRACE, tracestate: 'vendor=1', cookie: 'session=1' });
    expect(named(asked, 'traceparent')).toEqual(new Set([TRACE]));
    expect(named(asked, 'tracestate')).toEqual(new Set(['vendor=1']));
  });

  test('begins here when no valid one came, and is not marked as sampled', async () => {
    const { get, asked } = await open();
    const seen = new Set<string | null>();
    for (const headers of [{}, { traceparent: 'junk', tracestate: 'vendor=1' }] as Record<string, string>[]) {
      asked.length = 0;
      await get(PATH, { ...headers, cookie: 'session=1' });
      const traces = [...named(asked, 'traceparent')];
      expect(traces).toEqual([expect.stringMatching(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/)]);
      expect(named(asked, 'tracestate')).toEqual(new Set([null]));
      seen.add(traces[0] ?? null);
    }
    expect(seen.size).toBe(2);
  });
});
