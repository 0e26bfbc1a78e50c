// npm test: everything that proves the project, from types to whole journeys in a browser. `--fast` leaves out the browser.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { BIN, ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { ensureValkey } from './setup/ensureValkey.mjs';
import { engineProjects } from './setup/otherEngines.mjs';
import { landedBefore } from './test/landed.mjs';
import {
  MOST_FLAKY_JOURNEYS,
  MOST_FLAKY_TESTS,
  slowestOf,
  testsToTryAgain,
  verdictOn,
} from './test/verdicts.mjs';

const isFast = process.argv.includes('--fast');
const REASON_LINES = 20;
const LOW_PRIORITY = 19;
const RESULTS = path.join(ROOT, 'test-results');
// Dozens of hosts, lab commands and workers start: all share the code that the first has compiled.
process.env['NODE_COMPILE_CACHE'] ??= path.join(ROOT, '.cache/compiled');
/** Records the runs of the machines in all tests, for the lab. */
const RECORDED = { LAB_RECORD: '1' };
/** Titles by how they ended; flaky ones failed once and passed once. */
const titles = { passed: [], flaky: [], failed: [] };
/** Messages of each failed or flaky test, by title: repeated at the end, where a reader of a long run looks. */
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

/** Begins a step beside others; returns what waits for its end, and says then what it said. */
function begin(name, command, args, { isPatient = false } = {}) {
  const file = path.join(RESULTS, `beside-${name.replaceAll(/\W+/g, '-')}.txt`);
  const output = openSync(file, 'w');
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: projectEnv(),
    detached: isPatient,
  });
  closeSync(output);
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
  if (child.pid !== undefined && isPatient) takeWhatIsLeft(child.pid);
  return async () => {
    console.log(`\n== ${name}`);
    // Nothing else of this run goes on by now: beside what others do on this machine it would never end.
    if (isPatient && child.pid !== undefined && child.exitCode === null) weighSession(child.pid, 0);
    const isOk = await ended;
    process.stdout.write(readFileSync(file));
    console.log(`   ${isOk ? 'ok' : 'FAILED'}`);
    (isOk ? titles.passed : titles.failed).push(name);
  };
}

/**
 * Gives a process of a session of its own only what others leave of the machine. Linux weighs sessions first and
 * processes within them second, and each browser has a session of its own: a low priority alone would hold back the
 * tests of this one, and take a third of the machine from the browsers.
 */
function takeWhatIsLeft(pid) {
  setPriority(pid, LOW_PRIORITY);
  weighSession(pid, LOW_PRIORITY);
  // Nothing of it goes on without this run: what ends this session does not reach the other one.
  process.once('exit', () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
}

/** Sets the priority of a session against others; within it the priorities of its processes count. */
function weighSession(pid, priority) {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // Only some Linux systems weigh sessions, and this one may have ended.
  }
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
  console.log(['   slowest:', ...slowestOf(first)].join('\n'));
  const failed = testsToTryAgain(first);
  const verdict = verdictOn(first, failed.length === 0 ? null : runAgain(failed), mostFlaky);
  titles.passed.push(...verdict.passed);
  for (const ending of ['flaky', 'failed'])
    for (const { title, reason } of verdict[ending]) {
      titles[ending].push(title);
      reasons.set(title, reason);
    }
}

// Ctrl+C ends the step that is waited for, and then this.
process.once('SIGINT', () => process.exit(130));
ensureInstalled();
// First of all: one who lacks it is told now, and not after minutes of other tests.
const browser = isFast ? null : ensureBrowser();
ensureValkey();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
// Types are read on one core: what needs little goes on beside, and the build.
const endTypes = begin('types', path.join(BIN, 'tsc'), ['--noEmit']);
check('lint', path.join(BIN, 'oxlint'), ['--deny-warnings']);
check('format', path.join(BIN, 'oxfmt'), ['--check']);
check('import rules', NODE, ['scripts/importRules.mjs']);
check('dead code', path.join(BIN, 'knip'), []);
check('code that stands twice', NODE, ['scripts/alike/main.ts']);
check('plain words', NODE, ['scripts/plain/main.ts']);
check('licences and known vulnerabilities of packages', NODE, ['scripts/audit/main.ts', '--warn']);

// Before the tests, of which some start the built host.
ensureBuilt();
await endTypes();
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

const lab = (...words) => [NODE, [path.join(ROOT, 'lab/main.ts'), ...words]];
const landed = landedBefore(ROOT);
// The lock of the walks has only digests: who reads a change reads here what its machines do otherwise.
if (landed !== null) check('what machines do otherwise than before', ...lab('diff', landed, '--locked'));
let endMutants = null;
if (browser !== null) {
  ensureLabBuilt();
  // The journeys wait for the other side now and then: this gets what they leave of the machine.
  // Charts that have not changed since they came to main are tried there, and all of them every night.
  const some = landed === null ? ['--sample', '4'] : ['--since', landed];
  endMutants = begin('chart mutants are killed', ...lab('mutate', ...some, '--threshold', '95'), {
    isPatient: true,
  });
  const env = { CHROME_PATH: browser };
  const journeys = (kind, file, ...args) =>
    runTests(kind, file, ['node_modules/playwright/cli.js', 'test', ...args], env);
  // With a server of its own: what the first try wrote is not met again.
  const again = (file) => () =>
    journeys('journeys that failed, once more', file, '--last-failed', '--workers=1');
  decide(
    MOST_FLAKY_JOURNEYS,
    () =>
      journeys(
        'journeys in a browser',
        'e2e.json',
        '--project=mobile',
        '--project=desktop',
        '--project=newer',
      ),
    again('e2e-again.json'),
  );
  // Their crowds would slow the last of the others down, which would slow them.
  decide(
    MOST_FLAKY_TESTS,
    () => journeys('journeys that load the machine', 'e2e-alone.json', '--project=alone'),
    again('e2e-alone-again.json'),
  );
  const engines = engineProjects((line) => console.log(`\n== ${line}`));
  if (engines.length > 0)
    decide(
      MOST_FLAKY_JOURNEYS,
      () => journeys('journeys in other engines', 'e2e-engines.json', '--workers=2', ...engines),
      again('e2e-engines-again.json'),
    );
}

const endCover = begin(
  'every transition is taken by model tests',
  ...lab('cover', '--by', 'model', '--threshold', '100'),
);
// The model tests have checked the graphs that they walk.
check('rules over recorded runs', ...lab('check', '--recorded'));
await endCover();
await endMutants?.();

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
