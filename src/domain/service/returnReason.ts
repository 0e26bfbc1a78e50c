/** Why something may be sent back. [RETURN-03..07] */
export const RETURN_REASONS = ['DAMAGE', 'MISMATCH', 'MISS_ETD', 'CHANGE_MIND', 'NOT_SUITABLE_SIZE'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
