import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/** Tells whether a process runs; a zombie does not count. */
const isRunning = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

/**
 * Replaces the browser, for each test of the file, by one that ignores SIGTERM, as does the process that it starts. Both
 * are gone after the test.
 *
 * @param address - the address that the browser prints for its clients; the default is a closed port.
 */
export function browserThatStays(address = () => 'ws://127.0.0.1:9/devtools') {
  let folder: string;
  let started: string;
  /** The running processes of the browser: its own and the one that it started. */
  const running = () =>
    existsSync(started) ? readFileSync(started, 'utf8').trim().split(' ').map(Number).filter(isRunning) : [];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'etalase-browser-'));
    started = path.join(folder, 'started');
    const browser = path.join(folder, 'browser');
    writeFileSync(
      browser,
      `#!/bin/sh
trap '' TERM
sleep 600 &
echo "$$ $!" > ${started}
echo "DevTools listening on ${address()}" >&2
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
  return { running };
}
