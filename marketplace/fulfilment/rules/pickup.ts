import type { Geolocation } from '#src/domain/address/destination.ts';
import { distanceKm } from '#src/domain/address/distance.ts';
import type { OfflineType } from '#src/services/fulfilment/pickupPoints/contract.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import type { CampaignDeps } from '../../promo/rules/campaigns.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { pickupHoursAt, placesOf, type Place } from './places.ts';
import { stockAtPlace } from './placeStock.ts';

/** Returns the methods that a place offers for an item; empty when it offers none. */
function fulfilmentsAt({ item, product }: FoundItem, place: Place): ('DELIVERY' | 'PICKUP')[] {
  const isHandedOver = (item.pickup ?? 'UNAVAILABLE') !== 'UNAVAILABLE';
  const isSent = (item.delivery ?? 'AVAILABLE') !== 'UNAVAILABLE' && !product.tags.includes('OFFLINE_ONLY');
  return [
    ...(place.delivers && isSent ? (['DELIVERY'] as const) : []),
    ...(place.counter && isHandedOver ? (['PICKUP'] as const) : []),
  ];
}

/** Places that keep an item, or would if it were not sold out there. */
function placesWith(database: Database, found: FoundItem) {
  return placesOf(database, found.merchant.code)
    .filter(
      ({ code }) =>
        code === found.item.pickupPointCode ||
        database.get(
          'SELECT 1 FROM pickup_stock WHERE item_sku = ? AND pickup_point_code = ?',
          found.item.itemSku,
          code,
        ) !== undefined,
    )
    .map((place) => ({
      place,
      fulfilments: fulfilmentsAt(found, place),
      isInStock: !found.product.tags.includes('OOS') && stockAtPlace(database, found.item, place.code) !== 0,
    }))
    .filter(({ fulfilments }) => fulfilments.length > 0);
}

/** Returns the places that offer an item. [API-25] */
export function pickupPointsFor(deps: CampaignDeps, found: FoundItem) {
  const price = unitPriceOf(deps, found);
  return placesWith(deps.database, found).map(({ place, fulfilments, isInStock }) => ({
    code: place.code,
    name: place.name,
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    pickupHours: pickupHoursAt(place, deps.now()),
    price,
    available: isInStock,
    fulfilments,
  }));
}

/** The counter nearest to a location, one with stock before one without; null without counters. [API-16] */
export function nearestPickupPointFor(database: Database, found: FoundItem, location: Geolocation) {
  const [nearest] = placesWith(database, found)
    .filter(({ fulfilments }) => fulfilments.includes('PICKUP'))
    .map(({ place, isInStock }) => ({ place, isInStock, km: distanceKm(location, place) }))
    .sort((left, right) => Number(right.isInStock) - Number(left.isInStock) || left.km - right.km);
  return nearest === undefined
    ? null
    : {
        code: nearest.place.code,
        name: nearest.place.name,
        distance: Math.round(nearest.km * 10) / 10,
        available: nearest.isInStock,
      };
}

/** The nearest other place with stock, for the counter and for the courier; null where there is none. [API-31] */
export function otherPickupPointFor(
  database: Database,
  found: FoundItem,
  query: { pickupPointCode?: string | undefined; location: Geolocation | null },
) {
  const current = query.pickupPointCode ?? found.item.pickupPointCode;
  const places = placesWith(database, found);
  // Without a location the visitor is taken to be at the place at which the product was shown.
  const from = query.location ?? places.find(({ place }) => place.code === current)?.place ?? null;
  const others = places
    .filter(({ place, isInStock }) => place.code !== current && isInStock)
    .map((entry) => ({ ...entry, km: from === null ? 0 : distanceKm(from, entry.place) }))
    .sort((left, right) => left.km - right.km);
  const first = (fulfilment: 'DELIVERY' | 'PICKUP') => {
    const place = others.find(({ fulfilments }) => fulfilments.includes(fulfilment))?.place;
    return place === undefined ? null : { code: place.code, name: place.name };
  };
  return { pickup: first('PICKUP'), delivery: first('DELIVERY') };
}

/** Shops that sell a product of the asked kind: beside the online sale, or instead of it. [API-26] */
export function offlineMerchantsFor(database: Database, found: FoundItem, type: OfflineType, nowMs: number) {
  if (!found.product.tags.includes(type)) return [];
  return placesOf(database, found.merchant.code)
    .filter(({ counter }) => counter)
    .map((place) => ({
      code: place.code,
      name: place.name,
      address: place.address,
      hours: pickupHoursAt(place, nowMs),
    }));
}
