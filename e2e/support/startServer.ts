import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Starts the built server on a free port with an empty database; returns what stops it. */
// oxlint-disable-next-line import/no-default-export -- the runner asks for one
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-e2e-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, FAULTS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /open at (\S+)/.exec(output);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  process.env['ETALASE_URL'] = url;
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
