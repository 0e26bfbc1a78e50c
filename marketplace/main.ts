import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createMarketplace } from './createMarketplace.ts';

/** The reference backend alone; PORT, HOST, DATA_DIR and FAULTS as for the page host. */
const port = Number(process.env['PORT'] ?? 3100);
const hostname = process.env['HOST'] ?? '127.0.0.1';
try {
  const marketplace = createMarketplace({
    dataDir: process.env['DATA_DIR'] ?? '.data',
    faults: process.env['FAULTS'] === '1',
  });
  const app = new Hono();
  app.use(compress());
  app.all('*', (c) => marketplace.fetch(c.req.raw));
  const server = serve({ fetch: (request) => app.fetch(request), port, hostname }, (info) =>
    console.log(`Marketplace at http://${hostname}:${info.port}`),
  );
  server.on('error', (error) => {
    console.error(`The marketplace cannot listen on ${hostname}:${port}: ${error.message}`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.close(() => marketplace.close()));
  }
} catch (error) {
  console.error(`The marketplace cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
