import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NODE, startHostProcess } from './support/hostProcess.ts';

const PAGE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

let dataDir = '';
const closers: (() => unknown)[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-life-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a host that is told to stop while it starts ends as one that runs does', async () => {
  const child = spawn(NODE, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', DEV: '', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // Its database is the first that it opens, long before its socket.
  await vi.waitUntil(() => existsSync(path.join(dataDir, 'marketplace.sqlite')), {
    interval: 1,
    timeout: 20_000,
  });
  expect(said).not.toContain('open at');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(said).toContain('open at');
});

/** Posts a form of four characters, without them: it is under way once the host asks for them. */
async function postPart(origin: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  closers.push(() => socket.destroy());
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  socket.write(
    // As a browser posts it that was sent round with its session.
    `POST ${PAGE}?session=given HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 4\r\n` +
      'Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n',
  );
  await vi.waitUntil(() => said.includes('100 Continue'), { timeout: 10_000 });
  return { socket, said: () => said };
}

test('a host that is told again while it stops still answers what is under way, whole', async () => {
  const host = await startHostProcess({ dataDir });
  closers.push(() => host.end('SIGKILL'));
  const client = await postPart(host.origin);
  const ended = host.end('SIGTERM');
  await vi.waitUntil(() => isRefused(host.origin), { timeout: 10_000 });
  void host.end('SIGTERM');
  void host.end('SIGTERM');
  // The process handles signals in turn, and before data of a socket.
  client.socket.write('a=b&');
  await once(client.socket, 'close');
  const said = client.said();
  expect(said).toContain('HTTP/1.1 200 OK');
  expect(said.trimEnd().endsWith('</html>') || said.trimEnd().endsWith('\r\n0')).toBe(true);
  expect(await ended).toBe(0);
});

test('a host that stops waits for 5 s longer than a call may take, and no longer', async () => {
  const host = await startHostProcess({ dataDir, settings: { BACKEND_TIMEOUT_MS: '1' } });
  closers.push(() => host.end('SIGKILL'));
  const { socket } = await postPart(host.origin);
  socket.on('error', () => {});
  const stoppedAt = performance.now();
  expect(await host.end('SIGTERM')).toBe(0);
  expect(performance.now() - stoppedAt).toBeGreaterThan(4_900);
  // As it would be where a call takes as long as it may unless said.
  expect(performance.now() - stoppedAt).toBeLessThan(20_000);
});

const isRefused = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    () => false,
    () => true,
  );

test('[HOST-22, HOST-23] the configs that a page asks for name the request it was made in', async () => {
  const asked: { path: string; id: unknown; trace: unknown; cookie: unknown }[] = [];
  const backend = createServer((request, response) => {
    const { 'x-request-id': id, traceparent: trace, cookie } = request.headers;
    asked.push({ path: request.url ?? '', id, trace, cookie });
    response.writeHead(404).end();
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => backend.close());
  const { port } = backend.address() as AddressInfo;
  const host = await startHostProcess({
    dataDir,
    settings: { BACKEND_ORIGIN: `http://127.0.0.1:${port}` },
  });
  closers.push(() => host.end('SIGTERM'));
  const answer = await fetch(host.origin + PAGE, { headers: { cookie: 'session=of-somebody' } });
  const configs = asked.filter((call) => call.path.includes('/content/product-configs'));
  expect(configs.length).toBeGreaterThan(0);
  const id = answer.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  // The first call is for all visitors, without a cookie; the page repeats a failed call itself.
  expect(configs[0]).toMatchObject({ id, cookie: undefined });
  expect(configs[0]?.trace).toBe(asked.find((call) => !configs.includes(call))?.trace);
  expect(configs[0]?.trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
});
