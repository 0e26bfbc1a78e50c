// npm run conform -- --origin https://…: plays every call of the page against a backend, and says what does not fit.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const { status } = spawnSync(NODE, [path.join(ROOT, 'conform/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
