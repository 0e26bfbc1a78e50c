import { useCopy } from '../../hooks/page.tsx';
import { NamedMoney } from '../../ui/Money.tsx';
import s from '../../ui/parts.module.css';

/** The former cost of a free delivery. [SHIP-11] */
export function CostBefore(cost: { price: number | null; originalPrice: number | null }) {
  const t = useCopy();
  if (cost.price !== 0 || cost.originalPrice === null) return null;
  return (
    <>
      {' '}
      <s className={s.soft}>
        <NamedMoney name={t('shipping.list.oldPrice')} amount={cost.originalPrice} />
      </s>
    </>
  );
}
