import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve, type ServerType } from '@hono/node-server';
import { vi } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { startHostProcess } from './hostProcess.ts';
import { freePort } from './valkeyServer.ts';

export const PAGE = `/p/barang-uji/${ITEM}`;
export const SECRET = 'a-secret-of-the-tests';
/** A call that waits at the backend until the test lets it go on. */
export const HELD = '/backend/content/product-configs?held';

/** A marketplace elsewhere, which can hold answers back. */
export async function openBackend() {
  const market = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product({})],
    merchants: [SELLER],
  });
  let held: (() => void)[] = [];
  const heard: (string | null)[] = [];
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve(
      {
        port: 0,
        hostname: '127.0.0.1',
        async fetch(call) {
          heard.push(call.headers.get('traceparent'));
          if (call.url.endsWith('?held')) await new Promise<void>((go) => held.push(go));
          return market.fetch(call);
        },
      },
      () => resolve(started),
    );
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    /** The trace of each call. */
    heard: () => heard,
    get held() {
      return held.length;
    },
    letGo() {
      for (const go of held.splice(0)) go();
    },
    close() {
      held = [];
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      market.close();
    },
  };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks over a connection of its own, or over one of the agent's. Rejects where no whole answer comes. */
export async function ask(
  url: string,
  { method = 'GET', body = '', headers = {}, agent = false }: Partial<Asked> = {},
): Promise<Answer> {
  const sent = request(url, { method, headers, agent });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

interface Asked {
  method: string;
  body: string;
  headers: Record<string, string>;
  agent: Agent | false;
}

/** A host of several processes before a marketplace elsewhere. */
export async function startWorkers(dataDir: string, settings: Record<string, string> = {}) {
  const backend = await openBackend();
  const metricsPort = await freePort();
  const host = await startHostProcess({
    dataDir,
    settings: {
      WORKERS: '2',
      BACKEND_ORIGIN: backend.origin,
      METRICS_PORT: String(metricsPort),
      INTERNAL_SECRET: SECRET,
      ...settings,
    },
  });
  const atMetrics = `http://127.0.0.1:${metricsPort}`;
  /** Process ids of the workers. */
  const workers = () =>
    readFileSync(`/proc/${host.pid}/task/${host.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  return {
    backend,
    host,
    workers,
    ask: (path: string, asked?: Partial<Asked>) => ask(host.origin + path, asked),
    signal: (signal: NodeJS.Signals, pid = host.pid) => process.kill(pid, signal),
    /** Sum of the counts of a metric, of all labels that contain `labels`. */
    async counted(name: string, labels = ''): Promise<number> {
      const { body } = await ask(`${atMetrics}/metrics`);
      const lines = body
        .split('\n')
        .filter((line) => line.startsWith(`etalase_${name}{`) && line.includes(labels));
      return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
    },
    invalidate: (change: object, secret = SECRET) =>
      ask(`${atMetrics}/internal/invalidate`, {
        method: 'POST',
        body: JSON.stringify(change),
        headers: { authorization: `Bearer ${secret}` },
      }),
    /** Waits until other processes have taken the place of these. */
    replaced: (former: readonly number[], count = 2) =>
      vi.waitUntil(
        () => {
          const now = workers();
          return now.length === count && now.every((pid) => !former.includes(pid)) && now;
        },
        { timeout: 60_000, interval: 20 },
      ),
    async close() {
      await host.end('SIGKILL');
      backend.close();
    },
  };
}
