import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { aptWay, bringProgram, reasonOf } from './waysToABrowser.mjs';

const KNOWN_PATHS = [
  '/usr/bin/valkey-server',
  '/usr/local/bin/valkey-server',
  '/opt/homebrew/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];
const TIME_LIMIT_MS = 300_000;

/** The path of a server that speaks Valkey's protocol; null where there is none. */
export const valkeyServer = () =>
  [process.env['VALKEY_SERVER'], ...KNOWN_PATHS].find((file) => file !== undefined && existsSync(file)) ??
  null;

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

/** As `valkeyServer`, installed if needed; says how where it cannot be. */
export function ensureValkey() {
  const server = bringProgram({
    program: 'Valkey server',
    users: 'tests of several hosts',
    present: valkeyServer,
    attempt,
    pause: (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
    say: (line) => console.log(line),
    ways: ['valkey-server', 'redis-server'].map((name) =>
      aptWay(name, { hasApt: existsSync('/usr/bin/apt-get'), isRoot: process.getuid?.() === 0 }),
    ),
  });
  if (server === null) console.error('No Valkey server found. Install valkey-server or redis-server.');
  return server;
}
