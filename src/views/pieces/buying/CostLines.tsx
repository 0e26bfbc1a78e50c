import { usePresentCost } from '../../hooks/orderCost.ts';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** What else is taken off the subtotal, once it was counted: a device that is handed over, promotions. [COST-06] */
export function CostLines() {
  const cost = usePresentCost();
  return cost?.lines.map(
    ({ kind, title, amount }) =>
      (kind === 'TRADE_IN' || kind === 'PROMO') &&
      amount !== null && (
        <p key={`${kind} ${title}`} className={cx(s.sumline, s.promo)}>
          <span>{title}</span>
          <Money className={s.num} amount={amount} />
        </p>
      ),
  );
}
