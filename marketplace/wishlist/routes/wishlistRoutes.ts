import { Hono } from 'hono';
import { isEmail } from '#src/domain/session/email.ts';
import { wishlistCalls } from '#src/services/wishlist/wishlist/calls.ts';
import { Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
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

const { calls } = wishlistCalls;

/**
 * Answers the member's albums and stock notices. [API-71..76]
 *
 * An album is a set of items: a repeated add, move or removal changes nothing, and the last request counts. Only the
 * creation of an album needs a key.
 */
export function wishlistRoutes(deps: MarketplaceDeps) {
  const { database, catalogue, now } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);

  route(calls.listAlbums, ({ memberId }) => albumsOf(database, catalogue, memberId));
  route(calls.createAlbum, ({ body, memberId, once }) => {
    const name = readAlbumName(body.name);
    return once(() => {
      const sku = body.sku === undefined ? null : catalogue.find(body.sku).item.itemSku;
      const id = createAlbum(database, memberId, name, now());
      if (sku !== null) saveItem(database, memberId, sku, { groupIds: [id], now: now() });
      return { id };
    });
  });
  route(calls.addToWishlist, ({ body, memberId }) => {
    if (body.isNotify) {
      // A page that was told no address leaves it to the account.
      const ofAccount = database.get('SELECT email FROM members WHERE id = ?', memberId)?.['email'];
      const email = body.email ?? String(ofAccount ?? '');
      if (!isEmail(email)) throw new Refusal(400, 'INVALID_EMAIL');
      const { itemSku } = catalogue.find(body.sku).item;
      return { id: noteNotice(database, memberId, itemSku, email) };
    }
    const { itemSku } = catalogue.find(body.sku).item;
    const groupIds = body.groupIds ?? (body.groupId === undefined ? [] : [body.groupId]);
    return {
      id: database.transaction(() => saveItem(database, memberId, itemSku, { groupIds, now: now() })),
    };
  });
  route(calls.listWishlistEntries, ({ places, memberId }) => entriesOf(database, memberId, places.id));
  route(calls.moveWishlistEntry, ({ body: { id, groupId }, memberId }) => {
    database.transaction(() => moveEntry(database, memberId, id, groupId));
    return true;
  });
  route(calls.removeWishlistEntries, ({ body: { ids }, memberId }) => {
    database.transaction(() => removeEntries(database, memberId, ids));
    return true;
  });
  route(calls.removeWishlistEntry, ({ places: { id }, memberId }) => {
    database.transaction(() => removeEntries(database, memberId, [id]));
    return true;
  });
  return app;
}
