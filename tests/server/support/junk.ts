import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { openHost, PATH } from './openHost.ts';
import { product } from '../../support/products.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createLimits } from '#server/http/limits.ts';
import { renderPage, type RenderedPage } from '#src/app/entryServer.tsx';

/** Room for pages in this test; bytes. */
const ROOM = 4 * 1024 * 1024;
/** Requests that fill the room; the memory in use after them is the baseline. */
const WARM_UP = 1_000;
/** Bytes that these requests may add besides, such as the engine's code of hot functions. */
const OTHERWISE = 4 * 1024 * 1024;

/**
 * Sends this many junk requests, of the one good product and of others: unknown addresses, query values without
 * meaning, made-up hosts and cookies. Expects that kept data stays in its room, and that the good page stays kept
 * throughout.
 */
export async function sendJunk(count: number): Promise<void> {
  const now = Date.UTC(2026, 10, 21, 5);
  let renders = 0;
  let one: RenderedPage | null = null;
  const pages = createPageCache({ now: () => now, newcomerBytes: ROOM, regularBytes: ROOM });
  const limits = createLimits(
    {
      writesPerVisitor: 60,
      writesPerAddress: 600,
      searchesPerVisitor: 240,
      searchesPerAddress: 2_400,
      sessionCookie: 'session',
    },
    { mostCounted: 1_000 },
  );
  const { host, market } = openHost([product()], {
    limits,
    host: {
      pages,
      now: () => now,
      render: async (request) => {
        renders += 1;
        // As large as a page is, without the time that it takes to make one.
        one ??= await renderPage(request);
        return { ...one, status: request.path.includes('NON-') ? 404 : 200 };
      },
    },
  });
  const ask = async (url: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const answer = await host(new Request(url, { ...init, headers }));
    await answer.arrayBuffer();
    return answer.status;
  };
  const isGoodKept = async () => {
    const rendered = renders;
    const status = await ask(`http://shop.test${PATH}`);
    return status === 200 && renders === rendered;
  };
  await ask(`http://shop.test${PATH}`);
  expect(await isGoodKept()).toBe(true);
  let before = 0;
  for (let index = 0; index < WARM_UP + count; index += 1) {
    if (index === WARM_UP) before = await memoryNow();
    const junk = index.toString(36);
    const kinds = [
      () => ask(`http://shop.test/p/${junk}/NON-${junk}-01`),
      () => ask(`http://shop.test${PATH}?${junk}=${junk}`),
      () => ask(`http://shop.test${PATH}?qty=${index + 2}`),
      () => ask(`http://${junk}.test${PATH}`),
      () => ask(`http://shop.test${PATH}`, { cookie: `session=${junk}; x${junk}=${junk}` }),
      () => ask(`http://shop.test/backend/${junk}/${junk}`),
      () =>
        ask(
          'http://shop.test/backend/retail/carts',
          {
            cookie: `session=${junk}`,
            'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
          },
          { method: 'POST', body: junk },
        ),
    ];
    const status = await kinds[index % kinds.length]?.();
    expect(status, `request ${index}`).toBeLessThan(500);
    if (index % 100 === 99) expect(await isGoodKept(), `after ${index} requests`).toBe(true);
  }
  expect(pages.bytes).toBeLessThanOrEqual(2 * ROOM);
  expect(limits.size).toBe(0);
  const grownBytes = (await memoryNow()) - before;
  market.close();
  expect(grownBytes).toBeLessThan(OTHERWISE);
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use, buffers included, after a full garbage collection. */
async function memoryNow(): Promise<number> {
  // Collects twice, a turn apart: objects of a request are released a turn after its end.
  collect();
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
