import { destinationOf, usableGeolocation, type UserAddress } from '#src/domain/address/address.ts';
import type { Destination, Geolocation } from '#src/domain/address/destination.ts';
import { retryAfterSecondsOf, toFailure } from '#src/domain/shell/failure.ts';
import { isWithinIndonesia } from '#src/domain/address/location.ts';
import type { RegionNames } from '#src/domain/address/region.ts';

/** One of the member's addresses, or an area by its region. */
export type PickerChoice = { kind: 'address'; id: string } | { kind: 'area' };

/** The last message about the location, beside the map. */
export type LocationNotice = 'permissionOff' | 'unavailable' | 'invalidLocation' | 'pinFailed' | 'tooMany';

export interface AddressPickerContext {
  /** The shown item, to which a login returns; empty while none is shown. */
  itemSku: string;
  isMember: boolean | null;
  /** The present destination, until another choice is confirmed. */
  destination: Destination;
  addresses: UserAddress[];
  choice: PickerChoice;
  /** The region once it is complete. [REGION-02] */
  area: Required<RegionNames> | null;
  /** The pin of the choice; null without one. */
  pin: Geolocation | null;
  /** The device's location until its region is known too; null while none is looked up. */
  located: Geolocation | null;
  /** The visitor moved the pin, and it is not checked yet. */
  isPinMoved: boolean;
  /** A pin that a login interrupted; null once its address has loaded. [ADDRESS-12] */
  wanted: { addressId: string; pin: Geolocation } | null;
  notice: LocationNotice | null;
  /** Seconds until the next attempt may be made, for the notice `tooMany`. [ERR-63] */
  noticeSeconds: number | null;
}

export function chosenAddress({ choice, addresses }: AddressPickerContext): UserAddress | null {
  return choice.kind === 'address' ? (addresses.find(({ id }) => id === choice.id) ?? null) : null;
}

/** The destination that the choice makes; null while it is incomplete or its pin is outside the country. */
export function chosenDestination(context: AddressPickerContext): Destination | null {
  if (context.pin !== null && !isWithinIndonesia(context.pin)) return null;
  const address = chosenAddress(context);
  if (address !== null) return { ...destinationOf(address), geolocation: context.pin };
  if (context.choice.kind === 'address' || context.area === null) return null;
  return { addressId: null, ...context.area, geolocation: context.pin };
}

/** The choice that leads to a destination. */
export function choiceOf({ addressId }: Destination): PickerChoice {
  return addressId === null ? { kind: 'area' } : { kind: 'address', id: addressId };
}

/** The names of an area, chosen automatically as the lists load. */
export function namesOf({
  addressId,
  province,
  city,
  district,
  subdistrict,
  postalCode,
}: Destination): RegionNames {
  return addressId === null ? { province, city, district, subdistrict, postalCode } : {};
}

/** The pin that comes with an address. [ADDRESS-08] */
export function pinOf(addresses: readonly UserAddress[], id: string): Geolocation | null {
  const address = addresses.find((one) => one.id === id);
  return address === undefined ? null : usableGeolocation(address);
}

const MIDDLE_OF_THE_OCEAN = { latitude: 0, longitude: 0 };
/** Used only while there is a pin; the middle of the ocean otherwise. */
export const pinToCheck = ({ pin }: AddressPickerContext): Geolocation => pin ?? MIDDLE_OF_THE_OCEAN;
export const pinToFind = ({ located }: AddressPickerContext): Geolocation => located ?? MIDDLE_OF_THE_OCEAN;

/** The notice of a refused pin: outside the country, too many attempts, or `otherwise`. */
export function noticeOf(
  error: unknown,
  otherwise: LocationNotice,
): { notice: LocationNotice; seconds: number | null } {
  const failure = toFailure(error);
  const seconds = retryAfterSecondsOf(failure);
  if (seconds !== null) return { notice: 'tooMany', seconds };
  return { notice: failure.code === 'INVALID_LOCATION' ? 'invalidLocation' : otherwise, seconds };
}
