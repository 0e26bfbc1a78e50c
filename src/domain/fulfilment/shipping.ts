import { isAboutPlace } from './shippingPlace.ts';

/** The ways a parcel travels, as specification section 9 names them. */
export const LOGISTIC_CODES = [
  'HOUR_DEL',
  'INSTANT',
  'SAME_DAY',
  'SAMEDAY_PO',
  'INSTANT_PO',
  'SELLER',
  'STANDARD',
  'SLOT_DEL',
  'EXPRESS',
] as const;
export type LogisticCode = (typeof LOGISTIC_CODES)[number];

export const LOGISTIC_TAGS = ['FREE', 'BEST_OFFER'] as const;
export type LogisticTag = (typeof LOGISTIC_TAGS)[number];

/** Every shipping error code of specification section 8. */
export const SHIPPING_ERROR_CODES = [
  'SHIP_NOT_COVERED',
  'DG_NOT_MATCH',
  'MAX_WEIGHT_PER_ITEM_EXCEEDED',
  'TOTAL_ITEM_WEIGHT_EXCEEDED',
  'MAXIMUM_DISTANCE_EXCEEDED',
  'EXCEED_WORKHOUR',
  'ETD_CALCULATION_ERROR',
  'CUSTOMER_GEO_LOCATION_REQUIRED',
  'EXTERNAL_API_FAILURE',
] as const;
export type ShippingErrorCode = (typeof SHIPPING_ERROR_CODES)[number];

/** The last part of a message's copy key: `shipping.error.<message>`. */
export const SHIPPING_MESSAGES = [
  'notCovered',
  'dangerousGood',
  'itemWeight',
  'totalWeight',
  'distance',
  'workHours',
  'estimate',
  'pinNeeded',
  'unavailable',
] as const;
export type ShippingMessage = (typeof SHIPPING_MESSAGES)[number];

/** Why a way of shipping is closed, and what the visitor can do about it. */
export interface ShippingProblem {
  message: ShippingMessage;
  /** A number of the message: `maxWeight` in kg or `maxDistance` in km. */
  params: Record<string, number>;
  /** Setting a location pin may open it. [SHIP-09] */
  needsPin: boolean;
  /** Another destination may open it. */
  isAboutPlace: boolean;
}

const MESSAGES: Record<ShippingErrorCode, { message: ShippingMessage; needs?: string }> = {
  SHIP_NOT_COVERED: { message: 'notCovered' },
  DG_NOT_MATCH: { message: 'dangerousGood' },
  MAX_WEIGHT_PER_ITEM_EXCEEDED: { message: 'itemWeight', needs: 'maxWeight' },
  TOTAL_ITEM_WEIGHT_EXCEEDED: { message: 'totalWeight', needs: 'maxWeight' },
  MAXIMUM_DISTANCE_EXCEEDED: { message: 'distance', needs: 'maxDistance' },
  EXCEED_WORKHOUR: { message: 'workHours' },
  ETD_CALCULATION_ERROR: { message: 'estimate' },
  CUSTOMER_GEO_LOCATION_REQUIRED: { message: 'pinNeeded' },
  // A failure behind the courier means the same to the visitor. [SHIP-08, ERR-34]
  EXTERNAL_API_FAILURE: { message: 'notCovered' },
};

export function toShippingErrorCode(code: string | null): ShippingErrorCode | null {
  return SHIPPING_ERROR_CODES.find((known) => known === code) ?? null;
}

/**
 * The message of a shipping error code. For an unknown code, or a message whose number is missing, it says only that
 * the way is closed. [SHIP-07, ERR-26..34]
 */
export function shippingProblemOf(
  code: string | null,
  params: Readonly<Record<string, number>> = {},
): ShippingProblem {
  const known = toShippingErrorCode(code);
  const found = known === null ? undefined : MESSAGES[known];
  const isWhole = found !== undefined && (found.needs === undefined || params[found.needs] !== undefined);
  const message = isWhole ? found.message : 'unavailable';
  return {
    message,
    params: isWhole && found.needs !== undefined ? { [found.needs]: params[found.needs] ?? 0 } : {},
    needsPin: message === 'pinNeeded',
    isAboutPlace: isAboutPlace(code, params),
  };
}

export function isLogisticCode(code: string): code is LogisticCode {
  return LOGISTIC_CODES.some((known) => known === code);
}

/** The tags the page has a label for, in their own order. [LIMIT-38, LIMIT-39] */
export function knownLogisticTags(tags: readonly string[]): LogisticTag[] {
  return LOGISTIC_TAGS.filter((tag) => tags.includes(tag));
}
