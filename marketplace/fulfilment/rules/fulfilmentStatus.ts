import type { Geolocation } from '#src/domain/address/destination.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { distanceKm } from '#src/domain/address/distance.ts';
import type { FulfilmentStatus } from '#src/domain/fulfilment/fulfilment.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { areaOfPostalCode, placesOf } from './places.ts';
import { canCarry, couriersOf, parcelOf, troubleOf } from './shipping.ts';

const ABOUT_PLACE = ['SHIP_NOT_COVERED', 'DG_NOT_MATCH', 'MAXIMUM_DISTANCE_EXCEEDED'];

/** Returns whether an item can be delivered: its seller allows it, and a courier can carry it and goes there. */
export function deliveryStatusOf(
  database: Database,
  found: FoundItem,
  pin: Geolocation | null,
  nowMs: number,
): FulfilmentStatus {
  const { product, item } = found;
  if (item.delivery !== undefined) return item.delivery;
  // Stores bring groceries, not couriers, and have their own radius. [API-106]
  if (product.vendor === 'grocery') return 'AVAILABLE';
  if (product.tags.includes('OFFLINE_ONLY')) return 'UNAVAILABLE';
  const carriers = couriersOf(found);
  if (!carriers.some((courier) => canCarry(courier, product, item))) {
    const isOther = product.items.some((other) =>
      carriers.some((courier) => canCarry(courier, product, other)),
    );
    return isOther ? 'VARIANT_UNAVAILABLE' : 'UNAVAILABLE';
  }
  if (pin === null) return 'AVAILABLE';
  const parcel = parcelOf(database, found, pin, nowMs);
  const isOutOfReach = carriers.every((courier) =>
    ABOUT_PLACE.includes(troubleOf(parcel, courier)?.code ?? ''),
  );
  return isOutOfReach ? 'LOCATION_UNAVAILABLE' : 'AVAILABLE';
}

/** Returns whether pickup is possible: its seller allows it, and a counter is near enough where that is limited. */
export function pickupStatusOf(
  database: Database,
  found: FoundItem,
  pin: Geolocation | null,
): FulfilmentStatus {
  const { product, item, merchant } = found;
  const status = item.pickup ?? 'UNAVAILABLE';
  if (status !== 'AVAILABLE' || product.pickupReachKm === undefined) return status;
  const visitor = pin ?? areaOfPostalCode(database, DEFAULT_DESTINATION.postalCode);
  const isNear = placesOf(database, merchant.code).some(
    (place) =>
      place.counter && visitor !== null && distanceKm(visitor, place) <= (product.pickupReachKm ?? 0),
  );
  return isNear ? 'AVAILABLE' : 'LOCATION_UNAVAILABLE';
}
