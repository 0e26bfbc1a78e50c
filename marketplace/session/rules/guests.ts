import type { Database } from '../../core/database/openDatabase.ts';

/** What belongs to a guest alone, and to nobody once their session has ended. */
const GUESTS_TABLES = [
  'bag_lines',
  'bag_bundle_lines',
  'bag_destinations',
  'bag_notices',
  'grocery_slot_holds',
  'idempotency',
  'affiliate_sessions',
];

/** Takes away what belonged to a guest alone, inside a running transaction. */
export function forgetGuest(database: Database, owner: string): void {
  for (const table of GUESTS_TABLES) database.run(`DELETE FROM ${table} WHERE owner = ?`, owner);
}
