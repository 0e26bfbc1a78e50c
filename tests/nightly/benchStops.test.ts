import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserThatStays } from '../support/browserThatStays.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { running } = browserThatStays();

// To start a bench takes seven seconds of a processor.
test.each(['SIGINT', 'SIGTERM'] as const)('a bench that gets %s leaves nothing running', async (signal) => {
  const bench = spawn(process.execPath, ['bench/main.mjs', '--only', 'requests of a page at rest'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  onTestFinished(() => void bench.kill('SIGKILL'));
  const ended = new Promise((resolve) => bench.once('exit', resolve));
  await vi.waitFor(() => expect(running()).toHaveLength(2), { timeout: 60_000 });
  bench.kill(signal);
  await ended;
  await vi.waitFor(() => expect(running()).toEqual([]));
});
