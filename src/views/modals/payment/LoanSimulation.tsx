import { selectLoanOptions } from '#src/machines/payment/loanSimulation/loanSimulationSelectors.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { LoanForm } from './loanSimulation/LoanForm.tsx';
import { LoanResult } from './loanSimulation/LoanResult.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The monthly payment for a vehicle, by down payment, place and tenor. [LOAN-01..09] */
export function LoanSimulation() {
  const t = useCopy();
  const { name } = useSummary();
  useNeeded('loanSimulation', true);
  const part = useLaterPart('loanSimulation');
  const isEmpty = useLaterSelector('loanSimulation', (snapshot) => snapshot.hasTag('empty'), false);
  const { hasFailed, retry } = useFailure('loanSimulation');
  const options = useLaterSelector('loanSimulation', selectLoanOptions, null);
  return (
    <ModalSheet title={t('loanSimulation.title')}>
      <div className={s.stackL}>
        <p dir="auto">
          <b>{name}</b>
        </p>
        {hasFailed && <FailedPart title={t('loanSimulation.missed')} onRetry={retry} />}
        {isEmpty && !hasFailed && <p>{t('loanSimulation.none')}</p>}
        {options === null && !hasFailed && !isEmpty && <TextSkeleton label={t('loanSimulation.loading')} />}
        {options !== null && part !== null && (
          <>
            {options.promoTicker !== null && (
              <p className={s.ticker}>
                <Icon name="ticket-percent" />
                <b>{options.promoTicker}</b>
              </p>
            )}
            <LoanForm part={part} options={options} />
            <LoanResult part={part} />
          </>
        )}
      </div>
    </ModalSheet>
  );
}
