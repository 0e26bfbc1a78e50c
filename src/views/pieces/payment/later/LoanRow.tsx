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

/** The link to the loan simulation, for vehicles only. [LOAN-07] */
export function LoanRow() {
  return useIsOfKind('pdp.loan.categories') ? <OfferedRow /> : null;
}

/** Keeps its place until an offered loan is known, and goes where there is none. [LOAN-07, LOAN-08] */
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
