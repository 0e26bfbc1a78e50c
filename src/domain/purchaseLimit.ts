import { IN_STORE_PICKUP_MAX_QUANTITY } from './limits.ts';
import type { Fulfilment } from './fulfilment.ts';

/** What bounds how many of an item one buyer can have. */
export const PURCHASE_LIMIT_KINDS = ['STOCK', 'QUOTA', 'BAG', 'EVENT', 'DAY', 'PICKUP'] as const;
export type PurchaseLimitKind = (typeof PURCHASE_LIMIT_KINDS)[number];

/** What bounds an item the most for this visitor: `left` is what may still be added to the bag. */
export interface PurchaseLimit {
  kind: PurchaseLimitKind;
  maximum: number;
  left: number;
}

/**
 * What keeps a visitor from adding even one more, null when nothing does. Beyond the pieces of a campaign there is the
 * normal price, so they never do.
 */
export function reachedLimit(limit: PurchaseLimit | null): Exclude<PurchaseLimitKind, 'QUOTA'> | null {
  return limit === null || limit.left > 0 || limit.kind === 'QUOTA' ? null : limit.kind;
}

/** The most of an item that one buyer can come to have at all, and what bounds it. */
export type Reach = Pick<PurchaseLimit, 'kind' | 'maximum'>;

/**
 * How far a quantity can go, what lies in the bag included; null where nothing known bounds it. What was bought before
 * is not told apart from what is in the bag, so it does not count here: what is called out of reach surely is.
 */
export function reachOf(
  fulfilment: Fulfilment,
  remaining: number | null,
  limit: PurchaseLimit | null,
): Reach | null {
  const bounds: Reach[] = [
    ...(limit === null ? [] : [{ kind: limit.kind, maximum: limit.maximum }]),
    ...(remaining === null ? [] : [{ kind: 'STOCK' as const, maximum: remaining }]),
    ...(fulfilment === 'PICKUP' ? [{ kind: 'PICKUP' as const, maximum: IN_STORE_PICKUP_MAX_QUANTITY }] : []),
  ];
  return bounds.toSorted((one, other) => one.maximum - other.maximum)[0] ?? null;
}
