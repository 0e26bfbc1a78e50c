import { destinationOf, usableGeolocation, type UserAddress } from '#src/domain/address/address.ts';
import type { Destination, Geolocation } from '#src/domain/address/destination.ts';
import { retryAfterSecondsOf, toFailure } from '#src/domain/shell/failure.ts';
import { isWithinIndonesia } from '#src/domain/address/location.ts';
import type { RegionNames } from '#src/domain/address/region.ts';

/** One of the member's addresses, or an area by its region. */
export type PickerChoice = { kind: 'address'; id: string } | { kind: 'area' };

/** What was last said about the location, beside the map. */
export type LocationNotice = 'permissionOff' | 'unavailable' | 'invalidLocation' | 'pinFailed' | 'tooMany';

export interface AddressPickerContext {
  /** The shown item, where a login comes back to; empty while none is. */
  itemSku: string;
  isMember: boolean | null;
  /** Where the product goes until another choice is confirmed. */
  destination: Destination;
  addresses: UserAddress[];
  choice: PickerChoice;
  /** The region once it is complete. [REGION-02] */
  area: Required<RegionNames> | null;
  /** The pin of the choice; null without one. */
  pin: Geolocation | null;
  /** The location that the device tells, until its region is known too; null while nothing is looked up. */
  located: Geolocation | null;
  /** The visitor moved it, and it is not checked yet. */
  isPinMoved: boolean;
  /** A pin that a login interrupted; null once its address is there. [ADDRESS-12] */
  wanted: { addressId: string; pin: Geolocation } | null;
  notice: LocationNotice | null;
  /** In how many seconds it may be tried again, where that is what was said. [ERR-63] */
  noticeSeconds: number | null;
}

export function chosenAddress({ choice, addresses }: AddressPickerContext): UserAddress | null {
  return choice.kind === 'address' ? (addresses.find(({ id }) => id === choice.id) ?? null) : null;
}

/** What the choice makes the destination; null while it is not complete, or its pin lies nowhere. */
export function chosenDestination(context: AddressPickerContext): Destination | null {
  if (context.pin !== null && !isWithinIndonesia(context.pin)) return null;
  const address = chosenAddress(context);
  if (address !== null) return { ...destinationOf(address), geolocation: context.pin };
  if (context.choice.kind === 'address' || context.area === null) return null;
  return { addressId: null, ...context.area, geolocation: context.pin };
}

/** The choice that a destination was made of. */
export function choiceOf({ addressId }: Destination): PickerChoice {
  return addressId === null ? { kind: 'area' } : { kind: 'address', id: addressId };
}

/** The names of an area, which choose themselves as the lists come. */
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
/** Only asked for while there is one; the middle of the ocean otherwise. */
export const pinToCheck = ({ pin }: AddressPickerContext): Geolocation => pin ?? MIDDLE_OF_THE_OCEAN;
export const pinToFind = ({ located }: AddressPickerContext): Geolocation => located ?? MIDDLE_OF_THE_OCEAN;

/** What a refused pin says: that it lies nowhere, when to try again, or what is said of any other failure. */
export function noticeOf(
  error: unknown,
  otherwise: LocationNotice,
): { notice: LocationNotice; seconds: number | null } {
  const failure = toFailure(error);
  const seconds = retryAfterSecondsOf(failure);
  if (seconds !== null) return { notice: 'tooMany', seconds };
  return { notice: failure.code === 'INVALID_LOCATION' ? 'invalidLocation' : otherwise, seconds };
}
