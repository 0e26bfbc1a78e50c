// npm run backup -- FILE: copies the embedded database of DATA_DIR to a file, while the host goes on.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

ensureInstalled();
const { status } = spawnSync(NODE, [path.join(ROOT, 'marketplace/backup.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: projectEnv(),
});
process.exit(status ?? 1);
