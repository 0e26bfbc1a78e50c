import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '#src/app/entryServer.tsx';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

test('[HOST-30] refuses a page whose render has not begun within 900 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const held = Promise.withResolvers<void>();
  const { get } = openHost([product()], {
    host: {
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
  await pass(899);
  const before = [...statuses];
  await pass(3);
  const after = [...statuses];
  held.resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([before, after, (await first).status]).toEqual([[], [503], 200]);
  await second;
});
