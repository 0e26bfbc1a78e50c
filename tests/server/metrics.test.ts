import { Agent, get } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEdge } from '#server/http/edge.ts';
import { listen } from '#server/http/listen.ts';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createAccessLog } from '#server/watch/accessLog.ts';
import { circuitTeller, countedFetch } from '#server/watch/backendCalls.ts';
import { uncounted } from '#server/watch/hostEvents.ts';
import { createMetrics, type Metrics } from '#server/watch/metrics.ts';
import { serveMetrics } from '#server/watch/metricsServer.ts';
import { createPolicyReports } from '#server/watch/policyReports.ts';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A host on a socket whose metrics are read from another. */
async function open(facts: { backend?: typeof globalThis.fetch; capacity?: number } = {}) {
  const pages = createPageCache();
  const metrics = createMetrics(() => pages.rooms);
  closers.push(() => metrics.close());
  const { events } = metrics;
  const opened = openHost([product()], {
    host: {
      pages,
      events,
      onError: () => {},
      ...(facts.capacity === undefined ? {} : { capacity: facts.capacity }),
      callBackend: countedFetch(
        facts.backend ?? (async (input, init) => opened.market.fetch(new Request(input, init))),
        'render',
        events,
      ),
      configs: createConfigCache(async () => ({}), Date.now, events.configFound),
    },
  });
  const edge = createEdge({ publicOrigins: [], trustedProxies: [] });
  const tell = createAccessLog({ answered: () => {} }, events);
  const socket = await listen({
    hostname: '127.0.0.1',
    port: 0,
    fetch: opened.host,
    admit(incoming, outgoing) {
      const isAdmitted = edge.admit(incoming);
      tell(incoming, outgoing);
      return isAdmitted;
    },
  });
  closers.push(() => socket.close());
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  closers.push(() => served.close());
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${socket.port}${path}`, {
      headers: { connection: 'close', ...headers },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const scrape = async () => {
    const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  /** The value of one line, 0 when it is not there. */
  const valueOf = async (line: string) => {
    const { text } = await scrape();
    const found = text.split('\n').find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length) ?? 0);
  };
  return { ...opened, get, scrape, valueOf, events, metricsPort: served.port };
}

describe('[HOST-27] metrics', () => {
  test('count pages by what was kept, renders, configs, calls of the backend, and what is kept', async () => {
    const { get, valueOf, scrape } = await open();
    for (const path of [PATH, PATH, `${PATH}?voucher=ANY`]) expect(await get(path)).toBe(200);
    expect(await valueOf('etalase_page_cache_answers_total{found="miss"}')).toBe(1);
    expect(await valueOf('etalase_page_cache_answers_total{found="hit"}')).toBe(1);
    expect(await valueOf('etalase_page_cache_answers_total{found="bypass"}')).toBe(1);
    expect(await valueOf('etalase_renders_total{outcome="page"}')).toBe(2);
    expect(await valueOf('etalase_render_seconds_count')).toBe(2);
    expect(await valueOf('etalase_config_cache_answers_total{found="miss"}')).toBe(1);
    expect(await valueOf('etalase_config_cache_answers_total{found="hit"}')).toBe(1);
    expect(await valueOf('etalase_render_queue_length')).toBe(0);
    const endpoint = 'GET /product-detail/products/*/_summary';
    expect(
      await valueOf(`etalase_backend_calls_total{caller="render",endpoint="${endpoint}",outcome="2xx"}`),
    ).toBe(2);
    expect(await valueOf(`etalase_backend_call_seconds_count{endpoint="${endpoint}"}`)).toBe(2);
    expect(await valueOf('etalase_page_cache_bytes{room="regulars"}')).toBeGreaterThan(1_000);
    expect(await valueOf('etalase_page_cache_pages{room="regulars"}')).toBe(1);
    expect(await valueOf('etalase_page_cache_pages{room="newcomers"}')).toBe(0);
    expect(await valueOf('etalase_http_answers_total{route="product",status="2xx"}')).toBe(3);
    const { type, text } = await scrape();
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(text).toContain(`\n${name} `);
  });

  test('count a backend that is not there, pages without room, and renders that broke', async () => {
    const down = await open({ backend: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await down.get(PATH)).toBe(503);
    const endpoint = 'GET /product-detail/products/*/_summary';
    expect(
      await down.valueOf(
        `etalase_backend_calls_total{caller="render",endpoint="${endpoint}",outcome="none"}`,
      ),
    ).toBe(1);
    expect(await down.valueOf('etalase_renders_total{outcome="error page"}')).toBe(1);
    const full = await open({ capacity: 0 });
    expect(await full.get(PATH)).toBe(503);
    expect(await full.valueOf('etalase_render_refusals_total')).toBe(1);
    expect(await full.valueOf('etalase_http_answers_total{route="product",status="5xx"}')).toBe(1);
    expect(await full.valueOf('etalase_renders_total{outcome="failed"}')).toBe(0);
  });

  test('tell which circuits are open, what was spared and limited, and what went', async () => {
    const { events, valueOf } = await open();
    const at = 'caller="render",endpoint="GET /retail/carts"';
    events.circuit('render', 'GET /retail/carts', 'opened');
    events.circuit('render', 'GET /retail/carts', 'refused');
    expect(await valueOf(`etalase_backend_circuit_open{${at}}`)).toBe(1);
    expect(await valueOf(`etalase_backend_spared_total{${at},kind="refused"}`)).toBe(1);
    events.circuit('render', 'GET /retail/carts', 'closed');
    expect(await valueOf(`etalase_backend_circuit_open{${at}}`)).toBe(0);
    const told: unknown[] = [];
    const tell = circuitTeller('browser', events, { warned: (...said) => void told.push(said) });
    for (const kind of ['opened', 'refused', 'opened', 'closed', 'opened'] as const)
      tell({ endpoint: 'POST /retail/carts', kind });
    expect(
      await valueOf('etalase_backend_circuit_open{caller="browser",endpoint="POST /retail/carts"}'),
    ).toBe(1);
    const facts = { caller: 'browser', endpoint: 'POST /retail/carts' };
    expect(told).toEqual([
      ['backend fails and is spared', facts],
      ['backend answers again', facts],
      ['backend fails and is spared', facts],
    ]);
    expect(told.length).toBe(3);
    const before = circuitTeller('browser', events, {
      warned: (message) => void told.push(message),
    });
    for (const kind of ['refused', 'crowded', 'closed'] as const) before({ endpoint: 'GET /x', kind });
    expect(told.length).toBe(3);
    events.policyViolated('img-src', 'elsewhere');
    expect(await valueOf('etalase_policy_violations_total{directive="img-src",blocked="elsewhere"}')).toBe(1);
    events.rendersWaiting(3);
    expect(await valueOf('etalase_render_queue_length')).toBe(3);
    for (const found of ['handed', 'handed', 'rendered', 'alone'] as const) events.pageAsked(found);
    expect(await valueOf('etalase_shared_pages_total{found="handed"}')).toBe(2);
    expect(await valueOf('etalase_shared_pages_total{found="alone"}')).toBe(1);
    events.changed('product');
    expect(await valueOf('etalase_changes_total{kind="product"}')).toBe(1);
    events.limited('search');
    events.tidied({ sessions: 3, keys: 0 });
    events.tidied({ sessions: 2, keys: 7 });
    expect(await valueOf('etalase_rate_limited_total{limit="search"}')).toBe(1);
    expect(await valueOf('etalase_janitor_removed_total{what="sessions"}')).toBe(5);
    expect(await valueOf('etalase_janitor_removed_total{what="keys"}')).toBe(7);
  });

  test('have no more lines after many addresses, methods and reports of strangers', async () => {
    const { get, scrape, events, host } = await open();
    const reports = createPolicyReports({ events, log: { warned: () => {} }, now: () => 0 });
    const ask = async (junk: string) => {
      await get(`/${junk}/x?${junk}=1`);
      await get(`/assets/${junk}.js`);
      await get(`/backend/content/${junk}`);
      await host(new Request(`http://shop.test/backend/retail/${junk}`, { method: 'PUT' }));
      await countedFetch(
        async () => new Response(''),
        'browser',
        events,
      )(`http://x.test/backend/retail/${junk}`);
      await reports(
        new Request('http://shop.test/csp-reports', {
          method: 'POST',
          headers: { 'content-type': 'application/csp-report' },
          body: JSON.stringify({
            'csp-report': {
              'document-uri': `http://shop.test/${junk}`,
              'effective-directive': junk,
              'blocked-uri': `${junk}:x`,
            },
          }),
        }),
      );
    };
    for (const first of ['junk-0', 'junk-00']) await ask(first);
    const names = ({ text }: { text: string }) => text.split('\n').map((line) => line.replace(/ \S+$/, ''));
    const before = new Set(names(await scrape()).filter((line) => line.startsWith('etalase_')));
    for (let at = 1; at < 40; at += 1) await ask(`junk-${at}`);
    const { text } = await scrape();
    expect(new Set(names({ text }).filter((line) => line.startsWith('etalase_')))).toEqual(before);
    expect(text).not.toContain('junk');
  });

  test('tell times in seconds, by route and by endpoint, and how renders ended', async () => {
    const { events, valueOf } = await open();
    events.answered('product', 200, 1_500);
    events.rendered(499, 250);
    events.rendered(500, 500);
    events.renderFailed();
    events.backendAnswered('browser', 'GET /retail/carts', 204, 40);
    expect(await valueOf('etalase_http_answer_seconds_sum{route="product"}')).toBe(1.5);
    expect(await valueOf('etalase_render_seconds_sum')).toBe(0.75);
    expect(await valueOf('etalase_backend_call_seconds_sum{endpoint="GET /retail/carts"}')).toBe(0.04);
    for (const outcome of ['page', 'error page', 'failed'])
      expect(await valueOf(`etalase_renders_total{outcome="${outcome}"}`)).toBe(1);
  });

  test('name a call by its method, however it was made, and how long it took', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const told: unknown[] = [];
    const call = countedFetch(
      async () => {
        vi.advanceTimersByTime(7);
        return new Response('');
      },
      'render',
      { backendAnswered: (_, endpoint, status, ms) => void told.push([endpoint, status, ms]) },
    );
    const address = 'http://x.test/backend/retail/carts';
    vi.advanceTimersByTime(1_000);
    await call(address);
    await call(address, { method: 'POST' });
    await call(new Request(address, { method: 'POST' }));
    await call(new Request(address, { method: 'POST' }), { method: 'GET' });
    vi.useRealTimers();
    expect(told).toEqual([
      ['GET /retail/carts', 200, 7],
      ['POST /retail/carts', 200, 7],
      ['POST /retail/carts', 200, 7],
      ['GET /retail/carts', 200, 7],
    ]);
    // Without a counter the calls are not measured either.
    expect(countedFetch(fetch, 'render', uncounted)).toBe(fetch);
  });

  test('answer 500 when broken; a used port fails the start; once closed, there is no answer', async () => {
    const broken = {
      text: () => Promise.reject(new Error('broken')),
      contentType: 'text/plain',
    } as unknown as Metrics;
    const served = await serveMetrics(broken, { host: '127.0.0.1', port: 0 });
    const address = `http://127.0.0.1:${served.port}/metrics`;
    const agent = new Agent({ keepAlive: true });
    const status = await new Promise((resolve, reject) => {
      get(address, { agent }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
    expect(status).toBe(500);
    await expect(serveMetrics(broken, { host: '127.0.0.1', port: served.port })).rejects.toThrow(
      'EADDRINUSE',
    );
    // Closing does not wait for the connection that is still open.
    await served.close();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    agent.destroy();
  });

  test('are at an address of their own: visitors find none, and nothing else is there', async () => {
    const { get, scrape, metricsPort } = await open();
    expect(await get('/metrics')).toBe(404);
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics', 'POST'],
      [PATH, 'GET'],
    ] as const)
      expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`, { method })).status).toBe(404);
    expect((await scrape()).text).toContain('etalase_renders_total');
  });
});
