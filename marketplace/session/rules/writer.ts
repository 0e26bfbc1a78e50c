import { COOKIES_REFUSED } from '#src/domain/shell/failure.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { newGuest, sessionCookie, startSession } from './sessions.ts';
import { Refusal, type MarketplaceContext } from '../../core/http/answers.ts';
import { isSecure } from '../../../web/origin.ts';

/** The owner of a write. */
export interface Writer {
  owner: string;
  /** Called in the transaction of an accepted write: starts the session of a guest without one. */
  accepted: () => void;
}

/** Added to the address when the browser is redirected with its new session. */
const GIVEN = { name: 'session', value: 'given' } as const;

/** Thrown by an accepted write without a session: the browser gets one and repeats the request. */
export class SessionNeeded extends Error {}

/**
 * Returns the writer of a request. Where the request expects a session and has none, its write is rolled back and the
 * browser redirected with a session; without it the repeated request is refused. Other requests start a session with
 * their write. [AUTH-18]
 */
export const createWriterOf =
  (database: Database, now: () => number) =>
  (c: MarketplaceContext): Writer => {
    const { owner } = c.var.visit;
    if (owner !== null) return { owner, accepted: () => {} };
    const guest = newGuest();
    return {
      owner: guest,
      accepted: () => {
        if (c.req.header('x-session') === 'expected') {
          if (c.req.query(GIVEN.name) === GIVEN.value) throw new Refusal(403, COOKIES_REFUSED);
          throw new SessionNeeded();
        }
        const { id, visit } = startSession(database, null, now(), guest);
        c.set('visit', visit);
        c.header('set-cookie', sessionCookie(id, isSecure(c.req.raw)), { append: true });
      },
    };
  };

/** Redirects a browser with a new session; it repeats method, headers and body. [AUTH-18] */
export function sentRound(c: MarketplaceContext, database: Database, now: number): Response {
  const query = new URL(c.req.url).searchParams;
  query.set(GIVEN.name, GIVEN.value);
  const { id } = startSession(database, null, now);
  return new Response(null, {
    status: 307,
    headers: {
      // Relative, because the browser may have used another host and prefix.
      location: `?${query.toString()}`,
      'set-cookie': sessionCookie(id, isSecure(c.req.raw)),
      'cache-control': 'no-store',
    },
  });
}
