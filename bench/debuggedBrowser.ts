import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from '../lab/browser/browserOptions.ts';

/** A browser that is told to end has so long, ms: some without a window never do. */
const END_PATIENCE_MS = 2_000;

export interface DebuggedBrowser {
  /** Of its WebSocket. */
  address: string;
  port: number;
  end: () => Promise<void>;
}

/** Launches the project's browser with a profile of its own, open to whoever speaks its debugging protocol. */
export async function launchDebugged(): Promise<DebuggedBrowser> {
  const { executablePath = chromium.executablePath(), args } = browserOptions();
  const profile = mkdtempSync(path.join(tmpdir(), 'etalase-bench-browser-'));
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    // In a group of its own: on some systems the command is a script that starts the browser and does not pass signals on.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  // Nothing is left running when the measurement is interrupted.
  const killed = () => endGroup(browser, 'SIGKILL');
  process.once('exit', killed);
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const told = /listening on (ws:\S+)/.exec(output)?.[1];
      if (told !== undefined) resolve(told);
    });
    browser.once('error', reject);
    browser.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${output}`)));
  });
  return {
    address,
    port: Number(new URL(address).port),
    async end() {
      endGroup(browser, 'SIGTERM');
      const timer = setTimeout(killed, END_PATIENCE_MS);
      await ended;
      clearTimeout(timer);
      // What the browser started may have outlived it.
      killed();
      process.off('exit', killed);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Ends the browser and all it started. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}
