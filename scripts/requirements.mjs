// npm run requirements [-- --json] [-- --break <n> [<seed>]] [-- --break <id>…]: which catalogue ids a passing test of the
// last `npm test` proves, per area; with --break, whether the tests of some of them fail when what they run is changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { proofOf } from './test/proof.mjs';

ensureInstalled();
const { requirementsIn, RequirementsError } = await import('./test/requirements.mjs');
const results = path.join(ROOT, 'test-results/titles.json');
if (!existsSync(results)) {
  console.error('There is no test result yet; run `npm test` first');
  process.exit(1);
}
/** The entries; where the folder breaks a rule, its line and the end of the process. */
function readEntries() {
  try {
    return requirementsIn(ROOT);
  } catch (error) {
    if (!(error instanceof RequirementsError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
const catalogue = readEntries();
if (process.argv.includes('--break')) {
  const { status } = spawnSync(NODE, ['scripts/claims/main.ts', results, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnv(),
  });
  process.exit(status ?? 1);
}
const { proven, unknown } = proofOf(
  catalogue.map(({ id }) => id),
  JSON.parse(readFileSync(results, 'utf8')),
);
const areas = new Map();
for (const { id } of catalogue) {
  const area = id.split('-')[0];
  const entry = areas.get(area) ?? { area, proven: [], missing: [] };
  (proven.has(id) ? entry.proven : entry.missing).push(id);
  areas.set(area, entry);
}
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ areas: [...areas.values()], unknown }, null, 1));
} else {
  for (const { area, proven: done, missing } of areas.values()) {
    console.log(`${area.padEnd(10)} ${String(done.length).padStart(3)} of ${done.length + missing.length}`);
    if (missing.length > 0) console.log(`           missing: ${missing.join(' ')}`);
  }
  const total = [...areas.values()].reduce((sum, { proven: done }) => sum + done.length, 0);
  console.log(`${total} of ${catalogue.length} proven`);
  if (unknown.length > 0) console.log(`Titles name ids that are not in the catalogue: ${unknown.join(' ')}`);
}
