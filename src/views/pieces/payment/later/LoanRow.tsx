import { useState } from 'react';
import { selectLoanOptions } from '#src/machines/payment/loanSimulation/loanSimulationSelectors.ts';
import { useNear } from '../../../hooks/near.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../../hooks/page.tsx';
import { useOpener } from '../../../hooks/press.ts';
import { useIsComing } from '../../../hooks/standing.ts';
import { ComingRow } from '../../../ui/ComingRow.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { RowSkeleton } from '../../../ui/RowSkeleton.tsx';
import { leastWords } from './leastWords.ts';
import { useIsOfKind } from './useIsOfKind.ts';

/** The way to the loan simulation; nobody is asked for one of what is not ridden. [LOAN-07] */
export function LoanRow() {
  return useIsOfKind('pdp.loan.categories') ? <OfferedRow /> : null;
}

/** Its place is kept until it is known whether a loan is given, and goes where none is. [LOAN-07, LOAN-08] */
function OfferedRow() {
  const t = useCopy();
  const opens = useOpener();
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('loanSimulation', isNear);
  const isComing = useIsComing('loanSimulation');
  const options = useLaterSelector('loanSimulation', selectLoanOptions, null);
  if (options === null) {
    return (
      <ComingRow ref={ref} isComing={isComing}>
        <RowSkeleton icon="wallet" words={t('loanSimulation.row')} />
        <Icon name="chevron-right" />
      </ComingRow>
    );
  }
  return (
    <button type="button" {...opens('loanSimulation')}>
      <Icon name="wallet" />
      <span>
        <b>{t('loanSimulation.row')}</b>
        <span className={s.sub}>{leastWords(t, options.downPayment)}</span>
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
