import { EventEmitter } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEdge } from '#server/http/edge.ts';
import { listen } from '#server/http/listen.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { readSettings, SettingsError } from '#server/settings.ts';
import { createAccessLog } from '#server/watch/accessLog.ts';
import { uncounted } from '#server/watch/hostEvents.ts';
import { createLog, type LogSettings } from '#server/watch/log.ts';
import { ITEM, product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A log whose lines and texts a test reads. */
function openLog(settings: LogSettings) {
  const lines: string[] = [];
  const out: string[] = [];
  const error: string[] = [];
  const log = createLog(settings, {
    json: { write: (line) => void lines.push(line) },
    text: { out: (text) => void out.push(text), error: (text) => void error.push(text) },
  });
  return { log, lines, out, error };
}
const JSON_LOG: LogSettings = { format: 'json', level: 'info' };
const parsed = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

/** A host on a socket that tells of its answers. */
async function open(settings: LogSettings) {
  const opened = openLog(settings);
  const { host } = openHost([product()], {
    host: { onError: opened.log.failed },
  });
  const edge = createEdge({ publicOrigins: [], trustedProxies: ['127.0.0.0/8'] });
  const told: (() => void)[] = [];
  const tell = createAccessLog(
    {
      answered(answer) {
        opened.log.answered(answer);
        told.shift()?.();
      },
    },
    uncounted,
  );
  const socket = await listen({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request, outgoing) => tell.noted(await host(request), outgoing),
    admit(incoming, outgoing) {
      const isAdmitted = edge.admit(incoming);
      tell(incoming, outgoing);
      return isAdmitted;
    },
  });
  closers.push(() => socket.close());
  /** Asks, and waits for the line as well. */
  async function ask(path: string, init: RequestInit = {}) {
    const line = new Promise<void>((resolve) => void told.push(resolve));
    const answer = await fetch(`http://127.0.0.1:${socket.port}${path}`, { redirect: 'manual', ...init });
    const body = await answer.arrayBuffer();
    await line;
    return { answer, body };
  }
  return {
    ...opened,
    ask,
    port: socket.port,
    next: () => new Promise<void>((resolve) => void told.push(resolve)),
  };
}

describe('[HOST-20] a line for every answer', () => {
  test('says what was asked for by its kind, how it ended, how long it took and how much was sent', async () => {
    const { ask, lines } = await open(JSON_LOG);
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const { answer, body } = await ask(PATH, {
      headers: {
        traceparent: `00-${trace}-b7ad6b7169203331-01`,
        'x-request-id': 'edge-1234',
        'accept-encoding': 'identity',
      },
    });
    await ask('/backend/content/product-configs');
    await ask('/assets/gone.js');
    await ask('/nowhere-at-all');
    const [page, ...others] = parsed(lines);
    expect(page).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      msg: 'answered',
      method: 'GET',
      route: 'product',
      status: answer.status,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      requestId: 'edge-1234',
      traceId: trace,
      found: 'miss',
    });
    // With its headers.
    expect(page?.['bytes']).toBeGreaterThan(body.byteLength);
    expect(page?.['bytes']).toBeLessThan(body.byteLength + 4_000);
    expect(others.map(({ route, status, found }) => [route, status, found])).toEqual([
      ['backend', 200, undefined],
      ['asset', 404, undefined],
      ['other', 404, 'miss'],
    ]);
  });

  test('counts the time to the last byte, to 0.1 ms, and the bytes of this answer alone', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const told: unknown[] = [];
    const tell = createAccessLog(
      { answered: ({ ms, bytes, method, route }) => void told.push({ ms, bytes, method, route }) },
      { answered: (...facts) => void told.push(facts) },
    );
    const socket = { bytesWritten: 1_000 };
    const outgoing = Object.assign(new EventEmitter(), { headersSent: true, statusCode: 200 });
    vi.advanceTimersByTime(5_000);
    tell(
      { socket, method: 'GET', url: '/p/x/A?q=1', headers: {} } as unknown as IncomingMessage,
      outgoing as unknown as ServerResponse,
    );
    vi.advanceTimersByTime(12.34);
    socket.bytesWritten += 400;
    outgoing.emit('close');
    vi.useRealTimers();
    expect(told).toEqual([
      ['product', 200, expect.closeTo(12.34)],
      { ms: 12.3, bytes: 400, method: 'GET', route: 'product' },
    ]);
  });

  test('a visitor who leaves before the answer is told as one who left', async () => {
    const { log, lines } = openLog(JSON_LOG);
    const { promise: told, resolve } = Promise.withResolvers<void>();
    const tell = createAccessLog(
      {
        answered(answer) {
          log.answered(answer);
          resolve();
        },
      },
      uncounted,
    );
    const { promise: asked, resolve: arrived } = Promise.withResolvers<void>();
    const socket = await listen({
      hostname: '127.0.0.1',
      port: 0,
      admit(incoming, outgoing) {
        tell(incoming, outgoing);
        return true;
      },
      fetch: () => {
        arrived();
        return new Promise<Response>(() => {});
      },
    });
    closers.push(() => socket.close());
    const asking = httpRequest({ host: '127.0.0.1', port: socket.port, path: '/p/x/A', agent: false });
    asking.on('error', () => {});
    asking.end();
    await asked;
    asking.destroy();
    await told;
    expect(parsed(lines)).toMatchObject([{ status: 499, aborted: true, route: 'product' }]);
  });

  test('never holds a cookie, token, personal address or search text, whatever is sent or breaks', async () => {
    const { ask, lines, log } = await open(JSON_LOG);
    const secrets = ['s3cr3t-session', 't0k3n', '203.0.113.77', 'sepatu-hilang', 'jalan-mawar', 'Peramban'];
    const headers = {
      cookie: 'session=s3cr3t-session',
      authorization: 'Bearer t0k3n',
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Peramban/7',
      'x-latitude': '-6.2',
    };
    await ask(`${PATH}?q=sepatu-hilang&token=t0k3n`, { headers });
    await ask('/backend/search/homepage-recommendation?searchTerm=sepatu-hilang', { headers });
    await ask('/cari/jalan-mawar', { headers });
    await ask(PATH, { method: 'POST', headers, body: new URLSearchParams({ quantity: 'jalan-mawar' }) });
    log.failed(
      new Error('GET https://api.example/search?searchTerm=sepatu-hilang&token=t0k3n failed'),
      'r-1',
    );
    log.failed(new Error('outer', { cause: new Error('https://api.example/x?address=jalan-mawar') }), 'r-2');
    expect(lines).toHaveLength(6);
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
    expect(lines.join('')).not.toContain('-6.2');
    expect(parsed(lines)[4]?.['error']).toContain('GET https://api.example/search?… failed');
  });
});

