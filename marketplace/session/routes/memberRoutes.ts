import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isSecure } from '../../../web/origin.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { logOut, sessionCookie, sessionCookieName } from '../rules/sessions.ts';
import { answer, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { Writer } from '../rules/writer.ts';

/** The current user, and whether a session is kept. [AUTH-03, AUTH-19] */
export function memberRoutes({ database }: MarketplaceDeps, writerOf: (c: MarketplaceContext) => Writer) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/common/users/_current', (c) => {
    const { memberId } = c.var.visit;
    const row = memberId === null ? undefined : database.get('SELECT * FROM members WHERE id = ?', memberId);
    c.header('cache-control', 'no-store');
    return c.json(
      answer(
        row === undefined
          ? null
          : {
              id: row['id'],
              name: row['name'],
              email: row['email'],
              emailVerified: row['email_verified'] === 1,
            },
      ),
    );
  });
  app.post('/common/users/_session', (c) => {
    writerOf(c).accepted();
    return c.json(answer(true));
  });
  app.post('/common/users/_logout', (c) => {
    const isEncrypted = isSecure(c.req.raw);
    logOut(database, getCookie(c, sessionCookieName(isEncrypted)));
    c.header('set-cookie', `${sessionCookie('', isEncrypted)}; Max-Age=0`);
    return c.json(answer(null));
  });
  return app;
}
