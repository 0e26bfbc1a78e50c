import { createServer, type RequestListener } from 'node:http';
import type { Metrics } from './metrics.ts';

const INVALIDATE_PATH = '/internal/invalidate';

/**
 * Serves the metrics at an address of their own, away from visitors. Rejects with the system's error when it cannot.
 *
 * @param invalidate answers a backend that tells of a change; null where none may
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'> & { contentType: string },
  { host, port }: { host: string; port: number },
  invalidate: RequestListener | null = null,
) {
  const answer: RequestListener = (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path === INVALIDATE_PATH && invalidate !== null) {
      invalidate(request, response);
      return;
    }
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
