import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';

const TOLD_FOR_MS = 24 * 3600 * 1000;

/** A requested line that was not kept, or only in part; `reason` is the code of its refusal. */
export interface NotKept {
  vendor: Vendor;
  itemSku: string;
  asked: number;
  kept: number;
  reason: string;
}

/**
 * Notes what could not be kept of a bag, and replaces the older notices of the same vendor. Without new notices, unread
 * ones stay.
 */
export function noteNotKept(
  { database, now }: Pick<MarketplaceDeps, 'database' | 'now'>,
  owner: string,
  notices: readonly NotKept[],
): void {
  for (const vendor of new Set(notices.map((notice) => notice.vendor)))
    forgetNotKept(database, owner, vendor);
  for (const [position, { vendor, itemSku, asked, kept, reason }] of notices.entries()) {
    database.run(
      'INSERT INTO bag_notices (owner, vendor, position, item_sku, asked, kept, reason, at) VALUES (?,?,?,?,?,?,?,?)',
      owner,
      vendor,
      position,
      itemSku,
      asked,
      kept,
      reason,
      now(),
    );
  }
}

/** Gives a guest's unread notices to the member they logged in as, and replaces the member's own of those bags. */
export function takeNoticesAlong(database: Database, guest: string, memberId: string): void {
  database.run(
    'DELETE FROM bag_notices WHERE owner = ? AND vendor IN (SELECT vendor FROM bag_notices WHERE owner = ?)',
    memberId,
    guest,
  );
  database.run('UPDATE bag_notices SET owner = ? WHERE owner = ?', memberId, guest);
}

/** Returns the unread notices of a bag, with the names of the products. */
export function notKeptOf(
  { database, catalogue, now }: Pick<MarketplaceDeps, 'database' | 'catalogue' | 'now'>,
  owner: string | null,
  vendor: Vendor,
) {
  if (owner === null) return [];
  return database
    .all(
      'SELECT * FROM bag_notices WHERE owner = ? AND vendor = ? AND at > ? ORDER BY position',
      owner,
      vendor,
      now() - TOLD_FOR_MS,
    )
    .map((row) => ({
      itemSku: String(row['item_sku']),
      name: catalogue.tryFind(String(row['item_sku']))?.product.name ?? '',
      asked: Number(row['asked']),
      kept: Number(row['kept']),
      reason: String(row['reason']),
    }));
}

/** Deletes the notices that the visitor has read. */
export function forgetNotKept(database: Database, owner: string, vendor: Vendor): void {
  database.run('DELETE FROM bag_notices WHERE owner = ? AND vendor = ?', owner, vendor);
}
