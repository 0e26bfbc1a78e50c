/** Kinds of a voucher's reward: a share of the price, or rupiah. */
export const REWARD_TYPES = ['DISCOUNT', 'AMOUNT_OFF'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

/** A promotion applies to the present purchase, or would once its condition is met. [PROMO-03, PROMO-04] */
export const APPLICABLE_STATUSES = ['AVAILABLE', 'POTENTIAL'] as const;
export type ApplicableStatus = (typeof APPLICABLE_STATUSES)[number];