describe('[HOST-21] what breaks', () => {
  test('in the host, or in a page that is sent all the same, is told with its request', async () => {
    const { log, lines } = openLog(JSON_LOG);
    const broken = openHost([product()], {
      host: { onError: log.failed, render: () => Promise.reject(new Error('no page')) },
    });
    expect((await broken.get(PATH, { 'x-request-id': 'edge-0001' })).status).toBe(500);
    const halfBroken = openHost([product()], {
      host: {
        onError: log.failed,
        render: (request) => {
          request.onError(new Error('no view'));
          return renderPage(request);
        },
      },
    });
    for (const cookie of ['lang=en', 'session=1'])
      expect((await halfBroken.get(PATH, { 'x-request-id': 'edge-0002', cookie })).status).toBe(200);
    expect(parsed(lines)).toMatchObject([
      { level: 'error', requestId: 'edge-0001', error: expect.stringContaining('no page') },
      { level: 'error', requestId: 'edge-0002', error: expect.stringContaining('no view') },
      { level: 'error', requestId: 'edge-0002', error: expect.stringContaining('no view') },
    ]);
  });

  test('in the embedded marketplace is told with its request', async () => {
    const { log, lines } = openLog(JSON_LOG);
    const { market, get } = openHost([product()], { host: { onError: log.failed } });
    market.close();
    expect(
      (await get(`/backend/product-detail/products/${ITEM}/price-summary`, { 'x-request-id': 'edge-0003' }))
        .status,
    ).toBe(500);
    expect(parsed(lines)).toMatchObject([{ level: 'error', requestId: 'edge-0003' }]);
  });
});

describe('[HOST-20] in a terminal', () => {
  test('only the address is said, and what is wrong; a line for each answer when it is asked for', async () => {
    const quiet = openLog({ format: 'text', level: 'warn' });
    quiet.log.started('http://127.0.0.1:3000', '1.2.3');
    quiet.log.answered(ANSWERED);
    quiet.log.stopping();
    quiet.log.stopped();
    expect([quiet.out, quiet.error]).toEqual([['Etalase is open at http://127.0.0.1:3000\n'], []]);
    quiet.log.failed(new Error('broken'), 'r-12345');
    quiet.log.warned('something to know', { times: 2 });
    expect(quiet.error[0]).toMatch(/^In request r-12345: Error: broken/);
    expect(quiet.error[1]).toBe('something to know times=2\n');
    const telling = openLog({ format: 'text', level: 'info' });
    telling.log.answered(ANSWERED);
    telling.log.stopping();
    telling.log.stopped();
    expect(telling.out).toEqual(['200 GET product, 12.5 ms\n', 'stopping\n', 'stopped\n']);
    telling.log.failed(new Error('of nobody'));
    expect(telling.error.join('')).toMatch(/^Error: of nobody/);
  });

  test('[HOST-37] a machine is told where it is open, which version runs, and that it stops', () => {
    const { log, lines, out, error } = openLog(JSON_LOG);
    log.started('http://127.0.0.1:3000', '1.2.3');
    log.stopping();
    log.stopped();
    log.close();
    expect(parsed(lines)).toMatchObject([
      { level: 'info', msg: 'started', url: 'http://127.0.0.1:3000', version: '1.2.3' },
      { level: 'info', msg: 'stopping' },
      { level: 'info', msg: 'stopped' },
    ]);
    expect([out, error]).toEqual([[], []]);
  });

  test('the settings are checked, each by one clear line', () => {
    const env = { BACKEND_ORIGIN: 'https://api.example' };
    expect(readSettings(env)).toMatchObject({ log: { format: 'text', level: 'warn' }, metrics: null });
    expect(readSettings({ ...env, LOG_FORMAT: 'json' }).log).toEqual(JSON_LOG);
    expect(readSettings({ ...env, LOG_FORMAT: 'json', LOG_LEVEL: 'error' }).log.level).toBe('error');
    for (const wrong of [{ LOG_FORMAT: 'xml' }, { LOG_LEVEL: 'loud' }, { METRICS_PORT: 'x' }]) {
      expect(() => readSettings({ ...env, ...wrong })).toThrow(SettingsError);
      expect(() => readSettings({ ...env, ...wrong })).toThrow(Object.keys(wrong)[0]);
    }
  });
});

const ANSWERED = {
  method: 'GET',
  route: 'product',
  status: 200,
  ms: 12.5,
  bytes: 10,
  requestId: null,
  traceId: null,
};

test('an error of many words is told by its first ones', () => {
  const { log, lines } = openLog(JSON_LOG);
  log.failed(new Error('x'.repeat(10_000)));
  expect(parsed(lines)[0]?.['error']).toMatch(/^Error: x{3000}/);
  expect(lines[0]?.length).toBeLessThan(5_000);
});
