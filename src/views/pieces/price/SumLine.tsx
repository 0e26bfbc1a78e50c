import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** A line of the subtotal; null for an amount that is unknown now, and its line stays. */
export function SumLine({ name, amount, isOff }: { name: string; amount: number | null; isOff?: boolean }) {
  return (
    <p className={cx(s.sumline, isOff ? s.promo : s.soft)}>
      <span>{name}</span>
      {amount === null ? <span className={s.num}>–</span> : <Money className={s.num} amount={amount} />}
    </p>
  );
}
