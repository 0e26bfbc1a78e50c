import { isCampaignOffered, isCampaignSoldOut } from '#src/domain/promo/campaign.ts';
import { cartTypeOf, type AddActionType, type CartType } from '#src/domain/bag/cart.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/shell/limits.ts';
import type { CartBody, ChosenGift } from '#src/services/bag/bag/contract.ts';
import type { BuyWish } from '#src/services/session/login/contract.ts';
import type { AddCall, AddToCartContext, AttemptRequest } from './addToCartTypes.ts';
import type { BundleItem, GiftChoice, Offer } from '../../protocol/offer.ts';

/** The action type of an attempt at a moment of server time; a chosen gift goes before a campaign. [CART-06..10] */
export function actionTypeOf(context: AddToCartContext, serverTimeMs: number): AddActionType {
  if (context.subject.kind === 'combo') return 'COMBO';
  if (context.subject.kind === 'recommended') return 'RECOMMENDATION';
  const { offer } = context;
  const isOffered = isCampaignOffered(offer?.campaign ?? null, serverTimeMs, offer?.quantity);
  // The page has said that pieces beyond the sale cost the item's own price. [BAG-13]
  const isBeyondSale = context.initiator === 'ADD_TO_CART' && offer?.isBeyondSale === true;
  const isAtCampaignPrice = isOffered && !isBeyondSale && !context.isNormalPriceTaken;
  // A checkout takes the gift separately, beside the campaign's price.
  if (isAtCampaignPrice && context.initiator === 'BUY_NOW') return 'CAMPAIGN';
  if (hasGift(context)) return 'FREE_GIFT';
  return isAtCampaignPrice ? 'CAMPAIGN' : 'REGULAR';
}

/** Tells whether the purchase includes gifts: only retail has them, in the bag and at once. [GIFT-15, GIFT-17] */
function hasGift({ takenGift, vendor }: AddToCartContext): boolean {
  return takenGift?.joins === true && vendor === 'retail';
}

/** The call that the context describes now. [CART-11..15, API-91..94] */
export function callOf(context: AddToCartContext, actionType: AddActionType): AddCall {
  const { subject } = context;
  const gift = hasGift(context) ? context.takenGift : null;
  const cartType = cartTypeOf(actionType, {
    superApp: context.superApp,
    freeSample: actionType === 'FREE_GIFT' && gift?.isSample === true,
  });
  if (subject.kind === 'combo') {
    const { comboId, items } = subject.combo;
    const bodies = items.map((item) => ({
      ...oneOf(item, { cartType, actionType }),
      ...sendingOf(context.offer, null),
      replace: context.replace,
    }));
    return { to: 'bulkCart', body: { items: bodies, cartType, comboId } };
  }
  if (subject.kind === 'recommended') {
    const { traceId } = subject.item;
    const body = {
      ...oneOf(subject.item, { cartType, actionType }),
      ...sendingOf(context.offer, null),
      replace: context.replace,
    };
    return { to: 'cart', body: traceId === null ? body : { ...body, traceId } };
  }
  const slotId = context.offer?.slotId ?? null;
  const place = context.offer?.place ?? null;
  const tradeIn = context.tradeIn?.itemSku === context.offer?.itemSku ? context.tradeIn : null;
  const purchase = {
    itemSku: context.offer?.itemSku ?? '',
    pickupPointCode: context.offer?.pickupPointCode ?? '',
    quantity: context.offer?.quantity ?? DEFAULT_CART_QUANTITY,
    fulfillment: context.offer?.fulfilment ?? ('DELIVERY' as const),
    addOns: context.addOns,
    ...(tradeIn === null ? {} : { tradeIn: tradeIn.choice }),
    ...(slotId === null ? {} : { slotId }),
    ...(place === null ? {} : { place }),
    ...(context.offer?.fulfilment === 'PICKUP'
      ? {}
      : sendingOf(context.offer, context.offer?.courier ?? null)),
  };
  if (context.initiator === 'BUY_NOW') {
    const body = {
      ...purchase,
      ...(actionType === 'REGULAR' ? {} : { actionType }),
      ...(gift === null ? {} : { freeGift: chosenOf(gift) }),
    };
    return { to: 'checkout', body };
  }
  const body = { ...purchase, cartType, actionType, replace: context.replace };
  if (gift === null) return { to: 'cart', body };
  return { to: 'giftCart', body: { ...body, ...chosenOf(gift) } };
}

