import { subtotalOf, type Purchased } from '#src/domain/price/purchaseSum.ts';
import { selectPresentCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { totalOf, useChosenAddOns } from '../service/addOns.ts';
import { useLaterSelector, usePartSelector } from '../page.tsx';
import { useSubtotal } from '../product/product.ts';

/** The amounts behind the sums beside the buttons, as far as they are known now. */
export function usePurchased(): Purchased {
  const cost = useLaterSelector('orderCost', selectPresentCost, null);
  const goods = useSubtotal();
  const taken = usePartSelector('addToCart', ({ context: { tradeIn, offer } }) =>
    tradeIn?.itemSku === offer?.itemSku ? tradeIn : null,
  );
  return { cost, goods, tradeIn: taken && { title: taken.name, amount: taken.choice.amount } };
}

/**
 * The purchase in rupiah without shipping: as the backend counted it, else as the page adds it up; null while unknown.
 * [COST-06]
 */
export function usePurchaseSubtotal(): number | null {
  return subtotalOf({ ...usePurchased(), services: totalOf(useChosenAddOns()) });
}
