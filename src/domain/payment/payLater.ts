/** States of a member at pay-later. [PAYLATER-02] */
export const PAYLATER_STATUSES = ['NOT_REGISTERED', 'IN_REVIEW', 'ACTIVE', 'BLOCKED'] as const;
export type PayLaterStatus = (typeof PAYLATER_STATUSES)[number];
