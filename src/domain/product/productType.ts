export const PRODUCT_TYPES = ['REGULAR', 'BIG_PRODUCT', 'BOPIS'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** An unknown type is treated as REGULAR. [PRODUCT-12] */
export function toProductType(value: unknown): ProductType {
  return PRODUCT_TYPES.find((type) => type === value) ?? 'REGULAR';
}
