import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { uncounted } from '#server/watch/hostEvents.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

test('[HOST-30] renders nothing for visitors who left, and frees their places at once', async () => {
  let waiting = 0;
  const held = Promise.withResolvers<void>();
  const rendered: string[] = [];
  const { host, market } = openHost([product()], {
    host: {
      capacity: 1,
      events: { ...uncounted, rendersWaiting: (count) => (waiting = count) },
      render: async (request) => {
        rendered.push(request.path);
        await held.promise;
        return renderPage(request);
      },
    },
  });
  closers.push(() => market.close());
  const socket = await listen({ hostname: '127.0.0.1', port: 0, admit: () => true, fetch: host });
  closers.push(() => socket.close());
  const ask = (address: string): Socket => {
    const client = connect(socket.port, '127.0.0.1');
    client.write(`GET ${address} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);
    return client;
  };
  const answerOf = async (client: Socket) => {
    let text = '';
    for await (const chunk of client) text += String(chunk);
    return text;
  };
  const first = answerOf(ask(`${PATH}?sellerGroup=first`));
  await vi.waitUntil(() => rendered.length === 1);
  // Half of them ask for a shared page, half for one of their own.
  const gone = Array.from({ length: 10 }, (_, visitor) =>
    ask(visitor % 2 === 0 ? `${PATH}?qty=${visitor + 2}` : `${PATH}?sellerGroup=${visitor}`),
  );
  await vi.waitUntil(() => waiting === 10);
  for (const client of gone) client.destroy();
  await vi.waitUntil(() => waiting === 0);
  const last = answerOf(ask(`${PATH}?sellerGroup=last`));
  await vi.waitUntil(() => waiting === 1);
  held.resolve();
  expect(await first).toContain('HTTP/1.1 200');
  expect(await last).toContain('HTTP/1.1 200');
  expect(rendered).toEqual([`${PATH}?sellerGroup=first`, `${PATH}?sellerGroup=last`]);
});
