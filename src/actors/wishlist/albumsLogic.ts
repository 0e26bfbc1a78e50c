import { fromPromise } from 'xstate';
import { albumsMachine } from '#src/machines/wishlist/albums/albumsMachine.ts';
import type { AlbumChange, AlbumsLoaded } from '#src/machines/wishlist/albums/albumsTypes.ts';
import { createAlbumsService } from '#src/services/wishlist/wishlist/albumsService.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const albumsOf = laterService(({ backend }) => ({
  ...createWishlistService(backend),
  ...createAlbumsService(backend),
}));

export const albumsLogic = provided(albumsMachine, {
  actors: {
    loadAlbums: fromPromise<AlbumsLoaded, { itemSku: string }>(async ({ input, signal, system }) => {
      const { list, entriesOf } = albumsOf(system);
      const [groups, productGroups] = await Promise.all([list(signal), entriesOf(input.itemSku, signal)]);
      return { groups, productGroups };
    }),
    createAlbum: fromPromise<string, { itemSku: string; name: string }>(
      async ({ input, system }) => (await albumsOf(system).create(input.name, input.itemSku)).id,
    ),
    saveAlbums: fromPromise<void, AlbumChange>(async ({ input: { itemSku, added, removed }, system }) => {
      const { add, move, remove, removeMany } = albumsOf(system);
      const [addedId, removedId] = [added[0], removed[0]];
      // A move between two albums is one call, so that the item is always in one of them.
      if (addedId !== undefined && removedId !== undefined && added.length + removed.length === 2) {
        await move(removedId, addedId);
        return;
      }
      if (added.length > 0) await add({ sku: itemSku, isNotify: false, groupIds: added });
      if (removedId !== undefined) await (removed.length === 1 ? remove(removedId) : removeMany(removed));
    }),
  },
});
