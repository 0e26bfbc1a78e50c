// Writes a folder with all that a host needs to run; started by scripts/release.mjs, which builds first.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hostFiles, packagesOfBuilt } from './hostFiles.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Besides the sources: the files for `npm ci --omit=dev`, and the build. */
const PACKAGE_FILES = ['package.json', 'package-lock.json', '.npmrc'];
const BUILT = ['dist/client', 'dist/server', 'dist/former', 'dist/lab'];

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const [to = ''] = process.argv.slice(2);
if (to === '') fail('Name a folder: npm run release -- FOLDER');
const folder = path.resolve(to);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty; nothing was written`);

const { files } = hostFiles(ROOT);
for (const built of readdirSync(path.join(ROOT, 'dist/server'), { recursive: true, encoding: 'utf8' })) {
  if (!built.endsWith('.js')) continue;
  const [needed] = packagesOfBuilt(path.join(ROOT, 'dist/server', built));
  if (needed !== undefined)
    fail(`dist/server/${built} asks for the package ${needed}; the build should carry it`);
}
for (const name of [...PACKAGE_FILES, ...files]) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  cpSync(path.join(ROOT, name), path.join(folder, name));
}
for (const name of BUILT) {
  const from = path.join(ROOT, name);
  if (existsSync(from)) cpSync(from, path.join(folder, name), { recursive: true });
}
console.log(
  `${folder} is ready: npm ci --omit=dev, then node server/main.ts, by Node ${process.versions.node} or newer`,
);
