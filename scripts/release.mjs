// npm run release -- FOLDER: everything a host needs to run, and nothing else, in an empty folder.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
ensureBuilt();
ensureLabBuilt();
const { status } = spawnSync(
  NODE,
  ['--disable-warning=ExperimentalWarning', `${ROOT}/scripts/release/main.ts`, ...process.argv.slice(2)],
  { stdio: 'inherit', env: projectEnv() },
);
process.exit(status ?? 1);
