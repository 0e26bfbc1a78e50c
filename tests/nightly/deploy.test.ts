import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
// @ts-expect-error -- the scripts are plain JavaScript
import { ensureCaddy } from '../../scripts/setup/ensureCaddy.mjs';
import { NODE, startHostProcess, type HostProcess } from '../server/support/hostProcess.ts';
import { freePort, startValkeyServer } from '../server/support/valkeyServer.ts';
import { ask } from '../server/support/workers.ts';

const REQUESTS = 100_000;
const CLIENTS = 16;
const PAGES = [
  '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
  '/p/koper-hardcase-rimba-lawu/RMB-00012-01?lang=en',
];
/** Longer than two health checks of the proxy. */
const STOP_DELAY_MS = 3_000;

const work = mkdtempSync(path.join(tmpdir(), 'etalase-deploy-'));
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  rmSync(work, { recursive: true, force: true });
}, 120_000);

/** Starts a program that is ended with the tests. */
function run(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  closers.push(async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGKILL')) await ended;
  });
}

const isOpen = (url: string) =>
  vi.waitUntil(
    () =>
      ask(url).then(
        ({ status }) => status === 200,
        () => false,
      ),
    {
      timeout: 60_000,
      interval: 100,
    },
  );

let origin = '';
let start: (index: number) => Promise<HostProcess>;
beforeAll(async () => {
  const caddy = (ensureCaddy as () => string | null)();
  if (caddy === null) throw new Error('No Caddy found. Install the package caddy.');
  const valkey = await startValkeyServer();
  closers.push(valkey.close);
  const [proxyPort, shopPort, ...ports] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  run(NODE, ['marketplace/main.ts'], { PORT: String(shopPort), DATA_DIR: path.join(work, 'shop') });
  await isOpen(`http://127.0.0.1:${shopPort}/robots.txt`);
  start = (index) =>
    startHostProcess({
      dataDir: path.join(work, `host-${index}`),
      settings: {
        PORT: String(ports[index]),
        WORKERS: '2',
        BACKEND_ORIGIN: `http://127.0.0.1:${shopPort}`,
        VALKEY_URL: valkey.url,
        STOP_DELAY_MS: String(STOP_DELAY_MS),
        WRITES_PER_ADDRESS: '0',
      },
    });
  const config = path.join(work, 'Caddyfile');
  const shop = path.resolve('examples/operations/Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\nimport ${shop}\n`);
  run(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
    SITE: `:${proxyPort}`,
    HOSTS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    SHOP: `127.0.0.1:${shopPort}`,
    HOME: work,
  });
  origin = `http://127.0.0.1:${proxyPort}`;
}, 300_000);

test(`[HOST-40, HOST-42] deploys of two hosts lose none of ${REQUESTS} requests`, async () => {
  const hosts = [await start(0), await start(1)];
  closers.push(() => Promise.all(hosts.map((host) => host.end('SIGKILL'))));
  for (const page of PAGES) await isOpen(origin + page);
  const { body } = await ask(origin + PAGES[0]);
  const [, file = ''] = /"(\/assets\/[^"]+\.js)"/.exec(body) ?? [];
  const kinds = [
    ...PAGES.map((page) => ({ path: page, status: 200, asked: {} })),
    { path: file, status: 200, asked: {} },
    { path: '/backend/retail/carts', status: 415, asked: { method: 'POST', body: '{}' } },
    { path: '/robots.txt', status: 200, asked: {} },
  ];
  let sent = 0;
  const wrong: string[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (sent < REQUESTS) {
      const kind = kinds[(sent += 1) % kinds.length];
      if (kind === undefined) continue;
      const told = await ask(origin + kind.path, { agent, ...kind.asked }).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      if (told !== String(kind.status)) wrong.push(`${kind.path}: ${told}`);
    }
    agent.destroy();
  });
  const over = new AbortController();
  const loaded = Promise.all(clients).then(() => over.abort());
  let deploys = 0;
  while (!over.signal.aborted) {
    for (const index of [0, 1]) {
      expect(await hosts[index]?.end('SIGTERM')).toBe(0);
      hosts[index] = await start(index);
      // The proxy takes a host back once it has asked it.
      await vi.waitUntil(async () => (await ask(`${hosts[index]?.origin}/ready`)).status === 200);
      const seen = sent;
      await vi.waitUntil(() => sent > seen + 5_000 || sent >= REQUESTS, { timeout: 120_000 });
    }
    deploys += 1;
  }
  await loaded;
  console.log(`${REQUESTS} requests through ${deploys} deploys of two hosts`);
  expect(deploys).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
}, 1_800_000);