const chosenOf = ({ items, freeGiftId }: GiftChoice): ChosenGift => ({
  complimentaryItems: items,
  freeGiftId,
});

/** The known destination and courier; without a courier the cheapest applies, as for other products. [SHIP-14] */
function sendingOf(offer: Offer | null, courier: string | null): Pick<CartBody, 'destination' | 'courier'> {
  const destination = offer?.destination ?? null;
  return {
    ...(destination === null ? {} : { destination }),
    ...(courier === null ? {} : { courier }),
  };
}

/** The wish that resumes after the login of a guest who buys now. [CART-22] */
export function buyWishOf(
  { vendor, offer, addOns, tradeIn, takenGift }: AddToCartContext,
  serverTimeMs: number,
): BuyWish {
  const campaign = offer?.campaign ?? null;
  return {
    kind: 'buy',
    itemSku: offer?.itemSku ?? '',
    quantity: offer?.quantity ?? DEFAULT_CART_QUANTITY,
    fulfilment: offer?.fulfilment ?? 'DELIVERY',
    pickupPointCode: offer?.pickupPointCode ?? '',
    slotId: offer?.slotId ?? null,
    courier: offer?.courier ?? null,
    addOns,
    tradeIn,
    gift: vendor === 'retail' ? takenGift : null,
    campaignId: isCampaignOffered(campaign, serverTimeMs, offer?.quantity) ? (campaign?.id ?? null) : null,
    isFlashSaleGone: isCampaignSoldOut(campaign, serverTimeMs),
  };
}

/** The body of one delivered piece of a product beside the offer. */
function oneOf(
  { itemSku, pickupPointCode }: BundleItem,
  kinds: { cartType: CartType; actionType: AddActionType },
): Omit<CartBody, 'replace'> {
  return {
    itemSku,
    pickupPointCode,
    quantity: DEFAULT_CART_QUANTITY,
    fulfillment: 'DELIVERY',
    addOns: [],
    ...kinds,
  };
}

/** The name of an attempt's product; for a combo the product that it is shown with. */
export const nameOf = ({ subject, offer }: AddToCartContext): string =>
  subject.kind === 'recommended' ? subject.item.name : (offer?.name ?? '');

/** The skus that an attempt puts into the bag, the primary item first, then its gifts. */
export function itemSkusOf(call: AddCall | null): string[] {
  if (call === null) return [];
  if (call.to === 'bulkCart') return call.body.items.map(({ itemSku }) => itemSku);
  const gifts = call.to === 'giftCart' ? call.body.complimentaryItems : [];
  return [call.body, ...gifts].map(({ itemSku }) => itemSku);
}

/** The sku that an attempt is reported under: the bought item, or a combo's primary item. */
export function itemSkuOf(call: AddCall | null): string {
  return itemSkusOf(call)[0] ?? '';
}

/** Data of an add for analytics; a combo counts as one piece of its primary item. [RECO-03] */
export const addedOf = (call: AddCall | null) => ({
  itemSku: itemSkuOf(call),
  quantity: call !== null && 'quantity' in call.body ? call.body.quantity : 1,
  ...(call?.to === 'cart' && call.body.traceId !== undefined ? { traceId: call.body.traceId } : {}),
});

/** The present attempt as an actor carries it out. */
export function requestOf({ vendor, call, callName }: AddToCartContext): AttemptRequest {
  return { vendor, call, name: callName };
}
