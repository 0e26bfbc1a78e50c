import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Builds another checkout of the project by its own scripts; the reason, where it cannot be built, or null. */
export function buildOther(folder) {
  const setup = path.join(folder, 'scripts/setup/ensureBuilt.mjs');
  if (!existsSync(setup)) return `${folder} is no checkout of this project`;
  const steps =
    "const at = (file) => import('./scripts/setup/' + file); (await at('ensureInstalled.mjs')).ensureInstalled();" +
    "const { ensureBuilt, ensureLabBuilt } = await at('ensureBuilt.mjs'); ensureBuilt(); ensureLabBuilt();";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', steps], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  return status === 0 ? null : `${folder} could not be built; see the lines above`;
}
