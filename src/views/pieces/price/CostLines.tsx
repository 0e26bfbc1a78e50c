import { reductionsOf } from '#src/domain/price/reductions.ts';
import { selectCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { usePurchased } from '../../hooks/price/orderCost.ts';
import { useCopy, useLaterSelector } from '../../hooks/page.tsx';
import { SumLine } from './SumLine.tsx';

/** Reductions of the subtotal: a device handed over, and promotions once they are counted. [COST-06] */
export function CostLines() {
  const t = useCopy();
  const before = useLaterSelector('orderCost', selectCost, null);
  return reductionsOf({ ...usePurchased(), before }).map(({ isDevice, title, amount }) => (
    <SumLine
      key={title}
      isOff
      name={isDevice ? t('price.tradeIn', { name: title }) : title}
      amount={amount}
    />
  ));
}
