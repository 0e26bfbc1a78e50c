import { DEFAULT_DESTINATION } from './defaultDestination.ts';
import type { Destination, Geolocation } from './destination.ts';

/** The middle of Gambir, where a visitor is who has chosen nothing. [ADDRESS-10] */
const DEFAULT_AREA_CENTRE: Geolocation = { latitude: -6.1767, longitude: 106.8263 };

function isDefaultArea(destination: Destination): boolean {
  return (
    destination.addressId === null &&
    destination.postalCode === DEFAULT_DESTINATION.postalCode &&
    destination.subdistrict === DEFAULT_DESTINATION.subdistrict
  );
}

/**
 * Where grocery stores are looked for: the pin of the chosen address, else where the device is. Who has chosen nothing
 * and told nothing is in the middle of the default area; an area without a pin has no location. [GROC-26]
 */
export function groceryLocationOf(destination: Destination, device: Geolocation | null): Geolocation | null {
  return destination.geolocation ?? device ?? (isDefaultArea(destination) ? DEFAULT_AREA_CENTRE : null);
}
