/** Groups of grocery stores, as the address and the calls name them. [GROC-11, GROC-12] */
export const SELLER_GROUPS = ['RANCH', 'BLIBLI_GO'] as const;
export type SellerGroup = (typeof SELLER_GROUPS)[number];

/** The group used while the address names none. */
export const DEFAULT_SELLER_GROUP: SellerGroup = 'RANCH';

/** A seller group in any case, as the address gives it; anything else is none. [GROC-10..13] */
export function toSellerGroup(text: string | null | undefined): SellerGroup | null {
  const name = text?.trim().toUpperCase();
  return SELLER_GROUPS.find((group) => group === name) ?? null;
}
