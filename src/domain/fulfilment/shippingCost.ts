/** Cost of a delivery as an answer tells it, in rupiah. */
interface ToldCost {
  price: number;
  /** Price without reductions by seller or promotion; null where it is the same. */
  originalPrice: number | null;
  /** The price after vouchers; null where none applies. */
  afterVouchers: number | null;
}
/** The cost of a delivery as a visitor reads it, in rupiah. */
export interface ShippingCost {
  price: number;
  /** The cost to strike through; null where nothing is taken off. */
  before: number | null;
}

/** Returns what a visitor pays for a delivery, and what it costs before anything is taken off. [SHIP-11, SHIP-27] */
export function shippingCostOf({ price, originalPrice, afterVouchers }: ToldCost): ShippingCost {
  const paid = afterVouchers ?? price;
  const before = originalPrice ?? price;
  return { price: paid, before: before > paid ? before : null };
}
