import type { SellerGroup } from '#src/domain/seller/sellerGroup.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import { distanceKm } from '#src/domain/address/distance.ts';
import type { CatalogueGroceryStore } from '../catalogue/groceryStores.ts';
import { jakartaDistricts } from '../../address/catalogue/jakartaDistricts.ts';
import { areaOfPostalCode } from '../../fulfilment/rules/places.ts';
import type { Regions } from '../../address/rules/regions.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';

export type GroceryStore = CatalogueGroceryStore;

const NEARBY_KM = 25;
const NEARBY_STORES_MAXIMUM = 20;
const KM_PER_DEGREE = 111;

/** Writes the stores of the catalogue into their table; slots that visitors hold stay. */
export function seedGroceryStores(database: Database, stores: readonly GroceryStore[]): void {
  database.transaction(() => {
    database.run('DELETE FROM grocery_stores');
    for (const store of stores) {
      database.run(
        `INSERT INTO grocery_stores (code, seller_group, name, pickup_point_code, latitude, longitude, radius_km,
         open, close, utc_offset_hours, state, slot_capacity, hour_capacity, slot_price, now_price)
         VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
        store.code,
        store.group,
        store.name,
        store.pickupPointCode,
        store.latitude,
        store.longitude,
        store.radiusKm,
        store.open,
        store.close,
        store.utcOffsetHours,
        store.state,
        store.slotCapacity,
        store.hourCapacity,
        store.slotPrice,
        store.nowPrice,
      );
    }
  });
}

function storeOf(row: Row): GroceryStore {
  return {
    code: String(row['code']),
    group: row['seller_group'] as SellerGroup,
    name: String(row['name']),
    pickupPointCode: String(row['pickup_point_code']),
    latitude: Number(row['latitude']),
    longitude: Number(row['longitude']),
    radiusKm: Number(row['radius_km']),
    open: String(row['open']),
    close: String(row['close']),
    utcOffsetHours: Number(row['utc_offset_hours']),
    state: row['state'] as GroceryStore['state'],
    slotCapacity: Number(row['slot_capacity']),
    hourCapacity: Number(row['hour_capacity']),
    slotPrice: Number(row['slot_price']),
    nowPrice: Number(row['now_price']),
  };
}

/** The store with a pickup point; null when the pickup point is no grocery store's. */
export function storeAt(database: Database, pickupPointCode: string): GroceryStore | null {
  const row = database.get('SELECT * FROM grocery_stores WHERE pickup_point_code = ?', pickupPointCode);
  return row === undefined ? null : storeOf(row);
}

/**
 * Returns the location of a place: its own, or the middle of its district, else of the area of its postal code. Null
 * for an unknown area.
 */
export function locate(
  { database, regions }: { database: Database; regions: Regions },
  place: GroceryPlace,
): Geolocation | null {
  if ('latitude' in place) return place;
  const { postalCode, district, city } = place;
  const inJakarta = /^1[0-4]/.test(postalCode) ? jakartaDistricts.get(district) : undefined;
  return inJakarta ?? regions.middleOfDistrict(city, district) ?? areaOfPostalCode(database, postalCode);
}

/** Tells whether a store brings groceries to a place. [GROC-07] */
export function reaches(
  deps: { database: Database; regions: Regions },
  store: GroceryStore,
  place: GroceryPlace,
): boolean {
  const location = locate(deps, place);
  return location !== null && isAvailable(store, distanceKm(location, store));
}

/** Tells whether a store serves a place at this distance. A store that is turned off serves it, but not now. */
const isAvailable = (store: GroceryStore, km: number) => store.state !== 'CLOSED' && km <= store.radiusKm;

/**
 * Stores around a place, at most 20: those that deliver there before the others, then those of the asked channel, then
 * by distance. [API-106]
 */
export function storesNear(
  database: Database,
  place: Geolocation,
  channel: SellerGroup | null,
): { store: GroceryStore; km: number; isAvailable: boolean }[] {
  const latitudes = NEARBY_KM / KM_PER_DEGREE;
  const longitudes = latitudes / Math.max(0.1, Math.cos((place.latitude * Math.PI) / 180));
  return database
    .all(
      'SELECT * FROM grocery_stores WHERE latitude BETWEEN ? AND ? AND longitude BETWEEN ? AND ?',
      place.latitude - latitudes,
      place.latitude + latitudes,
      place.longitude - longitudes,
      place.longitude + longitudes,
    )
    .map((row) => {
      const store = storeOf(row);
      const km = distanceKm(place, store);
      return { store, km, isAvailable: isAvailable(store, km) };
    })
    .filter(({ km }) => km <= NEARBY_KM)
    .toSorted(
      (left, right) =>
        Number(right.isAvailable) - Number(left.isAvailable) ||
        Number(right.store.group === channel) - Number(left.store.group === channel) ||
        left.km - right.km,
    )
    .slice(0, NEARBY_STORES_MAXIMUM);
}
