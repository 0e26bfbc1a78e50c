import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BodyCutOff } from '#web/readBounded.ts';
import { createHost, type HostParts } from '#server/createHost.ts';

/** A host whose parts answer with their own names. */
function open(parts: Partial<HostParts> = {}) {
  const told: unknown[] = [];
  const host = createHost({
    page: async (_, heldFor) => new Response(heldFor === null ? 'page' : `page held for ${heldFor}`),
    backend: async () => new Response('backend'),
    others: async () => new Response('others'),
    assets: { serve: () => null },
    onError: (error, requestId) => void told.push([error, requestId]),
    ...parts,
  });
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await host(new Request(`http://shop.test${path}`, init));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { ask, told };
}
const saying = (text: string) => async () => new Response(text);
const html = (status = 200) => new Response('html', { status, headers: { 'content-type': 'text/html' } });
const held = (seconds: number) => ({ admit: async () => seconds, learn: () => {}, size: 0 });

describe('who answers an address', () => {
  test.each([
    ['/p/x/A', 'page'],
    ['/p', 'page'],
    ['/P/x/A', 'page'],
    ['/pdp-shell/x', 'page'],
    ['/grocery/p/x', 'page'],
    ['/grocery/pdp-shell', 'page'],
    ['/trade-in/s/x', 'page'],
    ['/click-and-collect/p/x', 'page'],
    ['/add-on/installation/x', 'page'],
    ['/px', 'others'],
    ['/x/p/y', 'others'],
    ['/trade-in/x', 'others'],
    ['/x/trade-in/s/y', 'others'],
    ['/x/click-and-collect/p/y', 'others'],
    ['/x/add-on/installation/y', 'others'],
    ['/pictures/share/id/A.jpg', 'picture'],
    ['/pictures/a.webp', 'others'],
    ['/backend/retail/carts', 'backend'],
    ['/csp-reports', 'reports'],
    ['/collect', 'collector'],
    ['/collect/errors', 'collector'],
    ['/collect/x', 'others'],
    ['/assets/a.js', 'asset'],
  ])('%s is answered by %s', async (path, by) => {
    const { ask } = open({
      sharePictures: saying('picture'),
      policyReports: saying('reports'),
      collector: saying('collector'),
      assets: { serve: (pathname) => (pathname === '/assets/a.js' ? new Response('asset') : null) },
    });
    expect((await ask(path)).text).toBe(by);
  });

  test.each(['/pictures/share/id/A.jpg', '/csp-reports', '/collect', '/collect/errors'])(
    '%s goes to the other routes when it has no handler, and is a page without such routes',
    async (path) => {
      expect((await open().ask(path)).text).toBe('others');
      expect((await open({ others: null }).ask(path)).text).toBe('page');
    },
  );

  test('a built file is asked for with what its visitor takes; one that is not there is not a page', async () => {
    const asked: string[] = [];
    const { ask } = open({ assets: { serve: (...what) => (asked.push(what.join(' ')), null) } });
    const { status, text, headers } = await ask('/assets/x.js', {
      headers: { 'accept-encoding': 'br', 'available-dictionary': ':x:' },
    });
    expect([status, text]).toEqual([404, 'There is no such file\n']);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    await ask('/assets/y.js');
    expect(asked).toEqual(['/assets/x.js br :x:', '/assets/y.js  ']);
  });

  test('[HOST-41] other hosts are asked for a file in the form that its visitor takes', async () => {
    const asked: string[] = [];
    const sharedFile = async (...what: string[]) => {
      asked.push(what.join(' '));
      return what[0] === '/assets/theirs.js' ? new Response('theirs') : null;
    };
    const { ask } = open({ sharedFile });
    const gzipAlone = { headers: { 'accept-encoding': 'gzip' } };
    expect((await ask('/assets/theirs.js', gzipAlone)).text).toBe('theirs');
    expect((await ask('/assets/nobodys.js')).status).toBe(404);
    expect(asked).toEqual(['/assets/theirs.js gzip', '/assets/nobodys.js ']);
    // The own build comes first.
    const own = open({ sharedFile, assets: { serve: () => new Response('ours') } });
    expect((await own.ask('/assets/theirs.js')).text).toBe('ours');
    expect(asked).toHaveLength(2);
  });

  test('agents read where all products are, where there is such a list', async () => {
    expect((await open().ask('/llms.txt')).text).toContain('http://shop.test/sitemap.xml');
    expect((await open({ others: null }).ask('/llms.txt')).text).not.toContain('sitemap');
  });

  test('a path of the backend that is not allowed leads nowhere', async () => {
    const { status, text } = await open().ask('/backend/secrets');
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { code: 404, status: 'ERROR', errors: { user: ['NOT_FOUND'] } },
    ]);
  });

  test('other routes answer an unknown address; their 404 becomes a page where HTML is accepted', async () => {
    const { ask } = open({
      others: async (request) => new Response('gone', { status: request.url.endsWith('/old') ? 410 : 404 }),
    });
    const accepting = (accept: string) => ({ headers: { accept } });
    expect((await ask('/x')).text).toBe('page');
    expect((await ask('/x', accepting('text/html,application/xml'))).text).toBe('page');
    expect((await ask('/x', accepting('image/webp,*/*;q=0.8'))).text).toBe('page');
    expect((await ask('/x', accepting('application/json'))).text).toBe('gone');
    expect((await ask('/x', { method: 'POST' })).text).toBe('gone');
    expect((await ask('/old')).text).toBe('gone');
  });
});

