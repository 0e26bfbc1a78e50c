// npm run nightly -- [--list] [--only PART]... [--resume] [--minutes N]: what npm test takes a sample of, whole; and what
// takes too long for each run, or needs the registry. It runs in parts: `--resume` leaves out those that passed at this
// commit, `--minutes` begins no further one after so many, and a later run goes on from there.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commitOf, keptNight, keepNight, nightText } from './nightly/night.mjs';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { engineProjects } from './setup/otherEngines.mjs';

const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    resume: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes takes a number above 0');
  process.exit(1);
}

/** Ends of a day, a year or a leap day at the shop's customers: in UTC, with the zone of the machine. */
const CLOCKS = [
  ['2026-12-31 16:57:30', 'Asia/Jakarta'],
  ['2026-12-31 15:57:30', 'Asia/Makassar'],
  ['2026-12-31 14:57:30', 'Asia/Jayapura'],
  ['2028-02-29 17:00:30', 'Asia/Jakarta'],
];

const start = (command, args, env) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...projectEnv(), ...env } }).status === 0;
const run = (...args) => start(NODE, args, { CHROME_PATH: browser, NIGHTLY: '1' });

/** The tests without a browser, under another clock. */
function runAt([moment, zone]) {
  if (spawnSync('faketime', ['--version']).error !== undefined) {
    console.error('faketime is not there; on Debian: apt-get install faketime');
    return false;
  }
  const projects = ['unit', 'contract', 'server', 'ui'].map((name) => `--project=${name}`);
  const tests = [NODE, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...projects];
  // A clock without a zone of its own is read in the zone of the machine: the moment is told in seconds.
  const seconds = Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000;
  const offset = `${seconds - Math.floor(Date.now() / 1000)}s`;
  return start('faketime', ['-f', offset.startsWith('-') ? offset : `+${offset}`, ...tests], {
    TZ: zone,
    VIEWS_TZ: zone,
  });
}

/** Journeys of the night are divided into shares, each short enough for the time that a machine is available. */
const SHARES = 6;

/** Parts by name; each is run, even if others have failed. */
const PARTS = {
  // A released folder is installed and started; a bench is interrupted; the host is killed and stopped under load, 20
  // times each way; what `npm run new` makes is compiled and tested.
  host: () =>
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/nightly/',
      'tests/server/crashes.test.ts',
      'tests/unit/new.test.ts',
    ),
  // Views and documents on the development builds of React and XState, with React's own `act`.
  development: () =>
    start(
      NODE,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project=ui', '--project=server'],
      { NODE_ENV: 'development' },
    ),
  // Every chart mutant, of which npm test tries one in four.
  mutants: () => run('lab/main.ts', 'mutate', '--threshold', '95'),
  // Answers in either order, in every configuration, of which npm test tries a share.
  races: () => run('lab/main.ts', 'races'),
  // Every journey at both sizes and in both shells, every machine taken over in the browser, every page read by axe.
  ...Object.fromEntries(
    Array.from({ length: SHARES }, (_, index) => [
      `journeys-${index + 1}`,
      () =>
        run(
          'node_modules/playwright/cli.js',
          'test',
          '--reporter=line',
          '--project=mobile',
          '--project=desktop',
          '--project=newer',
          `--shard=${index + 1}/${SHARES}`,
        ),
    ]),
  ),
  alone: () => run('node_modules/playwright/cli.js', 'test', '--reporter=line', '--project=alone'),
  ...Object.fromEntries(
    CLOCKS.map(([moment, zone]) => [
      `clock-${moment.slice(0, 10)}-${zone.split('/')[1]}`,
      () => runAt([moment, zone]),
    ]),
  ),
  // The core in Firefox and in WebKit, where they are installed.
  engines: () => {
    const projects = engineProjects((line) => console.log(line));
    return (
      projects.length === 0 ||
      run('node_modules/playwright/cli.js', 'test', '--reporter=line', '--workers=2', ...projects)
    );
  },
  // Forty entries of the catalogue, others every day: do the tests that prove them notice what is changed in their code?
  claims: () => run('scripts/requirements.mjs', '--break', '40', String(Math.floor(Date.now() / 86_400_000))),
};

const names = Object.keys(PARTS);
const unknown = values.only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. The parts: ${names.join(', ')}`);
  process.exit(1);
}
if (values.list) {
  console.log(names.join('\n'));
  process.exit(0);
}

ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();

const began = Date.now();
const file = path.join(ROOT, '.cache/nightly.json');
const commit = commitOf(ROOT);
const verdicts = values.resume || values.only.length > 0 ? keptNight(file, commit) : {};
const wanted = names.filter((name) =>
  values.only.length > 0 ? values.only.includes(name) : verdicts[name]?.hasPassed !== true,
);
for (const name of wanted) {
  if (Date.now() - began > minutes * 60_000) break;
  console.log(`\n== ${name}`);
  const from = Date.now();
  const hasPassed = PARTS[name]();
  verdicts[name] = { hasPassed, seconds: Math.round((Date.now() - from) / 1000) };
  // Kept after each part: a night that is cut off continues from here.
  keepNight(file, commit, verdicts);
}
console.log(`\n${nightText(names, verdicts)}`);
const asked = values.only.length > 0 ? values.only : names;
process.exit(asked.every((name) => verdicts[name]?.hasPassed === true) ? 0 : 1);
