import type { AlbumChange, AlbumsContext } from './albumsTypes.ts';

/** What saving writes: only what differs from where the item lies. */
export function changeOf({ itemSku, productGroups, chosen }: AlbumsContext): AlbumChange {
  const held = new Set(productGroups.map(({ groupId }) => groupId));
  return {
    itemSku: itemSku ?? '',
    added: chosen.filter((id) => !held.has(id)),
    removed: productGroups.filter(({ groupId }) => !chosen.includes(groupId)).map(({ id }) => id),
  };
}

/** Whether saving would write anything. */
export const hasChanged = (context: AlbumsContext) => {
  const { added, removed } = changeOf(context);
  return added.length + removed.length > 0;
};
