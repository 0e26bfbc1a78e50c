import { describe, expect, test, vi } from 'vitest';
import { createBackendProxy, isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { product } from '../support/products.ts';
import { openHost as open, PATH } from './support/openHost.ts';

/** A body without an end; `sent` tells how many bytes were read. */
function endlessBody() {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(97));
    },
  });
  return { body, sent: () => bytes };
}

describe('bodies', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  test('a form without a length is read to its limit only', async () => {
    const { host } = open([product()]);
    const { body, sent } = endlessBody();
    const request = { method: 'POST', headers: FORM, body, duplex: 'half' } as RequestInit;
    expect((await host(new Request(`http://shop.test${PATH}`, request))).status).toBe(400);
    expect(sent()).toBeLessThan(100_000);
  });
  test.each([PATH, '/backend/retail/carts', '/login'])(
    'an upload to %s that breaks off is a 400 and logs no error',
    async (path) => {
      const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { host } = open([product()]);
      const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
      const headers = path.startsWith('/backend') ? { 'content-type': 'application/json' } : FORM;
      const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      expect((await host(new Request(`http://shop.test${path}`, request))).status).toBe(400);
      expect(silent).not.toHaveBeenCalled();
      silent.mockRestore();
    },
  );
  test('a type that only begins like a form is none', async () => {
    const { host } = open([product()]);
    const headers = { 'content-type': 'application/x-www-form-urlencodedX' };
    const request = new Request(`http://shop.test${PATH}`, { method: 'POST', headers, body: 'quantity=1' });
    expect((await host(request)).status).toBe(400);
  });
});

describe('behind a proxy that ends TLS', () => {
  test('the session is a __Host- cookie, and the page knows its member', async () => {
    const { post, get } = open([product()]);
    const secure = { 'x-forwarded-proto': 'https' };
    const { headers } = await post('/login', { member: 'member-ayu', redirect: '/' }, secure);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-session=[a-f0-9]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
    const { html } = await get(PATH, { ...secure, cookie: cookie.split(';')[0] ?? '' });
    expect(html).toContain('Ayu');
  });
});

describe('proxy to a real backend', () => {
  test('[API-01] forwards an allow-list of paths and headers', async () => {
    const seen: Request[] = [];
    const proxy = createBackendProxy('https://api.example.id', async (input, init) => {
      seen.push(new Request(input, init));
      return new Response('{}', {
        status: 201,
        headers: { 'set-cookie': 'session=1', 'x-secret': '1', 'x-trace-id': 't' },
      });
    });
    const answer = await proxy(
      new Request('http://shop.test/backend/retail/carts?a=1', {
        method: 'POST',
        headers: {
          cookie: 'session=0',
          'x-forwarded-host': 'evil.test',
          'idempotency-key': 'k',
          'content-type': 'application/json',
        },
        body: '{"a":1}',
      }),
    );
    expect(seen[0]?.url).toBe('https://api.example.id/backend/retail/carts?a=1');
    expect(await seen[0]?.text()).toBe('{"a":1}');
    // The host of the request itself, whatever a header claims.
    expect(seen[0]?.headers.get('x-forwarded-host')).toBe('shop.test');
    expect(seen[0]?.headers.get('idempotency-key')).toBe('k');
    expect([
      answer.status,
      answer.headers.get('x-secret'),
      answer.headers.get('x-trace-id'),
      answer.headers.getSetCookie(),
    ]).toEqual([201, null, 't', ['session=1']]);
  });
  test('a body without a length is read to its limit only; strange methods and faults go nowhere', async () => {
    const call = vi.fn<typeof fetch>();
    const proxy = createBackendProxy('https://api.example.id', call);
    const { body, sent } = endlessBody();
    const endless = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await proxy(new Request('http://shop.test/backend/retail/carts', endless))).status).toBe(413);
    expect(sent()).toBeLessThan(200_000);
    expect(
      (await proxy(new Request('http://shop.test/backend/retail/carts', { method: 'PROPFIND' }))).status,
    ).toBe(405);
    expect((await proxy(new Request('http://shop.test/backend/_faults', { method: 'POST' }))).status).toBe(
      404,
    );
    expect(call).not.toHaveBeenCalled();
  });
  test('a backend that cannot be reached is a 503', async () => {
    const proxy = createBackendProxy('https://api.example.id', () => Promise.reject(new Error('down')));
    expect((await proxy(new Request('http://shop.test/backend/retail/carts'))).status).toBe(503);
  });
  test('other paths and encoded traversal are refused', () => {
    for (const path of [
      '/backend/product-detail/products/A-01/_summary',
      '/backend/_faults',
      '/backend/retail/carts',
      `/backend/retail/${'a'.repeat(64)}`,
      `/backend/retail${'/a'.repeat(12)}`,
    ])
      expect(isAllowedBackendPath(path), path).toBe(true);
    for (const path of [
      '/backend/retail',
      '/backend/retail/',
      `/backend/retail/${'a'.repeat(65)}`,
      `/backend/retail${'/a'.repeat(13)}`,
      '/backend/_faults/x',
      '/backendretail/carts',
      '/x/backend/retail/carts',
      '/backend/retail/carts\\x',
      '/backend/retail/..',
      '/backend/retail/a b',
      '/backend/admin',
      '/backend/product-detail/products/..%2F..%2Fadmin/_summary',
      '/backend/content/../admin',
      '/backend//evil.test',
      '/backend/content/%2e%2e',
    ]) {
      expect(isAllowedBackendPath(path), path).toBe(false);
    }
  });
});
