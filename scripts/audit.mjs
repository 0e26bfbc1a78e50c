// npm run audit: licences of what is installed, and its known vulnerabilities where the registry tells them.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const { status } = spawnSync(NODE, ['scripts/audit/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
