import { useActorSelector, useRunningSelector } from '../../../hooks/actorSelector.ts';
import { useId } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { MAX_COMPARED_INSTALLMENTS } from '#src/domain/shell/limits.ts';
import type { InstallmentRef } from '#src/machines/payment/installment/installmentMachine.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import s from '../../../ui/parts.module.css';
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
  const picks = useActorSelector(part, ({ context }) => context.picks);
  const isFull = picks.length >= MAX_COMPARED_INSTALLMENTS;
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
        {list.map(({ tenor, monthly }) => {
          const isPicked = picks.some((pick) => pick.paymentMethod === paymentMethod && pick.tenor === tenor);
          const cannot = isFull && !isPicked;
          return (
            <button
              key={tenor}
              type="button"
              className={cx(s.chip, s.tenor)}
              aria-pressed={isPicked}
              aria-disabled={cannot}
              aria-describedby={cannot ? hintId : undefined}
              onClick={() => part.send({ type: 'installment.pickToggled', paymentMethod, tenor })}
            >
              <span>{t('installment.months', { count: tenor })}</span>
              <small>{t('installment.perMonth', { amount: formatPrice(monthly) })}</small>
            </button>
          );
        })}
      </div>
      {isFull && (
        <p id={hintId} className={cx(s.small, s.soft)}>
          {t('installment.full', { max: MAX_COMPARED_INSTALLMENTS })}
        </p>
      )}
    </>
  );
}
