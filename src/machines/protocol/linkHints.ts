import type { SummaryQuery } from '#src/services/product/product/contract.ts';

/** A product as the page would ask for it at the address of a link. */
export interface NextProduct {
  productId: string;
  query: SummaryQuery;
}
/** The visitor's pointer or the focus is on a link, or presses it. */
export type LinkAimedAt = { type: 'link.pointed' | 'link.pressed'; next: NextProduct };
/** The pointer or the focus is on the link no more. */
export type LinkLeft = { type: 'link.left' };