test('[HOST-37] health says which version runs', async () => {
  expect((await open({ version: '1.2.3' }).ask('/health')).text).toBe('{"status":"ok","version":"1.2.3"}');
});

describe('whether it is there', () => {
  test('is told under any name, also while it stops, and never from a cache', async () => {
    const { ask } = open({ isKnownHost: () => false, isReady: () => false });
    const health = await ask('/health');
    expect([health.status, health.text, health.headers.get('cache-control')]).toEqual([
      200,
      '{"status":"ok"}',
      'no-store',
    ]);
    const ready = await ask('/ready');
    expect([ready.status, ready.text, ready.headers.get('cache-control')]).toEqual([
      503,
      '{"status":"stopping"}',
      'no-store',
    ]);
    const usual = await open().ask('/ready');
    expect([usual.status, usual.text]).toEqual([200, '{"status":"ready"}']);
  });

  test('a request for another host is refused', async () => {
    const names: string[] = [];
    const { ask } = open({
      isKnownHost: (name) => (names.push(name), false),
      policyReports: saying('reports'),
    });
    for (const [path, method] of [
      ['/p/x/A', 'GET'],
      ['/csp-reports', 'POST'],
    ] as const)
      expect(await ask(path, { method }), path).toMatchObject({
        status: 421,
        text: 'This host is not known by that name\n',
      });
    expect(names).toEqual(['shop.test', 'shop.test']);
  });
});

describe('a write', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'by %s from another site is refused, a read is not',
    async (method) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      const { ask } = open();
      const { status, text } = await ask('/p/x/A', { method, headers });
      expect([status, JSON.parse(text)]).toEqual([
        403,
        { code: 403, status: 'ERROR', errors: { user: ['CROSS_SITE_WRITE'] } },
      ]);
      expect((await ask('/p/x/A', { headers })).text).toBe('page');
      expect((await ask('/p/x/A', { method })).text).toBe('page');
    },
  );

  test('[ERR-63] that comes too early is told so where it was made, and writes nothing', async () => {
    const asked: string[] = [];
    const { ask } = open({
      limits: held(37),
      backend: async () => (asked.push('backend'), new Response('')),
      others: async () => (asked.push('others'), new Response('')),
    });
    const headers = { referer: 'http://shop.test/p/x/A' };
    const call = await ask('/backend/retail/carts', { method: 'POST' });
    expect([call.status, call.headers.get('retry-after')]).toEqual([429, '37']);
    for (const path of ['/backend/common/users/_logout', '/login']) {
      const form = await ask(path, { method: 'POST', headers });
      expect([form.status, form.headers.get('retry-after')], path).toEqual([429, '37']);
      expect(form.text).toContain('<a href="/p/x/A">');
      expect(form.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect((await ask('/p/x/A', { method: 'POST' })).text).toBe('page held for 37');
    expect(asked).toEqual([]);
  });

  test('is counted with what became of it', async () => {
    const learnt: string[] = [];
    const limits = {
      admit: async () => null,
      learn: ({ url }: Request, { status }: Response) => void learnt.push(`${url} ${status}`),
      size: 0,
    };
    await open({ limits, page: async () => new Response('', { status: 201 }) }).ask('/p/x', {
      method: 'POST',
    });
    expect(learnt).toEqual(['http://shop.test/p/x 201']);
  });
});

