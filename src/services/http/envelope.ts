import * as z from 'zod/mini';

const envelopes = new WeakMap<z.core.$ZodType, z.ZodMiniObject>();

/** Every answer is an object whose payload is in `data`. Made once for each schema: it is prepared by its first use. [API-03] */
export function envelope<T extends z.core.$ZodType>(data: T): z.ZodMiniObject<{ data: T }> {
  const known = envelopes.get(data) ?? z.object({ data });
  envelopes.set(data, known);
  return known as z.ZodMiniObject<{ data: T }>;
}

/** Body of a failed call: its code and numbers. [API-05] */
export const errorBody = z.object({
  errors: z.catchall(z.object({ user: z.optional(z.array(z.string())) }), z.array(z.unknown())),
});
