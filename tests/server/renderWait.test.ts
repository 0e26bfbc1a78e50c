import { expect, onTestFinished, test, vi } from 'vitest';
import { createConfigCache } from '#server/pages/configCache.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

test.each([
  [900, {}],
  [3_000, { renderWaitMs: 3_000 }],
])('[HOST-30] refuses a page whose render has not begun within %i ms', async (waitMs, facts) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const held = Promise.withResolvers<void>();
  const { get } = openHost([product()], {
    host: {
      ...facts,
      capacity: 1,
      render: async (request) => {
        await held.promise;
        return renderPage(request);
      },
    },
  });
  const first = get(`${PATH}?qty=2`);
  const statuses: number[] = [];
  const second = get(`${PATH}?qty=3`).then(({ status }) => statuses.push(status));
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turns = 0; turns < 50; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  await pass(waitMs - 1);
  const before = [...statuses];
  await pass(3);
  const after = [...statuses];
  held.resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([before, after, (await first).status]).toEqual([[], [503], 200]);
  await second;
});

test('[SHELL-05] a render has what is left of 2.5 s since its visitor asked, or half a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let waits = 0;
  const left: number[] = [];
  const { get } = openHost([product()], {
    host: {
      configs: createConfigCache(
        async () => {
          vi.advanceTimersByTime(waits);
          return {};
        },
        () => performance.now(),
      ),
      render: (request) => {
        left.push(request.criticalDeadlineMs);
        return renderPage(request);
      },
    },
  });
  for (waits of [0, 1_000, 2_100, 60_000]) {
    await get(`${PATH}?qty=${left.length + 2}`);
    // Configs are asked for anew.
    vi.advanceTimersByTime(3_600_000);
  }
  expect(left).toEqual([2_500, 1_500, 500, 500]);
});
