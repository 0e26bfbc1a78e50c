import * as z from 'zod/mini';

/** Degrees, WGS 84. */
export const geolocation = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Geolocation = z.infer<typeof geolocation>;

const areaName = z.string().check(z.maxLength(100));

/** Place of delivery: one of a member's addresses, or an area. [SHIP-03, ADDRESS-10] */
export const destination = z.object({
  /** The member's address; null for an area that was chosen, or the default. */
  addressId: z.nullable(z.string()),
  province: areaName,
  city: areaName,
  district: areaName,
  subdistrict: areaName,
  postalCode: z.string().check(z.regex(/^\d{5}$/)),
  /** Null without a pin. [ADDRESS-08] */
  geolocation: z.nullable(geolocation),
});
export type Destination = z.infer<typeof destination>;
