/** What bounds how many of an item one buyer can have. */
export const PURCHASE_LIMIT_KINDS = ['STOCK', 'QUOTA', 'BAG', 'EVENT', 'DAY', 'PICKUP'] as const;
export type PurchaseLimitKind = (typeof PURCHASE_LIMIT_KINDS)[number];

/** What bounds an item the most for this visitor: `left` is what may still be added to the bag. */
export interface PurchaseLimit {
  kind: PurchaseLimitKind;
  maximum: number;
  left: number;
}
