import type { Destination } from './destination.ts';

/** Where a visitor is who has chosen nothing. [ADDRESS-10] */
export const DEFAULT_DESTINATION: Destination = {
  addressId: null,
  province: 'DKI Jakarta',
  city: 'Jakarta Pusat',
  district: 'Gambir',
  subdistrict: 'Gambir',
  postalCode: '10110',
  geolocation: null,
};
