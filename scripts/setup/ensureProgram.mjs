import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { aptWay, bringProgram, reasonOf } from './waysToABrowser.mjs';

const TIME_LIMIT_MS = 300_000;

/** One step of a way; why it failed, or null. */
function attempt([command, ...args]) {
  const ended = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: TIME_LIMIT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (ended.status === 0) return null;
  const output = stripVTControlCharacters(`${ended.stdout ?? ''}\n${ended.stderr ?? ''}`);
  return reasonOf({ error: ended.error, status: ended.status, output });
}

/**
 * The path of a program that tests use, installed from Debian's packages if needed; null where it cannot be.
 *
 * @param program name for a message
 * @param users the tests that need it
 * @param present finds its path; null where it is not there
 * @param packages names of packages that have it, the best first
 */
export const ensureProgram = ({ program, users, present, packages }) =>
  bringProgram({
    program,
    users,
    present,
    attempt,
    pause: (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
    say: (line) => console.log(line),
    ways: packages.map((name) =>
      aptWay(name, { hasApt: existsSync('/usr/bin/apt-get'), isRoot: process.getuid?.() === 0 }),
    ),
  });
