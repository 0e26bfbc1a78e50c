import * as z from 'zod/mini';
import { GIFT_TYPES } from '#src/domain/freeGift.ts';
import { picture } from '../product/contract.ts';
import { richText } from '../richText/contract.ts';

/** Money is whole rupiah. Fields beyond these are ignored, lists default to empty. [API-113] */
const list = <T extends z.core.$ZodType>(item: T) => z._default(z.array(item), []);
const text = z._default(z.string(), '');
const rupiah = z.number().check(z.nonnegative());
const count = z.number().check(z.int(), z.nonnegative());
const shownPicture = z._default(z.nullable(picture), null);

/** An item of a combo. [COMBO-01, API-23] */
export const comboItem = z.object({
  itemSku: z.string(),
  pickupPointCode: text,
  name: z.string(),
  imageUrl: text,
  picture: shownPicture,
  /** Bought apart. */
  price: rupiah,
  comboPrice: rupiah,
  /** Path of its page. */
  url: text,
  primary: z._default(z.boolean(), false),
  available: z._default(z.boolean(), true),
  selected: z._default(z.boolean(), false),
});
/** GET /backend/product/products/{id}/single-combo; null data where the product is in none that runs. */
export const singleCombo = z.nullable(z.object({ id: z.string(), name: text, items: list(comboItem) }));

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
  }),
);

/** GET /backend/product/products/{id}/wholesale. [API-24] */
export const wholesaleTiers = z.array(
  z.object({ minQty: count, maxQty: z._default(z.nullable(count), null), price: rupiah }),
);

export type SingleCombo = NonNullable<z.output<typeof singleCombo>>;
export type ComboItem = z.output<typeof comboItem>;
export type FreeGift = NonNullable<z.output<typeof freeGift>>;
export type ComplimentaryItem = z.output<typeof complimentaryItem>;
