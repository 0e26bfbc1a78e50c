import { randomFillSync } from 'node:crypto';

/** Fetched at once: each time the system is asked costs as much as some hundred bytes. */
const POOL_BYTES = 8_192;
const pool = Buffer.allocUnsafeSlow(POOL_BYTES);
let next = POOL_BYTES;

/**
 * Unguessable text, new each time: no byte of it is given twice.
 *
 * @param bytes how many random bytes it is made of; at most 64
 */
export function randomText(bytes: number, encoding: 'hex' | 'base64url'): string {
  if (next + bytes > POOL_BYTES) {
    randomFillSync(pool);
    next = 0;
  }
  next += bytes;
  return pool.toString(encoding, next - bytes, next);
}
