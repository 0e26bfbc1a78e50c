import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// The global timers may be those of a test, whose clock stands still.
import { clearTimeout, setTimeout } from 'node:timers';
import { chromium } from 'playwright';
import { browserOptions } from '../lab/browser/browserOptions.ts';
import { remember, within } from './started.ts';

/** Time for a browser to end, ms: some without a window never do. */
const END_PATIENCE_MS = 2_000;
/** A browser prints its address in this time, ms; a busy machine takes seconds. */
const START_PATIENCE_MS = 60_000;
/** The operating system reports a killed browser in this time, ms. */
const KILL_PATIENCE_MS = 10_000;

export interface DebuggedBrowser {
  /** Of its WebSocket. */
  address: string;
  port: number;
  end: () => Promise<void>;
}

/** Launches the project's browser with a profile of its own, open to clients of its debugging protocol. */
export async function launchDebugged(): Promise<DebuggedBrowser> {
  const { executablePath = chromium.executablePath(), args } = browserOptions();
  const profile = mkdtempSync(path.join(tmpdir(), 'etalase-bench-browser-'));
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // In a group of its own: on some systems the command is a script that starts the browser and passes no signals on.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const killed = () => endGroup(browser, 'SIGKILL');
  const { forget } = remember(killed);
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The browser printed no address within ${START_PATIENCE_MS} ms: ${output}`)),
      START_PATIENCE_MS,
    );
    browser.once('exit', () => clearTimeout(timer));
    browser.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const told = /listening on (ws:\S+)/.exec(output)?.[1];
      if (told === undefined) return;
      clearTimeout(timer);
      resolve(told);
    });
    browser.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    browser.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${output}`)));
  }).catch((error: unknown) => {
    killed();
    forget();
    throw error;
  });
  return {
    address,
    port: Number(new URL(address).port),
    async end() {
      endGroup(browser, 'SIGTERM');
      const timer = setTimeout(killed, END_PATIENCE_MS);
      await within(
        ended,
        END_PATIENCE_MS + KILL_PATIENCE_MS,
        'The browser still runs long after it was asked to end',
      );
      clearTimeout(timer);
      // Processes of the browser may have outlived it.
      killed();
      forget();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Ends the browser and all it started. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
