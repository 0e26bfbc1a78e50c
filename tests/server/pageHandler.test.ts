import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { uncounted } from '#server/watch/hostEvents.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const GROCERY = product({ productSku: 'UJI-00002', vendor: 'grocery', name: 'Beras' });
/** The document without the nonces, keys and times of its answer. */
const withoutOwn = (html: string) =>
  html
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/data-sent-at="\d+"/g, '')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '');
const plain = (answer: { status: number; headers: Headers; html: string }) => [
  answer.status,
  answer.html,
  answer.headers.get('content-type'),
  answer.headers.get('cache-control'),
];

describe('what is no page', () => {
  test('another method, or what is no form, is refused', async () => {
    const { host, get } = openHost([product()]);
    const ask = async (method: string) => {
      const answer = await host(
        new Request(`http://shop.test${PATH}`, { method, headers: { 'content-type': 'text/plain' } }),
      );
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    };
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      const refused = await ask(method);
      expect([refused.status, refused.html, refused.headers.get('allow')]).toEqual([
        405,
        'Only GET and POST are answered here\n',
        'GET, HEAD, POST',
      ]);
    }
    expect(plain(await ask('POST')).slice(0, 2)).toEqual([400, 'The form could not be read\n']);
    expect((await get(PATH)).headers.get('allow')).toBeNull();
  });

  test('who has left is answered by nothing that a log would take for a failure', async () => {
    const told: string[] = [];
    const { host } = openHost([product()], {
      host: { events: { ...uncounted, renderFailed: () => void told.push('failed') } },
    });
    const answer = await host(new Request(`http://shop.test${PATH}`, { signal: AbortSignal.abort() }));
    expect([answer.status, await answer.text()]).toEqual([499, 'Nobody waits for this any more\n']);
    expect(told).toEqual([]);
  });
});

describe('a page', () => {
  test('is its visitor’s own, in their language, compressed where they take it, kept or not', async () => {
    const { host } = openHost([product()]);
    for (const cookie of ['', 'session=1']) {
      const documents: string[] = [];
      for (const accepted of ['gzip', 'identity', 'gzip', 'identity']) {
        const answer = await host(
          new Request(`http://shop.test${PATH}`, { headers: { cookie, 'accept-encoding': accepted } }),
        );
        const bytes = Buffer.from(await answer.arrayBuffer());
        const isSmall = accepted === 'gzip';
        expect(answer.headers.get('content-encoding')).toBe(isSmall ? 'gzip' : null);
        documents.push(withoutOwn((isSmall ? gunzipSync(bytes) : bytes).toString()));
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect(answer.headers.get('vary')).toBe('accept, cookie, accept-encoding');
        expect(answer.headers.get('content-language')).toBe('id');
      }
      expect(new Set(documents).size).toBe(1);
    }
  });

  test('is sent without its document to a HEAD request', async () => {
    const { host, get } = openHost([product()]);
    const whole = await get(`${PATH}?lang=en`);
    for (const path of [PATH, PATH, `${PATH}?lang=en`]) {
      const head = await host(new Request(`http://shop.test${path}`, { method: 'HEAD' }));
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect(whole.headers.get('content-language')).toBe('en');
    expect(whole.headers.getSetCookie()).toHaveLength(1);
  });

  test.each([
    [429, '5'],
    [503, '5'],
    [410, null],
  ] as const)('of status %i says whether to come again', async (status, seconds) => {
    const { get } = openHost([product({ answers: status })]);
    for (const headers of [{}, { cookie: 'session=1' }, { accept: 'text/markdown' }] as Record<
      string,
      string
    >[]) {
      const answer = await get(PATH, headers);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, seconds]);
    }
  });

  test('has the policy of its host, and none in development', async () => {
    const open = (facts: object) => openHost([product()], { host: facts }).get(PATH);
    expect((await open({ isPolicyStrict: false })).headers.get('content-security-policy')).toBeNull();
    const policy = (await open({ pictureSources: ['https:'] })).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: https:;");
  });

  test('is told as what it was: made, kept, of one visitor, or failed', async () => {
    const told: string[] = [];
    const events = {
      ...uncounted,
      pageFound: (found: string) => void told.push(found),
      renderFailed: () => void told.push('failed'),
      renderRefused: () => void told.push('refused'),
    };
    const shop = openHost([product(), GROCERY], { host: { events } });
    await shop.get(PATH);
    await shop.get(PATH);
    await shop.get(PATH, { cookie: 'session=1' });
    await shop.get(`${PATH}?lang=en`);
    await shop.get(PATH, { accept: 'application/json' });
    // The miss is told before the visitor is led to the other vendor.
    await shop.get('/p/beras/UJI-00002-01');
    expect(told).toEqual(['miss', 'hit', 'composed', 'bypass', 'bypass', 'miss']);
    told.length = 0;
    const broken = openHost([product()], {
      host: { events, onError: () => {}, render: () => Promise.reject(new Error('view')) },
    });
    expect((await broken.get(PATH)).status).toBe(500);
    const full = openHost([product()], { host: { events, capacity: 0, renderWaitMs: 1 } });
    expect((await full.get(PATH)).status).toBe(503);
    expect(told).toEqual(['failed', 'refused']);
  });
});

