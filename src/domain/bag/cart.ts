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
