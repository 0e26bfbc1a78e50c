import { fromPromise } from 'xstate';
import { albumsMachine } from '#src/machines/wishlist/albums/albumsMachine.ts';
import type { AlbumChange, AlbumsLoaded } from '#src/machines/wishlist/albums/albumsTypes.ts';
import { createAlbum, listAlbums, moveWishlistEntry } from '#src/services/wishlist/wishlist/contract.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';
import { backendOf, laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const wishlistOf = laterService(({ backend }) => createWishlistService(backend));

export const albumsLogic = provided(albumsMachine, {
  actors: {
    loadAlbums: fromPromise<AlbumsLoaded, { itemSku: string }>(async ({ input, signal, system }) => {
      const [groups, productGroups] = await Promise.all([
        backendOf(system).call(listAlbums, { signal }),
        wishlistOf(system).entriesOf(input.itemSku, signal),
      ]);
      return { groups, productGroups };
    }),
    createAlbum: fromPromise<string, { itemSku: string; name: string }>(
      async ({ input: { name, itemSku }, system }) => {
        const body = { name, sku: itemSku };
        return (await backendOf(system).call(createAlbum, { body, intent: 'album' })).id;
      },
    ),
    saveAlbums: fromPromise<void, AlbumChange>(async ({ input: { itemSku, added, removed }, system }) => {
      const { add, remove, removeMany } = wishlistOf(system);
      const [addedId, removedId] = [added[0], removed[0]];
      // A move between two albums is one call, so that the item is always in one of them.
      if (addedId !== undefined && removedId !== undefined && added.length + removed.length === 2) {
        await backendOf(system).call(moveWishlistEntry, { body: { id: removedId, groupId: addedId } });
        return;
      }
      if (added.length > 0) await add({ sku: itemSku, isNotify: false, groupIds: added });
      if (removedId !== undefined) await (removed.length === 1 ? remove(removedId) : removeMany(removed));
    }),
  },
});
