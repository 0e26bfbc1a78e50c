import type { Database } from '../../core/database/openDatabase.ts';

/**
 * Gives a guest's reports of products to the member who logged in, inside a running transaction. A visitor reports a
 * product once, so the member's own earlier report stays. [API-28]
 */
export function takeReportsAlong(database: Database, guest: string, memberId: string): void {
  database.run('UPDATE OR IGNORE product_reports SET owner = ? WHERE owner = ?', memberId, guest);
  database.run('DELETE FROM product_reports WHERE owner = ?', guest);
}
