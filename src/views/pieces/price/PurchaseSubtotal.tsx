import { selectCost, selectHasPromotion } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { selectIsPricing } from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { usePurchaseSubtotal } from '../../hooks/price/orderCost.ts';
import { useLaterSelector, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/Money.tsx';
import s from '../../ui/parts.module.css';

/**
 * The cost of the purchase without shipping. While a part of it is being counted the former sum stays, marked;
 * without a former sum the page names none. [COST-06, PRICE-18]
 */
export function PurchaseSubtotal({ isLeading = true }: { isLeading?: boolean }) {
  const amount = usePurchaseSubtotal();
  const isPricing = usePartSelector('priceSummary', selectIsPricing);
  // Without a promotion in the last count, another count gives the same sum.
  const isCounting = useLaterSelector(
    'orderCost',
    (snapshot) => snapshot.hasTag('busy') && (selectCost(snapshot) === null || selectHasPromotion(snapshot)),
    false,
  );
  const isPending = isPricing || isCounting;
  return (
    <span
      className={cx(isLeading && s.total, s.num, isPending && s.isWait)}
      aria-busy={isPending || undefined}
    >
      {amount === null ? <span>–</span> : <Money amount={amount} />}
    </span>
  );
}
