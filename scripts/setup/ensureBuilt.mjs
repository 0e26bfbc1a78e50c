import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BIN, projectEnv, ROOT } from './ensureInstalled.mjs';
import { compressFiles, keepFormerFiles } from './servedFiles.mjs';

const DIST = path.join(ROOT, 'dist');
const STAMP = path.join(DIST, 'built-from.txt');
const LAB_STAMP = path.join(DIST, 'lab-built-from.txt');

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [file];
  });
}

/** A hash of all sources of a build. */
function sourceHash(folders) {
  const hash = createHash('sha256');
  const files = [
    ...folders.flatMap((folder) => filesBelow(path.join(ROOT, folder))),
    path.join(ROOT, 'vite.config.ts'),
    path.join(ROOT, 'package-lock.json'),
  ];
  for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds unless the stamp names these sources; ends the process on failure. */
function ensure(stamp, wanted, builds, { before = () => {}, after = () => {} } = {}) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building');
  before();
  for (const options of builds) {
    const { status } = spawnSync(path.join(BIN, 'vite'), ['build', '--logLevel', 'warn', ...options], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...projectEnv(), NODE_ENV: 'production' },
    });
    if (status !== 0) {
      console.error('The build failed; see the lines above');
      process.exit(1);
    }
  }
  after();
  writeFileSync(stamp, wanted);
}

/** Builds the browser files and the server's render when the sources have changed. */
export function ensureBuilt() {
  ensure(STAMP, sourceHash(['src', 'scripts/setup']), [[], ['--ssr']], {
    before: () => keepFormerFiles(DIST),
    after: () => compressFiles(path.join(DIST, 'client/assets')),
  });
}

/** Builds the lab when its sources or those of the page have changed. */
export function ensureLabBuilt() {
  ensure(LAB_STAMP, sourceHash(['src', 'lab', 'scripts/setup']), [['--mode', 'lab']]);
}
