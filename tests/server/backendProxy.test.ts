import { describe, expect, test } from 'vitest';
import { createBackendProxy, isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { BackendSpared } from '#server/proxy/circuits.ts';

/** A proxy to a backend with this answer, and the calls that it made. */
function open(answer: () => Response | Promise<Response> = () => Response.json({ data: 1 })) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const proxy = createBackendProxy('http://backend.test', async (input, init) => {
    asked.push({ url: String(input), init });
    return answer();
  });
  const ask = async (path: string, init?: RequestInit) => {
    const told = await proxy(new Request(`http://shop.test${path}`, init));
    return { status: told.status, headers: told.headers, text: await told.text() };
  };
  return { ask, asked };
}
const refused = (status: number, code: string) => ({
  code: status,
  status: 'ERROR',
  errors: { user: [code] },
});

describe('a call to a backend elsewhere', () => {
  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'by %s is made with its path, query and body',
    async (method) => {
      const { ask, asked } = open();
      const hasBody = method !== 'GET' && method !== 'HEAD';
      await ask('/backend/retail/carts?a=1', { method, ...(hasBody ? { body: '{"b":2}' } : {}) });
      expect(asked).toHaveLength(1);
      expect(asked[0]?.url).toBe('http://backend.test/backend/retail/carts?a=1');
      expect(asked[0]?.init).toMatchObject({ method, redirect: 'manual' });
      expect(asked[0]?.init).toHaveProperty('signal');
      expect('body' in (asked[0]?.init ?? {})).toBe(hasBody);
      if (hasBody) expect(Buffer.from(asked[0]?.init?.body as Uint8Array).toString()).toBe('{"b":2}');
    },
  );

  test('is not made by another method, for faults, or with more than 64 kB', async () => {
    const { ask, asked } = open();
    const most = { method: 'POST', body: 'x'.repeat(64 * 1024) };
    for (const [path, init, status, code] of [
      ['/backend/retail/carts', { method: 'OPTIONS' }, 405, 'METHOD_NOT_ALLOWED'],
      ['/backend/_faults', {}, 404, 'NOT_FOUND'],
      ['/backend/retail/carts', { method: 'POST', body: `${most.body}x` }, 413, 'BODY_TOO_LARGE'],
    ] as const) {
      const answer = await ask(path, init);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([status, refused(status, code)]);
    }
    expect(asked).toEqual([]);
    expect((await ask('/backend/retail/carts', most)).status).toBe(200);
  });

  test('that fails is a 503, with Retry-After where the time of the next try is known', async () => {
    const broken = await open(() => Promise.reject(new TypeError('fetch failed'))).ask(
      '/backend/retail/carts',
    );
    expect([broken.status, JSON.parse(broken.text), broken.headers.get('retry-after')]).toEqual([
      503,
      refused(503, 'BACKEND_UNREACHABLE'),
      null,
    ]);
    const spared = await open(() => Promise.reject(new BackendSpared('GET /x', 2_001))).ask(
      '/backend/retail/carts',
    );
    expect([spared.status, spared.headers.get('retry-after')]).toEqual([503, '3']);
  });
});

describe('an answer of a backend elsewhere', () => {
  test('comes with what the page may know of it, and nothing else', async () => {
    const { ask } = open(
      () =>
        new Response('{"data":1}', {
          status: 201,
          headers: [
            ['content-type', 'application/json'],
            ['date', 'Sat, 21 Nov 2026 05:00:00 GMT'],
            ['cache-control', 'public, max-age=60'],
            ['x-trace-id', 't-1'],
            ['retry-after', '7'],
            ['content-length', '10'],
            ['set-cookie', 'a=1'],
            ['set-cookie', 'b=2'],
            ['server', 'secret/1.0'],
            ['location', 'http://elsewhere.test/'],
          ],
        }),
    );
    const { status, headers, text } = await ask('/backend/retail/carts');
    expect([status, text]).toEqual([201, '{"data":1}']);
    expect(Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie'))).toEqual({
      'content-type': 'application/json',
      date: 'Sat, 21 Nov 2026 05:00:00 GMT',
      'cache-control': 'public, max-age=60',
      'x-trace-id': 't-1',
      'retry-after': '7',
      'content-length': '10',
    });
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('is no-store where the backend does not say; the length of compressed content is dropped', async () => {
    const bare = await open(() => new Response(null, { status: 204 })).ask('/backend/retail/carts');
    expect(Object.fromEntries(bare.headers)).toEqual({ 'cache-control': 'no-store' });
    const small = await open(
      () => new Response('x', { headers: { 'content-length': '99', 'content-encoding': 'gzip' } }),
    ).ask('/backend/retail/carts');
    expect([small.headers.get('content-length'), small.headers.get('content-encoding')]).toEqual([
      null,
      null,
    ]);
  });
});

test.each([
  ['/backend/retail/carts', true],
  ['/retail/carts', true],
  [`/backend/retail/${'a'.repeat(64)}`, true],
  [`/backend/retail/${'a'.repeat(65)}`, false],
  [`/backend/retail${'/a'.repeat(12)}`, true],
  [`/backend/retail${'/a'.repeat(13)}`, false],
  ['/backend/_faults', true],
  ['/backend/openapi.json', true],
  ['/backend/openapixjson', false],
  ['/backend/retail', false],
  ['/backend/secrets/a', false],
  ['/backend/retail/a%2fb', false],
  ['/backend/retail//a', false],
  ['/backend/retail/../a', false],
  ['/backend/retail/a..', false],
  ['/backend/retail/a..b', true],
  [String.raw`/backend/retail/a\b`, false],
  ['/x/backend/retail/a', false],
  ['/backend/backend/retail/a', false],
])('%s may be asked for: %s', (path, isAllowed) => expect(isAllowedBackendPath(path)).toBe(isAllowed));

test.each([
  [307, '?session=given', '?session=given'],
  [307, 'https://elsewhere.test/', null],
  [307, '/p/x/A-01', null],
  [307, null, null],
  [302, '?session=given', null],
])(
  '[AUTH-18] a redirect of a backend elsewhere leads to the same address only: %d to %s',
  async (status, location, told) => {
    const headers = { 'set-cookie': 'session=1; Path=/', ...(location === null ? {} : { location }) };
    const { ask, asked } = open(() => new Response(null, { status, headers }));
    const answer = await ask('/backend/retail/carts', {
      method: 'POST',
      body: '{}',
      headers: { 'x-session': 'expected' },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location')).toBe(told);
    expect(answer.headers.getSetCookie()).toEqual(['session=1; Path=/']);
    expect(new Headers(asked[0]?.init?.headers).get('x-session')).toBe('expected');
  },
);
