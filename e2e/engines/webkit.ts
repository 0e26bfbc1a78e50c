import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import type { WebkitPaths } from '../../scripts/setup/otherEngines.mjs';
import type { Engine, EngineWindow, Key } from './engine.ts';

/** Keys as the protocol writes them. */
const KEYS: Record<Key, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };
const SCREEN = '1600x1200x24';
const STEP_PATIENCE_MS = 30_000;
/** A window opens in a second or two; two tries fit into a journey's minute. */
const OPENING_PATIENCE_MS = 15_000;

/** Nothing moves by itself, and the bar of tools is no wider than a phone. */
const TOOLKIT = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css':
    'toolbar, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n',
};

/** WebKit's small browser on a display without a screen, over W3C WebDriver. */
export async function startWebkit(paths: WebkitPaths): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'etalase-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  for (const [name, text] of Object.entries(TOOLKIT)) writeFileSync(path.join(folder, 'gtk-3.0', name), text);
  const screen = spawn(paths.display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await Promise.race([
    once(screen.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(screen, 'exit').then(() => {
      throw new Error(`${paths.display} has ended`);
    }),
  ])) as [Buffer];
  const env = {
    ...process.env,
    DISPLAY: `:${number.toString().trim()}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: folder,
  };
  let driver = await startDriver(paths.driver, env);
  // The browser ends with its screen.
  process.once('exit', () => [driver.child, screen].map((child) => child.kill('SIGKILL')));
  return {
    open: async () => {
      try {
        return await openWindow(driver.call, paths.browser);
      } catch (error) {
        // Now and then the driver waits for a browser that has not begun: a new driver begins another one.
        console.error(`webkit opens no window, and its driver starts again: ${String(error)}`);
        await ended(driver.child);
        driver = await startDriver(paths.driver, env);
        return openWindow(driver.call, paths.browser);
      }
    },
    stop: async () => {
      await ended(driver.child);
      await ended(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startDriver(
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; call: Call }> {
  const port = await freePort();
  const child = spawn(file, [`--port=${port}`], { env, stdio: 'ignore' });
  const call = callsOf(`http://127.0.0.1:${port}`);
  await expect(() => call('GET', '/status')).toPass({ intervals: [50], timeout: STEP_PATIENCE_MS });
  return { child, call };
}

type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  where: string,
  body?: object,
  patienceMs?: number,
) => Promise<unknown>;

/** Calls of the protocol: https://www.w3.org/TR/webdriver2/#endpoints */
const callsOf =
  (origin: string): Call =>
  async (method, where, body, patienceMs) => {
    const answer = await fetch(`${origin}${where}`, {
      method,
      ...(patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${where}: ${error}: ${message}`);
  };

async function openWindow(call: Call, binary: string): Promise<EngineWindow> {
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      timeouts: { script: STEP_PATIENCE_MS, pageLoad: STEP_PATIENCE_MS },
    },
  };
  const asked = await call('POST', '/session', { capabilities }, OPENING_PATIENCE_MS);
  const { sessionId } = asked as { sessionId: string };
  const session = `/session/${sessionId}`;
  const post = (where: string, body?: object) => call('POST', `${session}${where}`, body);
  const act = (source: object) => post('/actions', { actions: [source] });
  const keys = (text: string) =>
    act({
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const runAsync = async (script: string, args: unknown[]): Promise<unknown> => {
    const ending = (await post('/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${script})(...arguments[0]))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [args],
    })) as { value?: unknown; error?: string };
    if (ending.error !== undefined) throw new Error(ending.error);
    return ending.value;
  };
  return {
    goTo: async (url) => void (await post('/url', { url })),
    back: async () => void (await post('/back')),
    evaluate: async (work, ...args) =>
      (await runAsync(work.toString(), args)) as Awaited<ReturnType<typeof work>>,
    run: async (script) => void (await post('/execute/sync', { script, args: [] })),
    clickAt: async (x, y) =>
      void (await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    press: async (key) => void (await keys(KEYS[key])),
    type: async (text) => void (await keys(text)),
    resize: async (width, height) => {
      const bars = (await runAsync('() => outerHeight - innerHeight', [])) as number;
      await post('/window/rect', { width, height: height + bars });
    },
    close: async () => void (await call('DELETE', session)),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
