import * as z from 'zod/mini';
import { picture, price } from '../product/contract.ts';

/** A product as a card shows it. [API-27] */
export const productCard = z.object({
  itemSku: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  alt: z._default(z.string(), ''),
  picture: z._default(z.nullable(picture), null),
  price,
  /** Null while nobody has rated it, absent where the backend does not tell. */
  rating: z.optional(z.nullable(z.number())),
  sold: z._default(z.nullable(z.number()), null),
  /** Path of its page. */
  url: z.string(),
  brand: z._default(z.string(), ''),
  pickupPointCode: z._default(z.string(), ''),
  sponsored: z._default(z.boolean(), false),
});
export const productCards = z.array(productCard);
/** GET get-category-recommendations-with-metadata. [API-89] */
export const categoryRecommendations = z.object({
  products: z._default(productCards, []),
  metadata: z._default(z.record(z.string(), z.unknown()), {}),
});
export type ProductCard = z.output<typeof productCard>;
