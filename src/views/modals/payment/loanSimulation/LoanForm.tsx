import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { PROPOSED_DOWN_PAYMENTS } from '#src/domain/shell/limits.ts';
import {
  DOWN_PAYMENT_UNITS,
  downPaymentAmount,
  leastDownPayment,
  readDownPayment,
} from '#src/domain/payment/loan.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { OfferedLoan } from '#src/machines/payment/loanSimulation/loanSimulationMachine.ts';
import { selectDownPaymentFault } from '#src/machines/payment/loanSimulation/loanSimulationSelectors.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { Fault } from '../../../ui/Fault.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { SelectBox } from '../../../ui/SelectBox.tsx';

type LoanPart = LaterParts['loanSimulation'];

/** The down payment in percent or rupiah, and the visitor's place. [LOAN-02..05] */
export function LoanForm({ part, options }: { part: LoanPart; options: OfferedLoan }) {
  return (
    <div className={s.stackL}>
      <DownPayment part={part} options={options} />
      <Location part={part} options={options} />
    </div>
  );
}

function DownPayment({ part, options }: { part: LoanPart; options: OfferedLoan }) {
  const t = useCopy();
  const id = useId();
  const unit = useSelector(part, ({ context }) => context.unit);
  const text = useSelector(part, ({ context }) => context.downPayment) ?? '';
  const fault = useSelector(part, selectDownPaymentFault);
  const { price, minimumPercent } = options.downPayment;
  const typed = readDownPayment(unit, text);
  const least = { percent: minimumPercent, amount: formatPrice(leastDownPayment(options.downPayment)) };
  return (
    <div className={s.field}>
      <label htmlFor={id}>{t('loanSimulation.downPayment')}</label>
      <div className={d.loanDown}>
        <input
          id={id}
          className={s.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-least ${id}-note`}
          onChange={(event) => part.send({ type: 'downPayment.typed', text: event.target.value })}
        />
        <fieldset className={cx(s.seg, s.plainFieldset)}>
          <legend className={s.sr}>{t('loanSimulation.unit')}</legend>
          {DOWN_PAYMENT_UNITS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}-unit`}
                checked={unit === one}
                onChange={() => part.send({ type: 'downPaymentUnit.chosen', unit: one })}
              />
              <span>{t(`loanSimulation.unit.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {minimumPercent > 0 && (
        <p className={cx(s.small, s.soft)} id={`${id}-least`}>
          {t('loanSimulation.least', least)}
        </p>
      )}
      <div className={d.loanNote} id={`${id}-note`} aria-live="polite">
        {fault !== null ? (
          <Fault text={t(`loanSimulation.fault.${fault}`, least)} />
        ) : (
          typed !== null && (
            <p className={cx(s.small, s.soft)}>
              {t('loanSimulation.paidDown', {
                amount: formatPrice(downPaymentAmount(typed, price)),
                price: formatPrice(price),
              })}
            </p>
          )
        )}
      </div>
      <div className={s.chips} role="group" aria-label={t('loanSimulation.proposals')}>
        {PROPOSED_DOWN_PAYMENTS.filter((percent) => percent >= minimumPercent).map((percent) => (
          <button
            key={percent}
            type="button"
            className={cx(s.chip, s.chipS)}
            aria-pressed={typed?.unit === 'PERCENT' && typed.value === percent}
            onClick={() => part.send({ type: 'downPayment.proposed', percent })}
          >
            {t('loanSimulation.percent', { percent })}
          </button>
        ))}
      </div>
    </div>
  );
}

function Location({ part, options }: { part: LoanPart; options: OfferedLoan }) {
  const t = useCopy();
  const id = useId();
  const location = useSelector(part, ({ context }) => context.location);
  return (
    <div className={s.field}>
      <label htmlFor={id}>{t('loanSimulation.location')}</label>
      <SelectBox
        id={id}
        value={location ?? ''}
        options={options.locations}
        hint={location === null ? t('loanSimulation.choose') : null}
        onChoose={(code) => part.send({ type: 'loanLocation.chosen', code })}
      />
    </div>
  );
}
