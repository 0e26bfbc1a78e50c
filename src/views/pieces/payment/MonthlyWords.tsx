import { selectLightestOfAll } from '#src/machines/payment/installment/installmentSelectors.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { monthlyWords } from './monthlyWords.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/**
 * The lowest monthly amount and its tenor, which opens the list; keeps its line while empty. It is no stop of the
 * keyboard, which reaches the list by the rows of the services and beside the buttons. [INSTALL-18, INSTALL-21, SHELL-10]
 */
export function MonthlyWords({ quantity, isTold }: { quantity: number; isTold: boolean }) {
  const t = useCopy();
  const opens = useOpener();
  useNeeded('installment', isTold);
  const offer = useLaterSelector('installment', selectLightestOfAll, null);
  return (
    <p className={cx(s.rowWrap, s.small, s.soft, s.isKept)}>
      {isTold && offer !== null && (
        <button type="button" tabIndex={-1} className={s.link} {...opens('installmentList')}>
          {monthlyWords(t, offer, quantity).join(' ')}
        </button>
      )}
    </p>
  );
}
