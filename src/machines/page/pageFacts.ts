import { maximumQuantity } from '#src/domain/cart.ts';
import { statusOf } from '#src/domain/fulfilment.ts';
import { groceryPlaceOf } from '#src/domain/groceryLocation.ts';
import type { RouteFacts } from '#src/domain/route.ts';
import { reachedLimit, roomOf } from '#src/domain/purchaseLimit.ts';
import type { CartDestination } from '#src/services/cart/contract.ts';
import type { Offer } from '../protocol/offer.ts';
import { canGetGroceries, isDeliveryJudged } from '../grocery/groceryFacts.ts';
import type { PageContext } from './pageTypes.ts';
import type { PartFacts } from '../protocol/partFacts.ts';

/** Where groceries are to go. */
const placeOf = ({ route, destination, grocery }: PageContext) =>
  route.vendor === 'grocery' ? groceryPlaceOf(destination, grocery.device) : null;

/** Where the shown item comes from: the visitor's grocery store, else where the summary says. */
function pickupPointOf({ route, shown, grocery }: PageContext): string {
  const ofStore = route.vendor === 'grocery' ? grocery.pickupPointCode : null;
  return ofStore ?? shown?.pickupPointCode ?? '';
}

/** Where goods are to go, in a body. */
function cartDestinationOf({ destination }: PageContext): CartDestination {
  const { district, city, postalCode, geolocation } = destination;
  return { district, city, postalCode, geolocation };
}

/** What can be bought now, or null while nothing is known. [FULFIL-09] */
export function offerOf(context: PageContext): Offer | null {
  const { shown, quantity, fulfilment, grocery } = context;
  const isGrocery = context.route.vendor === 'grocery';
  if (shown === null || quantity === null) return null;
  const room = roomOf(shown.limits, fulfilment);
  const isPurchasable =
    (fulfilment === 'DELIVERY' ? shown.isPurchasableByDelivery : shown.isPurchasableByPickup) &&
    statusOf(shown.types, fulfilment) === 'AVAILABLE' &&
    reachedLimit(room?.toOrder) === null &&
    (!isGrocery || canGetGroceries(grocery, fulfilment, shown.hasPickupHour));
  return {
    itemSku: shown.itemSku,
    name: shown.name,
    pickupPointCode: pickupPointOf(context),
    quantity,
    fulfilment,
    slotId: isGrocery && fulfilment === 'DELIVERY' ? grocery.slotId : null,
    place: isGrocery && fulfilment === 'DELIVERY' ? placeOf(context) : null,
    destination: isGrocery ? null : cartDestinationOf(context),
    // Groceries come from the store of that place, in its slots.
    isDestinationSettled:
      context.isMember === false ||
      (context.isDestinationSettled && (!isGrocery || isDeliveryJudged(grocery))),
    courier: isGrocery || fulfilment === 'PICKUP' ? null : context.courier,
    isPurchasable,
    fitsInBag: reachedLimit(room?.toBag) === null,
    campaign: shown.campaign,
    categoryId: shown.categoryIds.at(-1) ?? null,
  };
}

/** What the parts that come later are told. */
export function partFactsOf(context: PageContext): PartFacts {
  const { shown } = context;
  return {
    vendor: context.route.vendor,
    shell: context.route.shell,
    superApp: context.superApp,
    isMember: context.isMember,
    config: context.config,
    destination: context.destination,
    groceryPlace: placeOf(context),
    item: shown === null ? null : { ...shown, pickupPointCode: pickupPointOf(context) },
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

export function quantityBounds(context: PageContext): { maximum: number | null; isPickup: boolean } {
  return {
    maximum: maximumQuantity(
      context.fulfilment,
      context.shown?.remaining ?? null,
      roomOf(context.shown?.limits ?? null, context.fulfilment)?.toBag.left ?? null,
    ),
    isPickup: context.fulfilment === 'PICKUP',
  };
}

/** An address that names no product, or a page that does not exist. [ROUTE-17] */
export const leadsNowhere = ({ productId, page }: RouteFacts) =>
  productId === null || page.kind === 'missing';

/** Whether an address stays within the product that is shown (or asked for). */
export function isSameProduct(context: PageContext, next: RouteFacts): boolean {
  if (leadsNowhere(next) || leadsNowhere(context.route) || next.vendor !== context.route.vendor) return false;
  return (
    next.productId === context.route.productId ||
    (context.shown?.optionSkus.includes(next.productId ?? '') ?? false)
  );
}
