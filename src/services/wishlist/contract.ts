import * as z from 'zod/mini';

const sku = z.string().check(z.minLength(1), z.maxLength(64));
/** Body of POST /backend/member/wishlist/_product. [API-73] */
export const wishlistAddBody = z.object({
  sku,
  isNotify: z._default(z.boolean(), false),
  groupId: z.optional(z.string().check(z.maxLength(64))),
  email: z.optional(z.string().check(z.maxLength(254))),
});
/** The entry's id, by which it is removed again: DELETE /backend/member/wishlist/{id}. */
export const wishlistAdded = z.object({ id: z.string() });
/** DELETE /backend/member/wishlist/{id}. */
export const wishlistRemoved = z.literal(true);
export type WishlistAddBody = z.output<typeof wishlistAddBody>;
/** Entries of the member that hold the product. [API-72] */
export const wishlistEntries = z.array(z.object({ id: z.string(), name: z._default(z.string(), '') }));
