import { retryAfterSecondsOf, type Failure } from '../shell/failure.ts';
import type { VoucherStatus } from './voucher.ts';

/** The voucher error list of specification sections 4 and 8. */
export const VOUCHER_ERROR_CODES = ['VOUCHER_CLAIMED', 'QUOTA_RUN_OUT', 'VOUCHER_REDEEMED'] as const;
export type VoucherErrorCode = (typeof VOUCHER_ERROR_CODES)[number];

/** Last part of a claim's copy key: `voucher.message.<message>`. */
export const VOUCHER_MESSAGES = [
  'success',
  'claimed',
  'quotaRunOut',
  'redeemed',
  'tooMany',
  'generic',
] as const;
export type VoucherMessage = (typeof VOUCHER_MESSAGES)[number];

/** State of a voucher after a claim; null when unchanged. */
export type ClaimOutcome = Extract<VoucherStatus, 'CLAIMED' | 'REDEEMED'> | 'QUOTA_RUN_OUT';

export interface VoucherFailure {
  message: VoucherMessage;
  outcome: ClaimOutcome | null;
  /** In how many seconds it may be tried again, where the marketplace said. [ERR-63] */
  retryAfterSeconds?: number;
}

const PRESENTATIONS: Record<VoucherErrorCode, VoucherFailure> = {
  VOUCHER_CLAIMED: { message: 'claimed', outcome: 'CLAIMED' },
  QUOTA_RUN_OUT: { message: 'quotaRunOut', outcome: 'QUOTA_RUN_OUT' },
  VOUCHER_REDEEMED: { message: 'redeemed', outcome: 'REDEEMED' },
};

/** The message and the outcome of a failed claim; an unknown code can be tried again. [VOUCHER-14, ERR-44..46] */
export function presentVoucherFailure(failure: Failure): VoucherFailure {
  const seconds = retryAfterSecondsOf(failure);
  if (seconds !== null) return { message: 'tooMany', outcome: null, retryAfterSeconds: seconds };
  const code = VOUCHER_ERROR_CODES.find((known) => known === failure.code);
  return code === undefined ? { message: 'generic', outcome: null } : PRESENTATIONS[code];
}
