import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { keptFolder } from '../support/keptFolder.ts';
import { ITEM } from '../support/products.ts';
import { startHostProcess } from './support/hostProcess.ts';
import { ask, HELD, openBackend, PAGE, startWorkers } from './support/workers.ts';

const dataDir = keptFolder('etalase-workers-');
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(settings?: Record<string, string>) {
  const started = await startWorkers(dataDir, settings);
  closers.push(started.close);
  return started;
}

/** One of the product for the bag. */
const ONE = {
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
};

let addresses = 0;
const newAddress = () => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;
/** A write that no backend accepts. */
const write = (from: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: '{}',
  headers: { ...headers, 'x-forwarded-for': from },
});
const CARTS = '/backend/retail/carts';

describe('a host of several processes', () => {
  let shared: Awaited<ReturnType<typeof startWorkers>>;
  beforeAll(async () => {
    shared = await startWorkers(dataDir, { WRITES_PER_VISITOR: '2', WRITES_PER_ADDRESS: '4' });
  });
  afterAll(() => shared.close());

  /** Asks for a page until so many have been rendered: each process renders its own once. */
  const askUntilRendered = (renders: number) =>
    vi.waitUntil(
      async () => {
        expect((await shared.ask(PAGE)).status).toBe(200);
        return (await shared.counted('renders_total', 'page')) >= renders;
      },
      { timeout: 30_000, interval: 1 },
    );

  test('[HOST-39] answers by each of them, and its metrics are their sum', async () => {
    expect(shared.workers()).toHaveLength(2);
    await askUntilRendered(2);
    const before = await shared.counted('http_answers_total', 'product');
    for (let count = 0; count < 5; count += 1) await shared.ask(PAGE);
    expect(await shared.counted('http_answers_total', 'product')).toBe(before + 5);
    expect(await shared.counted('renders_total')).toBe(2);
    expect(await shared.counted('page_cache_pages')).toBe(2);
    expect(await shared.counted('build_info')).toBe(1);
  });

  test('[HOST-39] counts the writes of an address over all of them', async () => {
    const from = newAddress();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await shared.ask(CARTS, write(from))).status);
    expect(statuses).toEqual([415, 415, 415, 415, 429, 429]);
  });

  test('[HOST-39] knows a session at all of them once one has met it', async () => {
    const first = await shared.ask(CARTS, {
      method: 'POST',
      body: JSON.stringify(ONE),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'first',
        'x-forwarded-for': newAddress(),
      },
    });
    expect(first.status, first.body).toBe(200);
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    // Each process has handed on what came before its answer to this question.
    await shared.counted('renders_total');
    await shared.counted('renders_total');
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await shared.ask(CARTS, write(newAddress(), { cookie }))).status);
    expect(statuses).toEqual([415, 415, 429, 429]);
  });

  test('[HOST-35, HOST-39] forgets a changed product at all of them', async () => {
    await askUntilRendered(2);
    const askFour = async () => {
      for (let count = 0; count < 4; count += 1) await shared.ask(PAGE);
      return shared.counted('renders_total');
    };
    expect((await shared.invalidate({ product: 'UJI-00001' }, 'another-secret-of-the-tests')).status).toBe(
      401,
    );
    expect((await shared.invalidate({ product: 'UJI-00002' })).status).toBe(204);
    expect(await askFour()).toBe(2);
    expect((await shared.invalidate({ product: 'UJI-00001' })).status).toBe(204);
    // Longer, and they would be made anew by their age.
    expect(await askFour()).toBe(4);
    expect(await askFour()).toBe(4);
  });

  test('[HOST-39] says in one line why it cannot start', async () => {
    const { port } = new URL(shared.host.origin);
    const settings = { WORKERS: '2', BACKEND_ORIGIN: shared.backend.origin, PORT: port };
    await expect(startHostProcess({ dataDir, settings })).rejects.toThrow(
      `The host ended with 1: PORT ${port} is in use; choose another one\n`,
    );
  });

  test('[HOST-40] loses no request while its processes are replaced one by one', async () => {
    const { counted, signal, workers, replaced, host } = shared;
    const former = workers();
    const answered = () => counted('http_answers_total');
    const before = await answered();
    const over = new AbortController();
    const statuses: number[] = [];
    const seen = new Set<number>();
    const clients = Array.from({ length: 8 }, async (_, index) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!over.signal.aborted) {
        const isReader = index % 2 === 0;
        const answer = await shared.ask(isReader ? PAGE : CARTS, {
          agent,
          ...(isReader ? {} : write(newAddress())),
        });
        statuses.push(answer.status);
        for (const pid of workers()) seen.add(pid);
      }
      agent.destroy();
    });
    await vi.waitUntil(() => statuses.length > 50, { timeout: 30_000 });
    signal('SIGUSR2');
    // A second word during a restart begins no other.
    signal('SIGUSR2');
    const latter = await replaced(former);
    const count = statuses.length;
    await vi.waitUntil(() => statuses.length > count + 50, { timeout: 30_000 });
    over.abort();
    await Promise.all(clients);
    expect(new Set(statuses)).toEqual(new Set([200, 415]));
    // Counts of the processes that have ended are still there.
    expect((await answered()) - before).toBe(statuses.length);
    expect(workers()).toEqual(latter);
    expect(seen.size).toBe(4);
    expect(host.complaints()).toBe('');
  });

  test('[HOST-40] loses those of a process that dies alone, and another one takes its place', async () => {
    const { backend, counted, signal, workers, host } = shared;
    const [victim = 0, other = 0] = workers();
    const asked = [shared.ask(HELD), shared.ask(HELD)].map((answer) =>
      answer.then(
        ({ status }) => status,
        () => 'lost',
      ),
    );
    await vi.waitUntil(() => backend.held === 2, { timeout: 30_000 });
    const before = await counted('http_answers_total');
    signal('SIGKILL', victim);
    await vi.waitUntil(() => workers().length === 2 && !workers().includes(victim), { timeout: 30_000 });
    expect(workers()).toContain(other);
    backend.letGo();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200, 'lost']));
    expect(host.complaints()).toContain('A worker ended; another one takes its place');
    for (let count = 0; count < 4; count += 1) expect((await shared.ask(PAGE)).status).toBe(200);
    expect(await counted('http_answers_total')).toBe(before + 5);
  });
});

