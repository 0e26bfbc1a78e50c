import { selectPresentCost } from '#src/machines/buying/orderCost/orderCostSelectors.ts';
import { totalOf, useChosenAddOns } from './addOns.ts';
import { useLaterSelector, usePartSelector } from './page.tsx';
import { useSubtotal } from './product.ts';

/** What the marketplace counted for the purchase as it is now; null until somebody asked, and while it is counted anew. */
export const usePresentCost = () => useLaterSelector('orderCost', selectPresentCost, null);

/** What is taken off besides vouchers; `amount` in rupiah, below 0. */
interface Reduction {
  title: string;
  amount: number;
}

/**
 * A device that is handed over, and promotions: as they were counted, else the device alone, which the page knows by
 * itself. It takes off no more than the goods cost, as the marketplace counts it. [COST-06]
 */
export function useReductions(): Reduction[] {
  const cost = usePresentCost();
  const goods = useSubtotal();
  const taken = usePartSelector('addToCart', ({ context: { tradeIn, offer } }) =>
    tradeIn?.itemSku === offer?.itemSku ? tradeIn : null,
  );
  if (cost === null)
    return taken === null ? [] : [{ title: taken.name, amount: 0 - Math.min(taken.choice.amount, goods) }];
  return cost.lines.flatMap(({ kind, title, amount }) =>
    (kind === 'TRADE_IN' || kind === 'PROMO') && amount !== null ? [{ title, amount }] : [],
  );
}

/** Rupiah of the purchase without shipping: as it was counted, else as the page adds up what it knows. [COST-06] */
export function usePurchaseSubtotal(): number {
  const cost = usePresentCost();
  const goods = useSubtotal();
  const services = totalOf(useChosenAddOns());
  const off = useReductions().reduce((sum, { amount }) => sum + amount, 0);
  return cost?.subtotal ?? goods + off + services;
}
