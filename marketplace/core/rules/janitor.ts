import type { Database } from '../database/openDatabase.ts';
import { forgetGuest } from '../../session/rules/guests.ts';
import { KEYS_KEPT_MS } from './idempotency.ts';

/** The time between two rounds of the janitor, and the most rows that one round deletes. */
const ROUND_MS = 10_000;
const SESSIONS_A_ROUND = 200;
const KEYS_A_ROUND = 1_000;

/**
 * Deletes data that can no longer be reached: expired sessions with the bags of their guests, and keys of writes that
 * are no longer repeated. Each round is small, so that no request waits for it.
 *
 * @returns the number of deleted sessions and keys
 */
export function tidyUp(database: Database, now: number): { sessions: number; keys: number } {
  return database.transaction(() => {
    const ended = database.all(
      `SELECT id_hash, owner, member_id FROM sessions WHERE expires_at <= ? ORDER BY expires_at
       LIMIT ${SESSIONS_A_ROUND}`,
      now,
    );
    for (const { id_hash: idHash, owner, member_id: memberId } of ended) {
      database.run('DELETE FROM sessions WHERE id_hash = ?', idHash ?? null);
      if (memberId === null) forgetGuest(database, String(owner));
    }
    const keys = database.run(
      `DELETE FROM idempotency WHERE rowid IN
       (SELECT rowid FROM idempotency WHERE at <= ? ORDER BY at LIMIT ${KEYS_A_ROUND})`,
      now - KEYS_KEPT_MS,
    );
    return { sessions: ended.length, keys };
  });
}

export interface JanitorReports {
  /** Receives the counts of each round. */
  onTidied: (removed: { sessions: number; keys: number }) => void;
  onError: (error: unknown) => void;
}

/** Starts the rounds of the janitor; returns the function that ends them. */
export function startJanitor(
  database: Database,
  now: () => number,
  { onTidied, onError }: JanitorReports,
): () => void {
  const timer = setInterval(() => {
    try {
      onTidied(tidyUp(database, now()));
    } catch (error) {
      // Another process may hold the database now; the next round tries again.
      onError(error);
    }
  }, ROUND_MS);
  timer.unref();
  return () => clearInterval(timer);
}