test('[HOST-40] a host that stops tells balancers, and its processes answer what is under way', async () => {
  const { ask: askHost, backend, host, workers } = await start({ STOP_DELAY_MS: '2000' });
  expect((await askHost('/ready')).status).toBe(200);
  const asked = [askHost(HELD), askHost(HELD)];
  await vi.waitUntil(() => backend.held === 2, { timeout: 30_000 });
  const ended = host.end('SIGTERM');
  await vi.waitUntil(async () => (await askHost('/ready')).status === 503, { timeout: 2_000, interval: 20 });
  const agent = new Agent({ keepAlive: true });
  closers.push(() => agent.destroy());
  const late = await askHost('/health', { agent });
  expect([late.status, late.headers.connection]).toEqual([200, 'close']);
  const isClosed = () =>
    askHost('/health').then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isClosed, { timeout: 10_000 });
  expect(workers()).toHaveLength(2);
  backend.letGo();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await ended).toBe(0);
  expect(host.complaints()).toBe('');
});

test('[HOST-40] processes that outlive their host end', async () => {
  const { host, workers } = await start();
  const left = workers();
  await host.end('SIGKILL');
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await vi.waitUntil(() => !left.some(isThere), { timeout: 30_000 });
});

test('a host alone goes on when it is told to replace its processes', async () => {
  const backend = await openBackend();
  closers.push(backend.close);
  const host = await startHostProcess({ dataDir, settings: { BACKEND_ORIGIN: backend.origin } });
  closers.push(() => host.end('SIGKILL'));
  process.kill(host.pid, 'SIGUSR2');
  expect((await ask(host.origin + PAGE)).status).toBe(200);
});
