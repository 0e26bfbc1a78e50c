import { spawnSync } from 'node:child_process';
import { ensureInstalled, NODE, projectEnv, ROOT } from './ensureInstalled.mjs';

/** Runs a program of the project on its own Node, with the words of the command line, and ends as it does. */
export function runProgram(file) {
  ensureInstalled();
  const { status } = spawnSync(NODE, [file, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnv(),
  });
  process.exit(status ?? 1);
}
