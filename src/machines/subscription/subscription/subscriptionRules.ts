import {
  DEFAULT_SUBSCRIPTION_DELIVERIES,
  MAX_SUBSCRIPTION_QUANTITY,
  MINIMUM_CART_QUANTITY,
} from '#src/domain/shell/limits.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import {
  deliveriesOf,
  deliveryDates,
  frequencyWithin,
  isPeriodValid,
  quantityFaultOf,
  type Delivery,
  type QuantityBounds,
} from '#src/domain/subscription/subscription.ts';
import type {
  SubscriptionBundle,
  SubscriptionDetail,
  SubscriptionPlaceBody,
} from '#src/services/subscription/subscription/contract.ts';
import type {
  SubscribeWish,
  SubscriptionCall,
  SubscriptionChoice,
  SubscriptionChoiceEvent,
  SubscriptionContext,
  SubscriptionFacts,
  SubscriptionFault,
} from './subscriptionTypes.ts';

const NOTHING_CHOSEN: SubscriptionChoice = {
  isSubscribing: false,
  period: null,
  frequency: DEFAULT_SUBSCRIPTION_DELIVERIES,
  quantity: MINIMUM_CART_QUANTITY,
  bundleId: null,
};

/** Returns the page's facts that matter here. [TAG-21, TAG-22] */
export function wantedOf({ item, isMember, destination, isDestinationKnown, quantity }: SubscriptionFacts) {
  const tags = item?.tags ?? [];
  const needsPlace = tags.includes('OTHER_PP_SUBSCRIPTION');
  const isOffered = needsPlace || tags.includes('SUBSCRIPTION');
  const { district, city, postalCode, geolocation } = destination;
  return {
    itemSku: isOffered ? (item?.itemSku ?? null) : null,
    pickupPointCode: item?.pickupPointCode ?? '',
    needsPlace,
    address: { district, city, postalCode, geolocation },
    isAddressSettled: isDestinationKnown,
    isMember,
    pageQuantity: quantity ?? MINIMUM_CART_QUANTITY,
  };
}

export const startOf = (facts: SubscriptionFacts): SubscriptionContext => ({
  ...wantedOf(facts),
  detail: null,
  benefit: null,
  chosen: NOTHING_CHOSEN,
  place: null,
  error: null,
  added: null,
  wish: null,
  isPressed: false,
});

/** Tells whether facts belong to another item or visitor, so that the loaded data does not apply. */
export function isOther(context: SubscriptionContext, facts: SubscriptionFacts): boolean {
  const { itemSku, isMember } = wantedOf(facts);
  return itemSku !== context.itemSku || isMember !== context.isMember;
}

/** Tells whether facts belong to another option for the same visitor: the choices may apply to it too. [SUBS-02] */
export function isOptionOfSame(context: SubscriptionContext, { item, isMember }: SubscriptionFacts): boolean {
  const { itemSku } = context;
  return itemSku !== null && item?.optionSkus.includes(itemSku) === true && isMember === context.isMember;
}

/** Tells whether facts name another address, for which another place may be nearest. */
export const isElsewhere = (context: SubscriptionContext, facts: SubscriptionFacts): boolean => {
  const { address } = wantedOf(facts);
  const { district, city, postalCode, geolocation } = context.address;
  return (
    address.district !== district ||
    address.city !== city ||
    address.postalCode !== postalCode ||
    address.geolocation?.latitude !== geolocation?.latitude ||
    address.geolocation?.longitude !== geolocation?.longitude
  );
};

export const within = (quantity: number, { minQty, maxQty }: QuantityBounds) =>
  Math.max(minQty, Math.min(quantity, maxQty));

/** The choices that are still offered. [SUBS-02] */
export function stillOffered(
  { chosen, pageQuantity }: Pick<SubscriptionContext, 'chosen' | 'pageQuantity'>,
  detail: SubscriptionDetail,
): SubscriptionChoice {
  const { isSubscribing, quantity, bundleId, period } = chosen;
  return {
    ...chosen,
    quantity: within(isSubscribing ? quantity : pageQuantity, detail),
    bundleId: detail.bundles.find(({ id }) => id === bundleId)?.id ?? null,
    period: detail.periods.find((one) => one.unit === period?.unit && one.every === period.every) ?? null,
  };
}

/** Returns the choices after an event, and the fault of their quantity. */
export function choiceAfter(
  { chosen, detail }: Pick<SubscriptionContext, 'chosen' | 'detail'>,
  event: SubscriptionChoiceEvent,
): { chosen: SubscriptionChoice; fault: SubscriptionFault | null } {
  const only = (change: Partial<SubscriptionChoice>) => ({ chosen: { ...chosen, ...change }, fault: null });
  switch (event.type) {
    case 'purchase.chosen':
      return only({ isSubscribing: event.isSubscribing });
    case 'period.chosen':
      return only({ period: event.period, frequency: frequencyWithin(chosen.frequency, event.period) });
    case 'frequency.chosen':
      return only({
        frequency: chosen.period === null ? event.frequency : frequencyWithin(event.frequency, chosen.period),
      });
    case 'bundle.chosen':
      return only({ bundleId: event.bundleId });
    case 'subscriptionQuantity.stepped':
    case 'subscriptionQuantity.typed':
      return quantityAfter(chosen, detail, event);
  }
}

