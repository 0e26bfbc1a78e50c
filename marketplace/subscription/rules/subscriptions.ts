import { distanceKm } from '#src/domain/address/distance.ts';
import type { SubscriptionBenefit } from '#src/domain/subscription/subscription.ts';
import type {
  SubscriptionBundle,
  SubscriptionDetail,
  SubscriptionPlace,
  SubscriptionPlaceBody,
} from '#src/services/subscription/subscription/contract.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { areaOfPostalCode, placesOf } from '../../fulfilment/rules/places.ts';
import { keepsItem, sellableAt } from '../../fulfilment/rules/placeStock.ts';
import { bundlesOf, packageAt } from './subscriptionPackages.ts';
import { benefitOf, refuse, subscribable } from './subscriptionTerms.ts';

/** Returns a visitor's choices for an item and the bundles that it can join; a guest has none. [API-36] */
export function detailFor(
  deps: MarketplaceDeps,
  itemSku: string,
  memberId: string | null,
): SubscriptionDetail {
  const { item, terms } = subscribable(deps, itemSku, 404);
  const { periods, minQty, maxQty } = terms;
  return {
    // A campaign's price ends with the campaign, so a subscription has the item's own.
    price: item.offered,
    periods: periods.map(({ unit, every }) => ({ unit, every })),
    minQty,
    maxQty,
    bundles: memberId === null ? [] : openBundles(deps, memberId),
  };
}

/** [API-37] */
export const benefitFor = (deps: MarketplaceDeps, itemSku: string): SubscriptionBenefit =>
  benefitOf(subscribable(deps, itemSku, 404).terms.shippingDiscount);

function openBundles(deps: MarketplaceDeps, memberId: string): SubscriptionBundle[] {
  return bundlesOf(deps, memberId)
    .filter(({ passed, frequency }) => passed < frequency)
    .map(({ id, period, frequency, passed, firstDelivery, items }) => ({
      id,
      period,
      frequency,
      passed,
      firstDelivery,
      items: new Set(items.map(({ itemSku }) => itemSku)).size,
      ...packageAt(items, passed),
    }));
}

/**
 * Returns the place nearest to an address that has the pieces and offers the subscription. [API-40, SUBS-11] Refused as
 * out of stock where no place has them.
 */
export function nearestPlaceFor(deps: MarketplaceDeps, body: SubscriptionPlaceBody): SubscriptionPlace {
  const { database } = deps;
  const { itemSku, quantity, address } = body;
  const found = subscribable(deps, itemSku);
  const { item, merchant, terms } = found;
  const from = address.geolocation ?? areaOfPostalCode(database, address.postalCode);
  const able = placesOf(database, merchant.code)
    .filter(
      ({ code, delivers }) => delivers && (terms.places?.includes(code) ?? keepsItem(database, item, code)),
    )
    .map((place) => ({
      place,
      left: sellableAt(database, itemSku, place.code),
      km: from === null ? 0 : distanceKm(from, place),
    }))
    .sort((left, right) => left.km - right.km);
  const nearest = able.find(({ left }) => left === null || left >= quantity);
  if (nearest !== undefined) {
    return { pickupPointCode: nearest.place.code, pickupPointName: nearest.place.name };
  }
  const most = Math.max(0, ...able.map(({ left }) => left ?? 0));
  throw most === 0 ? refuse('OOS') : refuse('OutOfStock', { left: most });
}
