import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bringBrowser, reasonOf, waysToABrowser, type Step } from '../../scripts/setup/waysToABrowser.mjs';

const BROWSER = '/usr/bin/chromium';
const LOCK = 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 812 (apt-get)';

/** A machine on which a step fails with the next of its reasons, and which has the browser once `brings` is done. */
function machine(reasons: Record<string, (string | null)[]>, brings: string | null, isRoot = true) {
  const said: string[] = [];
  const done: string[] = [];
  let paused = 0;
  let hasBrowser = brings === '';
  const nameOf = (step: Step) =>
    step.includes('update') ? 'update' : step.includes('install') ? (step.at(-1) ?? '') : '';
  const browser = bringBrowser({
    present: () => (hasBrowser ? BROWSER : null),
    attempt(step) {
      const name = step[0] === 'playwright' ? 'download' : nameOf(step);
      done.push(name);
      const reason = reasons[name]?.shift() ?? null;
      if (reason === null && name === brings) hasBrowser = true;
      return reason;
    },
    pause: (ms) => (paused += ms),
    say: (line) => said.push(line),
    ways: waysToABrowser({ playwright: 'playwright', hasApt: true, isRoot }),
  });
  return { browser, said: said.join('\n'), done, paused };
}

describe('a browser for the journeys', () => {
  test('one that is there is taken, without a word', () => {
    expect(machine({}, '')).toEqual({ browser: BROWSER, said: '', done: [], paused: 0 });
  });

  test('each way is said before it is tried, and why it failed after', () => {
    const { browser, said, done } = machine(
      { download: ['Error: getaddrinfo ENOTFOUND'], 'chromium-headless-shell': ['E: Unable to locate'] },
      'chromium',
    );
    expect(browser).toBe(BROWSER);
    expect(done).toEqual(['download', 'update', 'chromium-headless-shell', 'update', 'chromium']);
    expect(said).toMatch(
      /trying Playwright's download of Chromium\n.*download of Chromium: Error: getaddrinfo ENOTFOUND\n.*trying the system's package chromium-headless-shell\n.*: E: Unable to locate\n.*trying the system's package chromium\n.*found \/usr\/bin\/chromium$/,
    );
  });

  test('tells a user who is not root why the package is left out, and tries nothing', () => {
    const { browser, said, done } = machine({ download: ['Error: 404'] }, 'chromium', false);
    expect(browser).toBeNull();
    expect(done).toEqual(['download']);
    expect(said).toContain("the system's package chromium: only root may install it");
  });

  test('what was installed and leads to no browser is said as that', () => {
    const { browser, said } = machine({ download: ['x'] }, null);
    expect(browser).toBeNull();
    expect(said).toContain('it was installed, but no browser is where one is looked for');
  });

  test('lists that cannot be brought up to date do not keep the package away', () => {
    const { browser } = machine(
      { download: ['x'], update: ['E: Failed to fetch'] },
      'chromium-headless-shell',
    );
    expect(browser).toBe(BROWSER);
  });

  test('a package manager that is busy is waited for, and said once', () => {
    const { browser, said, paused } = machine(
      { download: ['x'], update: [LOCK, LOCK] },
      'chromium-headless-shell',
    );
    expect(browser).toBe(BROWSER);
    expect(paused).toBe(10_000);
    expect(said.match(/waiting for the package manager/g)).toHaveLength(1);
  });

  test('it is not waited for without end', () => {
    const { browser, paused } = machine(
      { download: ['x'], update: Array.from({ length: 1000 }, () => LOCK) },
      null,
    );
    expect(browser).toBeNull();
    // Five minutes for each of the two packages.
    expect(paused).toBe(600_000);
  });

  test('apt itself waits for its lock as well', () => {
    for (const way of waysToABrowser({ playwright: 'playwright', hasApt: true, isRoot: true }).slice(1))
      for (const step of 'steps' in way ? way.steps : [])
        expect(step.join(' ')).toContain('DPkg::Lock::Timeout=300');
  });

  test.each([
    [
      { status: 1, output: 'Reading…\nE: Unable to locate package chromium\nadvice' },
      'E: Unable to locate package chromium',
    ],
    [
      { status: 1, output: 'Downloading\nError: connect ECONNREFUSED\n  at Socket' },
      'Error: connect ECONNREFUSED',
    ],
    [{ status: 1, output: 'one\nthe last line\n' }, 'the last line'],
    [{ status: 7, output: '' }, 'it ended with 7'],
    [{ error: { code: 'ENOENT' }, status: null, output: '' }, 'the command is not there'],
    [{ error: { code: 'ETIMEDOUT' }, status: null, output: 'half' }, 'it took too long'],
  ])('what a command says of its failure, in one line: %o', (ended, reason) => {
    expect(reasonOf(ended)).toBe(reason);
  });

  test('npm test looks for it before its first check', () => {
    const script = readFileSync('scripts/test.mjs', 'utf8');
    const at = script.indexOf('ensureBrowser();');
    expect(at).toBeGreaterThan(0);
    const firstCheck = script.search(/^(?:const \w+ = begin|check)\(/m);
    expect(firstCheck).toBeGreaterThan(at);
  });
});
