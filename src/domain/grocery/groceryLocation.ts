import { DEFAULT_DESTINATION } from '../address/defaultDestination.ts';
import type { Destination, Geolocation } from '../address/destination.ts';

/** The middle of Gambir, where a visitor is who has chosen nothing. [ADDRESS-10] */
const DEFAULT_AREA_CENTRE: Geolocation = { latitude: -6.1767, longitude: 106.8263 };

/** An address without a pin: its district tells which stores reach it. */
export interface DeliveryArea {
  postalCode: string;
  district: string;
  city: string;
}
/** Place of a grocery delivery: a point on the map, or an area. */
export type GroceryPlace = Geolocation | DeliveryArea;

function isDefaultArea(destination: Destination): boolean {
  return (
    destination.addressId === null &&
    destination.postalCode === DEFAULT_DESTINATION.postalCode &&
    destination.subdistrict === DEFAULT_DESTINATION.subdistrict
  );
}

/**
 * Returns the place of grocery delivery: the pin of the chosen address, else the location that the device told for it,
 * else its area. Null when the visitor has neither chosen a place nor shared a location.
 */
export function groceryPlaceOf(destination: Destination, device: Geolocation | null): GroceryPlace | null {
  const pin = destination.geolocation ?? device;
  if (pin !== null || isDefaultArea(destination)) return pin;
  const { postalCode, district, city } = destination;
  return { postalCode, district, city };
}

/** Returns the place around which stores are searched: the same, else the centre of the default area. [GROC-26] */
export function groceryLocationOf(destination: Destination, device: Geolocation | null): GroceryPlace {
  return groceryPlaceOf(destination, device) ?? DEFAULT_AREA_CENTRE;
}
