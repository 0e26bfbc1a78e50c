import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The pinned Node of the project. */
export const NODE = path.resolve('node_modules/node/bin/node');
/** As it is printed at the start, also where the line is one of a log. */
const OPEN_AT = /(?:open at |"url":")(http:\/\/[\w.:[\]-]+)/;

export interface HostProcess {
  origin: string;
  pid: number;
  /** Ends it by a signal; resolves with the exit code, null where the signal itself ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Everything it wrote to its standard output. */
  said: () => string;
  /** Everything it wrote to its standard error. */
  complaints: () => string;
}

/** Starts the built host as a process of its own, on a free port; `cwd` is the folder it lies in. */
export async function startHostProcess({
  dataDir,
  cwd = '.',
  settings = {},
}: {
  dataDir: string;
  cwd?: string;
  settings?: Record<string, string>;
}): Promise<HostProcess> {
  const child: ChildProcess = spawn(NODE, ['server/main.ts'], {
    cwd,
    // The test runner sets DEV for itself.
    env: { ...process.env, NODE_ENV: 'production', DEV: '', PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Nothing is left running when the tests are interrupted.
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  const exited = once(child, 'exit').then(([code]) => {
    process.off('exit', killed);
    return code as number | null;
  });
  let said = '';
  let complained = '';
  child.stderr?.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = OPEN_AT.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    void exited.then((code) => reject(new Error(`The host ended with ${code}: ${said}${complained}`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
    said: () => said,
    complaints: () => complained,
  };
}
