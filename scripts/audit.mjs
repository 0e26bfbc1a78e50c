// npm run audit: licences of what is installed, and its known vulnerabilities where the registry tells them.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const { status } = spawnSync(NODE, ['scripts/audit/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
