import type { Backend } from '../../http/backend.ts';
import {
  wishlistAdded,
  wishlistEntries,
  wishlistRemoved,
  type WishlistAddBody,
  type WishlistEntry,
} from './contract.ts';

/** The member's wishlist, and being told when stock returns. [API-72, API-73, API-75, API-76] */
export function createWishlistService(backend: Backend) {
  return {
    add: (body: WishlistAddBody) =>
      backend.write('POST', '/member/wishlist/_product', wishlistAdded, { body }),
    entriesOf: (itemSku: string, signal?: AbortSignal): Promise<WishlistEntry[]> =>
      backend.read(`/member/wishlist/_product/${encodeURIComponent(itemSku)}/groups`, wishlistEntries, {
        signal,
      }),
    remove: (id: string) =>
      backend.write('DELETE', `/member/wishlist/${encodeURIComponent(id)}`, wishlistRemoved),
    /** All of them in one call. */
    removeMany: (ids: readonly string[]) =>
      backend.write('POST', '/member/wishlist/_remove', wishlistRemoved, { body: { ids } }),
  };
}
export type WishlistService = ReturnType<typeof createWishlistService>;
