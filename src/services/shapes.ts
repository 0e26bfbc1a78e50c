import * as z from 'zod/mini';

/** Shapes shared by contracts: an absent field becomes an empty list, an empty text or null. [API-113] */
export const list = <T extends z.core.$ZodType>(item: T) => z._default(z.array(item), []);
export const text = z._default(z.string(), '');
export const nullable = <T extends z.core.$ZodType>(inner: T) => z._default(z.nullable(inner), null);
/** A count: whole, and not negative. */
export const amount = z.number().check(z.int(), z.nonnegative());
/** A quantity in an address, 1 to 9,999: neither "1.000", which people read as a thousand, nor "1e3" is one piece. */
export const quantityAsked = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));
