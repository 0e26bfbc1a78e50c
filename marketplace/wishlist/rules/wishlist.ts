import { randomUUID } from 'node:crypto';
import { ALBUM_COVER_PICTURES, ALBUM_ITEMS_MAX, ALBUMS_MAX } from '#src/domain/shell/limits.ts';
import { albumNameOf, isAlbumName } from '#src/domain/wishlist/wishlist.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { Catalogue } from '../../product/rules/catalogue.ts';
import { pictureOf } from '../../core/rules/pictures.ts';

/** The album that the heart saves to. */
const DEFAULT_NAME = 'Wishlist';
/** The most entries that are read for the pictures of a cover: goods that are no longer sold have none. */
const COVER_CANDIDATES = 12;

/** Returns the member's albums with their counts and the pictures of the last saved items. [API-71] */
export function albumsOf(database: Database, catalogue: Catalogue, memberId: string) {
  return database
    .all(
      `SELECT g.id, g.name, g.is_default, (SELECT COUNT(*) FROM wishlist_entries e WHERE e.group_id = g.id) AS items
       FROM wishlist_groups g WHERE g.member_id = ? ORDER BY g.is_default DESC, g.created_at DESC, g.name`,
      memberId,
    )
    .map((row) => ({
      id: String(row['id']),
      name: String(row['name']),
      count: Number(row['items']),
      isDefault: row['is_default'] === 1,
      images: coverOf(database, catalogue, String(row['id'])),
    }));
}

function coverOf(database: Database, catalogue: Catalogue, groupId: string) {
  return database
    .all(
      `SELECT item_sku FROM wishlist_entries WHERE group_id = ? ORDER BY position DESC, item_sku
       LIMIT ${COVER_CANDIDATES}`,
      groupId,
    )
    .flatMap((row) => {
      const found = catalogue.tryFind(String(row['item_sku']));
      const image = pictureOf(found?.item.pictures[0], found?.product.name ?? '');
      return image === null ? [] : [image];
    })
    .slice(0, ALBUM_COVER_PICTURES);
}

/** Entries of the member that hold the item, with their albums. [API-72] */
export function entriesOf(database: Database, memberId: string, itemSku: string) {
  return database
    .all(
      `SELECT e.id, e.group_id, g.name FROM wishlist_entries e JOIN wishlist_groups g ON g.id = e.group_id
       WHERE e.member_id = ? AND e.item_sku = ? ORDER BY g.is_default DESC, g.created_at DESC, g.name`,
      memberId,
      itemSku,
    )
    .map((row) => ({ id: row['id'], groupId: row['group_id'], name: row['name'] }));
}

/** Returns whether the member saved the item, and whether they asked for a stock notice. [TAG-19, TAG-20] */
export function wishesOf(database: Database, memberId: string, itemSku: string) {
  const row = database.get(
    `SELECT EXISTS (SELECT 1 FROM wishlist_entries WHERE member_id = ?1 AND item_sku = ?2) AS saved,
       EXISTS (SELECT 1 FROM stock_notices WHERE member_id = ?1 AND item_sku = ?2) AS notified`,
    memberId,
    itemSku,
  );
  return { isSaved: row?.['saved'] === 1, isNotified: row?.['notified'] === 1 };
}

/** Returns the album name in a typed text; refuses one that breaks a rule. */
export function readAlbumName(typed: string): string {
  const name = albumNameOf(typed);
  if (!isAlbumName(name)) throw new Refusal(400, 'INVALID_ALBUM_NAME');
  return name;
}

/**
 * Creates an album with a checked name; to be run in a transaction.
 *
 * @throws for a name that the member has, and one album too many
 */
export function createAlbum(database: Database, memberId: string, name: string, now: number): string {
  const isTaken = database.get(
    'SELECT 1 FROM wishlist_groups WHERE member_id = ? AND name = ?',
    memberId,
    name,
  );
  if (isTaken !== undefined) throw new Refusal(409, 'ALBUM_NAME_TAKEN');
  const held = database.get('SELECT COUNT(*) AS n FROM wishlist_groups WHERE member_id = ?', memberId);
  if (Number(held?.['n']) >= ALBUMS_MAX) throw new Refusal(409, 'ALBUM_LIMIT', { maximum: ALBUMS_MAX });
  return insertAlbum(database, memberId, { name, isDefault: 0, now });
}

function insertAlbum(
  database: Database,
  memberId: string,
  { name, isDefault, now }: { name: string; isDefault: 0 | 1; now: number },
): string {
  const id = randomUUID();
  database.run(
    'INSERT INTO wishlist_groups (id, member_id, name, is_default, created_at) VALUES (?,?,?,?,?)',
    id,
    memberId,
    name,
    isDefault,
    now,
  );
  return id;
}

