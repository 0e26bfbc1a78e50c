import { useState } from 'react';
import type { CopyKey } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/format.ts';
import type { InstallmentType } from '#src/domain/installment.ts';
import { selectQuantity } from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { selectMonthly } from '#src/machines/payment/installment/installmentSelectors.ts';
import { useNear } from '../../hooks/near.ts';
import {
  useCopy,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePart,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useIsComing } from '../../hooks/standing.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import s from '../../ui/parts.module.css';

/**
 * What it takes a month at least, which opens the offers; its place is kept until they have come, and goes when there are
 * none. [INSTALL-05, INSTALL-06, INSTALL-11, INSTALL-12, MODAL-35]
 */
export function InstallmentRow(props: { icon: IconName; type: InstallmentType; words: CopyKey }) {
  const t = useCopy();
  const modal = usePart('modal');
  const part = useLaterPart('installment');
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('installment', isNear);
  const isComing = useIsComing('installment');
  const monthly = useLaterSelector('installment', selectMonthly(props.type), null);
  const quantity = usePartSelector('priceSummary', selectQuantity) ?? 1;
  if (monthly === null) {
    return isComing ? (
      <div ref={ref} aria-busy="true">
        <Icon name={props.icon} />
        <span className={cx(s.sk, s.skT3, s.sk60)} />
      </div>
    ) : null;
  }
  return (
    <button
      type="button"
      onClick={() => {
        part?.send({ type: 'installment.typeChosen', shownType: props.type });
        modal.send({ type: 'modal.opened', key: 'installmentList' });
      }}
    >
      <Icon name={props.icon} />
      <span>
        <b>{t(props.words, { amount: formatPrice(monthly) })}</b>
        {quantity > 1 && <span className={s.sub}>{t('service.installmentOf', { count: quantity })}</span>}
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
