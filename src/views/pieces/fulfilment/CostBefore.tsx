import { useCopy } from '../../hooks/page.tsx';
import { NamedMoney } from '../../ui/Money.tsx';
import s from '../../ui/parts.module.css';

/** The cost of a delivery before a seller, a promotion or a voucher takes something off. [SHIP-11, SHIP-27] */
export function CostBefore({ before }: { before: number | null }) {
  const t = useCopy();
  if (before === null) return null;
  return (
    <>
      {' '}
      <s className={s.soft}>
        <NamedMoney name={t('shipping.list.oldPrice')} amount={before} />
      </s>
    </>
  );
}
