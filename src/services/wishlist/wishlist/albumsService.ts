import type { Backend } from '../../http/backend.ts';
import { listAlbums, createAlbum, moveWishlistEntry } from './contract.ts';

/** The member's albums. [API-71, API-74] */
export function createAlbumsService(backend: Backend) {
  return {
    list: (signal?: AbortSignal) => backend.call(listAlbums, { signal }),
    /** With the item in it; once, however often it is tried until its end is known. */
    create: (name: string, sku: string) =>
      backend.call(createAlbum, {
        body: { name, sku },
        intent: 'album',
      }),
    move: (id: string, groupId: string) => backend.call(moveWishlistEntry, { body: { id, groupId } }),
  };
}
