import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('[HOST-20] lines that wait are all written once the log is closed, or its process ends', async () => {
  const script = (end: string) => `
    const { createLog } = await import('./server/watch/log.ts');
    const log = createLog({ format: 'json', level: 'info' });
    for (let at = 0; at < 500; at += 1) log.answered({ method: 'GET', route: 'product', status: 200, ms: at });
    ${end}`;
  for (const end of ['log.close();', 'process.exit(0);']) {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      script(end),
    ]);
    const lines = stdout.trim().split('\n');
    expect(lines, end).toHaveLength(500);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ ms: 499 });
  }
});
