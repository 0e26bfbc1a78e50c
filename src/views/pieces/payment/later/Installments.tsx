import { useRunningSelector } from '../../../hooks/actorSelector.ts';
import type { ReactNode } from 'react';
import type { InstallmentRef } from '#src/machines/payment/installment/installmentMachine.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../../hooks/page.tsx';
import { useFailure, useIsComing } from '../../../hooks/standing.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import s from '../../../ui/parts.module.css';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';

/** Shows its children once there are offers; else that they load, failed, or are none. [INSTALL-12] */
export function Installments(props: {
  children: (part: InstallmentRef, offers: InstallmentOffer[]) => ReactNode;
}) {
  const t = useCopy();
  useNeeded('installment', true);
  const part = useLaterPart('installment');
  const isComing = useIsComing('installment');
  const { hasFailed, retry } = useFailure('installment');
  const offers = useLaterSelector('installment', ({ context }) => context.offers, null);
  if (hasFailed) return <FailedPart title={t('installment.failed')} onRetry={retry} />;
  if (part !== null && offers !== null) return props.children(part, offers);
  if (isComing) return <TextSkeleton label={t('installment.loading')} />;
  return <p className={s.soft}>{t('installment.none')}</p>;
}

/** The number of compared installments. */
export const usePickCount = (part: InstallmentRef | null): number =>
  useRunningSelector(part, ({ context }) => context.picks.length, 0);

/** Focuses the calculator, and scrolls no further than needed to show it. */
export function showCalculator(title: HTMLElement | null): void {
  title?.closest('section')?.scrollIntoView?.({ block: 'nearest' });
  title?.focus({ preventScroll: true });
}
