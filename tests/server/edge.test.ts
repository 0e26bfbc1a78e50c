import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { createHost } from '#server/createHost.ts';
import { addressSet, createEdge, type EdgeSettings } from '#server/http/edge.ts';
import { listen } from '#server/http/listen.ts';
import { createBackendProxy } from '#server/proxy/backendProxy.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { product, SELLER } from '../support/products.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks over a socket, with whatever headers, the name of the host among them. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  return new Promise<Answer>((resolve, reject) => {
    const asking = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

async function open(
  fetch: (request: Request) => Response | Promise<Response>,
  facts: Partial<EdgeSettings> = {},
) {
  const edge = createEdge({ publicOrigins: [], trustedProxies: LOOPBACK, ...facts });
  const socket = await listen({ hostname: '127.0.0.1', port: 0, fetch, admit: edge.admit });
  closers.push(() => socket.close());
  return { ...socket, edge };
}

/** A backend on a socket of its own, and the host before it. */
async function openBefore(
  backend: (request: Request) => Response | Promise<Response>,
  facts: Partial<EdgeSettings> = {},
) {
  const behind = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const server = serve({ fetch: backend, hostname: '127.0.0.1', port: 0 }, () => resolve(server));
  });
  closers.push(() => new Promise((resolve) => behind.close(resolve)));
  const address = behind.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const edge = createEdge({ publicOrigins: [], trustedProxies: LOOPBACK, ...facts });
  const host = createHost({
    page: async (request) => new Response(request.url),
    backend: createBackendProxy(`http://127.0.0.1:${port}`, fetch),
    others: null,
    assets: { serve: () => null },
    isKnownHost: edge.isKnownHost,
  });
  const socket = await listen({ hostname: '127.0.0.1', port: 0, fetch: host, admit: edge.admit });
  closers.push(() => socket.close());
  return socket;
}

