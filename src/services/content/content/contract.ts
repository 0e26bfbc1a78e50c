import * as z from 'zod/mini';

export const productConfigs = z.array(z.object({ id: z.string(), value: z.coerce.string() }));
/** `content` is a JSON document as text. [API-42] */
export const productCopy = z.object({ content: z._default(z.string(), '') });
export const sellerBadge = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    icon: z._default(z.string(), ''),
    description: z._default(z.string(), ''),
  }),
);
export const sellerRating = z.object({ title: z.string(), description: z.string() });
export const returnPolicyMethod = z.array(
  z.object({ id: z.string(), title: z.string(), description: z.string() }),
);
/** By `id`; `topic.product` is what a chat with customer care is about that began on a product's page. [API-47] */
export const ticketConfigs = z.array(z.object({ id: z.string(), value: z.string() }));
