// npm test: everything that proves the project, from types to whole journeys in a browser. `--fast` leaves out the browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { BIN, ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { MOST_FLAKY_JOURNEYS, MOST_FLAKY_TESTS, testsToTryAgain, verdictOn } from './test/verdicts.mjs';

const isFast = process.argv.includes('--fast');
const REASON_LINES = 20;
const RESULTS = path.join(ROOT, 'test-results');
/** What the machines do in all tests is written down for the lab. */
const RECORDED = { LAB_RECORD: '1' };
/** Titles by how they ended; flaky ones failed once and passed once. */
const titles = { passed: [], flaky: [], failed: [] };
/** What each failed or flaky test said, by title: it is said again at the end, where a long run is read. */
const reasons = new Map();

function run(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...projectEnv(), ...env },
  });
  console.log(`   ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** A step that counts as one test. */
function check(name, command, args) {
  (run(name, command, args) ? titles.passed : titles.failed).push(name);
}

/** Runs tests whose reporter writes `test-results/<file>`; what `verdictOn` reads. */
function runTests(kind, file, args, env) {
  const report = path.join(RESULTS, file);
  const succeeded = run(kind, NODE, args, { ...RECORDED, ...env, TEST_REPORT: report });
  return {
    kind,
    succeeded,
    report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null,
  };
}

/**
 * Runs all tests of a kind, and those that failed once more, alone. A second try buys a label, not a pass: it says
 * whether chance takes part, and who reads the end of the run is told.
 */
function decide(mostFlaky, runAll, runAgain) {
  const first = runAll();
  const failed = testsToTryAgain(first);
  const verdict = verdictOn(first, failed.length === 0 ? null : runAgain(failed), mostFlaky);
  titles.passed.push(...verdict.passed);
  for (const ending of ['flaky', 'failed'])
    for (const { title, reason } of verdict[ending]) {
      titles[ending].push(title);
      reasons.set(title, reason);
    }
}

ensureInstalled();
// First of all: one who lacks it is told now, and not after minutes of other tests.
const browser = isFast ? null : ensureBrowser();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
check('types', path.join(BIN, 'tsc'), ['--noEmit']);
check('lint', path.join(BIN, 'oxlint'), ['--deny-warnings']);
check('format', path.join(BIN, 'oxfmt'), ['--check']);
check('import rules', NODE, ['scripts/importRules.mjs']);
check('dead code', path.join(BIN, 'knip'), []);
check('licences and known vulnerabilities of packages', NODE, ['scripts/audit/main.ts', '--warn']);

// Before the tests, of which some start the built host.
ensureBuilt();
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=./scripts/test/unitReporter.ts',
];
decide(
  MOST_FLAKY_TESTS,
  () => runTests('unit, model, lab, contract, server and ui tests', 'unit.json', vitest),
  // A file shares its process with others: what they left behind may be the reason.
  (failed) =>
    runTests('files of tests that failed, once more', 'unit-again.json', [
      ...vitest,
      '--isolate',
      ...new Set(failed.map(({ place }) => place)),
    ]),
);

if (browser !== null) {
  ensureLabBuilt();
  const playwright = ['node_modules/playwright/cli.js', 'test'];
  decide(
    MOST_FLAKY_JOURNEYS,
    () => runTests('journeys in a browser', 'e2e.json', playwright, { CHROME_PATH: browser }),
    // With a server of its own: what the first try wrote is not met again.
    () =>
      runTests(
        'journeys that failed, once more',
        'e2e-again.json',
        [...playwright, '--last-failed', '--workers=1'],
        {
          CHROME_PATH: browser,
        },
      ),
  );
}

const lab = (name, ...words) => check(name, NODE, [path.join(ROOT, 'lab/main.ts'), ...words]);
lab('every transition is taken by model tests', 'cover', '--by', 'model', '--threshold', '100');
lab('rules over the machines and over recorded runs', 'check');
if (!isFast) lab('chart mutants are killed', 'mutate', '--threshold', '95');

writeFileSync(path.join(RESULTS, 'titles.json'), JSON.stringify(titles, null, 1));
writeFileSync(
  path.join(RESULTS, 'flaky.json'),
  JSON.stringify(
    titles.flaky.map((title) => ({ title, reason: stripVTControlCharacters(reasons.get(title) ?? '') })),
    null,
    1,
  ),
);
for (const [ending, word] of [
  ['flaky', 'FLAKY'],
  ['failed', 'FAILED'],
])
  for (const title of titles[ending]) {
    const lines = stripVTControlCharacters(reasons.get(title) ?? '').split('\n');
    console.log(
      [`${word} ${title}`, ...lines.slice(0, REASON_LINES).filter((line) => line !== '')].join('\n    '),
    );
  }
console.log(`${titles.passed.length + titles.flaky.length} passed, ${titles.failed.length} failed`);
process.exit(titles.failed.length === 0 ? 0 : 1);
