// npm run bench [-- --json] [-- --quick] [-- --only <word>] [-- --against <folder> [--rounds <n>]]: the figures of the page
// and its server, each beside its target; beside those of another checkout, measured in turn, where one is named.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../bench/options.mjs';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

/** Another checkout builds itself, by its own scripts. */
function ensureOtherBuilt(folder) {
  const setup = path.join(folder, 'scripts/setup/ensureBuilt.mjs');
  if (!existsSync(setup)) fail(`--against must be a checkout of this project, not ${folder}`);
  const steps =
    "const at = (file) => import('./scripts/setup/' + file); (await at('ensureInstalled.mjs')).ensureInstalled();" +
    "const { ensureBuilt, ensureLabBuilt } = await at('ensureBuilt.mjs'); ensureBuilt(); ensureLabBuilt();";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', steps], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) fail(`${folder} could not be built; see the lines above`);
}
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
// With --json the standard output is the figures alone.
const log = console.log;
if (options.isJson) console.log = console.error;
ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();
against.forEach(ensureOtherBuilt);
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
