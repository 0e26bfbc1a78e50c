import { formatPrice } from '#src/domain/shell/format.ts';
import s from './parts.module.css';

interface MoneyProps {
  /** Rupiah; negative for a reduction. */
  amount: number;
  as?: 'span' | 'b' | 'dd' | 'td';
  className?: string | undefined;
}

/** Money, which translators leave alone. [TRANSLATE-04] */
export function Money({ amount, as: Element = 'span', className }: MoneyProps) {
  return (
    <Element className={className} translate="no">
      {formatPrice(amount)}
    </Element>
  );
}

/** Money with a meaning shown by its looks (struck through, large), and named for screen readers. */
export function NamedMoney({ name, amount }: { name: string; amount: number }) {
  return (
    <>
      <span className={s.sr}>{`${name} `}</span>
      <Money amount={amount} />
    </>
  );
}
