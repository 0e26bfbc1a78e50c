import type { Backend } from '../../http/backend.ts';
import {
  addToWishlist,
  listWishlistEntries,
  removeWishlistEntry,
  removeWishlistEntries,
  type WishlistAddBody,
  type WishlistEntry,
} from './contract.ts';

/** The member's wishlist, and being told when stock returns. [API-72, API-73, API-75, API-76] */
export function createWishlistService(backend: Backend) {
  return {
    add: (body: WishlistAddBody) => backend.call(addToWishlist, { body }),
    entriesOf: (itemSku: string, signal?: AbortSignal): Promise<WishlistEntry[]> =>
      backend.call(listWishlistEntries, { id: itemSku, signal }),
    remove: (id: string) => backend.call(removeWishlistEntry, { id }),
    /** All of them in one call. */
    removeMany: (ids: readonly string[]) => backend.call(removeWishlistEntries, { body: { ids } }),
  };
}
export type WishlistService = ReturnType<typeof createWishlistService>;
