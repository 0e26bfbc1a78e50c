// npm run nightly: what npm test takes a sample of, whole: every machine taken over in the browser, every page before axe.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();
const { status } = spawnSync(
  NODE,
  ['node_modules/playwright/cli.js', 'test', '--reporter=line', 'labTakesOver', 'accessibility'],
  { cwd: ROOT, stdio: 'inherit', env: { ...projectEnv(), CHROME_PATH: browser, NIGHTLY: '1' } },
);
process.exit(status ?? 1);
