import { COOKIES_REFUSED } from '#src/domain/shell/failure.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { newGuest, sessionCookie, startSession } from './sessions.ts';
import { Refusal, type MarketplaceContext } from '../../core/http/answers.ts';
import { isSecure } from '../../../web/origin.ts';

/** For whom something is written. */
export interface Writer {
  owner: string;
  /** Called in the transaction of a write that was judged right: a guest without a session has one from then on. */
  accepted: () => void;
}

/** Stands in the address that a browser was sent round to with its session. */
const GIVEN = { name: 'session', value: 'given' } as const;

/** Thrown by a right write that has no session to be kept with: the browser is given one, and asked to come again. */
export class SessionNeeded extends Error {}

/**
 * For whom a guest or a member writes. Where the request says that it expects a session, nothing is written without one:
 * the right write is rolled back, the browser sent round with a session, and refused where it comes without it. Who does
 * not say so has a session from this write on. [AUTH-18]
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

/** Sends a browser round with a session of its own: method, headers and body are the same again. [AUTH-18] */
export function sentRound(c: MarketplaceContext, database: Database, now: number): Response {
  const query = new URL(c.req.url).searchParams;
  query.set(GIVEN.name, GIVEN.value);
  const { id } = startSession(database, null, now);
  return new Response(null, {
    status: 307,
    headers: {
      // Of the same address, whatever host and prefix the browser wrote before it.
      location: `?${query.toString()}`,
      'set-cookie': sessionCookie(id, isSecure(c.req.raw)),
      'cache-control': 'no-store',
    },
  });
}
