// npm run bench [-- --json] [-- --quick] [-- --only <word>] [-- --against <folder> [--rounds <n>]]: the figures of the page
// and its server, each beside its target; beside those of another checkout, measured in turn, where one is named.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { readOptions } from '../bench/options.mjs';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { buildOther } from './setup/otherCheckout.mjs';

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

let options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  fail(error.message);
}
const against = options.against === null ? [] : [path.resolve(options.against)];
// With --json only the figures go to the standard output.
const log = console.log;
if (options.isJson) console.log = console.error;
ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();
for (const folder of against) {
  const reason = buildOther(folder);
  if (reason !== null) fail(`--against: ${reason}`);
}
console.log = log;
const bench = spawn(
  NODE,
  ['bench/main.mjs', ...process.argv.slice(2), ...against.flatMap((to) => ['--against', to])],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...projectEnv(), CHROME_PATH: browser },
  },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => bench.kill('SIGTERM'));
bench.on('exit', (code) => process.exit(code ?? 1));
