import type { ReactNode } from 'react';
import { MAX_COMPARED_INSTALLMENTS } from '#src/domain/shell/limits.ts';
import type { InstallmentRef } from '#src/machines/payment/installment/installmentMachine.ts';
import type { InstallmentPick } from '#src/machines/payment/installment/installmentTypes.ts';
import { useActorSelector } from '../../../hooks/actorSelector.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import s from '../../../ui/parts.module.css';

const usePicks = (part: InstallmentRef) => useActorSelector(part, ({ context }) => context.picks);
const useIsFull = (part: InstallmentRef) => usePicks(part).length >= MAX_COMPARED_INSTALLMENTS;

/**
 * Adds a tenor of a payment method to the comparison, or removes it; cannot be pressed while the comparison is full,
 * and `PicksFull` with the id `fullId` then says why. [INSTALL-14]
 */
export function PickButton(props: {
  part: InstallmentRef;
  pick: InstallmentPick;
  fullId: string;
  className?: string;
  children: (isPicked: boolean) => ReactNode;
}) {
  const { part, pick, fullId, className, children } = props;
  const picks = usePicks(part);
  const isPicked = picks.some(
    ({ paymentMethod, tenor }) => paymentMethod === pick.paymentMethod && tenor === pick.tenor,
  );
  const cannot = useIsFull(part) && !isPicked;
  return (
    <button
      type="button"
      className={cx(className, cannot && s.soft)}
      aria-pressed={isPicked}
      aria-disabled={cannot}
      aria-describedby={cannot ? fullId : undefined}
      onClick={() => part.send({ type: 'installment.pickToggled', ...pick })}
    >
      {children(isPicked)}
    </button>
  );
}

/** Says that the comparison is full. */
export function PicksFull({ part, id }: { part: InstallmentRef; id: string }) {
  const t = useCopy();
  if (!useIsFull(part)) return null;
  return (
    <p id={id} className={cx(s.small, s.soft)}>
      {t('installment.full', { max: MAX_COMPARED_INSTALLMENTS })}
    </p>
  );
}
