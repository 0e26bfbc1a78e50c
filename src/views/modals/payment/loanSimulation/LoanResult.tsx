import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { LoanSimulation, LoanTenor } from '#src/services/payment/loanSimulation/contract.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { Money } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { LoanCurve } from './LoanCurve.tsx';

type LoanPart = LaterParts['loanSimulation'];

/** The payment for each tenor; else the missing entries, the loading state, or the failure. [LOAN-04, LOAN-08] */
export function LoanResult({ part }: { part: LoanPart }) {
  const t = useCopy();
  const simulation = useSelector(part, ({ context }) => context.simulation);
  const isPending = useSelector(part, (snapshot) => snapshot.hasTag('pending'));
  const hasFailed = useSelector(part, (snapshot) => snapshot.hasTag('calculationFailed'));
  if (hasFailed) {
    return (
      <FailedPart title={t('loanSimulation.failed')} onRetry={() => part.send({ type: 'retry.requested' })} />
    );
  }
  if (simulation !== null) return <Calculated part={part} simulation={simulation} />;
  if (!isPending) return <p className={s.soft}>{t('loanSimulation.hint')}</p>;
  return (
    <Coming className={s.stack} label={t('loanSimulation.calculating')}>
      <span className={cx(s.sk, s.skT3, s.sk60)} />
      <span className={cx(s.sk, d.loanPlotComing)} />
      <span className={cx(s.sk, s.skT2, s.sk80)} />
      <span className={cx(s.sk, s.skT2, s.sk80)} />
    </Coming>
  );
}

function Calculated({ part, simulation }: { part: LoanPart; simulation: LoanSimulation }) {
  const t = useCopy();
  const id = useId();
  const months = useSelector(part, ({ context }) => context.months);
  const { tenors, financed } = simulation;
  const tenor = tenors.find((one) => one.months === months) ?? (tenors[0] as LoanTenor);
  return (
    <section className={s.stackL} aria-labelledby={id}>
      <div className={d.loanHead}>
        <h3 id={id}>{t('loanSimulation.tenor')}</h3>
        <p className={d.loanMonthly}>
          <b className={s.num}>
            {t('loanSimulation.perMonth', { amount: formatPrice(tenor.monthlyAmount) })}
          </b>
          <span className={s.soft}>{t('loanSimulation.months', { months: tenor.months })}</span>
        </p>
      </div>
      <LoanCurve
        tenors={tenors}
        chosen={tenor}
        onChoose={(chosen) => part.send({ type: 'tenor.chosen', months: chosen })}
      />
      <dl className={s.loanSums}>
        <dt>{t('loanSimulation.downPayment')}</dt>
        <Money as="dd" amount={simulation.downPayment} />
        <dt>{t('loanSimulation.financed')}</dt>
        <Money as="dd" amount={financed} />
        <dt>{t('loanSimulation.interest')}</dt>
        {tenor.interest === 0 ? (
          <dd>{t('loanSimulation.free')}</dd>
        ) : (
          <Money as="dd" amount={tenor.interest} />
        )}
        <dt>{t('loanSimulation.total')}</dt>
        <dd>
          <Money as="b" amount={tenor.total} />
        </dd>
      </dl>
      <details className={d.loanAll}>
        <summary>{t('loanSimulation.all')}</summary>
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col">{t('loanSimulation.tenor')}</th>
              <th scope="col">{t('loanSimulation.monthly')}</th>
              <th scope="col">{t('loanSimulation.total')}</th>
            </tr>
          </thead>
          <tbody>
            {tenors.map((one) => (
              <tr key={one.months} aria-current={one === tenor ? 'true' : undefined}>
                <th scope="row">{t('loanSimulation.months', { months: one.months })}</th>
                <Money as="td" amount={one.monthlyAmount} />
                <Money as="td" amount={one.total} />
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className={cx(s.small, s.soft)}>{t('loanSimulation.note')}</p>
    </section>
  );
}
