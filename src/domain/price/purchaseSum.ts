/** The sums beside the buttons, in rupiah: as the marketplace counted them, else as the page adds up what it knows. */

/** A purchase as the marketplace counted it. */
export interface CountedPurchase {
  lines: readonly { kind: string; title: string; amount: number | null }[];
  /** Without shipping. */
  subtotal: number;
}
/**
 * The cost of the pieces after vouchers, which are for the order and not for each piece; null where it is unknown.
 * [PRICE-13, PRICE-18]
 */
export function goodsSum({
  unitPrice,
  quantity,
  reduction,
  counted,
  former,
}: {
  unitPrice: number;
  quantity: number;
  /** Of the vouchers. */
  reduction: number;
  /** As the price was told for a quantity: null where only the price of a piece is, undefined where nothing was yet. */
  counted: { quantity: number; subtotal: number } | null | undefined;
  /** The sum that stays until the present one has come, null where there is none; undefined where none is on its way. */
  former?: number | null | undefined;
}): number | null {
  if (former !== undefined) return former;
  // A backend that names no sum leaves the vouchers to be taken off.
  if (counted === null) return Math.max(0, unitPrice * quantity - reduction);
  return counted?.quantity === quantity ? counted.subtotal : unitPrice * quantity;
}

export interface Purchased {
  /** The cost of the goods after vouchers; null where it is not known. */
  goods: number | null;
  /** Value of the device handed over; null when there is none. */
  tradeIn: { title: string; amount: number } | null;
  /** Cost of the purchase as it is now; null while it is not calculated. */
  cost: CountedPurchase | null;
}

/**
 * The cost of the purchase without shipping; `services` is the cost of all services. Null where it is unknown.
 * [COST-06]
 */
export function subtotalOf({
  goods,
  tradeIn,
  cost,
  services,
}: Purchased & { services: number }): number | null {
  if (cost !== null) return cost.subtotal;
  return goods === null ? null : goods - Math.min(tradeIn?.amount ?? 0, goods) + services;
}
