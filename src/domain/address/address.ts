import type { Destination, Geolocation } from './destination.ts';

/** One of a member's addresses. [ADDRESS-01] */
export interface UserAddress {
  id: string;
  /** The member's own name for it: "Rumah". */
  label: string;
  isMain: boolean;
  recipient: { name: string };
  address: {
    postalCode: string;
    subdistrict: string;
    district: string;
    city: string;
    state: string;
    /** Street and number. */
    address: string;
  };
  /** Without a pin only roughly where the address is, or null: for the middle of a map, never for a delivery. */
  geolocation: Geolocation | null;
  geoLocationProvided: boolean;
}

/** The address of a visitor who has none, or whose addresses did not load. [ADDRESS-06] */
export const EMPTY_ADDRESS: UserAddress = {
  id: '',
  label: '',
  isMain: false,
  recipient: { name: '' },
  address: { postalCode: '', subdistrict: '', district: '', city: '', state: '', address: '' },
  geolocation: null,
  geoLocationProvided: false,
};

/** The pin of an address; null without one, even if a rough location is known. [ADDRESS-08] */
export function usableGeolocation(address: UserAddress): Geolocation | null {
  return address.geoLocationProvided ? address.geolocation : null;
}

/** A member's address as where the product goes. [ADDRESS-07] */
export function destinationOf(address: UserAddress): Destination {
  const { postalCode, subdistrict, district, city, state } = address.address;
  return {
    addressId: address.id,
    province: state,
    city,
    district,
    subdistrict,
    postalCode,
    geolocation: usableGeolocation(address),
  };
}

/** The address a member uses when nothing was chosen: the main one, else the first. */
export function mainAddress(addresses: readonly UserAddress[]): UserAddress | null {
  return addresses.find(({ isMain }) => isMain) ?? addresses[0] ?? null;
}