/** Returns the album to which the heart saves; creates it when it is first needed. */
function defaultAlbum(database: Database, memberId: string, now: number): string {
  const known = database.get(
    'SELECT id FROM wishlist_groups WHERE member_id = ? AND is_default = 1',
    memberId,
  );
  if (known !== undefined) return String(known['id']);
  // A member's own album of this name becomes the default.
  const named = database.get(
    'SELECT id FROM wishlist_groups WHERE member_id = ? AND name = ?',
    memberId,
    DEFAULT_NAME,
  );
  if (named === undefined) return insertAlbum(database, memberId, { name: DEFAULT_NAME, isDefault: 1, now });
  database.run('UPDATE wishlist_groups SET is_default = 1 WHERE id = ?', String(named['id']));
  return String(named['id']);
}

/** Refuses another member's album, and a full one. */
export function checkRoom(database: Database, memberId: string, groupId: string): void {
  const row = database.get(
    `SELECT (SELECT COUNT(*) FROM wishlist_entries WHERE group_id = g.id) AS items
     FROM wishlist_groups g WHERE g.id = ? AND g.member_id = ?`,
    groupId,
    memberId,
  );
  if (row === undefined) throw new Refusal(404, 'ALBUM_NOT_FOUND');
  if (Number(row['items']) >= ALBUM_ITEMS_MAX) {
    throw new Refusal(409, 'ALBUM_FULL', { maximum: ALBUM_ITEMS_MAX });
  }
}

const NEXT_POSITION = '(SELECT COALESCE(MAX(position), 0) + 1 FROM wishlist_entries WHERE group_id = ?)';

/**
 * Saves an item to all of the albums or to none; to be run in a transaction. An item that an album holds stays.
 *
 * @param groupIds empty for the album to which the heart saves
 * @returns the id of the entry in the first of them
 */
export function saveItem(
  database: Database,
  memberId: string,
  itemSku: string,
  { groupIds, now }: { groupIds: readonly string[]; now: number },
): string {
  const wanted = groupIds.length > 0 ? groupIds : [defaultAlbum(database, memberId, now)];
  const saved = wanted.map((groupId) => {
    const entry = () =>
      database.get('SELECT id FROM wishlist_entries WHERE group_id = ? AND item_sku = ?', groupId, itemSku);
    const known = entry();
    if (known === undefined) checkRoom(database, memberId, groupId);
    else if (!isOwn(database, memberId, groupId)) throw new Refusal(404, 'ALBUM_NOT_FOUND');
    database.run(
      `INSERT OR IGNORE INTO wishlist_entries (id, group_id, member_id, item_sku, position)
       VALUES (?, ?, ?, ?, ${NEXT_POSITION})`,
      randomUUID(),
      groupId,
      memberId,
      itemSku,
      groupId,
    );
    return String(entry()?.['id']);
  });
  return saved[0] ?? '';
}

const isOwn = (database: Database, memberId: string, groupId: string): boolean =>
  database.get('SELECT 1 FROM wishlist_groups WHERE id = ? AND member_id = ?', groupId, memberId) !==
  undefined;

/**
 * Moves an entry to another album; to be run in a transaction. It keeps its id, so that a repeated move changes
 * nothing; it is deleted where the album holds the item already.
 */
export function moveEntry(database: Database, memberId: string, id: string, groupId: string): void {
  const entry = database.get(
    'SELECT group_id, item_sku FROM wishlist_entries WHERE id = ? AND member_id = ?',
    id,
    memberId,
  );
  if (entry === undefined) throw new Refusal(404, 'ENTRY_NOT_FOUND');
  if (entry['group_id'] === groupId) return;
  const isThere = database.get(
    'SELECT 1 FROM wishlist_entries WHERE group_id = ? AND member_id = ? AND item_sku = ?',
    groupId,
    memberId,
    String(entry['item_sku']),
  );
  if (isThere !== undefined) {
    removeEntries(database, memberId, [id]);
    return;
  }
  checkRoom(database, memberId, groupId);
  database.run(
    `UPDATE wishlist_entries SET group_id = ?, position = ${NEXT_POSITION} WHERE id = ?`,
    groupId,
    groupId,
    id,
  );
}

/** Removes entries of the member from albums and stock notices; a missing one is no error. */
export function removeEntries(database: Database, memberId: string, ids: readonly string[]): void {
  for (const id of ids) {
    database.run('DELETE FROM wishlist_entries WHERE id = ? AND member_id = ?', id, memberId);
    database.run('DELETE FROM stock_notices WHERE id = ? AND member_id = ?', id, memberId);
  }
}

/** Stores a notice for the time when an item is back; an existing one stays. */
export function noteNotice(database: Database, memberId: string, itemSku: string, email: string): string {
  database.run(
    'INSERT OR IGNORE INTO stock_notices (id, member_id, item_sku, email) VALUES (?,?,?,?)',
    randomUUID(),
    memberId,
    itemSku,
    email,
  );
  const row = database.get(
    'SELECT id FROM stock_notices WHERE member_id = ? AND item_sku = ?',
    memberId,
    itemSku,
  );
  return String(row?.['id']);
}
