import * as z from 'zod/mini';
import { wire } from '../../http/wire.ts';

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

export const readProductConfigs = wire({
  method: 'GET',
  path: '/content/product-configs',
  answer: productConfigs,
});
export const readProductCopy = wire({ method: 'GET', path: '/content/product-copy', answer: productCopy });
export const readSellerBadge = wire({ method: 'GET', path: '/content/seller-badge', answer: sellerBadge });
export const readSellerRating = wire({ method: 'GET', path: '/content/seller-rating', answer: sellerRating });
export const readReturnPolicyMethod = wire({
  method: 'GET',
  path: '/content/return-policy-method',
  answer: returnPolicyMethod,
});
export const readTicketConfigs = wire({
  method: 'GET',
  path: '/content/ticket-configs',
  answer: ticketConfigs,
});
