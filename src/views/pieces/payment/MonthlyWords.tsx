import { selectLightestOfAll } from '#src/machines/payment/installment/installmentSelectors.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { monthlyWords } from './monthlyWords.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** The lowest monthly amount and its tenor; keeps its line even while empty. [INSTALL-18, TAG-08] */
export function MonthlyWords({ quantity, isTold }: { quantity: number; isTold: boolean }) {
  const t = useCopy();
  useNeeded('installment', isTold);
  const offer = useLaterSelector('installment', selectLightestOfAll, null);
  return (
    <p className={cx(s.rowWrap, s.small, s.soft, s.isKept)}>
      {isTold && offer !== null && monthlyWords(t, offer, quantity).join(' ')}
    </p>
  );
}
