import { subtotalOf, type Purchased } from '#src/domain/price/purchaseSum.ts';
import { selectPresentCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { totalOf, useChosenAddOns } from '../service/addOns.ts';
import { useLaterSelector, usePartSelector } from '../page.tsx';
import { useSubtotal } from '../product/product.ts';

/** What the sums beside the buttons are made of, as far as it is known now. */
export function usePurchased(): Purchased {
  const cost = useLaterSelector('orderCost', selectPresentCost, null);
  const goods = useSubtotal();
  const taken = usePartSelector('addToCart', ({ context: { tradeIn, offer } }) =>
    tradeIn?.itemSku === offer?.itemSku ? tradeIn : null,
  );
  return { cost, goods, tradeIn: taken && { title: taken.name, amount: taken.choice.amount } };
}

/**
 * Rupiah of the purchase without shipping: as it was counted, else as the page adds up what it knows, null where it does
 * not. [COST-06]
 */
export function usePurchaseSubtotal(): number | null {
  return subtotalOf({ ...usePurchased(), services: totalOf(useChosenAddOns()) });
}
