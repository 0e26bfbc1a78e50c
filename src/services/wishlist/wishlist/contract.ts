import * as z from 'zod/mini';
import { cleanEmail } from '#src/domain/session/email.ts';
import { ALBUMS_MAX, EMAIL_MAX_LENGTH } from '#src/domain/shell/limits.ts';
import { albumNameOf } from '#src/domain/wishlist/wishlist.ts';
import { productImage } from '../../product/product/contract.ts';
import { wire } from '../../http/wire.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const ids = z.array(id).check(z.minLength(1), z.maxLength(ALBUMS_MAX));
/** Body of POST /backend/member/wishlist/_product: without an album it goes where the heart saves. [API-73] */
export const wishlistAddBody = z.object({
  sku: id,
  isNotify: z._default(z.boolean(), false),
  groupId: z.optional(id),
  /** Several at once: in all of them, or in none. */
  groupIds: z.optional(ids),
  email: z.optional(z.string().check(z.overwrite(cleanEmail), z.maxLength(EMAIL_MAX_LENGTH))),
});
/** The entry's id, by which it is removed again: DELETE /backend/member/wishlist/{id}. */
export const wishlistAdded = z.object({ id: z.string() });
/** DELETE /backend/member/wishlist/{id}; so do a move and the removal of many. */
export const wishlistRemoved = z.literal(true);
/** Entries of the member that hold the product, each with its album. [API-72] */
export const wishlistEntries = z.array(
  z.object({ id: z.string(), groupId: z._default(z.string(), ''), name: z._default(z.string(), '') }),
);

/** The member's albums, the one that the heart saves to first. [API-71] */
export const albums = z.array(
  z.object({
    id,
    name: z.string(),
    count: z.int().check(z.minimum(0)),
    isDefault: z._default(z.boolean(), false),
    /** Of the products that were saved last. */
    images: z._default(z.array(productImage), []),
  }),
);
/** Body of POST /backend/member/wishlist/_groups; a product that is named lies in the new album at once. [API-74] */
export const albumBody = z.object({
  name: z.string().check(z.overwrite(albumNameOf), z.maxLength(200)),
  sku: z.optional(id),
});
export const albumCreated = z.object({ id });
/** Body of POST /backend/member/wishlist/_move: an entry, and the album it goes to. */
export const albumMoveBody = z.object({ id, groupId: id });
/** Body of POST /backend/member/wishlist/_remove. [API-76] */
export const wishlistRemoveBody = z.object({ ids });

export type WishlistAddBody = z.input<typeof wishlistAddBody>;
export type Album = z.output<typeof albums>[number];
export type WishlistEntry = z.output<typeof wishlistEntries>[number];

export const listAlbums = wire({ method: 'GET', path: '/member/wishlist/_groups', answer: albums });
export const listWishlistEntries = wire({
  method: 'GET',
  path: '/member/wishlist/_product/{id}/groups',
  answer: wishlistEntries,
});
export const addToWishlist = wire({
  method: 'POST',
  path: '/member/wishlist/_product',
  answer: wishlistAdded,
  writes: 'same',
});
/** The album, with the item in it: once, however often it is tried until its end is known. [API-74] */
export const createAlbum = wire({
  method: 'POST',
  path: '/member/wishlist/_groups',
  answer: albumCreated,
  writes: 'once',
});
export const moveWishlistEntry = wire({
  method: 'POST',
  path: '/member/wishlist/_move',
  answer: wishlistRemoved,
  writes: 'same',
});
export const removeWishlistEntries = wire({
  method: 'POST',
  path: '/member/wishlist/_remove',
  answer: wishlistRemoved,
  writes: 'same',
});
export const removeWishlistEntry = wire({
  method: 'DELETE',
  path: '/member/wishlist/{id}',
  answer: wishlistRemoved,
  writes: 'same',
});
