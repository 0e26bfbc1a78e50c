import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { ITEMS, openProxied, openTroubled, pathOf, type Trouble } from './support/openProxied.ts';

const [KEPT, OTHER, THIRD] = ITEMS;
const PRICES = `/backend/product-detail/products/${OTHER}/price-summary?qty=1&pickupPointCode=PP-TOK-1`;
const isProduct = ({ status, text }: { status: number; text: string }) =>
  status === 200 && text.includes('<title>Barang Uji');
const closers: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

describe('a backend elsewhere, on a clock of our own', () => {
  const SETTINGS = { timeoutMs: 15_000, concurrency: 64, failures: 5, pauseMs: 500 };

  function open() {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
    const backend = openTroubled();
    closers.push(() => backend.close());
    const host = openProxied('https://api.example', SETTINGS, async (input, init) =>
      backend.answer(new Request(input, init)),
    );
    /** Asks, and lets time pass until there is an answer; says how much it took, in ms of that clock. */
    async function ask(path: string) {
      const begunAt = Date.now();
      const given: { answer?: Response } = {};
      const asking = host(new Request(`http://shop.test${path}`, { headers: { accept: 'text/html' } })).then(
        (answer) => Object.assign(given, { answer }),
      );
      while (given.answer === undefined) {
        for (let turn = 0; turn < 20 && given.answer === undefined; turn += 1) {
          await new Promise((resolve) => setImmediate(resolve));
        }
        if (given.answer === undefined) await vi.advanceTimersByTimeAsync(50);
      }
      await asking;
      return { status: given.answer.status, text: await given.answer.text(), tookMs: Date.now() - begunAt };
    }
    return { backend, host, ask };
  }

  test.each<Trouble>(['down', 'hangs', 'slow'])(
    'five minutes of "%s": kept pages never fail, others answer in 3 s, all are back within 5 s',
    async (trouble) => {
      const { backend, host, ask } = open();
      expect(isProduct(await ask(pathOf(KEPT)))).toBe(true);
      backend.trouble = trouble;
      const endsAt = Date.now() + 5 * 60_000;
      let asked = 0;
      while (Date.now() < endsAt) {
        const [kept, other] = [await ask(pathOf(KEPT)), await ask(pathOf(OTHER))];
        expect([isProduct(kept), other.status]).toEqual([true, 503]);
        for (const { tookMs } of [kept, other]) expect(tookMs).toBeLessThanOrEqual(3_000);
        asked += 2;
        await vi.advanceTimersByTimeAsync(6_000);
      }
      expect(asked).toBeGreaterThan(40);
      // Calls under way and recent failures do not delay the recovery.
      for (const path of [OTHER, THIRD].map(pathOf)) await ask(path);
      const underWay = host(new Request(`http://shop.test${PRICES}`));
      backend.trouble = 'none';
      const backAt = Date.now();
      const until = async (path: string) => {
        for (;;) {
          const { status } = await ask(path);
          if (status === 200) return;
          expect(Date.now() - backAt).toBeLessThanOrEqual(5_000);
          await vi.advanceTimersByTimeAsync(100);
        }
      };
      await until(pathOf(OTHER));
      await until(pathOf(THIRD));
      await until(PRICES);
      expect(Date.now() - backAt).toBeLessThanOrEqual(5_000);
      expect((await ask(pathOf(KEPT))).status).toBe(200);
      await vi.advanceTimersByTimeAsync(SETTINGS.timeoutMs);
      await underWay;
    },
  );

  test.each([
    ['a minute', 60_000],
    ['three seconds', 3_000],
  ])(
    'hanging calls that fill all places block no visitor: back after %s, it answers in 5 s',
    async (_, lastsMs) => {
      const { backend, host, ask } = open();
      expect((await ask(PRICES)).status).toBe(200);
      backend.trouble = 'hangs';
      const endsAt = Date.now() + lastsMs;
      const hanging: Promise<Response>[] = [];
      while (Date.now() < endsAt) {
        for (let count = 0; count < SETTINGS.concurrency; count += 1)
          hanging.push(host(new Request(`http://shop.test${PRICES}`)));
        await vi.advanceTimersByTimeAsync(1_000);
        const { tookMs } = await ask(PRICES);
        expect(tookMs).toBeLessThanOrEqual(3_000);
      }
      backend.trouble = 'none';
      const backAt = Date.now();
      while ((await ask(PRICES)).status !== 200) {
        expect(Date.now() - backAt).toBeLessThanOrEqual(5_000);
        await vi.advanceTimersByTimeAsync(100);
      }
      expect(Date.now() - backAt).toBeLessThanOrEqual(5_000);
      await vi.advanceTimersByTimeAsync(SETTINGS.timeoutMs);
      expect(new Set((await Promise.all(hanging)).map(({ status }) => status))).toEqual(new Set([503]));
    },
  );

  test('one whose circuit is open is spared: pages and calls of browsers fail at once', async () => {
    const { backend, ask } = open();
    backend.trouble = 'down';
    for (let count = 0; count < 12; count += 1) {
      await ask(pathOf(OTHER));
      await ask(PRICES);
    }
    const before = backend.asked;
    const [page, call] = [await ask(pathOf(OTHER)), await ask(PRICES)];
    expect([page.status, page.tookMs, call.status, call.tookMs]).toEqual([503, 0, 503, 0]);
    expect(backend.asked).toBe(before);
  });
});

