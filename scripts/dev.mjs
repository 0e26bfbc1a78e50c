// npm run dev: the same server, with sources served as they are and hot reload.
import { spawn } from 'node:child_process';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const server = spawn(NODE, ['server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...projectEnv(), DEV: '1', FAULTS: '1', LAB: '1' },
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
