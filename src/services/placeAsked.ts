import * as z from 'zod/mini';

/** Degrees of a place in an address. */
export const latitudeAsked = z.coerce.number().check(z.minimum(-90), z.maximum(90));
export const longitudeAsked = z.coerce.number().check(z.minimum(-180), z.maximum(180));
