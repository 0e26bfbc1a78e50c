import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/http/listen.ts';
import { createAccessLog } from '#server/watch/accessLog.ts';

/** The server's answer to these bytes, and its reports of the request. */
async function answerTo(bytes: string) {
  const counted: unknown[] = [];
  const lines: unknown[] = [];
  const tell = createAccessLog(
    { answered: (line) => void lines.push(line) },
    { answered: (...call) => void counted.push(call) },
  );
  const socket = await listen({
    hostname: '127.0.0.1',
    port: 0,
    fetch: () => new Response('ok'),
    admit: () => true,
    onUnread: tell.unread,
  });
  onTestFinished(() => socket.close());
  const text = await new Promise<string>((resolve, reject) => {
    let read = '';
    const client = connect(socket.port, '127.0.0.1', () => client.write(bytes));
    client.on('data', (piece) => (read += piece.toString()));
    client.on('end', () => resolve(read));
    client.on('error', reject);
  });
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { head, body, counted, lines };
}

test('[HOST-33] headers over 16 kB are answered with a page that says what to do, and counted', async () => {
  const { head, body, counted, lines } = await answerTo(
    `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
  );
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(body).toContain('Hapus cookie untuk situs ini');
  expect(body).toContain('Delete the cookies of this site');
  expect(counted).toEqual([['unread', 431, 0]]);
  expect(lines).toMatchObject([{ route: 'unread', status: 431 }]);
});

test('[HOST-33] what is no request is refused with 400, and counted', async () => {
  const { head, counted } = await answerTo('hello\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(counted).toEqual([['unread', 400, 0]]);
});
