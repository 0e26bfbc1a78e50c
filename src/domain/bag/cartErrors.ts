import { isCookiesRefused, retryAfterSecondsOf, type Failure } from '../shell/failure.ts';

export type BlockedReason = 'suspiciousActivity' | 'pendingPayments' | 'permanentlyDeactivated';

/** Ways in which the visitor can fix a refused add at once. */
export type CartRemedy = 'removeInstallation' | 'removeInsurance' | 'dropGift';

/**
 * Display of an error: words beside the buy actions, or a modal of its own. `message` is the last part of its copy key
 * (`cart.error.<message>`).
 */
export type CartErrorPresentation =
  | { surface: 'inline'; message: CartMessage; action: CartRemedy | null }
  | { surface: 'inline'; message: CartMessage; action: 'buyAtNormalPrice' | null }
  | { surface: 'bagFull' }
  | { surface: 'deliveryConflict'; existing: 'PICKUP' | 'DELIVERY' }
  | { surface: 'checkoutBlocked'; reason: BlockedReason };

export const CART_MESSAGES = [
  'exceededEvent',
  'exceededDaily',
  'outOfStock',
  'unbuyable',
  'insufficientQuota',
  'installationNotAvailable',
  'insuranceNotAvailable',
  'lowerThanMinimum',
  'aboveStock',
  'promoExpired',
  'comboNeedsMore',
  'comboGone',
  'invalidQuantity',
  'giftNotEligible',
  'giftUnavailable',
  'flashSaleGone',
  'slotTaken',
  'notCovered',
  'tooMany',
  'cookiesRefused',
  'courierUnknown',
  'tradeInChanged',
  'generic',
] as const;
export type CartMessage = (typeof CART_MESSAGES)[number];

const inline = (message: CartMessage, action: CartRemedy | null = null): CartErrorPresentation => ({
  surface: 'inline',
  message,
  action,
});

const PRESENTATIONS = {
  CO_EXCEEDED_QUANTITY: inline('exceededEvent'),
  CO_EXCEEDED_QUANTITY_EVENT: inline('exceededEvent'),
  CO_EXCEEDED_QUANTITY_DAILY: inline('exceededDaily'),
  CO_EXCEEDED_QUANTITY_CART: inline('exceededEvent'),
  CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT: inline('exceededEvent'),
  CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY: inline('exceededDaily'),
  MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED: { surface: 'bagFull' },
  OutOfStock: inline('outOfStock'),
  OOS: inline('outOfStock'),
  UNBUYABLE_ITEM: inline('unbuyable'),
  PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA: inline('insufficientQuota'),
  CNC_ITEM_EXISTS: { surface: 'deliveryConflict', existing: 'PICKUP' },
  NON_CNC_ITEM_EXISTS: { surface: 'deliveryConflict', existing: 'DELIVERY' },
  INSTALLATION_NOT_AVAILABLE: inline('installationNotAvailable', 'removeInstallation'),
  // Ours: a protection that is not sold any more, or not with this. [ERR-65]
  INSURANCE_NOT_AVAILABLE: inline('insuranceNotAvailable', 'removeInsurance'),
  LOWER_THAN_MINIMUM: inline('lowerThanMinimum'),
  OOS_MAX_QTY_VISIBLE_LIMIT: inline('aboveStock'),
  PROMO_HAS_BEEN_EXPIRED: inline('promoExpired'),
  INVALID_MINIMUM_TOTAL_ITEM: inline('comboNeedsMore'),
  COMBO_RULE_NOT_FOUND: inline('comboGone'),
  INVALID_QUANTITY: inline('invalidQuantity'),
  CREATE_CHECKOUT_BLOCKED: { surface: 'checkoutBlocked', reason: 'suspiciousActivity' },
  CHECKOUT_BLOCKED: { surface: 'checkoutBlocked', reason: 'suspiciousActivity' },
  PAYNOW_BLOCKED: { surface: 'checkoutBlocked', reason: 'pendingPayments' },
  CHECKOUT_PERMANENTLY_BLOCKED: { surface: 'checkoutBlocked', reason: 'permanentlyDeactivated' },
  FREE_GIFT_NOT_ELIGIBLE: inline('giftNotEligible', 'dropGift'),
  FREE_GIFT_UNAVAILABLE: inline('giftUnavailable', 'dropGift'),
  // Ours: the pieces at a campaign's price are gone. [PROMO-09]
  FLASH_SALE_OOS: { surface: 'inline', message: 'flashSaleGone', action: 'buyAtNormalPrice' },
  SLOT_NOT_AVAILABLE: inline('slotTaken'),
  SHIP_NOT_COVERED: inline('notCovered'),
  DG_NOT_MATCH: inline('notCovered'),
  MAXIMUM_DISTANCE_EXCEEDED: inline('notCovered'),
  EXTERNAL_API_FAILURE: inline('notCovered'),
  // Ours: an unknown courier. [SHIP-16]
  COURIER_UNKNOWN: inline('courierUnknown'),
  // Ours: the device to be handed over has another value by now, or none. [TRADEIN-06]
  TRADE_IN_CHANGED: inline('tradeInChanged'),
  TRADE_IN_NOT_ELIGIBLE: inline('tradeInChanged'),
  TRADE_IN_NOT_ACCEPTED: inline('tradeInChanged'),
  TRADE_IN_DEVICE_UNKNOWN: inline('tradeInChanged'),
} as const satisfies Record<string, CartErrorPresentation>;
export type CartErrorCode = keyof typeof PRESENTATIONS;

/** Every cart and checkout error code of specification section 8, and ours: two for gifts, one for a full slot, one for an address. */
export const CART_ERROR_CODES = Object.keys(PRESENTATIONS) as CartErrorCode[];

/**
 * The presentation of a failed add or checkout. An unknown code, and a code whose message needs a number that
 * did not come, show the generic add failure. [CART-24, ERR-25]
 */
export function presentCartFailure(failure: Failure): CartErrorPresentation {
  if (retryAfterSecondsOf(failure) !== null) return inline('tooMany');
  if (isCookiesRefused(failure)) return inline('cookiesRefused');
  const code = CART_ERROR_CODES.find((known) => known === failure.code);
  if (code === undefined) return inline('generic');
  const presentation: CartErrorPresentation = PRESENTATIONS[code];
  const needsMaxQty =
    presentation.surface === 'inline' &&
    ['exceededEvent', 'exceededDaily', 'insufficientQuota'].includes(presentation.message);
  return needsMaxQty && failure.params['maxQty'] === undefined ? inline('generic') : presentation;
}

/** The same where no modal can be opened: that it failed is said beside the buttons. [ERR-68] */
export const presentBesideButtons = (presentation: CartErrorPresentation): CartErrorPresentation =>
  presentation.surface === 'inline' ? presentation : inline('generic');

/** Tells whether the trade-in was refused, and not the purchase. */
export const isTradeInRefused = (code: string | null): boolean => code?.startsWith('TRADE_IN_') === true;
