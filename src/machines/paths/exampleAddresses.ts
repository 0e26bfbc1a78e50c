import type { UserAddress } from '#src/domain/address/address.ts';

/** A member's address with the given values. */
export function address(
  facts: Partial<Pick<UserAddress, 'id' | 'isMain' | 'geoLocationProvided'>> & { city?: string } = {},
): UserAddress {
  const { city = 'Jakarta Pusat', ...rest } = facts;
  return {
    id: 'home',
    label: 'Rumah',
    isMain: false,
    recipient: { name: 'Ayu' },
    address: {
      postalCode: '10330',
      subdistrict: 'Cikini',
      district: 'Menteng',
      city,
      state: 'DKI Jakarta',
      address: 'Jl. Cikini 1',
    },
    geolocation: { latitude: -6.19, longitude: 106.83 },
    geoLocationProvided: true,
    ...rest,
  };
}
