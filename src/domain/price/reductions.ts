import type { CountedPurchase, Purchased } from './purchaseSum.ts';

/** A reduction other than a voucher. */
export interface Reduction {
  /** It is named by what is handed over; a promotion by itself. */
  isDevice: boolean;
  title: string;
  /** Below 0; null while it is counted anew, or where it is not known what the goods cost. */
  amount: number | null;
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
      (kind === 'TRADE_IN' || kind === 'PROMO') && amount !== null
        ? [{ isDevice: kind === 'TRADE_IN', title, amount }]
        : [],
    );
  }
  const promotions = (before?.lines ?? []).flatMap(({ kind, title, amount }) =>
    kind === 'PROMO' && amount !== null ? [{ isDevice: false, title, amount: null }] : [],
  );
  const device =
    tradeIn === null
      ? []
      : [
          {
            isDevice: true,
            title: tradeIn.title,
            amount: goods === null ? null : 0 - Math.min(tradeIn.amount, goods),
          },
        ];
  return [...promotions, ...device];
}
