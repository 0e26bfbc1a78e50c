import * as z from 'zod/mini';
import { geolocation } from '#src/domain/address/destination.ts';
import { text } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** GET /backend/member/addresses. [ADDRESS-01, API-110] */
export const userAddress = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  label: text,
  isMain: z._default(z.boolean(), false),
  recipient: z.object({ name: text }),
  address: z.object({
    postalCode: z.string().check(z.regex(/^\d{5}$/)),
    subdistrict: z.string(),
    district: z.string(),
    city: z.string(),
    state: z.string(),
    address: text,
  }),
  geolocation: z._default(z.nullable(geolocation), null),
  geoLocationProvided: z._default(z.boolean(), false),
});
export const userAddresses = z.array(userAddress).check(z.maxLength(50));

/** POST /backend/member/addresses/_sync. [API-110] */
export const addressesSynced = z.object({ count: z.number() });

/** Body of POST /backend/member/addresses/{id}/geolocation; the answer is the address. [ADDRESS-08] */
export const pinBody = geolocation;

export const syncAddresses = wire({
  method: 'POST',
  path: '/member/addresses/_sync',
  answer: addressesSynced,
  writes: 'once',
});
export const listAddresses = wire({ method: 'GET', path: '/member/addresses', answer: userAddresses });
export const pinAddress = wire({
  method: 'POST',
  path: '/member/addresses/{id}/geolocation',
  answer: userAddress,
  writes: 'once',
});
