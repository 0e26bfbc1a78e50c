import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface RunningServer {
  url: string;
  pid: number;
  dataDir: string;
  /** Its exit code, once it has ended; null when a signal ended it. */
  exited: Promise<number | null>;
  stop: () => Promise<void>;
}

/** Settings without rate limits, since one machine asks more than a thousand shoppers would. */
export const WITHOUT_LIMITS = {
  WRITES_PER_VISITOR: '0',
  WRITES_PER_ADDRESS: '0',
  SEARCHES_PER_VISITOR: '0',
  SEARCHES_PER_ADDRESS: '0',
};

/** Starts the built server on a free port with an empty database and faults on demand; `complain` gets each line of its error output. */
export async function runServer(
  complain: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-e2e-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ...WITHOUT_LIMITS,
      // A busy machine may render late; a long wait keeps the host from refusing.
      RENDER_WAIT_MS: '60000',
      FAULTS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
  createInterface(server.stderr).on('line', complain);
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
    pid: server.pid ?? 0,
    dataDir,
    exited,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
