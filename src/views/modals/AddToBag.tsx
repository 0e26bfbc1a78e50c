import { formatPrice } from '#src/domain/format.ts';
import { struckPrice } from '#src/domain/price.ts';
import { shownRemaining } from '#src/domain/stock.ts';
import {
  selectInitiator,
  selectIsBagClosed,
  selectIsPending,
  selectIsPurchasable,
} from '#src/machines/buying/addToCart/addToCartSelectors.ts';
import { selectMaximum, selectQuantity } from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { useCopy, usePart, usePartSelector, usePageSelector } from '../hooks/page.tsx';
import { useDisplayedPrice, useSubtotal, useSummary } from '../hooks/product.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';

import { AddMessage, ClosedReason, QuantityLimit, QuantityMessage } from '../pieces/buying/BuyMessages.tsx';
import { useIsBuyBusy } from '../pieces/buying/buyState.ts';
import { GroceryArrivalPlace } from '../pieces/grocery/GroceryPlaces.tsx';
import { QuantityStepper } from '../pieces/buying/QuantityStepper.tsx';
import { BagGift } from '../pieces/promo/BagGift.tsx';
import { FulfilmentChoice } from '../pieces/fulfilment/FulfilmentChoice.tsx';
import { VariantChoices } from '../pieces/product/VariantChoices.tsx';
import { cx } from '../ui/cx.ts';
import { Picture } from '../ui/Picture.tsx';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The phone's way to add or buy: options, fulfilment and quantity, then one confirmation. [MODAL-28, CART-04] */
export function AddToBag() {
  const t = useCopy();
  const addToCart = usePart('addToCart');
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const { images, stock } = useSummary();
  const { price, vouchersApplied } = useDisplayedPrice();
  const subtotal = useSubtotal();
  const initiator = usePartSelector('addToCart', selectInitiator);
  const isPending = usePartSelector('addToCart', selectIsPending);
  const isPurchasable = usePartSelector('addToCart', selectIsPurchasable);
  const isBagClosed = usePartSelector('addToCart', selectIsBagClosed);
  const isBusy = useIsBuyBusy();
  const quantity = usePartSelector('priceSummary', selectQuantity);
  const maximum = usePartSelector('priceSummary', selectMaximum);
  const remaining = shownRemaining(stock.remaining);
  const struck = struckPrice(price);
  const label = initiator === 'BUY_NOW' ? t('buy.now') : t('buy.addLong');
  return (
    <ModalSheet
      title={initiator === 'BUY_NOW' ? t('addToBag.titleBuy') : t('addToBag.title')}
      foot={
        <div className={s.footsum}>
          <p>
            <span className={cx(s.small, s.soft)}>
              {t(vouchersApplied.length > 0 ? 'price.afterVoucher' : 'price.subtotal')}
            </span>
            <br />
            <b className={cx(s.total, s.num)}>{formatPrice(subtotal)}</b>
          </p>
          <button
            type="button"
            className={cx(s.btn, s.btnMain)}
            disabled={isBusy || !isPurchasable || (isBagClosed && initiator === 'ADD_TO_CART')}
            aria-busy={isPending || undefined}
            onClick={() => addToCart.send({ type: 'add.confirmed' })}
          >
            {isPending && <span className={s.spin} aria-hidden="true" />}
            {label}
          </button>
        </div>
      }
    >
      <div className={s.stack}>
        <div className={s.bagtop}>
          <Picture image={images[0] ?? null} alt="" sizes="6rem" className={s.pic} />
          <div className={s.stackS}>
            <p className={s.price}>
              <span className={s.priceNow}>
                <span className={s.sr}>{t('price.now')} </span>
                {formatPrice(price.offered)}
              </span>
            </p>
            {struck !== null && (
              <p className={s.rowWrap}>
                <s className={cx(s.small, s.soft, s.num)}>
                  <span className={s.sr}>{t('price.old')} </span>
                  {formatPrice(struck)}
                </s>
                <span className={cx(s.badge, s.badgePromoSoft)}>-{price.discount}%</span>
              </p>
            )}
            {remaining !== null && (
              <p className={cx(s.small, s.warn, s.strong)}>{t('stock.remaining', { count: remaining })}</p>
            )}
          </div>
        </div>
        <VariantChoices />
        <FulfilmentChoice />
        {isGrocery && <GroceryArrivalPlace />}
        {quantity !== null && (
          <div className={cx(s.row, s.between, s.lineup)}>
            <span>
              <b>{t('quantity.label')}</b>
              {maximum !== null && (
                <>
                  <br />
                  <span className={cx(s.small, s.soft)}>{t('buy.maximum', { count: maximum })}</span>
                </>
              )}
            </span>
            <QuantityStepper messageId="modal-quantity" />
          </div>
        )}
        <QuantityLimit />
        <QuantityMessage id="modal-quantity" />
        {initiator === 'ADD_TO_CART' && <BagGift />}
        <AddMessage />
        {(initiator === 'ADD_TO_CART' || !isPurchasable) && <ClosedReason />}
      </div>
    </ModalSheet>
  );
}
