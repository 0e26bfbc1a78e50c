// npm start: installs what is missing, builds when stale, and serves the page with the embedded marketplace.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
ensureBuilt();
if (process.env['LAB'] === '1') ensureLabBuilt();
const server = spawn(NODE, ['server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...projectEnv(), NODE_ENV: 'production' },
});
// Ctrl-C reaches the server by itself; a signal to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