describe('over real sockets', () => {
  /** A backend on a port that can go away and come back. */
  async function openBackend() {
    const shop = openTroubled();
    let server: Server | null = null;
    let port = 0;
    const start = async () => {
      const listener = getRequestListener((request) => shop.answer(request));
      server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
      const starting = server;
      await new Promise<void>((resolve) => starting.listen(port, '127.0.0.1', resolve));
      const address = server.address();
      port = typeof address === 'object' && address !== null ? address.port : 0;
    };
    const stop = async () => {
      const stopping = server;
      if (stopping === null) return;
      server = null;
      const closed = new Promise((resolve) => stopping.close(resolve));
      stopping.closeAllConnections();
      await closed;
    };
    await start();
    closers.push(() => shop.close(), stop);
    return { shop, start, stop, origin: `http://127.0.0.1:${port}` };
  }

  test('a backend that goes down, hangs and returns: kept pages never fail, calls get Retry-After', async () => {
    const backend = await openBackend();
    const settings = { timeoutMs: 150, concurrency: 4, failures: 2, pauseMs: 50 };
    const host = openProxied(backend.origin, settings, fetch);
    const socket = await listen({ hostname: '127.0.0.1', port: 0, fetch: host, admit: () => true });
    closers.push(() => socket.close());
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${socket.port}${path}`);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    // The first render may exceed the time of a call, so it runs while the backend is idle and fast.
    await vi.waitUntil(async () => (await get(pathOf(KEPT))).status === 200, { timeout: 20_000 });

    const isSpared = async () => (await get(PRICES)).headers.get('retry-after') !== null;
    const isTroubled = async () => {
      await vi.waitUntil(isSpared, { timeout: 20_000, interval: 1 });
      const [kept, other] = [await get(pathOf(KEPT)), await get(pathOf(OTHER))];
      expect([isProduct(kept), other.status]).toEqual([true, 503]);
    };
    await backend.stop();
    await isTroubled();
    const spared = await vi.waitUntil(
      async () => {
        const answer = await get(PRICES);
        return answer.headers.has('retry-after') && answer;
      },
      { timeout: 20_000, interval: 1 },
    );
    expect([spared.status, spared.headers.get('retry-after')]).toEqual([503, '1']);
    expect(JSON.parse(spared.text)).toEqual({
      code: 503,
      status: 'ERROR',
      errors: { user: ['BACKEND_UNREACHABLE'] },
    });
    backend.shop.trouble = 'hangs';
    await backend.start();
    await isTroubled();
    backend.shop.trouble = 'none';
    for (const path of [PRICES, pathOf(OTHER), pathOf(THIRD), pathOf(KEPT)]) {
      await vi.waitUntil(async () => (await get(path)).status === 200, { timeout: 20_000 });
    }
  });

  test('a backend that hangs in all its places: other calls fail at once, and it is used once back', async () => {
    const backend = await openBackend();
    const settings = { timeoutMs: 15_000, concurrency: 4, failures: 4, pauseMs: 50 };
    const host = openProxied(backend.origin, settings, fetch);
    const socket = await listen({ hostname: '127.0.0.1', port: 0, fetch: host, admit: () => true });
    closers.push(() => socket.close());
    const ask = async () => (await fetch(`http://127.0.0.1:${socket.port}${PRICES}`)).status;
    await vi.waitUntil(async () => (await ask()) === 200, { timeout: 20_000 });
    backend.shop.trouble = 'hangs';
    const before = backend.shop.asked;
    const hanging = Array.from({ length: 4 }, ask);
    await vi.waitUntil(() => backend.shop.asked === before + 4, { timeout: 10_000 });
    expect(await ask()).toBe(503);
    backend.shop.trouble = 'none';
    const backAt = performance.now();
    await vi.waitUntil(async () => (await ask()) === 200, { timeout: 12_000 });
    expect(performance.now() - backAt).toBeLessThan(5_000);
    expect(await Promise.all(hanging)).toEqual([503, 503, 503, 503]);
  });
});
