import type { Geolocation } from '#src/domain/address/destination.ts';
import type { SummaryQuery } from '#src/services/product/product/contract.ts';
import type { CatalogueMerchant } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { placesOf, type Place } from './places.ts';
import { stockAtPlace } from './placeStock.ts';
import { couriersOf, parcelOf, troubleOf } from './shipping.ts';

/**
 * Returns the place whose stock is shown: the requested one when it keeps the item, else the item's own. With a pin
 * that no courier reaches from there, another warehouse. [PRODUCT-02, FULFIL-10]
 */
export function shownPlaceOf(
  database: Database,
  found: FoundItem,
  query: SummaryQuery,
  pin: Geolocation | null,
  nowMs: number,
): { places: Place[]; place: Place | null; isElsewhere: boolean } {
  const { item, merchant } = found;
  const places = placesOf(database, merchant.code);
  const own = places.find(({ code }) => code === item.pickupPointCode) ?? places[0] ?? null;
  const keeps = (place: Place) =>
    database.get(
      'SELECT 1 FROM pickup_stock WHERE item_sku = ? AND pickup_point_code = ?',
      item.itemSku,
      place.code,
    ) !== undefined;
  const asked = places.find((place) => place.code === query.pickupPointCode && keeps(place));
  if (asked !== undefined) return { places, place: asked, isElsewhere: true };
  if (pin === null || own === null || query.pickupPointCode !== undefined || !own.delivers) {
    return { places, place: own, isElsewhere: false };
  }
  const isReached = (place: Place) => {
    const parcel = parcelOf(database, found, { ...pin, pickupPointCode: place.code }, nowMs);
    return couriersOf(found).some((courier) => troubleOf(parcel, courier) === null);
  };
  const others = places.filter((place) => place.delivers && keeps(place));
  if (others.length === 0 || isReached(own)) return { places, place: own, isElsewhere: false };
  const other = others.find((place) => stockAtPlace(database, item, place.code) !== 0 && isReached(place));
  return other === undefined
    ? { places, place: own, isElsewhere: false }
    : { places, place: other, isElsewhere: true };
}

/** Cities the seller ships from, the one of the shown place first. [SHIP-05] */
export function warehouseLocationsOf(
  merchant: CatalogueMerchant,
  places: readonly Place[],
  shownCode: string,
): { label: string; consolidation: boolean }[] {
  return places
    .filter(({ delivers }) => delivers)
    .sort((left, right) => Number(right.code === shownCode) - Number(left.code === shownCode))
    .map(({ code, city }) => ({
      label: merchant.warehouses.find((one) => one.code === code)?.label ?? city,
      consolidation: merchant.warehouses.some((one) => one.code === code && one.consolidation),
    }));
}
