import { serve } from '@hono/node-server';
import { createAdapter } from './adapter.ts';
import { createShop } from './shop.ts';

/** The shop and its adapter in one process; PORT names where. */
const shop = createShop();
const port = Number(process.env['PORT'] ?? 3200);
const server = serve(
  { fetch: createAdapter((path, init) => shop.request(path, init)).fetch, port, hostname: '127.0.0.1' },
  (info) => console.log(`Adapter at http://127.0.0.1:${info.port}`),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close());
