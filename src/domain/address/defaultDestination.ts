import type { Destination } from './destination.ts';

/** The destination of a visitor who has chosen none. [ADDRESS-10] */
export const DEFAULT_DESTINATION: Destination = {
  addressId: null,
  province: 'DKI Jakarta',
  city: 'Jakarta Pusat',
  district: 'Gambir',
  subdistrict: 'Gambir',
  postalCode: '10110',
  geolocation: null,
};
