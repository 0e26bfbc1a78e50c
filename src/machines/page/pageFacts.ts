import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { statusOf } from '#src/domain/fulfilment/fulfilment.ts';
import { groceryPlaceOf } from '#src/domain/grocery/groceryLocation.ts';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { reachedLimit, roomOf } from '#src/domain/price/quantityLimit.ts';
import type { CartDestination } from '#src/services/bag/bag/contract.ts';
import type { Offer } from '../protocol/offer.ts';
import { canGetGroceries, isDeliveryJudged } from '../grocery/groceryFacts.ts';
import type { PageContext } from './pageTypes.ts';
import type { PartFacts } from '../protocol/partFacts.ts';
import type { ShownItem } from '../protocol/shownItem.ts';

/** True for a guest who keeps no choice: no destination but the default can come by itself. */
const isPlainGuest = ({ isMember, isDestinationKept }: PageContext) =>
  isMember === false && !isDestinationKept;

/**
 * The destination: the visitor's choice or address, or the default once neither can come. Null until then: the cost
 * and day of a delivery to the default would be wrong for this visitor. [SHIP-24]
 */
export const destinationOf = (context: PageContext): Destination | null =>
  context.destination ?? (context.isDestinationSettled || isPlainGuest(context) ? DEFAULT_DESTINATION : null);

/** True when no other destination may come, also for a member who chose one after a failed load. [ADDRESS-14] */
const isDestinationMet = ({ isDestinationSettled, isDestinationFailed, destination }: PageContext) =>
  isDestinationSettled || (isDestinationFailed && destination !== null);

/** The destination of groceries. */
function placeOf(context: PageContext) {
  const destination = destinationOf(context);
  return context.route.vendor === 'grocery' && destination !== null
    ? groceryPlaceOf(destination, context.grocery.device)
    : null;
}

/** The pickup point of the shown item: the visitor's grocery store, else that of the summary. */
const pickupPointOf = ({ route, grocery }: PageContext, shown: ShownItem): string =>
  (route.vendor === 'grocery' ? grocery.pickupPointCode : null) ?? shown.pickupPointCode;

/** The destination of goods, for a request's body; null while it is unknown. */
function cartDestinationOf(context: PageContext): CartDestination | null {
  const destination = destinationOf(context);
  if (destination === null) return null;
  const { district, city, postalCode, geolocation } = destination;
  return { district, city, postalCode, geolocation };
}

/** The parts that decide which goods are sold, at which price and by which delivery. */
const SELLING: readonly string[] = ['product', 'variant', 'fulfilment', 'priceSummary', 'addToCart'];

/** True when a part that selling depends on has thrown: the goods or the buyer would be unknown. [ERR-67] */
export const isSaleLost = ({ lost, isMember }: PageContext): boolean =>
  lost.some((name) => SELLING.includes(name) || (name === 'session' && isMember === null));

/** The purchase that is offered now; null while nothing is known. [FULFIL-09] */
export function offerOf(context: PageContext): Offer | null {
  const { shown, quantity, fulfilment, grocery } = context;
  const isGrocery = context.route.vendor === 'grocery';
  if (shown === null || quantity === null) return null;
  const room = roomOf(shown.limits, fulfilment);
  const isPurchasable =
    !isSaleLost(context) &&
    (fulfilment === 'DELIVERY' ? shown.isPurchasableByDelivery : shown.isPurchasableByPickup) &&
    statusOf(shown.types, fulfilment) === 'AVAILABLE' &&
    reachedLimit(room?.toOrder) === null &&
    (!isGrocery || canGetGroceries(grocery, fulfilment, shown.hasPickupHour));
  return {
    itemSku: shown.itemSku,
    name: shown.name,
    pickupPointCode: pickupPointOf(context, shown),
    quantity,
    fulfilment,
    slotId: isGrocery && fulfilment === 'DELIVERY' ? grocery.slotId : null,
    place: isGrocery && fulfilment === 'DELIVERY' ? placeOf(context) : null,
    destination: isGrocery ? null : cartDestinationOf(context),
    // Groceries come from the store of that place, in its slots.
    isDestinationSettled:
      isPlainGuest(context) || (isDestinationMet(context) && (!isGrocery || isDeliveryJudged(grocery))),
    courier: isGrocery || fulfilment === 'PICKUP' ? null : context.courier,
    isPurchasable,
    fitsInBag: reachedLimit(room?.toBag) === null,
    ...((room?.beyondSale ?? null) === null ? {} : { isBeyondSale: true }),
    campaign: shown.campaign,
    categoryId: shown.categoryIds.at(-1) ?? null,
  };
}

/** The facts that later parts receive. */
export function partFactsOf(context: PageContext): PartFacts {
  const { shown } = context;
  return {
    vendor: context.route.vendor,
    shell: context.route.shell,
    superApp: context.superApp,
    isMember: context.isMember,
    config: context.config,
    destination: destinationOf(context) ?? DEFAULT_DESTINATION,
    isDestinationKnown: destinationOf(context) !== null,
    groceryPlace: placeOf(context),
    item: shown === null ? null : { ...shown, pickupPointCode: pickupPointOf(context, shown) },
    offer: offerOf(context),
    quantity: context.quantity,
    fulfilment: context.fulfilment,
    courier: context.courier,
    voucher: context.route.voucher,
    reviewCriteria: context.route.reviewCriteria,
    questionCriteria: context.route.questionCriteria,
    sellerGroup: context.route.sellerGroup,
  };
}

/** An address that names no product, or a page that does not exist. [ROUTE-17] */
export const leadsNowhere = ({ productId, page }: RouteFacts) =>
  productId === null || page.kind === 'missing';

/** Tells whether an address stays within the product that is shown or requested. */
export function isSameProduct(context: PageContext, next: RouteFacts): boolean {
  if (leadsNowhere(next) || leadsNowhere(context.route) || next.vendor !== context.route.vendor) return false;
  return (
    next.productId === context.route.productId ||
    (context.shown?.optionSkus.includes(next.productId ?? '') ?? false)
  );
}
