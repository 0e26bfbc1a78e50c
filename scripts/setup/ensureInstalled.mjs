import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** The pinned Node of the project, installed as a package. */
export const NODE = path.join(ROOT, 'node_modules/node/bin/node');
export const BIN = path.join(ROOT, 'node_modules/.bin');

/** Environment in which the project's own tools come first. */
export const projectEnv = () => ({
  ...process.env,
  PATH: `${BIN}${path.delimiter}${process.env['PATH'] ?? ''}`,
});

function isInstalled() {
  const stamp = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(stamp) || !existsSync(NODE)) return false;
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(stamp, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional === true || present[name]?.version === entry.version,
  );
}

/** Installs the packages of the lockfile when some are missing or of another version; ends the process on failure. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (once, a minute or so)');
  // Ignores NODE_ENV and npm's own settings: Node and the build are packages for development.
  const npm = (args) =>
    spawnSync('npm', [...args, '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd: ROOT,
      stdio: 'inherit',
    }).status;
  // A registry that lacks the packages of other platforms makes `ci` refuse the lockfile; `install` only reads it.
  const status = npm(['ci']) === 0 ? 0 : npm(['install', '--no-save']);
  if (status !== 0) {
    console.error('The packages could not be installed; see the lines above');
    process.exit(1);
  }
}
