import * as z from 'zod/mini';

export const productConfigs = z.array(z.object({ id: z.string(), value: z.coerce.string() }));
/** `content` is a JSON document as text. [API-42] */
export const productCopy = z.object({ content: z._default(z.string(), '') });
