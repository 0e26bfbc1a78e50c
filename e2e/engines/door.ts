import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const SCRIPT_PATH = '/visitor-of-the-journey.js';

/**
 * The shop behind a door of its own, which puts a first script into each page that has scripts. WebKit's driver can run
 * nothing before the page's own scripts, and tells nothing of its console.
 */
export async function openDoor(
  shop: string,
  script: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT_PATH) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const isPage = asked.headers.accept?.includes('text/html') === true;
    const headers = { ...asked.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const onward = request(new URL(asked.url ?? '/', shop), { method: asked.method, headers }, (given) => {
      const nonce = isPage ? nonceOf(given) : null;
      const { 'content-length': length, ...kept } = given.headers;
      answer.writeHead(
        given.statusCode ?? 502,
        nonce === null && length !== undefined ? { ...kept, 'content-length': length } : kept,
      );
      if (nonce === null) given.pipe(answer);
      else
        void textOf(given).then((html) =>
          answer.end(html.replace('<head>', `<head><script nonce="${nonce}" src="${SCRIPT_PATH}"></script>`)),
        );
    });
    // A browser that leaves a page forgets what it asked for.
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The word by which the scripts of a page are let in; null for one that has none. */
function nonceOf({ headers }: IncomingMessage): string | null {
  if (headers['content-type']?.startsWith('text/html') !== true) return null;
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy'] ?? ''))?.[1] ?? null;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
