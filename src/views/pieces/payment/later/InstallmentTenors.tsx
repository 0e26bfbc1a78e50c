import { useRunningSelector } from '../../../hooks/actorSelector.ts';
import { useId } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { InstallmentRef } from '#src/machines/payment/installment/installmentMachine.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import s from '../../../ui/parts.module.css';
import { PickButton, PicksFull } from './PickButton.tsx';
import { useMethod } from './useInstallments.ts';

const PLACES = [0, 1, 2];

/** A payment method's tenors by the month; a press adds one to the calculator. [INSTALL-02, INSTALL-14] */
export function InstallmentTenors(props: { part: InstallmentRef; paymentMethod: string; provider: string }) {
  const { part, paymentMethod, provider } = props;
  const t = useCopy();
  const hintId = useId();
  const method = useMethod(part, paymentMethod);
  const list = useRunningSelector(method ?? null, ({ context }) => context.list, null);
  const estimation = useRunningSelector(method ?? null, ({ context }) => context.estimation, null);
  const hasFailed = useRunningSelector(method ?? null, (snapshot) => snapshot.hasTag('listFailed'), false);
  if (hasFailed)
    return (
      <FailedPart
        title={t('installment.tenorsFailed')}
        onRetry={() => method?.send({ type: 'retry.requested' })}
      />
    );
  if (list === null)
    return (
      <Coming className={s.chips} label={t('installment.tenorsLoading')}>
        {PLACES.map((place) => (
          <span key={place} className={cx(s.sk, s.skTenor)} />
        ))}
      </Coming>
    );
  if (list.length === 0) return <p className={s.soft}>{t('installment.tenorsNone')}</p>;
  return (
    <>
      {estimation !== null && (
        <p className={cx(s.small, s.soft)}>
          {t('installment.estimation', {
            amount: formatPrice(estimation.monthly),
            count: estimation.tenor,
          })}
        </p>
      )}
      <div className={s.chips} role="group" aria-label={`${t('installment.pick')}: ${provider}`}>
        {list.map(({ tenor, monthly }) => (
          <PickButton
            key={tenor}
            part={part}
            pick={{ paymentMethod, tenor }}
            fullId={hintId}
            className={cx(s.chip, s.tenor)}
          >
            {() => (
              <>
                <span>{t('installment.months', { count: tenor })}</span>
                <small>{t('installment.perMonth', { amount: formatPrice(monthly) })}</small>
              </>
            )}
          </PickButton>
        ))}
      </div>
      <PicksFull part={part} id={hintId} />
    </>
  );
}
