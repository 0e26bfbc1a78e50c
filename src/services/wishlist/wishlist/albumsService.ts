import type { Backend } from '../../http/backend.ts';
import { albumCreated, albums, wishlistRemoved } from './contract.ts';

/** The member's albums. [API-71, API-74] */
export function createAlbumsService(backend: Backend) {
  return {
    list: (signal?: AbortSignal) => backend.read('/member/wishlist/_groups', albums, { signal }),
    /** With the item in it; once, however often it is tried until its end is known. */
    create: (name: string, sku: string) =>
      backend.write('POST', '/member/wishlist/_groups', albumCreated, {
        body: { name, sku },
        intent: 'album',
      }),
    move: (id: string, groupId: string) =>
      backend.write('POST', '/member/wishlist/_move', wishlistRemoved, { body: { id, groupId } }),
  };
}
