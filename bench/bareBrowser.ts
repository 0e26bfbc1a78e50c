import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from '../lab/browser/browserOptions.ts';
import { blockingTime, collect, type Collected } from './inPage.ts';

/** What one load of a page tells of itself; times in ms since the navigation began. */
export interface Load {
  lcp: number;
  cls: number;
  tbt: number;
  ready: number;
}

export interface LoadConditions {
  /** How many times slower than this machine the processor is. */
  cpuSlowdown: number;
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number };
  screen: { width: number; height: number; deviceScaleFactor: number };
  /** How long nothing is asked of the page after its load event, ms. */
  quietMs: number;
  /** A page that is not ready by then has failed; ms after its load event. */
  deadlineMs: number;
}

export interface BareBrowser {
  /** Loads an address as its first visitor does. */
  load(url: string): Promise<Load>;
  close(): Promise<void>;
}

type Parameters = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: Record<string, string> & { result?: { value?: unknown } };
  error?: { message: string };
}

/**
 * A browser that nothing watches while a page loads. A test runner listens to the console and to uncaught errors, and
 * looks into the page while it waits: on a phone's processor that takes a tenth of a second from the page, 60 ms of it
 * because V8 reads React's whole file again to know the lines of an error nobody sees.
 */
export async function launchBareBrowser(conditions: LoadConditions): Promise<BareBrowser> {
  const { executablePath = chromium.executablePath(), args } = browserOptions();
  const profile = mkdtempSync(path.join(tmpdir(), 'etalase-bench-browser-'));
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  process.once('exit', () => browser.kill('SIGKILL'));
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
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser does not answer')));
  });
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else for (const listener of listeners) listener(message);
  });
  let last = 0;
  const send = (method: string, params: Parameters = {}, sessionId?: string) =>
    new Promise<NonNullable<Message['result']>>((resolve, reject) => {
      const id = (last += 1);
      answers.set(id, ({ result, error }) => {
        answers.delete(id);
        if (error === undefined) resolve(result ?? {});
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });

  return {
    async load(url) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const ask = (method: string, params?: Parameters) => send(method, params, sessionId);
      const loaded = new Promise<void>((resolve) => {
        const listener = (message: Message) => {
          if (message.sessionId !== sessionId || message.method !== 'Page.loadEventFired') return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      });
      await ask('Emulation.setDeviceMetricsOverride', { ...conditions.screen, mobile: true });
      await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
      await ask('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
      await ask('Network.enable');
      await ask('Network.emulateNetworkConditions', conditions.network);
      await ask('Page.enable');
      await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${collect.toString()})()` });
      await ask('Page.navigate', { url });
      await loaded;
      const until = Date.now() + conditions.deadlineMs;
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, conditions.quietMs));
        const { result } = await ask('Runtime.evaluate', {
          expression: `({ ...bench, tbt: (${blockingTime.toString()})() })`,
          returnByValue: true,
        });
        const told = result?.value as (Collected & { tbt: number }) | undefined;
        if (told !== undefined && told.ready > 0) {
          await send('Target.disposeBrowserContext', { browserContextId });
          const { lcp, cls, tbt, ready } = told;
          return { lcp, cls, tbt, ready };
        }
        if (Date.now() > until) throw new Error(`${url} does not come to life`);
      }
    },
    async close() {
      await send('Browser.close').catch(() => browser.kill('SIGKILL'));
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
