import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startHostProcess, type HostProcess } from '../server/support/hostProcess.ts';

const MOST_MEGABYTES = 60;
const PRODUCT = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const work = mkdtempSync(path.join(tmpdir(), 'etalase-release-'));
const folder = path.join(work, 'host');
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Runs a command as typed in a shell, without the variables that npm sets for the tests. */
function run(command: string, args: string[], cwd: string) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

/** The size of a folder on the disk, in MB. */
function megabytesOf(root: string): number {
  const blocks = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(
    (name) => lstatSync(path.join(root, name)).blocks,
  );
  return (blocks.reduce((sum, count) => sum + count, 0) * 512) / 1024 ** 2;
}

describe('a released folder with nothing but `npm ci --omit=dev`', () => {
  let host: HostProcess;
  beforeAll(async () => {
    expect(run('npm', ['run', 'release', '--', folder], '.')).toMatchObject({ status: 0 });
    expect(run('npm', ['ci', '--omit=dev'], folder)).toMatchObject({ status: 0 });
    host = await startHostProcess({ cwd: folder, dataDir: path.join(work, 'data') });
  }, 600_000);
  afterAll(() => host.end('SIGTERM'), 60_000);

  test(`its packages take at most ${MOST_MEGABYTES} MB`, () => {
    const megabytes = megabytesOf(path.join(folder, 'node_modules'));
    console.log(`node_modules of a running host: ${megabytes.toFixed(1)} MB`);
    expect(megabytes).toBeGreaterThan(1);
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES);
  });

  test.each([
    [PRODUCT, 200, 'text/html'],
    ['/', 200, 'text/html'],
    ['/health', 200, 'application/json'],
    ['/pictures/sandal-angle-320.webp', 200, 'image/webp'],
    ['/backend/common/region/countries/ID/provinces', 200, 'application/json'],
    ['/p/x/ETL-00404-01', 404, 'text/html'],
  ])('it answers %s', async (address, status, type) => {
    const answer = await fetch(host.origin + address);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10);
  });

  test('it serves every file that its page names', async () => {
    const html = await (await fetch(host.origin + PRODUCT)).text();
    const named = [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file))];
    expect(named.length).toBeGreaterThan(5);
    for (const file of named) expect((await fetch(host.origin + file)).status, file).toBe(200);
  });

  test('a folder that is not empty is left alone', () => {
    const { status, output } = run('npm', ['run', 'release', '--', folder], '.');
    expect(status).toBe(1);
    expect(output).toContain('is not empty; nothing was written');
  });

  test('it has nothing to complain of', () => {
    expect(host.complaints()).toBe('');
  });

  test('[HOST-40] its processes go on where a build that replaces theirs does not start', async () => {
    const several = await startHostProcess({
      cwd: folder,
      dataDir: path.join(work, 'several'),
      settings: { WORKERS: '2', BACKEND_ORIGIN: host.origin },
    });
    rmSync(path.join(folder, 'dist/server/entryServer.js'));
    process.kill(several.pid, 'SIGUSR2');
    await vi.waitUntil(() => several.complaints().includes('A new worker did not start'), {
      timeout: 60_000,
    });
    for (let count = 0; count < 4; count += 1)
      expect((await fetch(several.origin + PRODUCT, { headers: { connection: 'close' } })).status).toBe(200);
    expect(await several.end('SIGTERM')).toBe(0);
  });
});