describe('who may say for whom they ask', () => {
  const heard = (request: Request) =>
    Response.json({ url: request.url, ...Object.fromEntries(request.headers) });
  const askHeard = async (port: number, headers: Record<string, string>) =>
    JSON.parse((await ask(port, '/x', headers)).body.toString()) as Record<string, string>;
  const CLAIMS = {
    host: 'shop.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=203.0.113.9;proto=https',
    'x-real-ip': '203.0.113.9',
  };

  test('a proxy that is trusted says the scheme, the host and the visitor’s address', async () => {
    const { port } = await open(heard);
    const seen = await askHeard(port, CLAIMS);
    expect(seen['url']).toBe('http://evil.example/x');
    expect(seen['x-forwarded-proto']).toBe('https');
    expect(seen['x-forwarded-for']).toBe('203.0.113.9');
    for (const name of ['forwarded', 'x-real-ip', 'x-forwarded-host']) expect(seen[name]).toBeUndefined();
  });

  test('the same claims of any other caller are not believed', async () => {
    const { port } = await open(heard, { trustedProxies: ['10.0.0.0/8'] });
    const seen = await askHeard(port, CLAIMS);
    expect(seen['url']).toBe('http://shop.example/x');
    expect(seen['x-forwarded-proto']).toBeUndefined();
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('of a chain of proxies the nearest address that is not trusted counts', async () => {
    const { port } = await open(heard, { trustedProxies: [...LOOPBACK, '10.0.0.0/8'] });
    const of = async (chain: string) =>
      (await askHeard(port, { 'x-forwarded-for': chain }))['x-forwarded-for'];
    expect(await of('198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9');
    expect(await of('198.51.100.1, junk, 10.1.2.3')).toBe('10.1.2.3');
    expect(await of('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(await of('10.1.1.1')).toBe('10.1.1.1');
  });

  test('a trace goes on only when it is one', async () => {
    const { port } = await open(heard);
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect((await askHeard(port, { traceparent: trace }))['traceparent']).toBe(trace);
    for (const junk of [
      'x',
      trace.replace('0af', 'zzz'),
      `${trace}-1`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    ])
      expect((await askHeard(port, { traceparent: junk }))['traceparent']).toMatch(/^00-[0-9a-f-]{49}-00$/);
  });

  test('the scheme of a public origin is true whatever a proxy says', async () => {
    const { port } = await open(heard, { publicOrigins: ['https://shop.example', 'http://plain.example'] });
    expect((await askHeard(port, { host: 'Shop.example' }))['x-forwarded-proto']).toBe('https');
    expect(
      (await askHeard(port, { host: 'plain.example', 'x-forwarded-proto': 'https' }))['x-forwarded-proto'],
    ).toBeUndefined();
  });
});

describe('at the borders of what is believed', () => {
  /** Sends a request from an address through the edge, and returns its cleaned form. */
  function admitted(
    headers: readonly (readonly [string, string])[],
    facts: Partial<EdgeSettings> & { from?: string; url?: string } = {},
  ) {
    const { from = '10.0.0.1', url = '/x', ...settings } = facts;
    const edge = createEdge({ publicOrigins: [], trustedProxies: ['10.0.0.0/8'], ...settings });
    const incoming = {
      socket: { remoteAddress: from },
      url,
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      rawHeaders: headers.flat(),
    } as unknown as IncomingMessage;
    const isAnswered = edge.admit(incoming);
    const raw = Object.fromEntries(
      incoming.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [[name.toLowerCase(), incoming.rawHeaders[at + 1]]] : [],
      ),
    );
    // Both forms of the headers hold the same ones, each once.
    if (isAnswered) expect(incoming.rawHeaders).toHaveLength(2 * Object.keys(raw).length);
    expect(incoming.headers).toEqual(raw);
    return {
      isAnswered,
      url: incoming.url,
      headers: incoming.headers,
      hasBegunTrace: edge.hasBegunTrace(incoming),
    };
  }
  const HOST = ['Host', 'shop.example'] as const;

  test('a request names one host, of a length that a host can have', () => {
    expect(admitted([HOST]).isAnswered).toBe(true);
    expect(admitted([]).isAnswered).toBe(true);
    expect(admitted([HOST, ['host', 'other.example']]).isAnswered).toBe(false);
    expect(admitted([['Host', 'a'.repeat(260)]]).isAnswered).toBe(true);
    expect(admitted([['Host', 'a'.repeat(261)]]).isAnswered).toBe(false);
  });

  test('of a whole address the host counts, not what the header says, and its path is left', () => {
    const { url, headers } = admitted([HOST], { url: 'HTTP://other.example:81/a?b=c#d' });
    expect([url, headers.host]).toEqual(['/a?b=c', 'other.example:81']);
    for (const odd of [
      'http://',
      'x-http://other.example/a',
      '/http://other.example/a',
      'ftp://other.example/a',
      '*',
    ]) {
      const kept = admitted([HOST], { url: odd });
      expect([kept.url, kept.headers.host]).toEqual([odd, 'shop.example']);
    }
    const proxied = admitted([HOST, ['X-Forwarded-Host', 'public.example']], {
      url: 'http://other.example/a',
    });
    expect([proxied.url, proxied.headers.host]).toEqual(['/a', 'public.example']);
    // A scheme in it does not prove an encrypted connection.
    expect(admitted([HOST], { url: 'https://other.example/a' }).headers['x-forwarded-proto']).toBeUndefined();
  });

  test('of what several proxies added the last word counts', () => {
    const { headers } = admitted([
      HOST,
      ['X-Forwarded-Host', 'first.example, last.example '],
      ['X-Forwarded-Proto', 'http, https'],
    ]);
    expect([headers.host, headers['x-forwarded-proto']]).toEqual(['last.example', 'https']);
    const empty = admitted([
      HOST,
      ['X-Forwarded-Host', 'first.example, '],
      ['X-Forwarded-Proto', ''],
    ]).headers;
    expect([empty.host, empty['x-forwarded-proto']]).toEqual(['shop.example', undefined]);
    for (const proto of ['http', 'HTTPS', 'https, http'])
      expect(admitted([HOST, ['X-Forwarded-Proto', proto]]).headers['x-forwarded-proto']).toBeUndefined();
  });

  test('only a trusted proxy may name a request, with 8 to 64 plain letters', () => {
    const named = (id: string, from?: string) =>
      admitted([HOST, ['X-Request-Id', id]], from === undefined ? {} : { from }).headers['x-request-id'];
    for (const id of ['a'.repeat(8), 'Z-9_.'.repeat(12), 'a'.repeat(64)]) expect(named(id)).toBe(id);
    for (const id of ['a'.repeat(7), 'a'.repeat(65), 'aaaaaaa a', 'aaaaaaaa\u00e9'])
      expect(named(id), id).toMatch(/^[0-9a-f]{32}$/);
    expect(named('a'.repeat(8), '203.0.113.9')).toMatch(/^[0-9a-f]{32}$/);
    expect(named('a'.repeat(6))).not.toBe(named('a'.repeat(6)));
    // A request with a name and no trace gets a new trace.
    expect(admitted([HOST, ['X-Request-Id', 'abcdefgh']]).headers['traceparent']).toMatch(
      /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/,
    );
  });

  test('a trace goes on with its state; a new one is not sampled and has no state', () => {
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const state = ['Tracestate', 'a=1'] as const;
    const going = admitted([HOST, ['Traceparent', trace], state]).headers;
    expect([going['traceparent'], going['tracestate']]).toEqual([trace, 'a=1']);
    expect(going['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    for (const junk of [`x${trace}`, `${trace}x`, trace.replace('b7ad6b7169203331', '0'.repeat(16))]) {
      const fresh = admitted([HOST, ['Traceparent', junk], state]).headers;
      expect(fresh['traceparent'], junk).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
      expect(fresh['tracestate']).toBeUndefined();
    }
    // Named and traced alike, nothing is made up.
    const both = admitted([HOST, ['Traceparent', trace], ['X-Request-Id', 'abcdefgh']]).headers;
    expect([both['traceparent'], both['x-request-id']]).toEqual([trace, 'abcdefgh']);
  });

  test('[HOST-45] with traces on, a new one is sampled and a stranger’s is not believed', () => {
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const asked = [HOST, ['Traceparent', trace]] as const;
    const proxied = admitted(asked, { isTracing: true });
    expect([proxied.headers['traceparent'], proxied.hasBegunTrace]).toEqual([trace, false]);
    for (const { headers, hasBegunTrace } of [
      admitted(asked, { isTracing: true, from: '203.0.113.9' }),
      admitted([HOST], { isTracing: true }),
    ]) {
      expect(headers['traceparent']).toMatch(/^00-(?!0af76519)[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(hasBegunTrace).toBe(true);
    }
  });

  test('the visitor’s address is read over IPv6 and behind trusted proxies, and never made up', () => {
    const client = (from: string, chain?: string) =>
      admitted(chain === undefined ? [HOST] : [HOST, ['X-Forwarded-For', chain]], { from }).headers[
        'x-forwarded-for'
      ];
    expect(client('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(client('::FFFF:10.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
    expect(client('::ffff:abcd')).toBe('::ffff:abcd');
    expect(client('64:ff9b::ffff:203.0.113.9')).toBe('64:ff9b::ffff:203.0.113.9');
    expect(client('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9');
    expect(client('10.0.0.1', '')).toBe('10.0.0.1');
    expect(client('10.0.0.1', '198.51.100.7, 10.0.0.2 , 10.0.0.3')).toBe('198.51.100.7');
    expect(client('10.0.0.1', '10.0.0.4, 10.0.0.2')).toBe('10.0.0.4');
    expect(client('')).toBeUndefined();
    const overSix = (from: string) =>
      admitted([HOST, ['X-Forwarded-For', '198.51.100.7']], { from, trustedProxies: ['fd00::/8'] }).headers[
        'x-forwarded-for'
      ];
    expect([overSix('fd00::1'), overSix('fe80::1')]).toEqual(['198.51.100.7', 'fe80::1']);
  });

  test('what is no address and no network makes no set of them', () => {
    for (const entry of [
      '',
      'x',
      '10.0.0.0/33',
      '10.0.0.0/8/9',
      '10.0.0.0/',
      '10.0.0.0/a',
      '10.0.0.0/8x',
      '10.0.0.0/-1',
      '::1/129',
    ])
      expect(addressSet(['10.0.0.1', entry]), entry).toBeNull();
    const set = addressSet(['10.0.0.0/32', '192.0.2.7', '2001:db8::/128', '203.0.113.0/24']);
    for (const address of ['10.0.0.0', '192.0.2.7', '203.0.113.255'])
      expect(set?.check(address), address).toBe(true);
    for (const address of ['10.0.0.1', '192.0.2.6', '192.0.2.8', '203.0.114.0'])
      expect(set?.check(address), address).toBe(false);
    expect(set?.check('2001:db8::', 'ipv6')).toBe(true);
    expect(set?.check('2001:db8::1', 'ipv6')).toBe(false);
    expect(addressSet(['0.0.0.0/0'])?.check('8.8.8.8')).toBe(true);
    expect(addressSet([])?.check('8.8.8.8')).toBe(false);
  });
});

describe('under the names that visitors know', () => {
  const answer = async () => new Response('page');

  test('another host is refused to every caller; balancers may ask by address', async () => {
    const { port } = await openBefore(answer, {
      publicOrigins: ['https://shop.example', 'https://toko.example'],
    });
    for (const host of ['shop.example', 'toko.example', 'SHOP.example'])
      expect((await ask(port, '/p/x/A', { host })).status, host).toBe(200);
    for (const host of ['evil.example', 'shop.example:8080', '127.0.0.1'])
      expect((await ask(port, '/p/x/A', { host })).status, host).toBe(421);
    expect(
      (await ask(port, '/p/x/A', { host: 'shop.example', 'x-forwarded-host': 'evil.example' })).status,
    ).toBe(421);
    expect((await ask(port, '/health')).status).toBe(200);
    expect((await ask(port, '/ready')).status).toBe(200);
  });

  test('answers by https ask browsers not to try http again, others do not', async () => {
    const { port } = await openBefore(answer, {
      publicOrigins: ['https://shop.example', 'http://plain.example'],
    });
    expect((await ask(port, '/p/x/A', { host: 'shop.example' })).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    expect(
      (await ask(port, '/p/x/A', { host: 'plain.example' })).headers['strict-transport-security'],
    ).toBeUndefined();
  });

  test.each([
    [{ PUBLIC_ORIGIN: 'shop.example' }, /PUBLIC_ORIGIN/],
    [{ PUBLIC_ORIGIN: 'https://shop.example/path' }, /PUBLIC_ORIGIN/],
    [{ PUBLIC_ORIGIN: 'https://a.example,http://a.example' }, /PUBLIC_ORIGIN/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: 'proxy.example' }, /TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, /TRUSTED_PROXIES/],
    [{ STOP_DELAY_MS: '-1' }, /STOP_DELAY_MS/],
    [{ WRITES_PER_VISITOR: '-5' }, /WRITES_PER_VISITOR/],
    [{ SEARCHES_PER_ADDRESS: 'some' }, /SEARCHES_PER_ADDRESS/],
    [{ SESSION_COOKIE: 'a=b' }, /SESSION_COOKIE/],
    [{ BACKEND_TIMEOUT_MS: '0' }, /BACKEND_TIMEOUT_MS/],
    [{ BACKEND_CONCURRENCY: 'many' }, /BACKEND_CONCURRENCY/],
    [{ BREAKER_FAILURES: '0' }, /BREAKER_FAILURES/],
    [{ BREAKER_PAUSE_MS: '60001' }, /BREAKER_PAUSE_MS/],
    [{ PUBLIC_ORIGIN: 'https://a.example', LAB: '1' }, /LAB/],
    [{ PUBLIC_ORIGIN: 'https://a.example', FAULTS: '1' }, /FAULTS/],
  ])('%o is one clear line', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(message);
  });

  test('LAB and FAULTS can be forced on a public host; proxies are of this machine by default', () => {
    const env = {
      BACKEND_ORIGIN: 'https://api.example',
      PUBLIC_ORIGIN: 'https://a.example, https://b.example/',
    };
    expect(readSettings({ ...env, LAB: 'force', FAULTS: 'force' })).toMatchObject({
      lab: true,
      faults: true,
      publicOrigins: ['https://a.example', 'https://b.example'],
      trustedProxies: LOOPBACK,
    });
    expect(readSettings({ ...env, TRUSTED_PROXIES: '' }).trustedProxies).toEqual([]);
    expect(addressSet(['192.0.2.7', '::1', '2001:db8::/32'])?.check('2001:db8::7', 'ipv6')).toBe(true);
  });
});

describe('before a backend elsewhere', () => {
  const market = () => {
    const shop = createMarketplace({
      dataDir: ':memory:',
      faults: false,
      products: [product()],
      merchants: [SELLER],
    });
    closers.push(() => shop.close());
    return shop;
  };

  test('behind TLS a member is a member to the calls of the browser too', async () => {
    const shop = market();
    const { port } = await openBefore(shop.fetch, { publicOrigins: ['https://shop.example'] });
    const login = await shop.fetch(
      new Request('http://shop.example/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-proto': 'https' },
        body: 'member=member-ayu&redirect=%2F',
      }),
    );
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).toContain('__Host-');
    const { body } = await ask(port, '/backend/common/users/_current', { host: 'shop.example', cookie });
    expect(body.toString()).toContain('Ayu');
  });

  test('it learns who asks, by what, from where and under which name', async () => {
    const seen: Headers[] = [];
    const { port } = await openBefore((request) => {
      seen.push(request.headers);
      return Response.json({ data: null });
    });
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await ask(port, '/backend/retail/carts', {
      host: 'shop.example',
      'user-agent': 'Peramban/1',
      'x-forwarded-for': '203.0.113.9',
      traceparent: trace,
      'x-secret': 'no',
    });
    expect(Object.fromEntries(seen[0] ?? [])).toMatchObject({
      'user-agent': 'Peramban/1',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'shop.example',
      traceparent: trace,
    });
    expect(seen[0]?.get('x-secret')).toBeNull();
    expect(seen[0]?.get('x-forwarded-proto')).toBeNull();
  });

  test('a large answer travels compressed, a small one as it is', async () => {
    const { port } = await openBefore(
      (request) =>
        new Response(JSON.stringify({ data: 'x'.repeat(request.url.endsWith('large') ? 20_000 : 10) }), {
          headers: {
            'content-type': 'application/json',
            'content-length': request.url.endsWith('large') ? '20011' : '21',
          },
        }),
    );
    const large = await ask(port, '/backend/content/large', { 'accept-encoding': 'gzip' });
    expect(large.headers['content-encoding']).toBe('gzip');
    expect(large.body.length).toBeLessThan(2_000);
    expect(
      (await ask(port, '/backend/content/small', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBeUndefined();
    expect((await ask(port, '/backend/content/large')).headers['content-encoding']).toBeUndefined();
  });

  test('an answer without cache-control of the backend is no-store', async () => {
    const { port } = await openBefore((request) =>
      Response.json(null, request.url.endsWith('said') ? { headers: { 'cache-control': 'max-age=9' } } : {}),
    );
    const said = async (path: string) =>
      (await ask(port, `/backend/content/${path}`)).headers['cache-control'];
    expect([await said('silent'), await said('said')]).toEqual(['no-store', 'max-age=9']);
  });

  test('the call of a visitor who leaves is aborted', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const { promise: asked, resolve: arrived } = Promise.withResolvers<void>();
    const { port } = await openBefore((request) => {
      request.signal.addEventListener('abort', () => resolve());
      arrived();
      return new Promise<Response>(() => {});
    });
    const asking = httpRequest({ host: '127.0.0.1', port, path: '/backend/content/slow', agent: false });
    asking.on('error', () => {});
    asking.end();
    await asked;
    asking.destroy();
    await gone;
  });
});

describe('files and the end', () => {
  test('a built file that is not there is a short 404, never a page', async () => {
    const { port } = await openBefore(async () => new Response('backend'));
    for (const path of ['/assets/gone-abc123.js', '/assets/', '/assets/x/y.css']) {
      const { status, headers, body } = await ask(port, path, { accept: '*/*' });
      expect([status, headers['cache-control'], body.length < 100], path).toEqual([404, 'no-store', true]);
    }
  });

  test('what is under way is answered before the socket closes, also when asked to close twice', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const socket = await listen({
      hostname: '127.0.0.1',
      port: 0,
      admit: () => true,
      fetch: async () => {
        begin();
        await released;
        return new Response('whole');
      },
    });
    const answer = ask(socket.port, '/');
    await begun;
    const closing = [socket.close(), socket.close()];
    await expect(ask(socket.port, '/')).rejects.toThrow(/ECONNREFUSED/);
    release();
    expect((await answer).body.toString()).toBe('whole');
    await Promise.all(closing);
  });

  test('it says that it is not ready while it still answers', async () => {
    let isReady = true;
    const host = createHost({
      page: async () => new Response('page'),
      backend: async () => new Response('backend'),
      others: null,
      assets: { serve: () => null },
      isReady: () => isReady,
    });
    const statusOf = async (path: string) => (await host(new Request(`http://shop.example${path}`))).status;
    expect([await statusOf('/ready'), await statusOf('/health')]).toEqual([200, 200]);
    isReady = false;
    expect([await statusOf('/ready'), await statusOf('/health'), await statusOf('/p/x/A')]).toEqual([
      503, 200, 200,
    ]);
  });

  test('[HOST-24] a connection is kept while it asks in turn, and ended for too much at once', async () => {
    const { port, close } = await listen({
      hostname: '127.0.0.1',
      port: 0,
      admit: () => true,
      fetch: async () => new Response('page'),
    });
    closers.push(close);
    const request = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n';
    const client = connect(port, '127.0.0.1');
    const ended = new AbortController();
    client.on('error', () => {}).on('close', () => ended.abort());
    for (let count = 0; count < 20; count += 1) {
      client.write(request);
      const [said] = (await once(client, 'data', { signal: ended.signal })) as [Buffer];
      expect(said.toString()).toContain('HTTP/1.1 200');
    }
    let answers = '';
    client.on('data', (said: Buffer) => (answers += said.toString()));
    client.write(request.repeat(300));
    await once(client, 'close');
    expect(answers.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(16);
  });

  test('[HOST-24] an idle connection is kept for longer than a balancer keeps it', async () => {
    let server: Server | null = null;
    const { port, close } = await listen({
      hostname: '127.0.0.1',
      port: 0,
      admit: () => true,
      fetch: async () => new Response('page'),
      serveOptions: {
        createServer: (...args: Parameters<typeof createServer>) => (server = createServer(...args)),
      },
    });
    closers.push(close);
    const agent = new Agent({ keepAlive: true });
    closers.push(() => agent.destroy());
    const hint = await new Promise<string>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.resume();
        resolve(String(answer.headers['keep-alive']));
      })
        .on('error', reject)
        .end();
    });
    expect(Number(/timeout=(\d+)/.exec(hint)?.[1])).toBeGreaterThan(65);
    const { keepAliveTimeout = 0, headersTimeout = 0 } = server ?? ({} as Partial<Server>);
    expect(keepAliveTimeout).toBeGreaterThan(65_000);
    expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
  });
});
