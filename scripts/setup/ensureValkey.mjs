import { existsSync } from 'node:fs';
import { ensureProgram } from './ensureProgram.mjs';

const KNOWN_PATHS = [
  '/usr/bin/valkey-server',
  '/usr/local/bin/valkey-server',
  '/opt/homebrew/bin/valkey-server',
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];

/** The path of a server that speaks Valkey's protocol; null where there is none. */
export const valkeyServer = () =>
  [process.env['VALKEY_SERVER'], ...KNOWN_PATHS].find((file) => file !== undefined && existsSync(file)) ??
  null;

/** As `valkeyServer`, installed if needed; says how where it cannot be. */
export function ensureValkey() {
  const server = ensureProgram({
    program: 'Valkey server',
    users: 'tests of several hosts',
    present: valkeyServer,
    packages: ['valkey-server', 'redis-server'],
  });
  if (server === null) console.error('No Valkey server found. Install valkey-server or redis-server.');
  return server;
}
