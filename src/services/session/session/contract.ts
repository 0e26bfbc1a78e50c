import * as z from 'zod/mini';
import { wire } from '../../http/wire.ts';

/** `data` is null for a guest. [AUTH-03] */
export const currentUser = z.nullable(
  z.object({
    id: z.string(),
    name: z._default(z.string(), ''),
    email: z._default(z.string(), ''),
    /** Null where the backend does not tell. */
    emailVerified: z._default(z.nullable(z.boolean()), null),
  }),
);
export type CurrentUser = NonNullable<z.output<typeof currentUser>>;

/** There is one, and the browser gave it back. [AUTH-19] */
export const sessionKept = z.literal(true);

export const readCurrentUser = wire({ method: 'GET', path: '/common/users/_current', answer: currentUser });
export const keepSession = wire({
  method: 'POST',
  path: '/common/users/_session',
  answer: sessionKept,
  writes: 'same',
});
