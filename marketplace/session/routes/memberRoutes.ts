import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { sessionCalls } from '#src/services/session/session/calls.ts';
import { isSecure } from '../../../web/origin.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { logOut, sessionCookie, sessionCookieName } from '../rules/sessions.ts';

const { calls } = sessionCalls;

/** The current user, and whether a session is kept. [AUTH-03, AUTH-19] */
export function memberRoutes(deps: MarketplaceDeps) {
  const { database } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readCurrentUser, ({ memberId }) => {
    const row = memberId === null ? undefined : database.get('SELECT * FROM members WHERE id = ?', memberId);
    return row === undefined
      ? null
      : {
          id: row['id'],
          name: row['name'],
          email: row['email'],
          emailVerified: row['email_verified'] === 1,
        };
  });
  route(calls.keepSession, ({ writer }) => {
    writer.accepted();
    return true;
  });
  route(calls.logOut, ({ c }) => {
    const isEncrypted = isSecure(c.req.raw);
    logOut(database, getCookie(c, sessionCookieName(isEncrypted)));
    c.header('set-cookie', `${sessionCookie('', isEncrypted)}; Max-Age=0`);
    return null;
  });
  return app;
}