type QuantityEvent = Extract<
  SubscriptionChoiceEvent,
  { type: 'subscriptionQuantity.stepped' | 'subscriptionQuantity.typed' }
>;
function quantityAfter(
  chosen: SubscriptionChoice,
  bounds: QuantityBounds | null,
  event: QuantityEvent,
): { chosen: SubscriptionChoice; fault: SubscriptionFault | null } {
  if (event.type === 'subscriptionQuantity.typed') {
    // A text that is no number changes nothing.
    const text = plainLine(event.text);
    const quantity = /^\d{1,4}$/.test(text) ? Number(text) : chosen.quantity;
    return { chosen: { ...chosen, quantity }, fault: quantityFault(quantity, bounds) };
  }
  const quantity = chosen.quantity + event.by;
  const fault = quantityFault(quantity, bounds);
  // A step past a bound stays there with its fault. A step from outside goes within the bounds.
  const isInside = quantityFault(chosen.quantity, bounds) === null;
  if (fault === null) return { chosen: { ...chosen, quantity }, fault };
  const kept = isInside || bounds === null ? chosen.quantity : within(quantity, bounds);
  return { chosen: { ...chosen, quantity: kept }, fault: isInside ? fault : null };
}

function quantityFault(quantity: number, bounds: QuantityBounds | null): SubscriptionFault | null {
  const fault =
    bounds === null || quantity > MAX_SUBSCRIPTION_QUANTITY
      ? 'aboveMaximum'
      : quantityFaultOf(quantity, bounds);
  if (fault === null) return null;
  return fault === 'belowMinimum' ? 'BELOW_MINIMUM' : 'ABOVE_MAXIMUM';
}

/** The reason why the choices cannot be sent; null when they can. [SUBS-05..08] */
export function faultOf({ chosen, detail }: SubscriptionContext): SubscriptionFault | null {
  const { period, frequency, quantity, bundleId } = chosen;
  if (detail === null) return 'GENERAL_ERROR';
  if (bundleId !== null) {
    if (!detail.bundles.some(({ id }) => id === bundleId)) return 'GENERAL_ERROR';
    return quantityFault(quantity, detail);
  }
  if (period === null) return 'PERIOD_MISSING';
  if (!isPeriodValid(period, frequency, detail.periods)) return 'INVALID_PERIOD';
  return quantityFault(quantity, detail);
}

/** The wish to subscribe that waits for a login. */
export function wishOf({ itemSku, chosen }: SubscriptionContext): SubscribeWish {
  const { period, frequency, quantity, bundleId } = chosen;
  return { kind: 'subscribe', itemSku: itemSku ?? '', period, frequency, quantity, bundleId };
}

/** Tells whether a wish is for the shown item, so that this page can send it. */
export const isOfShown = ({ itemSku }: SubscriptionContext, wish: SubscribeWish) => wish.itemSku === itemSku;

export function callOf({
  itemSku,
  pickupPointCode,
  place,
  chosen,
  address,
  isAddressSettled,
}: SubscriptionContext): SubscriptionCall {
  const { period, frequency, quantity, bundleId } = chosen;
  const pieces = {
    itemSku: itemSku ?? '',
    pickupPointCode: place?.pickupPointCode ?? pickupPointCode,
    quantity,
  };
  return bundleId === null
    ? {
        bundleId,
        body: {
          ...pieces,
          period: period ?? { unit: 'MONTH', every: 1 },
          frequency,
          // A bag with another destination than its member's would name a wrong shipping.
          ...(isAddressSettled ? { destination: address } : {}),
        },
      }
    : { bundleId, body: pieces };
}

export const placeCallOf = ({ itemSku, chosen, address }: SubscriptionContext): SubscriptionPlaceBody => ({
  itemSku: itemSku ?? '',
  quantity: Math.max(MINIMUM_CART_QUANTITY, chosen.quantity),
  address,
});

export const bundleOf = ({ detail, chosen }: SubscriptionContext): SubscriptionBundle | null =>
  detail?.bundles.find(({ id }) => id === chosen.bundleId) ?? null;

/** Worth of the package with the chosen pieces in rupiah, including its other items. [SUBS-04] */
export function worthOf(context: SubscriptionContext): number {
  const { detail, chosen } = context;
  return (detail?.price ?? 0) * chosen.quantity + (bundleOf(context)?.worth ?? 0);
}

/** The benefit of the package; a running subscription may have a better one. [SUBS-03] */
export function benefitOf(context: SubscriptionContext) {
  const { benefit } = context;
  if (benefit === null) return null;
  const shippingDiscount = Math.max(benefit.shippingDiscount, bundleOf(context)?.shippingDiscount ?? 0);
  return { ...benefit, shippingDiscount };
}

/**
 * The deliveries of the choices; none while a choice is missing. [SUBS-14]
 *
 * @param first the day of the first delivery of a new subscription
 */
export function calendarOf(context: SubscriptionContext, first: string): Delivery[] {
  const benefit = benefitOf(context);
  const { period, frequency } = context.chosen;
  if (benefit === null || faultOf(context) !== null) return [];
  const bundle = bundleOf(context);
  const dates =
    bundle === null
      ? period === null
        ? []
        : deliveryDates(first, period, frequency)
      : deliveryDates(bundle.firstDelivery, bundle.period, bundle.frequency).slice(bundle.passed);
  return deliveriesOf(dates, worthOf(context), benefit);
}
