// npm run lab: the path tools of lab/, on the project's own Node.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const { status } = spawnSync(NODE, [path.join(ROOT, 'lab/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
