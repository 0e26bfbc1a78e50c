import type { Database } from '../database/openDatabase.ts';
import { forgetGuest } from '../../session/rules/guests.ts';
import { KEYS_KEPT_MS } from './idempotency.ts';

/** How often the janitor comes, and how much it takes away each time. */
const ROUND_MS = 10_000;
const SESSIONS_A_ROUND = 200;
const KEYS_A_ROUND = 1_000;

/**
 * Takes away what nobody can reach any more: sessions that have expired with the bags of their guests, and the keys of
 * writes that are no longer repeated. A little at a time, so that nobody waits for it.
 *
 * @returns the number of sessions and keys that went
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
  /** Told what went, each time. */
  onTidied: (removed: { sessions: number; keys: number }) => void;
  onError: (error: unknown) => void;
}

/** Has the janitor come again and again; returns what ends it. */
export function startJanitor(
  database: Database,
  now: () => number,
  { onTidied, onError }: JanitorReports,
): () => void {
  const timer = setInterval(() => {
    try {
      onTidied(tidyUp(database, now()));
    } catch (error) {
      // Another process may hold the database just then; there is a next time.
      onError(error);
    }
  }, ROUND_MS);
  timer.unref();
  return () => clearInterval(timer);
}
