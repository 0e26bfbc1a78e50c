import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'iovalkey';
// @ts-expect-error -- the scripts are plain JavaScript
import { valkeyServer } from '../../../scripts/setup/ensureValkey.mjs';

const program = (valkeyServer as () => string | null)();

/** A port on which nothing listens at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A real server of Valkey's protocol, as a process of its own. */
export async function startValkeyServer() {
  if (program === null) throw new Error('No Valkey server is here; on Debian: apt-get install redis-server');
  const dir = mkdtempSync(path.join(tmpdir(), 'etalase-valkey-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const kill = async () => {
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await ended;
    child = null;
  };
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
    // By night tests run under another clock, which is preloaded: under it the server never says that it is ready.
    const env = { ...process.env, LD_PRELOAD: '' };
    child = spawn(program, settings, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const { stdout } = child;
    await new Promise<void>((resolve, reject) => {
      child?.once('exit', (code) => reject(new Error(`The Valkey server ended with ${code}`)));
      stdout?.on('data', (text: Buffer) => {
        if (text.includes('eady to accept connections')) resolve();
      });
    });
  };
  await start();
  const url = `valkey://127.0.0.1:${port}`;
  return {
    url,
    port,
    start,
    /** Ends it without a word, as a machine that fails. */
    kill,
    /** Lets it hang: it takes connections and answers nothing. */
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    /** Does something with a connection of its own. */
    with: async <T>(work: (client: Redis) => Promise<T>): Promise<T> => {
      const client = new Redis(url.replace('valkey', 'redis'));
      try {
        return await work(client);
      } finally {
        client.disconnect();
      }
    },
    close: async () => {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
