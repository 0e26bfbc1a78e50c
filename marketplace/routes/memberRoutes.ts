import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { wishlistAddBody } from '#src/services/wishlist/contract.ts';
import { isSecure } from '../http/origin.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { logOut, sessionCookie, sessionCookieName } from '../rules/sessions.ts';
import { answer, memberOf, readBody, readId, Refusal, type MarketplaceEnv } from '../http/answers.ts';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The current user and the member's wishlist. [AUTH-03, API-72, API-73, API-75] */
export function memberRoutes({ database, catalogue }: MarketplaceDeps) {
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
  app.post('/common/users/_logout', (c) => {
    const isEncrypted = isSecure(c.req.raw);
    logOut(database, getCookie(c, sessionCookieName(isEncrypted)));
    c.header('set-cookie', `${sessionCookie('', isEncrypted)}; Max-Age=0`);
    return c.json(answer(null));
  });
  app.post('/member/wishlist/_product', async (c) => {
    const member = memberOf(c);
    const body = await readBody(c, wishlistAddBody);
    const { item } = catalogue.find(body.sku);
    // A page that was told no address leaves it to the account.
    const ofAccount = database.get('SELECT email FROM members WHERE id = ?', member)?.['email'];
    const email = body.email ?? (body.isNotify ? String(ofAccount ?? '') : null);
    if (body.isNotify && !emailPattern.test(email ?? '')) throw new Refusal(400, 'INVALID_EMAIL');
    database.run(
      'INSERT OR IGNORE INTO wishlist (id, member_id, item_sku, is_notify, email) VALUES (?,?,?,?,?)',
      randomUUID(),
      member,
      item.itemSku,
      body.isNotify ? 1 : 0,
      email,
    );
    const row = database.get(
      'SELECT id FROM wishlist WHERE member_id = ? AND item_sku = ? AND is_notify = ?',
      member,
      item.itemSku,
      body.isNotify ? 1 : 0,
    );
    return c.json(answer({ id: row?.['id'] }));
  });
  app.get('/member/wishlist/_product/:id/groups', (c) => {
    const rows = database.all(
      'SELECT id FROM wishlist WHERE member_id = ? AND item_sku = ? AND is_notify = 0',
      memberOf(c),
      readId(c),
    );
    c.header('cache-control', 'no-store');
    return c.json(answer(rows.map((row) => ({ id: row['id'], name: 'Wishlist' }))));
  });
  app.delete('/member/wishlist/:id', (c) => {
    database.run('DELETE FROM wishlist WHERE id = ? AND member_id = ?', readId(c), memberOf(c));
    return c.json(answer(true));
  });
  return app;
}
