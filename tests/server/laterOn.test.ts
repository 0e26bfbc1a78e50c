import { expect, test, vi } from 'vitest';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createRenderQueue, VisitorLeft } from '#server/pages/renderQueue.ts';

test('[CONFIG-05] the configuration is asked for again at half its lifetime, so that no page embeds one about to end', async () => {
  let now = 0;
  const load = vi.fn(async () => ({ a: String(load.mock.calls.length) }));
  const configs = createConfigCache(load, () => now);
  const get = () => configs.get('pdp:retail:id', 'id');
  await get();
  now = 149_999;
  await get();
  expect(load).toHaveBeenCalledTimes(1);
  now = 150_000;
  await get();
  expect(load).toHaveBeenCalledTimes(2);
  await vi.waitFor(async () => expect(await get()).toEqual({ expires: 450_000, data: { a: '2' } }));
});

test('visitors who left before their turn give their room to those who come', async () => {
  const inTurn = createRenderQueue({ capacity: 2, maxWaitMs: 500 });
  for (let visit = 0; visit < 5; visit += 1) {
    const left = inTurn(async () => 'nobody', AbortSignal.abort());
    expect(await left.catch((error: unknown) => error)).toBeInstanceOf(VisitorLeft);
  }
  expect(await Promise.all([inTurn(async () => 1), inTurn(async () => 2)])).toEqual([1, 2]);
});
