import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BIN, projectEnv, ROOT } from './ensureInstalled.mjs';

/** The first is Chromium without a window: the tests take three quarters of the time in it. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const run = (command, args) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'ignore', env: projectEnv(), timeout: 300_000 }).status === 0;

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

/** The path of a Chromium, installed if need be; ends the process when there is no way to one. */
export function ensureBrowser() {
  const found = present();
  if (found !== null) return found;
  console.log('Looking for a browser');
  run(path.join(BIN, 'playwright'), ['install', 'chromium']);
  if (present() === null && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (present() === null) run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    }
  }
  const installed = present();
  if (installed === null) {
    console.error('No browser found. Install chromium or Google Chrome, or set CHROME_PATH to one.');
    process.exit(1);
  }
  return installed;
}
