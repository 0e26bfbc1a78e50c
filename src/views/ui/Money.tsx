import { formatPrice } from '#src/domain/shell/format.ts';
import s from './parts.module.css';

interface MoneyProps {
  /** Rupiah; what is taken off is negative. */
  amount: number;
  as?: 'span' | 'b' | 'dd' | 'td';
  className?: string | undefined;
}

/** Money, which a translator leaves as it is. [TRANSLATE-04] */
export function Money({ amount, as: Element = 'span', className }: MoneyProps) {
  return (
    <Element className={className} translate="no">
      {formatPrice(amount)}
    </Element>
  );
}

/** Money whose looks say what it is (struck through, large), with words for those who hear the page. */
export function NamedMoney({ name, amount }: { name: string; amount: number }) {
  return (
    <>
      <span className={s.sr}>{`${name} `}</span>
      <Money amount={amount} />
    </>
  );
}
