// npm run move -- FROM TO [FROM TO]…, or --list FILE: moves files or folders with git, and writes their new paths into every
// import, link, list and document that names them.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const { status } = spawnSync(NODE, ['scripts/move/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
