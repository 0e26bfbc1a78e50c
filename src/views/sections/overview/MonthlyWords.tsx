import { formatPrice } from '#src/domain/format.ts';
import { selectQuantity } from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { selectMonthly } from '#src/machines/payment/installment/installmentSelectors.ts';
import { useCopy, useLaterSelector, useNeeded, usePartSelector } from '../../hooks/page.tsx';
import { useIsComing } from '../../hooks/standing.ts';
import s from '../../ui/parts.module.css';

const selectCard = selectMonthly('CC');
const selectOther = selectMonthly('NON-CC');

/** What it takes a month, beside the price; its line is kept until the offers have come. [TAG-08] */
export function MonthlyWords() {
  const t = useCopy();
  useNeeded('installment', true);
  const isComing = useIsComing('installment');
  const card = useLaterSelector('installment', selectCard, null);
  const other = useLaterSelector('installment', selectOther, null);
  const quantity = usePartSelector('priceSummary', selectQuantity) ?? 1;
  const monthly = card ?? other;
  if (monthly !== null) {
    const amount = formatPrice(monthly);
    return (
      <span className={s.soft}>
        {quantity === 1
          ? t('price.installment', { amount })
          : t('price.installmentOf', { amount, count: quantity })}
      </span>
    );
  }
  // A space keeps the line: what is below does not move when the words come.
  return isComing ? <span aria-hidden="true">{'\u00a0'}</span> : null;
}
