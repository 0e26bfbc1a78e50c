// npm test: everything that proves the project, from types to whole journeys in a browser. `--fast` leaves out the browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { BIN, ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

const isFast = process.argv.includes('--fast');
const REASON_LINES = 20;
const RESULTS = path.join(ROOT, 'test-results');
const titles = { passed: [], failed: [] };
/** What each failed test said, by title: it is said again at the end, where a long run is read. */
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

/** Reads a report; without one the step itself failed. */
function collect(name, succeeded, file, read) {
  if (!existsSync(file)) {
    titles.failed.push(`${name}: no report`);
    return;
  }
  const before = titles.failed.length;
  for (const { title, ok, messages = [] } of read(JSON.parse(readFileSync(file, 'utf8')))) {
    (ok ? titles.passed : titles.failed).push(title);
    if (!ok) reasons.set(title, messages.join('\n'));
  }
  if (!succeeded && titles.failed.length === before) titles.failed.push(`${name}: ended with an error`);
}

const vitestTests = (report) =>
  report.testResults.flatMap((file) => [
    ...(file.assertionResults.length === 0 && file.status === 'failed'
      ? [{ title: file.name, ok: false, messages: [file.message] }]
      : []),
    ...file.assertionResults.map((test) => ({
      title: test.fullName,
      ok: test.status === 'passed',
      messages: test.failureMessages,
    })),
  ]);

function playwrightTests(report) {
  const walk = (suite, prefix) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: `${[...prefix, spec.title].join(' ')} (${test.projectName})`,
        ok: test.status === 'expected' && test.results.every((result) => result.status === 'passed'),
        messages: test.results.flatMap((result) => result.errors.map((error) => error.message)),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...prefix, inner.title])),
  ];
  const errors = (report.errors ?? []).map((error) => ({ title: `e2e: ${error.message}`, ok: false }));
  return [...report.suites.flatMap((suite) => walk(suite, [])), ...errors];
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
check('licences and known vulnerabilities of packages', NODE, ['scripts/audit/main.ts']);

/** What the machines do in all tests is written down for the lab. */
const RECORDED = { LAB_RECORD: '1' };

// Before the tests, of which some start the built host.
ensureBuilt();
const unitReport = path.join(RESULTS, 'unit.json');
const unitOk = run(
  'unit, model, lab, contract, server and ui tests',
  NODE,
  [
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  RECORDED,
);
collect('unit', unitOk, unitReport, vitestTests);

if (browser !== null) {
  ensureLabBuilt();
  const report = path.join(RESULTS, 'e2e.json');
  const ok = run('journeys in a browser', NODE, ['node_modules/playwright/cli.js', 'test'], {
    ...RECORDED,
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  collect('e2e', ok, report, playwrightTests);
}

const lab = (name, ...words) => check(name, NODE, [path.join(ROOT, 'lab/main.ts'), ...words]);
lab('every transition is taken by model tests', 'cover', '--by', 'model', '--threshold', '100');
lab('rules over the machines and over recorded runs', 'check');
if (!isFast) lab('chart mutants are killed', 'mutate', '--threshold', '95');

writeFileSync(path.join(RESULTS, 'titles.json'), JSON.stringify(titles, null, 1));
for (const title of titles.failed) {
  const lines = stripVTControlCharacters(reasons.get(title) ?? '').split('\n');
  console.log(
    [`FAILED ${title}`, ...lines.slice(0, REASON_LINES).filter((line) => line !== '')].join('\n    '),
  );
}
console.log(`${titles.passed.length} passed, ${titles.failed.length} failed`);
process.exit(titles.failed.length === 0 ? 0 : 1);
