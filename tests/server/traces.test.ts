import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
// @ts-expect-error -- the scripts are plain JavaScript
import { ensureBuilt } from '../../scripts/setup/ensureBuilt.mjs';
import { startHostProcess } from './support/hostProcess.ts';
import { freePort } from './support/valkeyServer.ts';
import { ask, openBackend, PAGE } from './support/workers.ts';

/** The body that a collector is sent, as far as the tests read it. */
const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) }),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: z.array(attribute),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});
type SentSpan = z.output<typeof sent>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const SERVER = 2;
const CLIENT = 3;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

beforeAll(() => ensureBuilt() as void, 600_000);
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A collector of traces. */
async function openCollector() {
  const bodies: z.output<typeof sent>[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    void json(request).then((body) => {
      bodies.push(z.parse(sent, body));
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    bodies,
    spans: (): SentSpan[] =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  };
}

/** A host before a marketplace elsewhere; ends it, so that all of its spans are sent. */
async function openTraced(settings: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-traces-'));
  const backend = await openBackend();
  const host = await startHostProcess({
    dataDir,
    settings: { BACKEND_ORIGIN: backend.origin, LOG_FORMAT: 'json', ...settings },
  });
  closers.push(async () => {
    await host.end('SIGKILL');
    backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    ask: (to: string, headers: Record<string, string> = {}) => ask(host.origin + to, { headers }),
    end: () => host.end('SIGTERM'),
    heard: backend.heard,
    said: host.said,
  };
}
const named = (spans: readonly SentSpan[], name: string) => spans.filter((span) => span.name === name);

describe('[HOST-45] a host with a collector of traces', () => {
  test('tells an answer with the steps of its render, and each call below them', async () => {
    const collector = await openCollector();
    const host = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await host.ask(`${PAGE}?sellerGroup=secret-words`, {
      traceparent: `00-${TRACE}-${PARENT}-01`,
      cookie: 'session=secret-cookie',
    });
    expect(await host.end()).toBe(0);
    expect(new Set(collector.asked)).toEqual(new Set(['POST /v1/traces']));
    const spans = collector.spans();
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    const [answer] = named(spans, 'GET product');
    expect(answer).toMatchObject({ kind: SERVER, parentSpanId: PARENT });
    expect(Object.fromEntries(answer?.attributes.map(({ key, value }) => [key, value]) ?? [])).toEqual({
      'http.request.method': { stringValue: 'GET' },
      'http.route': { stringValue: 'product' },
      'http.response.status_code': { intValue: 200 },
      'etalase.page.found': { stringValue: expect.any(String) as string },
    });
    const [configs, render, document] = ['configs', 'render', 'document'].map(
      (name) => named(spans, name)[0],
    );
    for (const step of [configs, render, document]) expect(step?.parentSpanId).toBe(answer?.spanId);
    const calls = spans.filter(({ kind }) => kind === CLIENT);
    expect(named(calls, 'GET /product-detail/products/*/_summary')[0]?.parentSpanId).toBe(render?.spanId);
    expect(named(calls, 'GET /content/product-configs')[0]?.parentSpanId).toBe(configs?.spanId);
    for (const { startTimeUnixNano, endTimeUnixNano } of spans)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    // The backend can go on with each call's span.
    const heard = host.heard().map((header) => header?.split('-').slice(1, 4));
    expect(heard.length).toBeGreaterThan(3);
    for (const [traceId, spanId, flags] of heard as string[][]) {
      expect([traceId, flags]).toEqual([TRACE, '01']);
      expect(calls.map((call) => call.spanId)).toContain(spanId);
    }
    // Nothing that a visitor has written or carries.
    expect(JSON.stringify(collector.bodies)).not.toMatch(/secret|barang-uji|UJI-00001/);
  });

  test('begins the trace of a visitor who brings none, under the ids of its log', async () => {
    const collector = await openCollector();
    const host = await openTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_SERVICE_NAME: 'shop-page',
    });
    await host.ask(PAGE);
    await host.ask('/backend/content/product-configs');
    await host.end();
    const [page] = named(collector.spans(), 'GET product');
    const [proxied] = named(collector.spans(), 'GET backend');
    expect(page?.parentSpanId ?? '').toBe('');
    expect(host.said()).toMatch(new RegExp(`"route":"product".*"traceId":"${page?.traceId}"`));
    expect(page?.traceId).not.toBe(proxied?.traceId);
    const call = named(collector.spans(), 'GET /content/product-configs').find(
      ({ traceId }) => traceId === proxied?.traceId,
    );
    expect(call?.parentSpanId).toBe(proxied?.spanId);
    const [{ resource } = { resource: { attributes: [] } }] = collector.bodies[0]?.resourceSpans ?? [];
    const about = Object.fromEntries(resource.attributes.map(({ key, value }) => [key, value.stringValue]));
    expect(about['service.name']).toBe('shop-page');
    expect(about['service.version']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('tells nothing of a trace that its proxy has left out, nor of more than its share', async () => {
    const collector = await openCollector();
    const all = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await all.ask(PAGE, { traceparent: `00-${TRACE}-${PARENT}-00` });
    await all.end();
    const none = await openTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    await none.ask(PAGE);
    await none.ask(PAGE, { traceparent: `00-${TRACE}-${PARENT}-01` });
    await none.end();
    expect(collector.spans()).toEqual([]);
    expect(none.heard().every((header) => header?.endsWith('-00') === true)).toBe(true);
  });

  test('answers as ever where the collector is away, and ends', async () => {
    const host = await openTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    });
    expect((await host.ask(PAGE)).status).toBe(200);
    const began = performance.now();
    expect(await host.end()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
