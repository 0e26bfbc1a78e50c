import { isClaimedHere } from '#src/domain/promo/voucher.ts';
import { Refusal } from '../../core/http/answers.ts';
import { isOn } from '../store/offerPeriod.ts';
import { vouchersOfOrder, type VouchedOrder } from './orderVouchers.ts';
import type { VoucherDeps } from './vouchers.ts';

/** A voucher that a checkout of its own has used; older checkouts have none of the shipping. */
export interface StoredVoucher {
  code: string;
  /** Rupiah. */
  amount: number;
  isShipping?: boolean;
}

/**
 * Gives a member one piece of a voucher's quota, inside a running transaction: the row of the claim and the counter
 * are written together, and the counter never passes the quota. [API-84, VOUCHER-13, ERR-44..46]
 */
export function claimVoucher(deps: VoucherDeps, memberId: string, id: string): true {
  const { database } = deps;
  const voucher = deps.vouchers.byId(id);
  if (voucher === undefined || !isClaimedHere(voucher.group)) throw new Refusal(404, 'VOUCHER_NOT_FOUND');
  if (!isOn(deps, voucher)) throw new Refusal(410, 'VOUCHER_EXPIRED');
  const held = database.get(
    'SELECT status FROM voucher_claims WHERE member_id = ? AND code = ?',
    memberId,
    voucher.code,
  );
  if (held !== undefined) {
    throw new Refusal(409, held['status'] === 'CLAIMED' ? 'VOUCHER_CLAIMED' : 'VOUCHER_REDEEMED');
  }
  const taken = database.run(
    'UPDATE vouchers SET claimed = claimed + 1 WHERE code = ? AND claimed < quota',
    voucher.code,
  );
  if (taken === 0) throw new Refusal(409, 'QUOTA_RUN_OUT');
  database.run(
    "INSERT INTO voucher_claims (code, member_id, status, at) VALUES (?,?,'CLAIMED',?)",
    voucher.code,
    memberId,
    deps.now(),
  );
  return true;
}

/**
 * Uses the vouchers of an order, inside a running transaction: a seller's that the member has claimed, and one piece of
 * the quota of each of the marketplace.
 */
export function spendVouchers(deps: VoucherDeps, memberId: string, order: VouchedOrder): StoredVoucher[] {
  return vouchersOfOrder(deps, order, memberId, 'id').map(({ code, amount, isShipping }) => {
    spendVoucher(deps, memberId, code);
    return { code, amount, isShipping };
  });
}

/** Uses one voucher, inside a running transaction. */
export function spendVoucher(deps: VoucherDeps, memberId: string, code: string): void {
  const isHeld = deps.database.run(
    "UPDATE voucher_claims SET status = 'USED', at = ? WHERE member_id = ? AND code = ?",
    deps.now(),
    memberId,
    code,
  );
  if (isHeld > 0) return;
  deps.database.run('UPDATE vouchers SET claimed = claimed + 1 WHERE code = ?', code);
  deps.database.run(
    "INSERT INTO voucher_claims (code, member_id, status, at) VALUES (?,?,'USED',?)",
    code,
    memberId,
    deps.now(),
  );
}
