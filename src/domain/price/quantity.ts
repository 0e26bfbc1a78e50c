import type { Fulfilment } from '../fulfilment/fulfilment.ts';
import { IN_STORE_PICKUP_MAX_QUANTITY, MINIMUM_CART_QUANTITY, TYPED_QUANTITY_MAX } from '../shell/limits.ts';
import { plainLine } from '../shell/plainLine.ts';

/** The bounds of a quantity that a visitor wants. */
export interface QuantityBounds {
  /** The largest quantity that can be added; null without a bound. */
  maximum: number | null;
  /** The bound comes from in-store pickup. [FULFIL-11] */
  isPickup: boolean;
}
/** The problem of a quantity, shown beside it. */
export type QuantityIssue = 'lowerThanMinimum' | 'aboveStock' | 'pickupMaximum' | 'priceFailed';

/**
 * The most that can be added at once; null when nothing bounds it. `left` is what a limit leaves to this visitor, null
 * where the marketplace tells none. [CART-17, CART-34]
 */
export function maximumQuantity(
  fulfilment: Fulfilment,
  stockRemaining: number | null,
  left: number | null = null,
): number | null {
  const bounds = [
    ...(fulfilment === 'PICKUP' ? [IN_STORE_PICKUP_MAX_QUANTITY] : []),
    ...[stockRemaining, left]
      .filter((bound) => bound !== null)
      .map((bound) => Math.max(MINIMUM_CART_QUANTITY, bound)),
  ];
  return bounds.length === 0 ? null : Math.min(...bounds);
}

/** A longer number counts as this one, which is above every maximum. */
const LARGEST_QUANTITY = 999_999_999;
/** Thousands as people write them, Indonesian or English. */
const IN_THOUSANDS = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/** A typed quantity as a whole number, or null when it is not one. [CART-16] */
export function parseQuantity(text: string): number | null {
  const line = plainLine(text);
  const digits = IN_THOUSANDS.test(line) ? line.replaceAll(/[.,]/g, '') : line;
  return /^\d+$/.test(digits) ? Math.min(Number(digits), LARGEST_QUANTITY) : null;
}

/** Returns a wanted quantity within its bounds, and the issue when it was outside. [CART-16, CART-17, FULFIL-11] */
export function boundQuantity(
  wanted: number | null,
  bounds: QuantityBounds,
): { quantity: number; issue: QuantityIssue | null } {
  if (wanted === null || wanted < MINIMUM_CART_QUANTITY) {
    return { quantity: MINIMUM_CART_QUANTITY, issue: 'lowerThanMinimum' };
  }
  const maximum = bounds.maximum ?? TYPED_QUANTITY_MAX;
  if (wanted > maximum) {
    return { quantity: maximum, issue: bounds.isPickup ? 'pickupMaximum' : 'aboveStock' };
  }
  return { quantity: wanted, issue: null };
}

/** Tells whether an issue names the bounds, so that other bounds make it untrue. [FULFIL-11, CART-17] */
export const isIssueOfBounds = (issue: QuantityIssue | null) =>
  issue === 'aboveStock' || issue === 'pickupMaximum';
export const areSameBounds = (one: QuantityBounds, other: QuantityBounds) =>
  one.maximum === other.maximum && one.isPickup === other.isPickup;
