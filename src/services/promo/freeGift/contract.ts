import * as z from 'zod/mini';
import { GIFT_TYPES } from '#src/domain/promo/freeGift.ts';
import { rupiah } from '../../money/contract.ts';
import { picture } from '../../product/product/contract.ts';
import { richText } from '../../richText/contract.ts';
import { amount as count, list, text } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** Fields beyond these are ignored, lists default to empty. [API-113] */
const shownPicture = z._default(z.nullable(picture), null);

/** A gift to choose. [GIFT-01] */
export const complimentaryItem = z.object({
  itemSku: z.string(),
  pickupPointCode: z.string(),
  pickupPointName: text,
  name: z.string(),
  attributes: list(z.object({ name: z.string(), value: z.string() })),
  imageUrl: text,
  picture: shownPicture,
  groupId: text,
  selected: z._default(z.boolean(), false),
});
/** GET /backend/product-detail/products/{id}/free-gift; null data where nothing is given. [API-15] */
export const freeGift = z.nullable(
  z.object({
    id: z.string(),
    type: z.enum(GIFT_TYPES),
    complimentaryItems: list(complimentaryItem),
    maxNoOfFreeSkus: z._default(count, 0),
    allStore: z._default(z.boolean(), false),
    eligible: z._default(z.boolean(), false),
    terms: z._default(richText, []),
    /** Rupiah of type AMOUNT, pieces of type QUANTITY; null where it is not told. */
    minimum: z._default(z.nullable(rupiah), null),
    /**
     * Pieces of this product with which the gift comes, given what the visitor's bag already counts; null when no
     * quantity is enough.
     */
    neededQuantity: z._default(z.nullable(count), 1),
    /**
     * Pieces with which an order of this product alone gets the gift, whatever lies in the bag; null when no quantity is
     * enough, absent where it is not told. [GIFT-17]
     */
    orderQuantity: z.optional(z.nullable(count)),
  }),
);

export type FreeGift = NonNullable<z.output<typeof freeGift>>;
export type ComplimentaryItem = z.output<typeof complimentaryItem>;

export const readFreeGift = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/free-gift',
  answer: freeGift,
});
