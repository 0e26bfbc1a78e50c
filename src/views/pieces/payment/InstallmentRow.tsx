import { useState } from 'react';
import type { CopyKey } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { InstallmentType } from '#src/domain/payment/installment.ts';
import { selectLightest } from '#src/machines/payment/installment/installmentSelectors.ts';
import { useNear } from '../../hooks/near.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useQuantity } from '../../hooks/price/quantity.ts';
import { useOpener } from '../../hooks/press.ts';
import { useIsComing } from '../../hooks/standing.ts';
import { monthlyWords } from './monthlyWords.ts';
import { ComingRow } from '../../ui/ComingRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import s from '../../ui/parts.module.css';
import { RowSkeleton } from '../../ui/RowSkeleton.tsx';

/** As long as most amounts. */
const USUAL_AMOUNT = formatPrice(100_000);

/**
 * The lowest monthly amount and its tenor; opens the offers. Keeps its place while they load, and goes when there are
 * none. [INSTALL-05, INSTALL-06, INSTALL-11, INSTALL-12, INSTALL-18, MODAL-35]
 */
export function InstallmentRow(props: { icon: IconName; type: InstallmentType; words: CopyKey }) {
  const t = useCopy();
  const opens = useOpener();
  const part = useLaterPart('installment');
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('installment', isNear);
  const isComing = useIsComing('installment');
  const offer = useLaterSelector('installment', selectLightest(props.type), null);
  const quantity = useQuantity() ?? 1;
  if (offer === null) {
    return (
      <ComingRow ref={ref} isComing={isComing}>
        <RowSkeleton icon={props.icon} words={t(props.words, { amount: USUAL_AMOUNT })} />
        <Icon name="chevron-right" />
      </ComingRow>
    );
  }
  const [, ...terms] = monthlyWords(t, offer, quantity);
  return (
    <button
      type="button"
      {...opens('installmentList', {}, () =>
        part?.send({ type: 'installment.typeChosen', shownType: props.type }),
      )}
    >
      <Icon name={props.icon} />
      <span>
        <b>{t(props.words, { amount: formatPrice(offer.lowestMonthly) })}</b>
        {terms.length > 0 && <span className={s.sub}>{terms.join(' ')}</span>}
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
