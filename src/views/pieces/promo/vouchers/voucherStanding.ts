import { voucherStandingOf } from '#src/domain/promo/voucherStanding.ts';
import { selectCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { selectFulfilment } from '#src/machines/page/pageSelectors.ts';
import type { GroupedVoucher } from '#src/machines/promo/promotions/promotionsTypes.ts';
import { useCopy, useLaterSelector, usePageSelector } from '../../../hooks/page.tsx';
import { applicableText } from './voucherWords.ts';

/** Says that the total counts a voucher, or names the missing condition. [VOUCHER-25] */
export function useStandingText(): (voucher: GroupedVoucher) => string {
  const t = useCopy();
  const isPickup = usePageSelector(selectFulfilment) === 'PICKUP';
  const cost = useLaterSelector('orderCost', selectCost, null);
  return (voucher) => {
    const standing = voucherStandingOf(voucher, { isPickup, cost });
    return standing === null ? applicableText(t, voucher) : t(`voucher.standing.${standing}`);
  };
}
