// npm run faults [-- --json] [-- --only <part of an endpoint>]... [-- --fault <kind>]...: every endpoint of the page meets every fault.
import { spawn } from 'node:child_process';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

// With --json the standard output is the matrix alone.
const log = console.log;
if (process.argv.includes('--json')) console.log = console.error;
ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
console.log = log;
const matrix = spawn(NODE, ['e2e/faults/main.mjs', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...projectEnv(), CHROME_PATH: browser },
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => matrix.kill('SIGTERM'));
matrix.on('exit', (code) => process.exit(code ?? 1));
