import { reductionsOf } from '#src/domain/reductions.ts';
import { selectCost } from '#src/machines/buying/orderCost/orderCostSelectors.ts';
import { usePurchased } from '../../hooks/orderCost.ts';
import { useLaterSelector } from '../../hooks/page.tsx';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** What else is taken off the subtotal: a device that is handed over, and promotions once they were counted. [COST-06] */
export function CostLines() {
  const before = useLaterSelector('orderCost', selectCost, null);
  return reductionsOf({ ...usePurchased(), before }).map(({ title, amount }) => (
    <p key={title} className={cx(s.sumline, s.promo)}>
      <span>{title}</span>
      {amount === null ? <span className={s.num}>–</span> : <Money className={s.num} amount={amount} />}
    </p>
  ));
}
