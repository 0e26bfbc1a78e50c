import * as z from 'zod/mini';

/** Every answer is an object whose payload is in `data`. [API-03] */
export function envelope<T extends z.core.$ZodType>(data: T) {
  return z.object({ data });
}

/** Where a failed call's code and numbers lie. [API-05] */
export const errorBody = z.object({
  errors: z.catchall(z.object({ user: z.optional(z.array(z.string())) }), z.array(z.unknown())),
});
