import { formatPrice } from '#src/domain/format.ts';
import { shownRemaining } from '#src/domain/stock.ts';
import { optionLabel } from '#src/domain/variant.ts';
import {
  selectKeepsVoucherPlace,
  selectQuantity,
} from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { useCopy, usePart, usePartSelector, usePageSelector } from '../../hooks/page.tsx';
import { useDisplayedPrice, useIsChatAvailable, useSubtotal, useSummary } from '../../hooks/product.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';

import { ChatButton } from '../../ui/ChatButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { GroceryArrivalPlace } from '../../pieces/grocery/GroceryPlaces.tsx';
import { ArrivalLine } from '../../pieces/fulfilment/ArrivalLine.tsx';
import s from '../../ui/parts.module.css';
import {
  AddMessage,
  ClosedReason,
  QuantityLimit,
  QuantityMessage,
} from '../../pieces/buying/BuyMessages.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { BUY_FORM_ID, useBuyOffer } from '../../pieces/buying/buyState.ts';
import { QuantityStepper } from '../../pieces/buying/QuantityStepper.tsx';

/** The desktop's action column: what is chosen, how many, what it costs, and the two ways to buy. [CART-05] */
export function BuyBox() {
  const t = useCopy();
  const wishlist = usePart('wishlist');
  const { images, options, name, stock } = useSummary();
  const subtotal = useSubtotal();
  const { reduction } = useDisplayedPrice();
  const keepsVoucherPlace = usePartSelector('priceSummary', selectKeepsVoucherPlace);
  const quantity = usePartSelector('priceSummary', selectQuantity);
  const isSaved = usePartSelector('wishlist', (snapshot) => snapshot.hasTag('saved'));
  const hasChat = useIsChatAvailable();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const offer = useBuyOffer();
  const chosen = options.find((option) => option.selected);
  const remaining = shownRemaining(stock.remaining);
  const isOffered = offer === 'buy' || offer === 'unavailable';
  return (
    <aside className={s.buyboxCol} aria-label={t('buy.label')}>
      <div className={s.buybox} id="buybox" tabIndex={-1}>
        <h2>
          {offer === 'notify'
            ? t('stock.OUT_OF_STOCK')
            : offer === 'remind'
              ? t('stock.COMING_SOON')
              : offer === 'stores'
                ? t('tag.OFFLINE_ONLY')
                : t('buy.title')}
        </h2>
        <div className={s.mini}>
          <Picture image={images[0] ?? null} alt="" sizes="3rem" className={cx(s.pic, s.picS)} />
          <div>
            <b>{chosen === undefined ? name : optionLabel(chosen)}</b>
            {remaining !== null && isOffered && (
              <p className={cx(s.small, s.warn, s.strong)}>{t('stock.remaining', { count: remaining })}</p>
            )}
          </div>
        </div>
        {isOffered && quantity !== null && (
          <>
            <div className={cx(s.row, s.between)}>
              <span className={s.soft}>{t('quantity.label')}</span>
              <QuantityStepper messageId="buybox-quantity" form={BUY_FORM_ID} />
            </div>
            <QuantityLimit />
            <QuantityMessage id="buybox-quantity" />
            {(reduction > 0 || keepsVoucherPlace) && (
              <div>
                <p className={cx(s.sumline, s.soft)}>
                  <span>{t('price.before')}</span>
                  <span className={s.num}>{formatPrice(subtotal + reduction)}</span>
                </p>
                <p className={cx(s.sumline, s.promo)}>
                  <span>{t('price.voucher')}</span>
                  <span className={s.num}>{reduction > 0 ? `-${formatPrice(reduction)}` : '–'}</span>
                </p>
              </div>
            )}
            <p className={s.sumline}>
              <span className={s.strong}>{t('price.subtotal')}</span>
              <span className={s.total}>{formatPrice(subtotal)}</span>
            </p>
          </>
        )}
        {isGrocery && isOffered && <GroceryArrivalPlace />}
        {!isGrocery && offer === 'buy' && <ArrivalLine />}
        {offer === 'notify' && <p className={s.soft}>{t('stock.notifyText')}</p>}
        <div className={s.stack}>
          <AddMessage />
          <ClosedReason />
          <BuyButtons offer={offer} isBlock />
        </div>
        <div className={s.quick}>
          {hasChat && (
            <ChatButton>
              <Icon name="message-circle" size="s" />
              {t('seller.chat')}
            </ChatButton>
          )}
          <button
            type="button"
            aria-pressed={isSaved}
            className={cx(isSaved && s.isFilled)}
            onClick={() => wishlist.send({ type: 'wishlist.toggled' })}
          >
            <Icon name="heart" size="s" />
            {t('wishlist.short')}
          </button>
        </div>
      </div>
    </aside>
  );
}
