import { createHash } from 'node:crypto';
import type { CatalogueVoucher, HeldVoucher } from '../catalogue/voucherTypes.ts';
import type { Database } from '../../core/database/openDatabase.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Stores the vouchers of the catalogue when they differ. Claims of a known voucher stay, and its quota never falls
 * below them. Members' claims of the catalogue are written once.
 */
export function seedVouchers(
  database: Database,
  vouchers: readonly CatalogueVoucher[],
  held: readonly HeldVoucher[],
  offersSince: number,
): void {
  const hash = createHash('sha256')
    .update(JSON.stringify([vouchers, held]))
    .digest('hex');
  database.transaction(() => {
    if (database.get("SELECT value FROM meta WHERE key = 'vouchers'")?.['value'] === hash) return;
    database.run(
      'DELETE FROM vouchers WHERE code NOT IN (SELECT value FROM json_each(?))',
      JSON.stringify(vouchers.map(({ code }) => code)),
    );
    for (const [position, voucher] of vouchers.entries()) {
      database.run(
        `INSERT INTO vouchers (code, id, position, merchant_code, quota, claimed, document) VALUES (?,?,?,?,?,?,?)
         ON CONFLICT (code) DO UPDATE SET id = excluded.id, position = excluded.position,
         merchant_code = excluded.merchant_code, quota = MAX(excluded.quota, claimed), document = excluded.document`,
        voucher.code,
        voucher.id,
        position,
        voucher.merchantCode ?? null,
        voucher.quota,
        voucher.taken ?? 0,
        JSON.stringify(voucher),
      );
    }
    for (const { memberId, code, status, daysAgo } of held) {
      database.run(
        `INSERT OR IGNORE INTO voucher_claims (code, member_id, status, at)
         SELECT v.code, m.id, ?, ? FROM vouchers v, members m WHERE v.code = ? AND m.id = ?`,
        status,
        offersSince - daysAgo * DAY_MS,
        code,
        memberId,
      );
    }
    database.run(
      "INSERT INTO meta (key, value) VALUES ('vouchers', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      hash,
    );
  });
}
