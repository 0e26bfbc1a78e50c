import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BIN, projectEnv, ROOT } from './ensureInstalled.mjs';

const STAMP = path.join(ROOT, 'dist/built-from.txt');

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [file];
  });
}

/** A hash of everything the build is made from. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = [
    ...filesBelow(path.join(ROOT, 'src')),
    path.join(ROOT, 'vite.config.ts'),
    path.join(ROOT, 'package-lock.json'),
  ];
  for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the browser files and the server's render when the sources have changed; ends the process on failure. */
export function ensureBuilt() {
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building');
  for (const options of [[], ['--ssr']]) {
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
  writeFileSync(STAMP, wanted);
}
