import { get } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '#server/http/listen.ts';

afterEach(() => void vi.useRealTimers());

test('a host that stops waits for what the longest call allows, and cuts off what takes longer', async () => {
  let asked = (): void => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const socket = await listen({
    hostname: '127.0.0.1',
    port: 0,
    admit: () => true,
    longestCallMs: 30_000,
    fetch: () => {
      asked();
      return new Promise<Response>(() => {});
    },
  });
  let isCut = false;
  const cut = new Promise<void>((resolve) => {
    get({ port: socket.port, agent: false }).on('error', () => {
      isCut = true;
      resolve();
    });
  });
  await isAsked;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = socket.close();
  vi.advanceTimersByTime(34_999);
  // Whatever was cut off by now would be heard of in these turns of the loop.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isCut).toBe(false);
  vi.advanceTimersByTime(1);
  await cut;
  await closed;
});

test('a host that has stopped before that waits for nothing more', async () => {
  const socket = await listen({
    hostname: '127.0.0.1',
    port: 0,
    admit: () => true,
    fetch: () => new Response(null),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await socket.close();
  expect(vi.getTimerCount()).toBe(0);
});
