import { isLimitTold } from '#src/domain/price/quantityLimit.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { selectRoom } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { useBeyondSale } from '../../hooks/price/quantity.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** The limit of pieces and its reason, or the price of more in the bag, before it is exceeded. [CART-34, BAG-13] */
export function QuantityLimit() {
  const t = useCopy();
  const limit = usePageSelector(selectRoom)?.toBag ?? null;
  const beyond = useBeyondSale();
  if (beyond !== null) {
    const { isJoining, count, price } = beyond;
    return (
      <p className={cx(s.small, s.warn)}>
        {t(isJoining ? 'quantity.beyondSaleAll' : 'quantity.beyondSale', {
          count,
          price: formatPrice(price),
        })}
      </p>
    );
  }
  if (limit === null || limit.kind === 'PICKUP' || !isLimitTold(limit)) return null;
  const { kind, maximum, left } = limit;
  const bound = t(`quantity.${kind}`, { maximum });
  return (
    <p className={cx(s.small, s.soft)}>
      {left >= maximum ? bound : t(left > 0 ? 'quantity.more' : 'quantity.reached', { limit: bound, left })}
    </p>
  );
}
