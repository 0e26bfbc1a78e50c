import { cartTypeOf, type AddActionType } from '#src/domain/cart.ts';
import { isCampaignRunning, isCampaignSoldOut } from '#src/domain/campaign.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/limits.ts';
import type { CartBody, QuickCheckoutBody } from '#src/services/cart/contract.ts';
import type { AddToCartContext, Offer } from './addToCartTypes.ts';

/** The action type of adding an offer at a moment of server time. [CART-06, CART-08] */
export function actionTypeOf(offer: Offer | null, serverTimeMs: number): AddActionType {
  const campaign = offer?.campaign ?? null;
  const isOffered = isCampaignRunning(campaign, serverTimeMs) && !isCampaignSoldOut(campaign, serverTimeMs);
  return isOffered ? 'CAMPAIGN' : 'REGULAR';
}

/** Body of the add that the context describes. */
export function cartBodyOf(context: AddToCartContext): CartBody {
  const cartType = cartTypeOf(context.actionType, { superApp: context.superApp });
  if (context.actionType === 'RECOMMENDATION' && context.recommended !== null) {
    const { itemSku, pickupPointCode, traceId } = context.recommended;
    return {
      itemSku,
      pickupPointCode,
      quantity: DEFAULT_CART_QUANTITY,
      fulfillment: 'DELIVERY',
      cartType,
      actionType: 'RECOMMENDATION',
      addOns: [],
      replace: false,
      ...(traceId === null ? {} : { traceId }),
    };
  }
  return {
    ...checkoutBodyOf(context),
    cartType,
    actionType: context.actionType,
    replace: context.replace,
  };
}

/** Body of the quick checkout of the offer. [API-91] */
export function checkoutBodyOf(context: AddToCartContext): QuickCheckoutBody {
  return {
    itemSku: context.offer?.itemSku ?? '',
    pickupPointCode: context.offer?.pickupPointCode ?? '',
    quantity: context.offer?.quantity ?? DEFAULT_CART_QUANTITY,
    fulfillment: context.offer?.fulfilment ?? 'DELIVERY',
    addOns: context.addOns,
    ...(context.actionType === 'CAMPAIGN' ? { actionType: 'CAMPAIGN' as const } : {}),
  };
}

/** A failure after which nobody knows whether the write happened. */
export function isUncertain(failure: { kind: string; status: number }): boolean {
  return failure.kind !== 'http' || failure.status >= 500;
}

/** Idempotency key of the present attempt; retail, grocery, adds and checkouts have keys of their own. */
export function attemptKeyOf(context: AddToCartContext): string {
  const kind = context.initiator === 'BUY_NOW' ? 'checkout' : 'add';
  return `${context.attemptPrefix}-${context.vendor}-${kind}-${context.attempt}`;
}
