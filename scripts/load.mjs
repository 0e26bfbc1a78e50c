// npm run load [-- --hosts 3] [-- --rate 10] [-- --seconds 60] [-- --mix open=80,add=20] [-- --during deploy] [-- --json]
// [-- --url https://shop.example [--sessions FILE]]: journeys of visitors as HTTP, each answer judged.
import { spawn } from 'node:child_process';
import { readLoadOptions } from '../bench/load/options.mjs';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureCaddy } from './setup/ensureCaddy.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { ensureValkey } from './setup/ensureValkey.mjs';

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

let options;
try {
  options = readLoadOptions(process.argv.slice(2));
} catch (error) {
  fail(error.message);
}
// With --json only the figures go to the standard output.
const log = console.log;
if (options.isJson) console.log = console.error;
ensureInstalled();
const env = { ...projectEnv() };
if (options.url === null) {
  ensureBuilt();
  const caddy = ensureCaddy();
  if (caddy === null) fail('No Caddy found. Install the package caddy.');
  if (ensureValkey() === null) process.exit(1);
  env.CADDY = caddy;
}
console.log = log;
const load = spawn(NODE, ['bench/load.mjs', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit', env });
process.on('SIGINT', () => {});
process.on('SIGTERM', () => load.kill('SIGTERM'));
load.on('exit', (code) => process.exit(code ?? 1));
