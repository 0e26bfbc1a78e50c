import * as z from 'zod/mini';
import { rupiah } from '../../money/contract.ts';
import { picture } from '../../product/product/contract.ts';
import { list, text } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** Fields beyond these are ignored, lists default to empty. [API-113] */
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
/** GET /backend/product/products/{id}/single-combo; null data where the product is in none that runs. [API-23] */
export const singleCombo = z.nullable(z.object({ id: z.string(), name: text, items: list(comboItem) }));

export type SingleCombo = NonNullable<z.output<typeof singleCombo>>;
export type ComboItem = z.output<typeof comboItem>;

export const readCombo = wire({
  method: 'GET',
  path: '/product/products/{id}/single-combo',
  answer: singleCombo,
});
