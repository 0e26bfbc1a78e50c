import { readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSharedFiles } from '#server/assets/sharedFiles.ts';
import { connectValkey } from '#server/shared/valkey.ts';
import { keptFolder } from '../support/keptFolder.ts';
import { startHostProcess } from './support/hostProcess.ts';
import { startValkeyServer } from './support/valkeyServer.ts';

let server: Awaited<ReturnType<typeof startValkeyServer>>;
beforeAll(async () => {
  server = await startValkeyServer();
});
afterAll(() => server.close());
const closers: (() => unknown)[] = [];
beforeEach(() => server.with((client) => client.flushall()));
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const script = (text: string) => {
  const plain = Buffer.from(text);
  return { plain, brotli: brotliCompressSync(plain) };
};
const FONT = { plain: Buffer.from([1, 2, 3, 4]), brotli: null };

const bytesOf = async (answer: Response | null) =>
  answer === null ? null : Buffer.from(await answer.arrayBuffer());

/** A host's shared files; its build has these. */
async function host(
  files: Record<string, { plain: Buffer; brotli: Buffer | null }> = {},
  isConnected = true,
  againMs = 60_000,
) {
  const valkey = connectValkey(server.url, { commandMs: 10_000 });
  if (isConnected && valkey.client.status !== 'ready') await once(valkey.client, 'ready');
  const shared = createSharedFiles(valkey, new Map(Object.entries(files)), { retryMs: 20, againMs });
  closers.push(() => {
    shared.close();
    valkey.close();
  });
  return shared;
}

test('[HOST-41] a file of another host’s build is found, in the form that the browser takes', async () => {
  const file = script('const here = 1;');
  const former = await host({ '/assets/page-AAAAAAAA.js': file, '/assets/font-BBBBBBBB.woff2': FONT });
  await former.offer();
  const latter = await host();
  const packed = await latter.find('/assets/page-AAAAAAAA.js', 'gzip, br');
  expect(Object.fromEntries(packed?.headers ?? [])).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(await bytesOf(packed)).toEqual(file.brotli);
  const plain = await latter.find('/assets/page-AAAAAAAA.js', 'gzip');
  expect(plain?.headers.get('content-encoding')).toBeNull();
  expect(await plain?.text()).toBe('const here = 1;');
  const font = await latter.find('/assets/font-BBBBBBBB.woff2', '');
  expect(font?.headers.get('content-type')).toBe('font/woff2');
  expect(await bytesOf(font)).toEqual(FONT.plain);
  // For a week: tabs stay open over a deploy.
  const seconds = await server.with((client) => client.ttl('etalase:file:/assets/page-AAAAAAAA.js'));
  expect(seconds).toBeGreaterThan(604_000);
});

test('[HOST-41] the names of this build are such names', async () => {
  const names = readdirSync('dist/client/assets').filter((name) => /\.(?:js|css|woff2)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const former = await host(Object.fromEntries(names.map((name) => [`/assets/${name}`, script(name)])));
  await former.offer();
  const latter = await host();
  for (const name of names) expect(await latter.find(`/assets/${name}`, 'br'), name).not.toBeNull();
});

test('[HOST-41] a name that no build makes, or that no host has, is not found', async () => {
  const names = ['/assets/page.js', '/assets/x/page-AAAAAAAA.js', '/assets/page-AAAAAAAA.html'];
  await server.with((client) =>
    Promise.all(names.map((name) => client.set(`etalase:file:${name}`, brotliCompressSync('x')))),
  );
  const shared = await host();
  for (const name of [...names, '/assets/page-CCCCCCCC.js'])
    expect(await shared.find(name, 'br'), name).toBeNull();
});

test('[HOST-41] files are offered once Valkey is there, and nothing is found while it is away', async () => {
  await server.kill();
  const shared = await host({ '/assets/page-AAAAAAAA.js': script('const late = 1;') }, false);
  await shared.offer();
  expect(await shared.find('/assets/page-AAAAAAAA.js', 'br')).toBeNull();
  await server.start();
  await vi.waitUntil(() => server.with((client) => client.exists('etalase:file:/assets/page-AAAAAAAA.js')), {
    timeout: 30_000,
  });
});

test('[HOST-41] a host that runs on offers its files again, and none once it is closed', async () => {
  const key = 'etalase:file:/assets/page-AAAAAAAA.js';
  const file = { '/assets/page-AAAAAAAA.js': script('const again = 1;') };
  const isThere = () => server.with((client) => client.exists(key));
  const running = await host(file, true, 20);
  await running.offer();
  await server.with((client) => client.del(key));
  await vi.waitUntil(isThere, { timeout: 30_000 });
  running.close();
  // Closed while it offers: the timer of its next round would outlive it.
  const leaving = await host(file, true, 7_000);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => void timers.mockRestore());
  const isOffered = leaving.offer();
  leaving.close();
  await isOffered;
  expect(timers.mock.calls.filter(([, ms]) => ms === 7_000)).toEqual([]);
});

test('[HOST-41] a running host offers the files of its build, and serves those of others', async () => {
  const dataDir = keptFolder('etalase-files-');
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  await server.with((client) =>
    client.set('etalase:file:/assets/other-DDDDDDDD.js', brotliCompressSync('const other = 1;')),
  );
  const running = await startHostProcess({ dataDir, settings: { VALKEY_URL: server.url } });
  closers.push(() => running.end('SIGKILL'));
  const html = await (await fetch(`${running.origin}/p/koper-hardcase-rimba-lawu/RMB-00012-01`)).text();
  const named = [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file))];
  expect(named.length).toBeGreaterThan(5);
  await vi.waitUntil(
    () =>
      server.with(
        async (client) => (await client.exists(named.map((name) => `etalase:file:${name}`))) === named.length,
      ),
    { timeout: 30_000 },
  );
  // A host that starts has other work, so its commands may be late at first.
  await vi.waitUntil(
    async () => {
      const answer = await fetch(`${running.origin}/assets/other-DDDDDDDD.js`);
      return (await answer.text()) === 'const other = 1;' && answer.status === 200;
    },
    { timeout: 30_000 },
  );
  expect((await fetch(`${running.origin}/assets/other-EEEEEEEE.js`)).status).toBe(404);
});
