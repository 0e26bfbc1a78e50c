// npm run where -- AREA, FEATURE or AREA/FEATURE: the files of it in every layer, and how many lie in a folder of its area.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const { status } = spawnSync(NODE, ['scripts/where/main.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
