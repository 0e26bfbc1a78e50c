import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';

/** A child that announces itself, ignores SIGTERM and SIGINT, and writes again if it outlives its parent. */
const DEAF = `for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});
  console.log('there');
  setTimeout(() => console.log('left behind'), 15_000);`;
const COMMAND = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], { stdio: 'inherit' });
  setInterval(() => {}, 20_000);`;
const SCRIPT = `import { runInGroup } from './scripts/mutants/ownGroup.mjs';
  const code = await runInGroup(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' });
  console.log('ended with', code);`;
const start = (command: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, command], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  'what tries mutants leaves nothing behind that still runs when it is ended by %s',
  async (signal, code) => {
    const child = start(COMMAND);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await vi.waitUntil(() => said !== '', { timeout: 10_000 });
    child.kill(signal);
    // The output closes once no process is left that could write to it.
    expect(await once(child, 'close')).toEqual([code, null]);
    expect(said).toBe('there\n');
  },
  60_000,
);

test('a command that ends by itself is told by its exit code', async () => {
  const child = start('process.exitCode = 3');
  expect(String(await once(child.stdout, 'data'))).toBe('ended with 3\n');
  expect(await once(child, 'close')).toEqual([0, null]);
});
