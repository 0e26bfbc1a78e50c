import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testsToTryAgain, verdictOn, type Run } from '../../scripts/test/verdicts.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeEach(() => {
  // Inside the project, so that planted tests can import its packages.
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, '.cache/planted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Passes every second time, the first time not. */
const sometimes = (name: string) => `
test('sometimes', () => {
  const before = existsSync(${JSON.stringify(path.join(folder, name))});
  writeFileSync(${JSON.stringify(path.join(folder, name))}, '');
  expect(before).toBe(true);
});`;

function runPlanted(args: string[], env: Record<string, string> = {}): Run {
  const file = path.join(folder, 'report.json');
  rmSync(file, { force: true });
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_OPTIONS: '', TEST_REPORT: file, ...env },
  });
  return {
    kind: 'planted',
    succeeded: status === 0,
    report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run['report']) : null,
  };
}
const plant = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

function runners(runner: 'vitest' | 'playwright') {
  const isVitest = runner === 'vitest';
  const reporter = path.join(ROOT, `scripts/test/${isVitest ? 'unit' : 'journey'}Reporter.ts`);
  const main = path.join(ROOT, 'node_modules', isVitest ? 'vitest/vitest.mjs' : 'playwright/cli.js');
  plant(
    isVitest ? 'vitest.config.js' : 'playwright.config.js',
    isVitest
      ? `export default { test: { reporters: [${JSON.stringify(reporter)}] } };`
      : `export default { outputDir: 'results', reporter: [[${JSON.stringify(reporter)}]], projects: [{ name: 'desk' }], workers: 1 };`,
  );
  const head = `import { ${isVitest ? '' : 'expect, '}test${isVitest ? ', expect' : ''} } from '${isVitest ? 'vitest' : 'playwright/test'}';
import { existsSync, writeFileSync } from 'node:fs';\n`;
  return {
    write: (name: string, body: string) => plant(`${name}.test.js`, head + body),
    first: () => runPlanted(isVitest ? [main, 'run'] : [main, 'test']),
    again: (files: string[]) =>
      runPlanted(
        isVitest ? [main, 'run', '--isolate', ...files] : [main, 'test', '--last-failed', '--workers=1'],
      ),
  };
}

test.each(['vitest', 'playwright'] as const)(
  'with tests planted for %s a failing one turns the run red, and an unsteady one is flaky',
  (runner) => {
    const { write, first, again } = runners(runner);
    write('good', `test('always', () => expect(1).toBe(1));`);
    write('chance', sometimes('trace'));
    write('bad', `test('never', () => expect(1).toBe(2));`);
    const all = first();
    const failed = testsToTryAgain(all);
    const { passed, flaky, failed: red } = verdictOn(all, again(failed.map(({ place }) => place)), 1);
    expect(passed).toEqual([expect.stringMatching(/^always/)]);
    expect(flaky).toEqual([
      { title: expect.stringMatching(/^sometimes/), reason: expect.stringMatching(/expect/) },
    ]);
    expect(red).toEqual([
      { title: expect.stringMatching(/^never/), reason: expect.stringMatching(/expect/) },
    ]);
  },
  60_000,
);

test.each(['vitest', 'playwright'] as const)(
  'a worker of %s that ends in the middle turns the run red, whatever comes later',
  (runner) => {
    const { write, first } = runners(runner);
    write('good', `test('always', () => expect(1).toBe(1));`);
    write('crash', `test('crash', () => process.kill(process.pid, 'SIGKILL'));`);
    const all = first();
    expect(testsToTryAgain(all)).toEqual([]);
    expect(verdictOn(all, null, 1).failed).not.toEqual([]);
  },
  60_000,
);

test('what is thrown outside of any test turns the run red, though another test is flaky', () => {
  const { write, first } = runners('vitest');
  write('chance', sometimes('trace'));
  write('stray', `test('stray', () => { void Promise.reject(new Error('nobody waits')); });`);
  const all = first();
  expect(testsToTryAgain(all)).toEqual([]);
  expect(verdictOn(all, null, 1).failed).toContainEqual({
    title: expect.stringContaining('nobody waits'),
    reason: '',
  });
});

test.each([
  ['ends under a journey that fails', `await shop.stop(); throw new Error('no answer');`, /ended by itself/],
  ['ends, and no journey notices', 'await shop.stop();', /ended before the journeys did/],
  ['is there to the end', '', null],
])(
  'a server of the journeys that %s: the run is red when it ended, and nothing is tried again',
  (_, body, title) => {
    const { write, first } = runners('playwright');
    write(
      'served',
      `import { spawn } from 'node:child_process';
import { whileItRuns } from ${JSON.stringify(path.join(ROOT, 'e2e/support/whileItRuns.ts'))};
const served = test.extend({
  shop: [async ({}, use) => {
    const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const exited = new Promise((resolve) => server.once('exit', resolve));
    const shop = { exited, stop: async () => { server.kill('SIGKILL'); await exited; } };
    await whileItRuns(shop, () => use(shop));
  }, { scope: 'worker' }],
});
served('a journey', async ({ shop }) => { ${body} });`,
    );
    const all = first();
    expect(testsToTryAgain(all)).toEqual([]);
    const { failed } = verdictOn(all, null, 1);
    if (title === null) expect(failed).toEqual([]);
    else expect(failed).toContainEqual({ title: expect.stringMatching(title), reason: expect.anything() });
  },
  60_000,
);

test('a file that cannot be read is a failed test of its own', () => {
  const { write, first } = runners('vitest');
  write('broken', `throw new Error('not today');`);
  expect(testsToTryAgain(first())).toMatchObject([
    { title: 'broken.test.js', messages: [expect.stringContaining('not today')] },
  ]);
});
