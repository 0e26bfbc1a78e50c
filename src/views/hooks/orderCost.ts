import { selectPresentCost } from '#src/machines/buying/orderCost/orderCostSelectors.ts';
import { totalOf, useChosenAddOns } from './addOns.ts';
import { useLaterSelector } from './page.tsx';
import { useSubtotal } from './product.ts';

/** What the marketplace counted for the purchase as it is now; null until somebody asked, and while it is counted anew. */
export const usePresentCost = () => useLaterSelector('orderCost', selectPresentCost, null);

/** Rupiah of the purchase without shipping: as it was counted, else as the page adds up what it knows. [COST-06] */
export function usePurchaseSubtotal(): number {
  const cost = usePresentCost();
  const subtotal = useSubtotal();
  const services = totalOf(useChosenAddOns());
  return cost?.subtotal ?? subtotal + services;
}
