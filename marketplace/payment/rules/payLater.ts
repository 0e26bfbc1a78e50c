import { PAYLATER_MONTHLY_LIMIT, PAYLATER_REVIEW_MS } from '#src/domain/shell/limits.ts';
import type { PayLaterStatus } from '#src/domain/payment/payLater.ts';
import type { Database } from '../../core/database/openDatabase.ts';

export interface PayLaterDeps {
  database: Database;
  /** Epoch ms. */
  now: () => number;
}

/** A member's standing with pay-later, in rupiah. [API-99, PAYLATER-02] */
export interface PayLaterStanding {
  status: PayLaterStatus;
  limit: number;
  remaining: number;
}

/** Returns a member's standing. An application made here is active after its review. [PAYLATER-03] */
export function payLaterOf({ database, now }: PayLaterDeps, memberId: string): PayLaterStanding {
  const row = database.get(
    'SELECT status, monthly_limit, used, applied_at FROM paylater_accounts WHERE member_id = ?',
    memberId,
  );
  if (row === undefined) return { status: 'NOT_REGISTERED', limit: PAYLATER_MONTHLY_LIMIT, remaining: 0 };
  const limit = Number(row['monthly_limit']);
  const appliedAt = row['applied_at'] === null ? null : Number(row['applied_at']);
  const isThrough = appliedAt !== null && now() - appliedAt >= PAYLATER_REVIEW_MS;
  const status =
    row['status'] === 'IN_REVIEW' && isThrough ? 'ACTIVE' : (String(row['status']) as PayLaterStatus);
  return { status, limit, remaining: status === 'ACTIVE' ? Math.max(0, limit - Number(row['used'])) : 0 };
}

/** Applies for pay-later; changes nothing for a member who has applied before. */
export function applyForPayLater({ database, now }: PayLaterDeps, memberId: string): void {
  database.run(
    `INSERT OR IGNORE INTO paylater_accounts (member_id, status, monthly_limit, used, applied_at)
     VALUES (?, 'IN_REVIEW', ?, 0, ?)`,
    memberId,
    PAYLATER_MONTHLY_LIMIT,
    now(),
  );
}
