import { selectInitiator } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { useCopy, useLaterSelector, usePartSelector } from '../../hooks/page.tsx';
import { useBeyondSale } from '../../hooks/price/quantity.ts';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { PurchaseSubtotal } from './PurchaseSubtotal.tsx';

/**
 * The large sum at the foot of the phone's sheet. Buying groceries now pays for the bag too. The subtotal while the
 * shipping is unknown, or nothing is counted. [COST-13, COST-14]
 */
export function FootSum() {
  const t = useCopy();
  const cost = useLaterSelector('orderCost', selectCost, null);
  const isBusy = useLaterSelector('orderCost', (snapshot) => snapshot.hasTag('busy'), true);
  const checkout = useWholeBag();
  const paid = checkout ?? cost;
  const isTotal = paid?.isShippingOpen === false;
  const beyond = useAddBeyondSale();
  if (beyond !== null) {
    const { count, price } = beyond;
    return (
      <p>
        <span className={cx(s.small, s.soft)}>
          {count === 1 ? t('price.goodsOne') : t('price.goods', { count })}
        </span>
        <br />
        <Money as="b" className={cx(s.total, s.num)} amount={count * price} />
      </p>
    );
  }
  return (
    <p>
      <span className={cx(s.small, s.soft)}>
        {isTotal
          ? t(
              cost?.lines.some(({ kind }) => kind === 'SHIPPING')
                ? 'orderCost.totalWithShipping'
                : 'orderCost.total',
            )
          : t('price.subtotal')}
      </span>
      <br />
      {paid !== null && (isTotal || checkout !== null) ? (
        <Money
          as="b"
          className={cx(s.total, s.num, isBusy && s.isWait)}
          amount={isTotal ? paid.total : paid.subtotal}
        />
      ) : (
        <PurchaseSubtotal />
      )}
    </p>
  );
}

/**
 * The goods of this line of the bag, where all pieces of a sale are in the bag already: the sum of a purchase of its
 * own, at the sale's price, would differ. Services are named in their rows. [BAG-13]
 */
export function useAddBeyondSale() {
  const isAdding = usePartSelector('addToCart', (snapshot) => selectInitiator(snapshot) === 'ADD_TO_CART');
  const beyond = useBeyondSale();
  return isAdding ? beyond : null;
}

/** The checkout of the whole bag, if the confirmation leads there; null where it buys or adds this item alone. */
export function useWholeBag() {
  const isBuying = usePartSelector('addToCart', (snapshot) => selectInitiator(snapshot) === 'BUY_NOW');
  const checkout = useLaterSelector('orderCost', (snapshot) => selectCost(snapshot)?.checkout ?? null, null);
  return isBuying ? checkout : null;
}
