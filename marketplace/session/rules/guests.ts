import type { Database } from '../../core/database/openDatabase.ts';

/** Tables whose rows of a guest are unreachable once the session has ended. */
const GUESTS_TABLES = [
  'bag_lines',
  'bag_bundle_lines',
  'bag_destinations',
  'bag_notices',
  'grocery_slot_holds',
  'idempotency',
  'affiliate_sessions',
];

/** Deletes a guest's rows, inside a running transaction. */
export function forgetGuest(database: Database, owner: string): void {
  for (const table of GUESTS_TABLES) database.run(`DELETE FROM ${table} WHERE owner = ?`, owner);
}
