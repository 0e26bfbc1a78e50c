import { randomUUID } from 'node:crypto';
import type { Database } from '../../core/database/openDatabase.ts';
import { checkRoom, moveEntry, removeEntries } from './wishlist.ts';

/** An item of an album; the higher its position, the later it was saved. */
export interface HeldItem {
  itemSku: string;
  position: number;
}
interface HeldEntry extends HeldItem {
  id: string;
}
/** The picked items that the album held, and those that were gone. */
export interface PickedItems {
  held: HeldItem[];
  gone: string[];
}

function entriesIn(database: Database, memberId: string, groupId: string): HeldEntry[] {
  return database
    .all(
      `SELECT id, item_sku, position FROM wishlist_entries WHERE group_id = ? AND member_id = ?
       ORDER BY position DESC, item_sku`,
      groupId,
      memberId,
    )
    .map((row) => ({
      id: String(row['id']),
      itemSku: String(row['item_sku']),
      position: Number(row['position']),
    }));
}

/** Returns the items of a member's album, the last saved first. */
export const itemsOf = (database: Database, memberId: string, groupId: string): HeldItem[] =>
  entriesIn(database, memberId, groupId).map(({ itemSku, position }) => ({ itemSku, position }));

function pickedOf(database: Database, memberId: string, groupId: string, itemSkus: readonly string[]) {
  const entries = entriesIn(database, memberId, groupId).filter(({ itemSku }) => itemSkus.includes(itemSku));
  const gone = itemSkus.filter((sku) => !entries.some(({ itemSku }) => itemSku === sku));
  return { entries, gone };
}
const told = (entries: readonly HeldEntry[], gone: string[]): PickedItems => ({
  held: entries.map(({ itemSku, position }) => ({ itemSku, position })),
  gone,
});

/**
 * Moves the items that are still there to another album, or none; to be run in a transaction. They keep their order,
 * above the items of the other album.
 *
 * @throws for an album that is not the member's, and one without room for all of them
 */
export function moveItems(
  database: Database,
  memberId: string,
  { from, to, itemSkus }: { from: string; to: string; itemSkus: readonly string[] },
): PickedItems {
  const { entries, gone } = pickedOf(database, memberId, from, itemSkus);
  for (const { id } of entries.toReversed()) moveEntry(database, memberId, id, to);
  return told(entries, gone);
}

/** Takes items out of an album; to be run in a transaction. Other albums keep them. */
export function takeOut(
  database: Database,
  memberId: string,
  groupId: string,
  itemSkus: readonly string[],
): PickedItems {
  const { entries, gone } = pickedOf(database, memberId, groupId, itemSkus);
  removeEntries(
    database,
    memberId,
    entries.map(({ id }) => id),
  );
  return told(entries, gone);
}

/**
 * Puts items back at their positions in an album, all or none; to be run in a transaction. Items that are there stay.
 *
 * @throws for an album that is not the member's, and one without room for all of them
 */
export function putBack(
  database: Database,
  memberId: string,
  groupId: string,
  items: readonly HeldItem[],
): void {
  const held = new Set(itemsOf(database, memberId, groupId).map(({ itemSku }) => itemSku));
  for (const { itemSku, position } of items) {
    if (held.has(itemSku)) continue;
    checkRoom(database, memberId, groupId);
    database.run(
      `INSERT OR IGNORE INTO wishlist_entries (id, group_id, member_id, item_sku, position) VALUES (?,?,?,?,?)`,
      randomUUID(),
      groupId,
      memberId,
      itemSku,
      position,
    );
  }
}
