// npm start: installs what is missing, builds when stale, and serves the page with the embedded marketplace.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
ensureBuilt();
if (process.env['LAB'] === '1') ensureLabBuilt();
// Compile cache of the host. Set before its start, it serves the entry file too; the first start has none.
const compiled = path.resolve(ROOT, process.env['DATA_DIR'] || '.data', 'compiled');
const server = spawn(NODE, ['server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...(existsSync(compiled) ? { NODE_COMPILE_CACHE: compiled } : {}),
    ...projectEnv(),
    NODE_ENV: 'production',
  },
});
// Ctrl-C reaches the server by itself; a signal to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
