import { Hono } from 'hono';
import { isEmail } from '#src/domain/session/email.ts';
import {
  albumBody,
  albumMoveBody,
  wishlistAddBody,
  wishlistRemoveBody,
} from '#src/services/wishlist/wishlist/contract.ts';
import {
  answer,
  memberOf,
  readBody,
  readId,
  Refusal,
  writeFacts,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import {
  albumsOf,
  createAlbum,
  entriesOf,
  moveEntry,
  noteNotice,
  readAlbumName,
  removeEntries,
  saveItem,
} from '../rules/wishlist.ts';

/**
 * The member's albums, and whom to tell when an item is back. [API-71..76]
 *
 * An album is a set of items: adding, moving and removing once more changes nothing, and what is asked for last is what
 * holds. Only an album's making is kept by its key.
 */
export function wishlistRoutes({ database, catalogue, now }: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/member/wishlist/_groups', (c) => {
    const member = memberOf(c);
    c.header('cache-control', 'no-store');
    return c.json(answer(albumsOf(database, catalogue, member)));
  });
  app.post('/member/wishlist/_groups', async (c) => {
    const member = memberOf(c);
    const body = await readBody(c, albumBody);
    const name = readAlbumName(body.name);
    const facts = writeFacts(c, member, now(), body);
    return c.json(
      answer(
        once(database, facts, () => {
          const sku = body.sku === undefined ? null : catalogue.find(body.sku).item.itemSku;
          const id = createAlbum(database, member, name, now());
          if (sku !== null) saveItem(database, member, sku, { groupIds: [id], now: now() });
          return { id };
        }),
      ),
    );
  });
  app.post('/member/wishlist/_product', async (c) => {
    const member = memberOf(c);
    const body = await readBody(c, wishlistAddBody);
    if (body.isNotify) {
      // A page that was told no address leaves it to the account.
      const ofAccount = database.get('SELECT email FROM members WHERE id = ?', member)?.['email'];
      const email = body.email ?? String(ofAccount ?? '');
      if (!isEmail(email)) throw new Refusal(400, 'INVALID_EMAIL');
      const { itemSku } = catalogue.find(body.sku).item;
      return c.json(answer({ id: noteNotice(database, member, itemSku, email) }));
    }
    const { itemSku } = catalogue.find(body.sku).item;
    const groupIds = body.groupIds ?? (body.groupId === undefined ? [] : [body.groupId]);
    const id = database.transaction(() => saveItem(database, member, itemSku, { groupIds, now: now() }));
    return c.json(answer({ id }));
  });
  app.get('/member/wishlist/_product/:id/groups', (c) => {
    const member = memberOf(c);
    c.header('cache-control', 'no-store');
    return c.json(answer(entriesOf(database, member, readId(c))));
  });
  app.post('/member/wishlist/_move', async (c) => {
    const member = memberOf(c);
    const { id, groupId } = await readBody(c, albumMoveBody);
    database.transaction(() => moveEntry(database, member, id, groupId));
    return c.json(answer(true));
  });
  app.post('/member/wishlist/_remove', async (c) => {
    const member = memberOf(c);
    const { ids } = await readBody(c, wishlistRemoveBody);
    database.transaction(() => removeEntries(database, member, ids));
    return c.json(answer(true));
  });
  app.delete('/member/wishlist/:id', (c) => {
    const member = memberOf(c);
    const id = readId(c);
    database.transaction(() => removeEntries(database, member, [id]));
    return c.json(answer(true));
  });
  return app;
}