test('[CLOCK-01] a host that is told of no clock says when it sent a page, and what broke in it', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => written.mockRestore());
  const { get } = openHost([product()], {
    isClockUntold: true,
    host: {
      render: (request) => {
        request.onError(new Error('view'));
        return renderPage(request);
      },
    },
  });
  // Made and kept, of one visitor, and filled in.
  for (const [path, headers] of [
    [PATH, {}],
    [`${PATH}?voucher=ANY`, {}],
    [PATH, { cookie: 'session=1' }],
  ] as [string, Record<string, string>][]) {
    const askedAt = Date.now();
    const { html } = await get(path, headers);
    const sentAt = Number(/ data-sent-at="(\d+)"/.exec(html)?.[1]);
    expect([sentAt >= askedAt, sentAt <= Date.now()], path).toEqual([true, true]);
  }
  expect(written.mock.calls).toEqual([[new Error('view')], [new Error('view')]]);
});

test('[ROUTE-35] a visitor at the wrong vendor is led to the other with all that they asked for', async () => {
  const { get } = openHost([product(), GROCERY]);
  for (const [path, location] of [
    ['/p/beras/UJI-00002-01?qty=2', '/grocery/p/beras/UJI-00002-01?qty=2'],
    [`/grocery${PATH}?qty=2&lang=en`, `${PATH}?qty=2&lang=en`],
    [`/GROCERY${PATH}`, PATH],
  ]) {
    for (const headers of [{}, { cookie: 'session=1' }, { accept: 'text/markdown' }] as Record<
      string,
      string
    >[]) {
      const answer = await get(path ?? '', headers);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.getSetCookie().length).toBe(path?.includes('lang=') === true ? 1 : 0);
    }
  }
});

test('[SEO-13] what a program is told is small, in its language, and names its page', async () => {
  const { host } = openHost([product()]);
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') =>
    host(
      new Request(`http://shop.test${path}`, { method, headers: { accept: 'application/json', ...headers } }),
    );
  const told = await ask(`${PATH}?lang=en`, { 'accept-encoding': 'gzip', 'x-forwarded-proto': 'https' });
  expect(told.headers.get('content-encoding')).toBe('gzip');
  expect(JSON.parse(gunzipSync(Buffer.from(await told.arrayBuffer())).toString())).toBeTypeOf('object');
  expect(told.headers.get('link')).toBe(`<https://shop.test${PATH}?lang=en>; rel="canonical"`);
  expect(told.headers.get('content-language')).toBe('en');
  expect(told.headers.get('cache-control')).toBe('private, no-cache');
  expect(told.headers.get('vary')).toBe('accept, cookie, accept-encoding');
  expect(told.headers.getSetCookie()).toHaveLength(1);
  const head = await ask(PATH, {}, 'HEAD');
  expect([head.headers.get('content-encoding'), head.headers.get('retry-after'), await head.text()]).toEqual([
    null,
    null,
    '',
  ]);
  expect((await ask('/p/x/UJI-09999-01', {})).headers.get('link')).toBeNull();
});
