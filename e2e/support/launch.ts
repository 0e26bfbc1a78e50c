import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface LaunchedServer {
  url: string;
  stop: () => Promise<void>;
}

/** The built server on a free port with an empty database. */
export async function launch(settings: Record<string, string>): Promise<LaunchedServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-e2e-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings },
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
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
