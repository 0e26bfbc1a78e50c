import type { AlbumChange, AlbumsContext } from './albumsTypes.ts';

/** The request of a save: only the differences from the item's present albums. */
export function changeOf({ itemSku, productGroups, chosen }: AlbumsContext): AlbumChange {
  const held = new Set(productGroups.map(({ groupId }) => groupId));
  return {
    itemSku: itemSku ?? '',
    added: chosen.filter((id) => !held.has(id)),
    removed: productGroups.filter(({ groupId }) => !chosen.includes(groupId)).map(({ id }) => id),
  };
}

/** Tells whether a save would write anything. */
export const hasChanged = (context: AlbumsContext) => {
  const { added, removed } = changeOf(context);
  return added.length + removed.length > 0;
};
