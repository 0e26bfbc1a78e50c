import { IN_STORE_PICKUP_MAX_QUANTITY, MINIMUM_CART_QUANTITY } from '../shell/limits.ts';
import type { Fulfilment } from '../fulfilment/fulfilment.ts';
import { plainLine } from '../shell/plainLine.ts';

export const CART_TYPES = ['REGULAR', 'COMBO', 'FREE_GIFT', 'FREE_SAMPLE', 'MBCA'] as const;
export type CartType = (typeof CART_TYPES)[number];

export const ADD_ACTION_TYPES = ['REGULAR', 'FREE_GIFT', 'CAMPAIGN', 'COMBO', 'RECOMMENDATION'] as const;
export type AddActionType = (typeof ADD_ACTION_TYPES)[number];

export const ADD_INITIATORS = ['ADD_TO_CART', 'BUY_NOW'] as const;
export type AddInitiator = (typeof ADD_INITIATORS)[number];

export const ADD_MODES = ['MODAL', 'DESKTOP_CTA'] as const;
export type AddMode = (typeof ADD_MODES)[number];

export const CHECKOUT_STATUSES = [
  'READY_CHECKOUT',
  'SKIP_CHECKOUT',
  'CHECKOUT_FAILED',
  'CHECKOUT_SUCCESS',
] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** The cart type an add of this kind produces. [CART-11..15] */
export function cartTypeOf(
  actionType: AddActionType,
  circumstances: { superApp: boolean; freeSample?: boolean },
): CartType {
  if (circumstances.superApp) return 'MBCA';
  if (circumstances.freeSample) return 'FREE_SAMPLE';
  if (actionType === 'COMBO') return 'COMBO';
  if (actionType === 'FREE_GIFT') return 'FREE_GIFT';
  return 'REGULAR';
}

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
