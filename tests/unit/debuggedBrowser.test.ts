import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { launchDebugged } from '../../bench/debuggedBrowser.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let folder: string;
let started: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'etalase-browser-'));
  started = path.join(folder, 'started');
  const browser = path.join(folder, 'browser');
  // It stays when it is asked to end, and so does what it starts, as Chromium without a window does.
  writeFileSync(
    browser,
    `#!/bin/sh
trap '' TERM
sleep 600 &
echo "$$ $!" > ${started}
echo "DevTools listening on ws://127.0.0.1:9/devtools" >&2
while :; do sleep 1; done
`,
  );
  chmodSync(browser, 0o755);
  vi.stubEnv('CHROME_PATH', browser);
});
afterEach(() => {
  for (const pid of running()) process.kill(pid, 'SIGKILL');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** One that has ended and that its parent has not yet asked for is no process any more. */
const isRunning = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());
const running = () =>
  existsSync(started) ? readFileSync(started, 'utf8').trim().split(' ').map(Number).filter(isRunning) : [];

test('a browser that does not end when it is told to is ended, with all it started', async () => {
  const browser = await launchDebugged();
  expect(running()).toHaveLength(2);
  await browser.end();
  await vi.waitFor(() => expect(running()).toEqual([]));
});

// To start a bench takes seven seconds of a processor.
const SIGNALS = process.env['NIGHTLY'] === '1' ? (['SIGINT', 'SIGTERM'] as const) : (['SIGINT'] as const);
test.each(SIGNALS)('a bench that gets %s leaves nothing running', async (signal) => {
  const bench = spawn(process.execPath, ['bench/main.mjs', '--only', 'scripts of a page at rest'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => bench.once('exit', resolve));
  await vi.waitFor(() => expect(running()).toHaveLength(2), { timeout: 60_000 });
  bench.kill(signal);
  await ended;
  await vi.waitFor(() => expect(running()).toEqual([]));
});
