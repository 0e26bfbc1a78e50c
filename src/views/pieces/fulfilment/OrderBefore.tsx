import { useOrderBefore } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy } from '../../hooks/page.tsx';
import s from '../../ui/parts.module.css';

/** The time to order before for the shown arrival, on a line of its own; nothing where none is told. [SHIP-18] */
export function OrderBefore() {
  const t = useCopy();
  const time = useOrderBefore();
  if (time === null) return null;
  return <span className={s.arriveUntil}>{t('shipping.orderBefore', { time })}</span>;
}
