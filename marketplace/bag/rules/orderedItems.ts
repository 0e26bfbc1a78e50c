import type { CatalogueItem, CatalogueProduct, Localised } from '../../product/catalogue/types.ts';

/** The facts of an item that an order stores, so that it does not change with the product. [BAG-07] */
export interface OrderedItem {
  name: string;
  /** Its options. */
  values: readonly Localised[];
  /** The name of its picture; null where it has none. */
  picture: string | null;
}

export const orderedItemOf = ({
  product,
  item,
}: {
  product: CatalogueProduct;
  item: CatalogueItem;
}): OrderedItem => ({ name: product.name, values: item.values, picture: item.pictures[0] ?? null });
