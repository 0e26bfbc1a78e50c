import { createHash } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../http/answers.ts';

/** Ms for which a key repeats its write. */
export const KEYS_KEPT_MS = 24 * 3600 * 1000;
const KEPT_PER_OWNER = 500;

/**
 * Runs a write once for its key: the same key and request give the stored answer again, another request under the
 * same key is refused. A refusal wrote nothing and is not kept. Everything happens in one transaction.
 *
 * A key is its owner's: a guest who logs in takes theirs along, with the bag.
 */
export function once<T>(
  database: Database,
  facts: { owner: string; key: string | undefined; request: unknown; now: number },
  work: () => T,
): T {
  const { owner, key, now } = facts;
  if (key === undefined || !/^[\w.:-]{1,64}$/.test(key)) throw new Refusal(400, 'IDEMPOTENCY_KEY_EXPECTED');
  const requestHash = createHash('sha256').update(JSON.stringify(facts.request)).digest('hex');
  return database.transaction(() => {
    const known = database.get(
      'SELECT request_hash, answer FROM idempotency WHERE owner = ? AND key = ? AND at > ?',
      owner,
      key,
      now - KEYS_KEPT_MS,
    );
    if (known !== undefined) {
      if (known['request_hash'] !== requestHash) throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED');
      return JSON.parse(String(known['answer'])) as T;
    }
    const result = work();
    database.run(
      'INSERT OR REPLACE INTO idempotency (owner, key, request_hash, status, answer, at) VALUES (?,?,?,?,?,?)',
      owner,
      key,
      requestHash,
      200,
      JSON.stringify(result),
      now,
    );
    database.run(
      `DELETE FROM idempotency WHERE owner = ? AND (at <= ? OR key NOT IN
       (SELECT key FROM idempotency WHERE owner = ? ORDER BY at DESC, rowid DESC LIMIT ${KEPT_PER_OWNER}))`,
      owner,
      now - KEYS_KEPT_MS,
      owner,
    );
    return result;
  });
}

/** Returns the answer to a write of this key; undefined where there was none, or it is too old. */
export function answerOf(database: Database, owner: string, key: string, now: number): unknown {
  const known = database.get(
    'SELECT answer FROM idempotency WHERE owner = ? AND key = ? AND at > ?',
    owner,
    key,
    now - KEYS_KEPT_MS,
  );
  return known === undefined ? undefined : (JSON.parse(String(known['answer'])) as unknown);
}

/** Gives a guest's keys to the member they logged in as, so that a repeated write does not happen twice. */
export function takeKeysAlong(database: Database, guest: string, memberId: string): void {
  database.run('UPDATE OR IGNORE idempotency SET owner = ? WHERE owner = ?', memberId, guest);
}
