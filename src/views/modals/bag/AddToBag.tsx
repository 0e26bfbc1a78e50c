import { Suspense } from 'react';
import { struckPrice } from '#src/domain/price/price.ts';
import { shownRemaining } from '#src/domain/product/stock.ts';
import {
  selectInitiator,
  selectIsPending,
  selectIsPurchasable,
  selectIsWayClosed,
} from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectIsPricing } from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { selectMaximum } from '#src/machines/price/priceSummary/quantitySelectors.ts';
import { useCopy, usePart, usePartSelector, usePageSelector } from '../../hooks/page.tsx';
import { useHasQuantity } from '../../hooks/price/quantity.ts';
import { useDisplayedPrice, useSummary } from '../../hooks/product/product.ts';
import { selectIsSaleLost, selectVendor } from '#src/machines/page/pageSelectors.ts';

import { AddMessage, ClosedReason } from '../../pieces/bag/BuyMessages.tsx';
import { subscriptionFoot } from '../../pieces/subscription/laterSubscriptionFoot.ts';
import { SubscriptionPlace } from '../../pieces/subscription/SubscriptionPlace.tsx';
import { useIsBuyBusy, useIsSubscribing } from '../../pieces/bag/buyState.ts';
import { CostButton } from '../../pieces/price/CostButton.tsx';
import { FootSum } from '../../pieces/price/FootSum.tsx';
import { OrderLine } from '../../pieces/bag/OrderLine.tsx';
import { OrderRows } from '../../pieces/bag/OrderFacts.tsx';
import { BagAddOns } from '../../pieces/service/BagAddOns.tsx';
import { GroceryArrivalPlace } from '../../pieces/grocery/later/GroceryPlaces.tsx';
import { QuantityLimit } from '../../pieces/price/QuantityLimit.tsx';
import { QuantityMessage } from '../../pieces/price/QuantityMessage.tsx';
import { QuantityStepper } from '../../pieces/price/QuantityStepper.tsx';
import { BagFreeGift } from '../../pieces/promo/BagFreeGift.tsx';
import { FulfilmentChoice } from '../../pieces/fulfilment/FulfilmentChoice.tsx';
import { VariantChoices } from '../../pieces/product/VariantChoices.tsx';
import { Button } from '../../ui/Button.tsx';
import { NamedMoney } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The phone's way to add or buy: options, fulfilment and quantity, then one confirmation. [MODAL-28, CART-04] */
export function AddToBag() {
  const t = useCopy();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const initiator = usePartSelector('addToCart', selectInitiator);
  const isLost = usePageSelector(selectIsSaleLost);
  const isPurchasable = usePartSelector('addToCart', selectIsPurchasable) && !isLost;
  const isClosed = usePartSelector('addToCart', selectIsWayClosed);
  const isSubscribing = useIsSubscribing();
  return (
    <ModalSheet
      title={
        isSubscribing
          ? t('subscription.title')
          : initiator === 'BUY_NOW'
            ? t('addToBag.titleBuy')
            : t('addToBag.title')
      }
      foot={
        isSubscribing ? (
          <Suspense>
            <subscriptionFoot.View />
          </Suspense>
        ) : (
          <Foot />
        )
      }
    >
      <div className={s.stack}>
        <Top />
        <VariantChoices />
        <SubscriptionPlace isInSheet />
        {!isSubscribing && <FulfilmentChoice />}
        {isGrocery && !isSubscribing && <GroceryArrivalPlace />}
        {!isSubscribing && <Quantity />}
        {!isSubscribing && (
          <>
            <QuantityLimit />
            <QuantityMessage id="modal-quantity" />
            {!isGrocery && <BagAddOns />}
            <BagFreeGift />
            <OrderRows />
            <AddMessage />
            {(initiator === 'ADD_TO_CART' || isClosed || !isPurchasable) && <ClosedReason />}
          </>
        )}
      </div>
    </ModalSheet>
  );
}

/** The picture and the price of one piece; a press of the stepper does not draw it again. */
function Top() {
  const t = useCopy();
  const { images, name, stock } = useSummary();
  const { price } = useDisplayedPrice();
  const isPricing = usePartSelector('priceSummary', selectIsPricing);
  const remaining = shownRemaining(stock.remaining);
  const struck = struckPrice(price);
  return (
    <div className={d.bagtop}>
      <Picture image={images[0] ?? null} alt="" name={name} sizes="6rem" className={s.pic} />
      <div className={s.stackS}>
        <p className={s.price}>
          <span className={cx(s.priceNow, isPricing && s.isWait)} aria-busy={isPricing || undefined}>
            <NamedMoney name={t('price.now')} amount={price.offered} />
          </span>
        </p>
        {struck !== null && (
          <p className={s.rowWrap}>
            <s className={cx(s.small, s.soft, s.num)}>
              <NamedMoney name={t('price.old')} amount={struck} />
            </s>
            <span className={cx(s.badge, s.badgePromoSoft)}>{`-${price.discount}%`}</span>
          </p>
        )}
        {remaining !== null && (
          <p className={cx(s.small, s.warn, s.strong)}>{t('stock.remaining', { count: remaining })}</p>
        )}
      </div>
    </div>
  );
}

function Quantity() {
  const t = useCopy();
  const isKnown = useHasQuantity();
  const maximum = usePartSelector('priceSummary', selectMaximum);
  if (!isKnown) return null;
  return (
    <div className={cx(s.row, s.between, d.lineup)}>
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
  );
}

/** The sum, and the confirmation. */
function Foot() {
  const t = useCopy();
  const addToCart = usePart('addToCart');
  const initiator = usePartSelector('addToCart', selectInitiator);
  const isPending = usePartSelector('addToCart', selectIsPending);
  const isPurchasable = usePartSelector('addToCart', selectIsPurchasable);
  const isClosed = usePartSelector('addToCart', selectIsWayClosed);
  const isBusy = useIsBuyBusy();
  return (
    <div className={s.footsum}>
      <OrderLine />
      <div>
        <FootSum />
        <CostButton />
      </div>
      <Button
        look="main"
        disabled={!isPurchasable || isClosed}
        isHeld={isBusy}
        aria-busy={isPending || undefined}
        onClick={() => addToCart.send({ type: 'add.confirmed' })}
      >
        {isPending && <span className={s.spin} aria-hidden="true" />}
        <span>{initiator === 'BUY_NOW' ? t('buy.now') : t('buy.addLong')}</span>
      </Button>
    </div>
  );
}
