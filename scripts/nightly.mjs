// npm run nightly: what npm test takes a sample of, whole; and what takes minutes or needs the registry.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();
const run = (...args) =>
  spawnSync(NODE, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...projectEnv(), CHROME_PATH: browser, NIGHTLY: '1' },
  }).status === 0;
// Each is run, whatever became of the others.
const passed = [
  // A released folder is installed and started; the host is killed and stopped under load, 20 times each way.
  run('node_modules/vitest/vitest.mjs', 'run', 'tests/nightly/', 'tests/server/crashes.test.ts'),
  // Every chart mutant, of which npm test tries one in four.
  run('lab/main.ts', 'mutate', '--threshold', '95'),
  // Every journey at both sizes, every machine taken over in the browser, every page read by axe.
  run('node_modules/playwright/cli.js', 'test', '--reporter=line'),
];
process.exit(passed.every(Boolean) ? 0 : 1);