describe('what breaks', () => {
  test('is told once with its request, and to the visitor only that it did', async () => {
    const broken = new Error('secret');
    const { ask, told } = open({ others: () => Promise.reject(broken) });
    const { status, text, headers } = await ask('/x', { headers: { 'x-request-id': 'r-1' } });
    expect([status, text]).toEqual([500, 'Something went wrong\n']);
    expect(headers.get('x-request-id')).toBe('r-1');
    await ask('/x');
    expect(told).toEqual([
      [broken, 'r-1'],
      [broken, null],
    ]);
  });

  test('in the backend is no different', async () => {
    const broken = new Error('secret');
    const { ask, told } = open({ backend: () => Promise.reject(broken) });
    expect((await ask('/backend/retail/carts')).status).toBe(500);
    expect(told).toEqual([[broken, null]]);
  });

  test('in a logout is told with its request, and the visitor is led on', async () => {
    const broken = new Error('down');
    const { ask, told } = open({ backend: () => Promise.reject(broken) });
    const { status } = await ask('/backend/common/users/_logout', {
      method: 'POST',
      headers: { 'x-request-id': 'r-2' },
    });
    expect([status, told]).toEqual([303, [[broken, 'r-2']]]);
    // Only a form ends a session, never an address alone.
    expect((await open().ask('/backend/common/users/_logout')).text).toBe('backend');
  });

  test('is not a body that its visitor cut off', async () => {
    const { ask, told } = open({ page: () => Promise.reject(new BodyCutOff()) });
    expect(await ask('/p/x', { method: 'POST' })).toMatchObject({
      status: 400,
      text: 'The body was cut off\n',
    });
    expect(told).toEqual([]);
  });
});

describe('what every answer has', () => {
  test('[SEO-12] of the pages beside the application’s these may be listed, and each has a policy', async () => {
    const { ask } = open({ others: async () => html() });
    for (const path of [
      '/',
      '/c/1',
      '/brand/x',
      '/grocery/brand/x',
      '/promosi/x',
      '/retail/bundling-catalog/x',
    ])
      expect((await ask(path)).headers.get('x-robots-tag'), path).toBeNull();
    for (const path of ['/login', '/x/c/1', '/c', '/x/brand/y'])
      expect((await ask(path)).headers.get('x-robots-tag'), path).toBe('noindex');
    const policy = async (path: string) => (await ask(path)).headers.get('content-security-policy');
    expect(await policy('/login')).toContain("frame-ancestors 'none'");
    expect(await policy('/member/seller-chat/TOK-1')).toContain("frame-ancestors 'self'");
    for (const path of ['/member/seller-chat/TOK-1/x', '/x/member/seller-chat/TOK-1'])
      expect(await policy(path), path).toContain("frame-ancestors 'none'");
    // An answer that is no page has neither.
    const { headers } = await open().ask('/login');
    expect([headers.get('x-robots-tag'), headers.get('content-security-policy')]).toEqual([null, null]);
  });

  test('what a part said itself stays', async () => {
    const { ask } = open({
      page: async () => new Response('', { headers: { 'x-frame-options': 'SAMEORIGIN' } }),
    });
    expect((await ask('/p/x')).headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('the name of its request where it has one, and over TLS that it always is', async () => {
    const plain = await open().ask('/p/x');
    expect([...plain.headers.keys()].filter((name) => /request-id|transport/.test(name))).toEqual([]);
    const secure = await open().ask('/p/x', {
      headers: { 'x-forwarded-proto': 'https', 'x-request-id': 'r-3' },
    });
    expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    expect(secure.headers.get('x-request-id')).toBe('r-3');
  });

  test('[HOST-26] the backend’s are compressed for callers who accept gzip, with the time it took', async () => {
    const { ask } = open({ backend: async () => Response.json({ text: 'x'.repeat(5_000) }) });
    const plain = await ask('/backend/retail/carts');
    expect([plain.headers.get('content-encoding'), JSON.parse(plain.text).text.length]).toEqual([
      null,
      5_000,
    ]);
    expect(plain.headers.get('server-timing')).toMatch(/^backend;dur=\d+\.\d$/);
    expect(Number(/[\d.]+$/.exec(plain.headers.get('server-timing') ?? '')?.[0])).toBeLessThan(1_000);
    const host = createHost({
      page: saying(''),
      backend: async () => Response.json({ text: 'x'.repeat(5_000) }),
      others: null,
      assets: { serve: () => null },
    });
    const answer = await host(
      new Request('http://shop.test/backend/retail/carts', { headers: { 'accept-encoding': 'gzip' } }),
    );
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain.text);
  });
});
