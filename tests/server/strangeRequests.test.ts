import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createEdge } from '#server/http/edge.ts';
import { listen, type ListenOptions } from '#server/http/listen.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Sent {
  /** Of the first answer. */
  head: string;
  status: number;
  statuses: string[];
  body: unknown;
}

/** A socket that answers with the request as it understood it, and the list of its requests. */
async function open(publicOrigins: string[] = [], options: Partial<ListenOptions> = {}) {
  const asked: string[] = [];
  const edge = createEdge({ publicOrigins, trustedProxies: [] });
  let server: Server | null = null;
  const socket = await listen({
    hostname: '127.0.0.1',
    port: 0,
    admit: edge.admit,
    fetch: async (request) => {
      asked.push(request.url);
      await request.text();
      return Response.json({
        url: request.url,
        host: request.headers.get('host'),
        isSecure: request.headers.get('x-forwarded-proto') === 'https',
        isKnown: edge.isKnownHost(new URL(request.url).host),
      });
    },
    serveOptions: {
      createServer: (...args: Parameters<typeof createServer>) => (server = createServer(...args)),
    },
    ...options,
  });
  closers.push(() => socket.close());
  /** Sends bytes as they are and says all that came back until the end. */
  async function send(text: string): Promise<Sent> {
    const client = connect(socket.port, '127.0.0.1');
    let said = '';
    client.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    client.on('error', () => {});
    client.write(text);
    await once(client, 'close');
    const statuses = said.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    const [head = '', body = ''] = said.split('\r\n\r\n');
    return {
      head,
      status: Number(statuses[0]?.slice(-3)),
      statuses,
      body: statuses.length === 1 && body.startsWith('{') ? JSON.parse(body) : body,
    };
  }
  return { send, asked, port: socket.port, server: () => server };
}

describe('for which host a request is', () => {
  test.each([
    'Host: shop.example\r\nHost: evil.example\r\n',
    'Host: shop.example\r\nhost: shop.example\r\n',
    `Host: ${'a'.repeat(300)}\r\n`,
    'Host: a b\r\n',
    'Host: shop.example/p\r\n',
    'Host: user@shop.example\r\n',
    '',
  ])('is said once, by a name that may be one: %j is refused', async (hosts) => {
    const { send, asked } = await open();
    expect((await send(`GET /p/x/A HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test.each([
    'Host: a.example\r\nHost: b.example',
    'Host: a b',
    'Host: shop.example/p',
    'Host: user@shop.example',
    'Host: shop.example:99999',
    'Host: [::1',
    'Host: 1.2.3.999',
  ])('a malformed host, or a second one, is refused uncached and ends the connection: %j', async (hosts) => {
    const { send, asked } = await open();
    const { head } = await send(`GET /p/x/A HTTP/1.1\r\n${hosts}\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 400 .*\r\ncache-control: no-store\r\n/is);
    expect(asked).toEqual([]);
  });

  test.each(['shop.example', 'Shop.Example:8443', '127.0.0.1:65535', '[::1]:80', '[::1]', 'shop_1.example'])(
    'by %s it is answered',
    async (name) => {
      const { send } = await open();
      const sent = await send(`GET /p/x/A HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      expect([sent.status, sent.body]).toMatchObject([200, { host: name }]);
    },
  );

  test('a whole address says it, whatever the header says; of the scheme it says nothing', async () => {
    const { send } = await open();
    const { body } = await send(
      'GET https://shop.example/p/x/A?a=b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(body).toMatchObject({
      url: 'http://shop.example/p/x/A?a=b',
      host: 'shop.example',
      isSecure: false,
    });
  });

  test('a whole address sets host and scheme of a public origin, and the Host header does not', async () => {
    const { send } = await open(['https://shop.example']);
    const of = async (target: string, host: string) =>
      (await send(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).body;
    expect(await of('http://shop.example/', 'evil.example')).toMatchObject({ isKnown: true, isSecure: true });
    expect(await of('https://evil.example/', 'shop.example')).toMatchObject({
      isKnown: false,
      isSecure: false,
    });
  });
});

describe('where a request ends', () => {
  const INNER = 'GET /inner HTTP/1.1\r\nHost: shop.example\r\n\r\n';
  test.each([
    `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
    `Transfer-Encoding: xchunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${INNER}`,
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${INNER}`,
    `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${INNER}`,
    `Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef${INNER}`,
    `Content-Length: +5\r\n\r\nabcde${INNER}`,
    `X: a\r\n folded: b\r\n\r\n${INNER}`,
    `X: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
  ])('is in no doubt: %j is refused, and nothing behind it is heard', async (rest) => {
    const { send, asked } = await open();
    const { status, statuses } = await send(`POST /outer HTTP/1.1\r\nHost: shop.example\r\n${rest}`);
    expect([status, statuses.length]).toEqual([400, 1]);
    expect(asked.filter((url) => url.endsWith('/inner'))).toEqual([]);
  });

  test('one that has not come whole in a minute and a half is given up, and its head before', async () => {
    const { server } = await open();
    const { requestTimeout = 0, headersTimeout = 0 } = server() ?? ({} as Partial<Server>);
    expect(requestTimeout).toBeLessThanOrEqual(90_000);
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });
});

describe('how much one connection may ask for', () => {
  const ONE = 'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n';
  const LAST = 'GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n';

  test('some requests at once are answered in their order; with many it is ended before they are', async () => {
    const { send, asked } = await open();
    expect((await send(ONE.repeat(15) + LAST)).statuses).toHaveLength(16);
    asked.length = 0;
    expect((await send(ONE.repeat(300) + LAST)).statuses.length).toBeLessThanOrEqual(16);
    expect(asked.length).toBeLessThanOrEqual(16);
  });

  test('one after the other it may ask as often as it likes, and is kept', async () => {
    const { port } = await open();
    const client = connect(port, '127.0.0.1');
    const ended = new AbortController();
    client.on('close', () => ended.abort());
    for (let count = 0; count < 20; count += 1) {
      client.write(ONE);
      const [said] = (await once(client, 'data', { signal: ended.signal })) as [Buffer];
      expect(said.toString()).toContain('HTTP/1.1 200');
    }
    client.end();
  });

  test('who takes nothing of an answer for two minutes is gone', async () => {
    const { server } = await open();
    expect(server()?.timeout).toBe(120_000);
  });

  test('and later where a call to the backend may take longer', async () => {
    const { server } = await open([], { longestCallMs: 60_000 });
    expect(server()?.timeout).toBe(165_000);
  });
});
