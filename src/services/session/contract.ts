import * as z from 'zod/mini';

/** `data` is null for a guest. [AUTH-03] */
export const currentUser = z.nullable(
  z.object({
    id: z.string(),
    name: z._default(z.string(), ''),
    email: z._default(z.string(), ''),
    emailVerified: z._default(z.boolean(), false),
  }),
);
export type CurrentUser = NonNullable<z.output<typeof currentUser>>;
