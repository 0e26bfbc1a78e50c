import { formatPrice } from '#src/domain/format.ts';
import { selectIsComing, selectMonthly } from '#src/machines/product/installment/installmentSelectors.ts';
import { useCopy, useIsPartMissed, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import s from '../../ui/parts.module.css';

const selectCard = selectMonthly('CC');
const selectOther = selectMonthly('NON-CC');

/** What it takes a month, beside the price; its line is kept until the offers have come. [TAG-08] */
export function MonthlyWords() {
  const t = useCopy();
  useNeeded('installment', true);
  const isMissed = useIsPartMissed('installment');
  const isComing = useLaterSelector('installment', selectIsComing, true) && !isMissed;
  const card = useLaterSelector('installment', selectCard, null);
  const other = useLaterSelector('installment', selectOther, null);
  const monthly = card ?? other;
  if (monthly !== null) {
    return <span className={s.soft}>{t('price.installment', { amount: formatPrice(monthly) })}</span>;
  }
  // A space keeps the line: what is below does not move when the words come.
  return isComing ? <span aria-hidden="true">{'\u00a0'}</span> : null;
}
