import { describe, expect, test, vi } from 'vitest';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createCallClock } from '#server/watch/serverTiming.ts';
import { product } from '../support/products.ts';
import { NOW, openHost, PATH } from './support/openHost.ts';

const RENDERED = /^cache;desc=(\w+), render;dur=\d+\.\d, backend;dur=\d+\.\d$/;
const timingOf = ({ headers }: { headers: Headers }) => headers.get('server-timing') ?? '';

describe('[HOST-26] what an answer says of its time', () => {
  test('a page made for its visitor tells how long it took; a kept one only that it was kept', async () => {
    let now = NOW;
    const { get, post, calls } = openHost([product()], {
      host: { pages: createPageCache({ now: () => now }) },
    });
    const first = timingOf(await get(PATH));
    expect(RENDERED.exec(first)?.[1]).toBe('miss');
    const once = calls.length;
    expect(timingOf(await get(PATH))).toBe('cache;desc=hit');
    expect(calls.length).toBe(once);
    now += 16_000;
    expect(timingOf(await get(PATH))).toBe('cache;desc=stale');
    expect(RENDERED.exec(timingOf(await get(PATH, { cookie: 'session=1' })))?.[1]).toBe('composed');
    expect(RENDERED.exec(timingOf(await get(`${PATH}?voucher=ANY`)))?.[1]).toBe('bypass');
    expect(RENDERED.exec(timingOf(await post(PATH, { quantity: '1' })))?.[1]).toBe('bypass');
  });

  test('a call tells how long the backend took, and nothing that the backend said of itself', async () => {
    const { host, get } = openHost([product()]);
    expect(timingOf(await get('/backend/content/product-configs'))).toMatch(/^backend;dur=\d+\.\d$/);
    const { headers } = await host(
      new Request('http://shop.test/backend/content/product-configs', {
        headers: { 'accept-encoding': 'gzip' },
      }),
    );
    expect(headers.get('server-timing')).toMatch(/^backend;dur=\d+\.\d$/);
  });

  test('the time runs from the start of the first parallel call to the end of the last, and on', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const clock = createCallClock();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.advanceTimersByTime(100);
    expect(clock.ms()).toBe(0);
    const one = clock.during(() => first.promise);
    vi.advanceTimersByTime(10);
    expect(clock.ms()).toBe(10);
    const other = clock.during(() => second.promise);
    vi.advanceTimersByTime(10);
    first.resolve();
    await one;
    expect(clock.ms()).toBe(20);
    vi.advanceTimersByTime(10);
    second.resolve();
    await other;
    vi.advanceTimersByTime(1_000);
    expect(clock.ms()).toBe(30);
    vi.useRealTimers();
  });

  test('of calls side by side the time counts once', async () => {
    const clock = createCallClock();
    const begunAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<void>();
    const calls = [clock.during(() => promise), clock.during(() => promise), clock.during(() => promise)];
    resolve();
    await Promise.all(calls);
    const took = performance.now() - begunAt;
    expect(clock.ms()).toBeGreaterThan(0);
    expect(clock.ms()).toBeLessThanOrEqual(took);
    const ended = clock.ms();
    await expect(clock.during(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(clock.ms()).toBeGreaterThanOrEqual(ended);
  });
});
