import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CLOCK = path.join(import.meta.dirname, 'stillClock.mjs');
const OPEN_AT = /\bat (http:\/\/[\w.:[\]-]+)/;
/** Limits per minute: the clock stands still, so no limit would ever be lifted. */
const LIMITS = {
  WRITES_PER_VISITOR: '1000000',
  WRITES_PER_ADDRESS: '1000000',
  SEARCHES_PER_VISITOR: '1000000',
  SEARCHES_PER_ADDRESS: '1000000',
};

/**
 * Starts a server of a checkout with a clock that stands still and a database of its own, and ends it after use.
 *
 * @param tree the folder of the checkout
 * @param main the file to be started, from there
 * @param ask is given the address of the server
 */
export async function withServer<T>(
  tree: string,
  main: string,
  ask: (origin: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'same-'));
  const child: ChildProcess = spawn(
    path.join(tree, 'node_modules/node/bin/node'),
    ['--import', CLOCK, main],
    {
      cwd: tree,
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...LIMITS },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'exit');
  try {
    return await ask(await openedAt(child, ended));
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The address that a server prints once it is open. */
function openedAt(child: ChildProcess, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = OPEN_AT.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(`The server ended before it was open: ${said}`)));
  });
}
