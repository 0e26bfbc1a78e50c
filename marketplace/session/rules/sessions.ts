import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../core/database/openDatabase.ts';
import type { Visit } from '../../core/http/visit.ts';
import { forgetGuest } from './guests.ts';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;
const NOBODY: Visit = { owner: null, memberId: null, blocked: null };
const hashOf = (id: string) => hash('sha256', id);

/** The session cookie; Secure and __Host- on https, where browsers keep such cookies. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

export function sessionCookie(id: string, isSecure: boolean): string {
  const parts = [
    `${sessionCookieName(isSecure)}=${id}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${LIFETIME_MS / 1000}`,
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** Returns the visitor of a session id; an empty one for an id that is unknown, malformed or expired. */
export function findVisit(database: Database, id: string | undefined, now: number): Visit {
  if (id === undefined || !/^[a-f0-9]{64}$/.test(id)) return NOBODY;
  const row = database.get(
    `SELECT s.owner, s.member_id, m.blocked FROM sessions s LEFT JOIN members m ON m.id = s.member_id
     WHERE s.id_hash = ? AND s.expires_at > ?`,
    hashOf(id),
    now,
  );
  if (row === undefined) return NOBODY;
  return {
    owner: String(row['owner']),
    memberId: row['member_id'] === null ? null : String(row['member_id']),
    blocked: row['blocked'] === null || row['blocked'] === undefined ? null : String(row['blocked']),
  };
}

/** Returns the owner id of a new guest's bag. */
export const newGuest = (): string => `guest-${randomBytes(12).toString('hex')}`;

/** Starts a session; only the visitor has its id, the database stores a hash. */
export function startSession(
  database: Database,
  memberId: string | null,
  now: number,
  owner: string = memberId ?? newGuest(),
): { id: string; visit: Visit } {
  const id = randomBytes(32).toString('hex');
  database.run(
    'INSERT INTO sessions (id_hash, owner, member_id, expires_at) VALUES (?,?,?,?)',
    hashOf(id),
    owner,
    memberId,
    now + LIFETIME_MS,
  );
  return { id, visit: findVisit(database, id, now) };
}

/** Ends a session. A guest's rows go with it, because the janitor finds them only by their session. */
export function logOut(database: Database, id: string | undefined): void {
  if (id === undefined) return;
  database.transaction(() => {
    const ended = database.get(
      'DELETE FROM sessions WHERE id_hash = ? RETURNING owner, member_id',
      hashOf(id),
    );
    if (ended !== undefined && ended['member_id'] === null) forgetGuest(database, String(ended['owner']));
  });
}
