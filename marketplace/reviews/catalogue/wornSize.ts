import { SIZE } from '../../product/catalogue/makeProduct.ts';
import type { CatalogueProduct, Localised } from '../../product/catalogue/types.ts';

/** Categories of clothes and shoes. */
const WORN: ReadonlySet<string> = new Set(['C-FESYEN', 'C-MODE']);

const isSame = (one: Localised, other: Localised) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the position of a product's size among its attributes, from 0; null where it is not worn in sizes. */
export function wornSizeOf({ attributes, categories }: CatalogueProduct): number | null {
  const position = attributes.findIndex((name) => isSame(name, SIZE));
  return position < 0 || !categories.some(({ id }) => WORN.has(id)) ? null : position;
}
