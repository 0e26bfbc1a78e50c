import { useState } from 'react';
import { shownRemaining } from '#src/domain/product/stock.ts';
import { optionLabel } from '#src/domain/product/variant.ts';
import { selectHasPromotion, selectHasTotal } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { selectKeepsVoucherPlace } from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { useNear } from '../hooks/near.ts';
import {
  useCopy,
  useIsLost,
  useLaterSelector,
  usePart,
  usePartSelector,
  usePageSelector,
} from '../hooks/page.tsx';
import { useHasQuantity, useQuantity } from '../hooks/price/quantity.ts';
import { useOpener } from '../hooks/press.ts';
import { useChosenAddOns } from '../hooks/service/addOns.ts';
import { usePurchased } from '../hooks/price/orderCost.ts';
import { useDisplayedPrice, useIsChatAvailable, useSummary } from '../hooks/product/product.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';

import { ChatButton } from '../ui/ChatButton.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { GroceryArrivalPlace } from '../pieces/grocery/later/GroceryPlaces.tsx';
import { ArrivalLine } from '../pieces/fulfilment/ArrivalLine.tsx';
import s from '../ui/parts.module.css';
import { AddMessage, ClosedReason } from '../pieces/bag/BuyMessages.tsx';
import { BuyButtons } from '../pieces/bag/BuyButtons.tsx';
import { BUY_FORM_ID, useBuyOffer, useIsSubscribing } from '../pieces/bag/buyState.ts';
import { SubscriptionPlace } from '../pieces/subscription/SubscriptionPlace.tsx';
import { QuantityLimit } from '../pieces/price/QuantityLimit.tsx';
import { QuantityMessage } from '../pieces/price/QuantityMessage.tsx';
import { QuantityStepper } from '../pieces/price/QuantityStepper.tsx';
import { AddOnLines } from '../pieces/service/AddOnLines.tsx';
import { CostButton } from '../pieces/price/CostButton.tsx';
import { CostLines, OrderRows, OrderTotal } from '../pieces/bag/OrderPlaces.tsx';
import { PurchaseSubtotal } from '../pieces/price/PurchaseSubtotal.tsx';
import { SumLine } from '../pieces/price/SumLine.tsx';

