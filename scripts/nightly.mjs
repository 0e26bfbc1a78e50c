// npm run nightly: what npm test takes a sample of, whole; and what takes too long for each run, or needs the registry.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();
const start = (command, args, env) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...projectEnv(), ...env } }).status === 0;
const run = (...args) => start(NODE, args, { CHROME_PATH: browser, NIGHTLY: '1' });

/** Moments at which a day, a year or a leap day ends, where people shop: in UTC, with the zone of the machine. */
const CLOCKS = [
  ['2026-12-31 16:57:30', 'Asia/Jakarta'],
  ['2026-12-31 15:57:30', 'Asia/Makassar'],
  ['2026-12-31 14:57:30', 'Asia/Jayapura'],
  ['2028-02-29 17:00:30', 'Asia/Jakarta'],
];

/** The tests without a browser, under another clock. */
function runAt([moment, zone]) {
  console.log(`\n== tests at ${moment} UTC in ${zone}`);
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

// Each is run, whatever became of the others.
const passed = [
  // A released folder is installed and started; a bench is interrupted; the host is killed and stopped under load, 20
  // times each way; what `npm run new` makes is compiled and tested.
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/nightly/',
    'tests/server/crashes.test.ts',
    'tests/unit/new.test.ts',
  ),
  // Views and documents on the development builds of React and XState, with React's own `act`.
  start(
    NODE,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project=ui', '--project=server'],
    {
      NODE_ENV: 'development',
    },
  ),
  // Every chart mutant, of which npm test tries one in four.
  run('lab/main.ts', 'mutate', '--threshold', '95'),
  // Every journey at both sizes and in both shells, every machine taken over in the browser, every page read by axe.
  run(
    'node_modules/playwright/cli.js',
    'test',
    '--reporter=line',
    '--project=mobile',
    '--project=desktop',
    '--project=newer',
  ),
  run('node_modules/playwright/cli.js', 'test', '--reporter=line', '--project=alone'),
  ...CLOCKS.map(runAt),
  // Forty entries of the catalogue, others every day: do the tests that prove them notice what is changed in their code?
  run('scripts/requirements.mjs', '--break', '40', String(Math.floor(Date.now() / 86_400_000))),
];
process.exit(passed.every(Boolean) ? 0 : 1);
