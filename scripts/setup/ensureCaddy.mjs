import { existsSync } from 'node:fs';
import { ensureProgram } from './ensureProgram.mjs';

const KNOWN_PATHS = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

/** The path of the proxy of compose.yaml, installed if needed; null where it cannot be. */
export const ensureCaddy = () =>
  ensureProgram({
    program: 'Caddy',
    users: 'tests of a deploy',
    present: () =>
      [process.env['CADDY'], ...KNOWN_PATHS].find((file) => file !== undefined && existsSync(file)) ?? null,
    packages: ['caddy'],
  });