/** The desktop's action column: choice, quantity, cost, and the two ways to buy. [CART-05] */
export function BuyBox() {
  const t = useCopy();
  const opens = useOpener();
  const wishlist = usePart('wishlist');
  const { images, options, name, stock } = useSummary();
  const hasQuantity = useHasQuantity();
  const isSaved = usePartSelector('wishlist', (snapshot) => snapshot.hasTag('saved'));
  const isWishLost = useIsLost('wishlist');
  const hasChat = useIsChatAvailable();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const offer = useBuyOffer();
  const chosen = options.find((option) => option.selected);
  const remaining = shownRemaining(stock.remaining);
  const isOffered = offer === 'buy' || offer === 'unavailable';
  const isSubscribing = useIsSubscribing() && isOffered;
  // A phone does not show this column, and loads none of its later parts.
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLElement>(() => setNear(true));
  return (
    <aside ref={ref} className={s.buyboxCol} aria-label={t('buy.label')}>
      <div className={s.buystick}>
        <div className={cx(s.buybox, isSubscribing && s.isTall)} id="buybox" tabIndex={-1}>
          {/* Room for the first delivery of a subscription. */}
          <h2 className={cx(isSubscribing && s.sr)}>
            {offer === 'notify'
              ? t('stock.OUT_OF_STOCK')
              : offer === 'remind'
                ? t('stock.COMING_SOON')
                : offer === 'stores'
                  ? t('tag.OFFLINE_ONLY')
                  : t('buy.title')}
          </h2>
          {(!isSubscribing || chosen !== undefined || remaining !== null) && (
            <div className={s.mini}>
              <Picture image={images[0] ?? null} alt="" name="" sizes="3rem" className={cx(s.pic, s.picS)} />
              <div>
                <b>{chosen === undefined ? name : optionLabel(chosen)}</b>
                {remaining !== null && isOffered && (
                  <p className={cx(s.small, s.warn, s.strong)}>
                    {t('stock.remaining', { count: remaining })}
                  </p>
                )}
              </div>
            </div>
          )}
          {isOffered && <SubscriptionPlace />}
          {isOffered && hasQuantity && !isSubscribing && (
            <>
              <div className={cx(s.row, s.between)}>
                <span className={s.soft}>{t('quantity.label')}</span>
                <QuantityStepper messageId="buybox-quantity" form={BUY_FORM_ID} />
              </div>
              <QuantityLimit />
              <QuantityMessage id="buybox-quantity" />
              <Sums isNear={isNear} />
            </>
          )}
          {isGrocery && isOffered && !isSubscribing && <GroceryArrivalPlace />}
          {!isGrocery && offer === 'buy' && !isSubscribing && <ArrivalLine />}
          {offer === 'buy' && hasQuantity && !isSubscribing && (
            <div className={cx(s.keptTotal, isGrocery && s.isShort)}>
              {isNear && <OrderTotal>{null}</OrderTotal>}
            </div>
          )}
          {offer === 'notify' && <p className={s.soft}>{t('stock.notifyText')}</p>}
          {!isSubscribing && (
            <div className={s.stack}>
              <AddMessage />
              <ClosedReason />
              <BuyButtons offer={offer} isBlock />
            </div>
          )}
          {/* After the buy buttons, so that keyboard users reach those first. [SHELL-10] */}
          {isOffered && hasQuantity && !isSubscribing && <CostButton />}
          <div className={s.quick}>
            {hasChat && (
              <ChatButton>
                <Icon name="message-circle" size="s" />
                <span>{t('seller.chat')}</span>
              </ChatButton>
            )}
            {!isWishLost && (
              <button
                type="button"
                aria-pressed={isSaved}
                data-wish="wishlist"
                className={cx(isSaved && s.isFilled)}
                onClick={() => wishlist.send({ type: 'wishlist.toggled' })}
              >
                <Icon name="heart" size="s" />
                <span>{t('wishlist.short')}</span>
              </button>
            )}
            <button type="button" {...opens('share')}>
              <Icon name="share-2" size="s" />
              <span>{t('action.share')}</span>
            </button>
          </div>
        </div>
        {isOffered && <div className={s.keptRows}>{isNear && <OrderRows>{null}</OrderRows>}</div>}
      </div>
    </aside>
  );
}

/** The cost of the chosen quantity. Apart from the column, which does not draw again at each press of the stepper. */
function Sums({ isNear }: { isNear: boolean }) {
  const t = useCopy();
  const { tradeIn } = usePurchased();
  const hasPromotion = useLaterSelector('orderCost', selectHasPromotion, false);
  const hasTotal = useLaterSelector('orderCost', selectHasTotal, false);
  const { price, isFormer, reduction } = useDisplayedPrice();
  const quantity = useQuantity() ?? 1;
  const services = useChosenAddOns();
  const hasVoucherPlace = usePartSelector('priceSummary', selectKeepsVoucherPlace) || reduction > 0;
  return (
    <>
      {/* Every other part of the subtotal stands below the price of the goods. [COST-24] */}
      {(hasVoucherPlace || services.length > 0 || tradeIn !== null || hasPromotion) && (
        <div>
          <SumLine
            name={quantity === 1 ? t('price.goodsOne') : t('price.goods', { count: quantity })}
            amount={isFormer ? null : price.offered * quantity}
          />
          {hasVoucherPlace && (
            <SumLine isOff name={t('price.voucher')} amount={reduction > 0 ? -reduction : null} />
          )}
        </div>
      )}
      <AddOnLines services={services} />
      {isNear && <CostLines>{null}</CostLines>}
      {/* A known total leads in place of the subtotal. [COST-14] */}
      <p className={cx(s.sumline, s.keptSum)}>
        <span className={cx(!hasTotal && s.strong)}>{t('price.subtotal')}</span>
        <PurchaseSubtotal isLeading={!hasTotal} />
      </p>
    </>
  );
}
