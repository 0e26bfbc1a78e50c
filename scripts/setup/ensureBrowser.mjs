import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BIN, projectEnv, ROOT } from './ensureInstalled.mjs';
import { bringBrowser, reasonOf, waysToABrowser } from './waysToABrowser.mjs';

/** The first is Chromium without a window, in which the tests take a quarter less time. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const TIME_LIMIT_MS = 600_000;

/** Playwright's own browser, when it was downloaded before. */
function ownBrowser() {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import { chromium } from 'playwright'; console.log(chromium.executablePath())",
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const found = stdout.trim();
  return found !== '' && existsSync(found) ? found : null;
}

const present = () =>
  [process.env['CHROME_PATH'], ...KNOWN_PATHS].find((file) => file !== undefined && existsSync(file)) ??
  ownBrowser();

/** Runs one step of a way; returns the reason of its failure, or null. */
function attempt([command, ...args]) {
  const ended = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...projectEnv(), DEBIAN_FRONTEND: 'noninteractive' },
    timeout: TIME_LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (ended.status === 0) return null;
  const output = stripVTControlCharacters(`${ended.stdout ?? ''}\n${ended.stderr ?? ''}`);
  return reasonOf({ error: ended.error, status: ended.status, output });
}

/** The path of a Chromium, installed if needed; ends the process when there is none. */
export function ensureBrowser() {
  const asked = process.env['CHROME_PATH'];
  if (asked !== undefined && !existsSync(asked)) console.log(`CHROME_PATH is ${asked}, which is not there`);
  const browser = bringBrowser({
    present,
    attempt,
    pause: (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
    say: (line) => console.log(line),
    ways: waysToABrowser({
      playwright: path.join(BIN, 'playwright'),
      hasApt: existsSync('/usr/bin/apt-get'),
      isRoot: process.getuid?.() === 0,
    }),
  });
  if (browser !== null) return browser;
  console.error('No browser found. Install chromium or Google Chrome, or set CHROME_PATH to one.');
  process.exit(1);
}
