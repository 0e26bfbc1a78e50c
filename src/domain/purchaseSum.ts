/** The sums beside the buttons, in rupiah: as the marketplace counted them, else as the page adds up what it knows. */

/** A purchase as the marketplace counted it. */
interface CountedPurchase {
  lines: readonly { kind: string; title: string; amount: number | null }[];
  /** Without shipping. */
  subtotal: number;
}
/** What is taken off besides vouchers. */
export interface Reduction {
  title: string;
  /** Below 0; null while it is counted anew. */
  amount: number | null;
}

/** What so many pieces cost after the vouchers, which are for the order and not for each piece. [PRICE-13] */
export function goodsSum({
  unitPrice,
  quantity,
  reduction,
  counted,
}: {
  unitPrice: number;
  quantity: number;
  /** Of the vouchers. */
  reduction: number;
  /** As the price was told for a quantity: null where only the price of a piece is, undefined where nothing was yet. */
  counted: { quantity: number; subtotal: number } | null | undefined;
}): number {
  // A backend that names no sum leaves the vouchers to be taken off.
  if (counted === null) return Math.max(0, unitPrice * quantity - reduction);
  return counted?.quantity === quantity ? counted.subtotal : unitPrice * quantity;
}

interface Purchased {
  /** What the goods cost after vouchers. */
  goods: number;
  /** What is given for a device that is handed over; null where none is. */
  tradeIn: { title: string; amount: number } | null;
  /** What holds for the purchase as it is now; null where that was not counted, or is being counted. */
  cost: CountedPurchase | null;
}

/**
 * Promotions, and a device that is handed over. Before they are counted the page knows the device alone: it takes off no
 * more than the goods cost, as the marketplace counts it. The promotions that were counted `before` keep their place
 * meanwhile. [COST-05, COST-06]
 */
export function reductionsOf({
  goods,
  tradeIn,
  cost,
  before,
}: Purchased & { before: CountedPurchase | null }): Reduction[] {
  if (cost !== null) {
    return cost.lines.flatMap(({ kind, title, amount }) =>
      (kind === 'TRADE_IN' || kind === 'PROMO') && amount !== null ? [{ title, amount }] : [],
    );
  }
  const promotions = (before?.lines ?? []).flatMap(({ kind, title, amount }) =>
    kind === 'PROMO' && amount !== null ? [{ title, amount: null }] : [],
  );
  const device =
    tradeIn === null ? [] : [{ title: tradeIn.title, amount: 0 - Math.min(tradeIn.amount, goods) }];
  return [...promotions, ...device];
}

/** What the purchase costs without shipping; `services` is what all of them cost together. [COST-06] */
export function subtotalOf({ services, ...purchased }: Purchased & { services: number }): number {
  if (purchased.cost !== null) return purchased.cost.subtotal;
  const off = reductionsOf({ ...purchased, before: null }).reduce(
    (sum, { amount }) => sum + (amount ?? 0),
    0,
  );
  return purchased.goods + off + services;
}
