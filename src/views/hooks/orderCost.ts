import { reductionsOf, subtotalOf, type Reduction } from '#src/domain/purchaseSum.ts';
import { selectCost, selectPresentCost } from '#src/machines/buying/orderCost/orderCostSelectors.ts';
import { selectHasPromotion } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { selectQuantity } from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { totalOf, useChosenAddOns } from './addOns.ts';
import { useLaterSelector, useNeeded, usePartSelector } from './page.tsx';
import { useSubtotal } from './product.ts';

/** What the sums beside the buttons are made of, as far as it is known now. */
function usePurchased() {
  const cost = useLaterSelector('orderCost', selectPresentCost, null);
  const goods = useSubtotal();
  const taken = usePartSelector('addToCart', ({ context: { tradeIn, offer } }) =>
    tradeIn?.itemSku === offer?.itemSku ? tradeIn : null,
  );
  return { cost, goods, tradeIn: taken && { title: taken.name, amount: taken.choice.amount } };
}

/** A device that is handed over, and promotions once they were counted. [COST-06] */
export function useReductions(): Reduction[] {
  const before = useLaterSelector('orderCost', selectCost, null);
  return reductionsOf({ ...usePurchased(), before });
}

/** Rupiah of the purchase without shipping: as it was counted, else as the page adds up what it knows. [COST-06] */
export function usePurchaseSubtotal(): number {
  return subtotalOf({ ...usePurchased(), services: totalOf(useChosenAddOns()) });
}

/** Has it counted what a promotion can take off: of several pieces, and of one that is known to have a promotion. [COST-06] */
export function useCountedPromotions(): void {
  const quantity = usePartSelector('priceSummary', selectQuantity) ?? 1;
  const isPromoted = useLaterSelector('promotions', selectHasPromotion, false);
  useNeeded('orderCost', quantity > 1 || isPromoted);
}
