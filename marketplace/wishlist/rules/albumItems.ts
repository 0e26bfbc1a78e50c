import { randomUUID } from 'node:crypto';
import type { Database } from '../../core/database/openDatabase.ts';
import { checkRoom, moveEntry, removeEntries } from './wishlist.ts';

/** An item as an album holds it; the higher its position, the later it was saved. */
export interface HeldItem {
  itemSku: string;
  position: number;
}
interface HeldEntry extends HeldItem {
  id: string;
}
/** Of the items that were picked: those that the album held, and those that it held no more. */
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

/** What an album of the member holds, that which was saved last first. */
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
 * Moves items from one album to another, all that are still there or none; to be run in a transaction. They keep their
 * order, and lie above what the other album held.
 *
 * @throws for an album that is not the member's, and one that cannot hold them all
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
 * Puts items back where they lay in an album, all of them or none; to be run in a transaction. What is there already stays.
 *
 * @throws for an album that is not the member's, and one that cannot hold them all
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
