import * as z from 'zod/mini';
import { geolocation } from '../address/destination.ts';
import type { GroceryPlace } from './groceryLocation.ts';

const name = z.string().check(z.maxLength(100));
const area = z.object({ postalCode: z.string().check(z.regex(/^\d{5}$/)), district: name, city: name });

/** Place of a grocery delivery, in a body. [GROC-07] */
export const groceryPlace = z.union([geolocation, area]);

/** The same in a query: all of a pin, or all of an area, or nothing. */
const query = {
  latitude: z.optional(z.coerce.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.coerce.number().check(z.minimum(-180), z.maximum(180))),
  postalCode: z.optional(area.shape.postalCode),
  district: z.optional(name),
  city: z.optional(name),
};
export const groceryPlaceQuery = query;

/** The place that a query tells; null when it tells none. */
export function placeOfQuery(told: z.output<z.ZodMiniObject<typeof query>>): GroceryPlace | null {
  const { latitude, longitude, postalCode, district = '', city = '' } = told;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return postalCode === undefined ? null : { postalCode, district, city };
}
