// npm run bench [-- --json] [-- --quick] [-- --only <word>]: the figures of the page and its server, each beside its target.
import { spawn } from 'node:child_process';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

// With --json the standard output is the figures alone.
const log = console.log;
if (process.argv.includes('--json')) console.log = console.error;
ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();
console.log = log;
const bench = spawn(NODE, ['bench/main.mjs', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...projectEnv(), CHROME_PATH: browser },
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => bench.kill('SIGTERM'));
bench.on('exit', (code) => process.exit(code ?? 1));
