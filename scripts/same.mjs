// npm run same -- BEFORE [--show N]: whether this checkout answers as the one in the folder BEFORE does: every page of the
// sitemap in both languages for a guest and a member, every answer that conform plays, the document of calls, style rules,
// words, parts, records of the machines and the size of the first load. For changes that move code and change nothing.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { buildOther } from './setup/otherCheckout.mjs';

const USE = 'use: npm run same -- BEFORE [--show N], where BEFORE is the folder of another checkout';

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { show: { type: 'string', default: '5' } },
      allowPositionals: true,
    });
    const isWhole = positionals.length === 1 && /^[1-9]\d*$/.test(values.show);
    return isWhole ? { before: path.resolve(positionals[0]), show: values.show } : null;
  } catch {
    return null;
  }
}

const options = readOptions();
if (options === null) {
  console.error(USE);
  process.exit(2);
}
ensureInstalled();
ensureBuilt();
const reason = buildOther(options.before);
if (reason !== null) {
  console.error(reason);
  process.exit(2);
}
const { status } = spawnSync(
  NODE,
  [
    '--import',
    './scripts/same/stillClock.mjs',
    path.join(ROOT, 'scripts/same/main.ts'),
    options.before,
    options.show,
  ],
  { cwd: ROOT, stdio: 'inherit', env: projectEnv() },
);
process.exit(status ?? 1);
