import type { Destination } from './destination.ts';

/** Tells whether two destinations are the same place. */
export function isSameDestination(one: Destination, other: Destination): boolean {
  return (
    one.addressId === other.addressId &&
    one.province === other.province &&
    one.city === other.city &&
    one.district === other.district &&
    one.subdistrict === other.subdistrict &&
    one.postalCode === other.postalCode &&
    one.geolocation?.latitude === other.geolocation?.latitude &&
    one.geolocation?.longitude === other.geolocation?.longitude
  );
}
