import { randomFillSync } from 'node:crypto';

/** Fetched in one call: each call to the system costs as much as some hundred bytes. */
const POOL_BYTES = 8_192;
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let next = POOL_BYTES;

/**
 * Returns unguessable text, new each time: no byte is used twice.
 *
 * @param bytes number of random bytes; at most 64
 */
export function randomText(bytes: number, encoding: 'hex' | 'base64url'): string {
  if (next + bytes > POOL_BYTES) {
    randomFillSync(pool);
    next = 0;
  }
  next += bytes;
  return pool.toString(encoding, next - bytes, next);
}
