import type { AddInitiator } from '#src/domain/bag/cart.ts';
import {
  selectInitiator,
  selectIsBagClosed,
  selectIsBuyClosed,
  selectIsPending,
} from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectIsAskedOf } from '#src/machines/page/pageSelectors.ts';
import { useAddressPicker } from '../../hooks/fulfilment/fulfilment.ts';
import {
  useCopy,
  useIsLost,
  useLaterSelector,
  useNeeded,
  usePage,
  usePageSelector,
  usePart,
  usePartSelector,
} from '../../hooks/page.tsx';
import { usePress } from '../../hooks/press.ts';
import { useSummary, useTags } from '../../hooks/product/product.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { useDeliveryTrouble } from '../grocery/later/deliveryTrouble.ts';
import { GroceryInsteadPlace } from '../grocery/later/GroceryPlaces.tsx';
import { BUY_FORM_ID, useIsBuyBusy, useIsUnreached, type BuyOffer } from './buyState.ts';

/** The two ways to buy, or their replacement. */
export function BuyButtons({ offer, isBlock }: { offer: BuyOffer; isBlock: boolean }) {
  const t = useCopy();
  const trouble = useDeliveryTrouble();
  const isUnreached = useIsUnreached();
  const isBagClosed = usePartSelector('addToCart', selectIsBagClosed);
  const isBuyClosed = usePartSelector('addToCart', selectIsBuyClosed);
  // The button leads to similar products, so it goes where there are none. [RECO-13]
  const hasNoSimilar = useLaterSelector('recommendation', (snapshot) => snapshot.hasTag('empty'), false);
  if (offer === 'notify' || offer === 'remind') {
    const hasSimilar = offer === 'notify' && !hasNoSimilar;
    return (
      <>
        {!isBlock && hasSimilar && (
          <a className={cx(s.btn, s.btnLine)} href="#recommendation">
            {t('stock.similar')}
          </a>
        )}
        <NotifyButton offer={offer} isBlock={isBlock} />
        {isBlock && hasSimilar && (
          <a className={cx(s.btn, s.btnLine, s.btnBlock)} href="#recommendation">
            {t('stock.similar')}
          </a>
        )}
      </>
    );
  }
  if (offer === 'stores') {
    return (
      <a className={cx(s.btn, s.btnMain, isBlock && s.btnBlock)} href="#stores">
        {t('tag.stores')}
      </a>
    );
  }
  const isBlocked = offer === 'unavailable';
  const buttons = [
    <BuyButton key="add" initiator="ADD_TO_CART" isBlock={isBlock} isBlocked={isBlocked || isBagClosed} />,
    <BuyButton key="buy" initiator="BUY_NOW" isBlock={isBlock} isBlocked={isBlocked || isBuyClosed} />,
  ];
  if (isBlocked && isUnreached && trouble === null) return <OtherAddress isBlock={isBlock} />;
  const shown = isBlock ? [...buttons].reverse() : buttons;
  return isBlocked && trouble !== null ? (
    <GroceryInsteadPlace isBlock={isBlock}>{shown}</GroceryInsteadPlace>
  ) : (
    <>{shown}</>
  );
}

/** Replaces the buttons where no courier delivers: another address, or pickup. [SHIP-12] */
function OtherAddress({ isBlock }: { isBlock: boolean }) {
  const t = useCopy();
  const openPicker = useAddressPicker();
  const fulfilment = usePart('fulfilment');
  const choosing = usePress('fulfilment');
  const hasCounter = useSummary().fulfillmentTypes.pickup.status === 'AVAILABLE';
  const pickUp = hasCounter && (
    <Button
      key="pickUp"
      look="line"
      isBlock={isBlock}
      {...choosing(() => fulfilment.send({ type: 'fulfilment.chosen', fulfilment: 'PICKUP' }))}
    >
      {t('shipping.PICKUP')}
    </Button>
  );
  const change = (
    <Button key="change" look="main" isBlock={isBlock} {...openPicker()}>
      {t('shipping.list.changeAddressLong')}
    </Button>
  );
  return <>{isBlock ? [change, pickUp] : [pickUp, change]}</>;
}

function BuyButton(props: { initiator: AddInitiator; isBlock: boolean; isBlocked: boolean }) {
  const t = useCopy();
  const isBusy = useIsBuyBusy();
  const isLost = useIsLost('addToCart');
  const isPending = usePartSelector('addToCart', selectIsPending) && !isLost;
  const initiator = usePartSelector('addToCart', selectInitiator);
  const isMine = isPending && initiator === props.initiator;
  const isBuy = props.initiator === 'BUY_NOW';
  return (
    <Button
      type="submit"
      form={BUY_FORM_ID}
      name="initiator"
      value={props.initiator}
      look={isBuy ? 'main' : 'line'}
      isBlock={props.isBlock}
      disabled={props.isBlocked}
      // [CART-23, PRODUCT-26, SHELL-10]
      isHeld={isBusy}
      aria-busy={isMine || undefined}
    >
      {isMine ? (
        <>
          <span className={s.spin} aria-hidden="true" />
          <span className={s.sr}>{t('buy.pending')}</span>
        </>
      ) : (
        !isBuy && <Icon name="plus" size="s" />
      )}
      <span>{t(isBuy ? 'buy.now' : 'buy.add')}</span>
    </Button>
  );
}

/** Requests a message for the item's return or start; a press waits for its part. [STOCK-11, STOCK-12, TAG-19] */
function NotifyButton({ offer, isBlock }: { offer: 'notify' | 'remind'; isBlock: boolean }) {
  const t = useCopy();
  const page = usePage();
  const wasNotified = useTags().includes('NOTIFIED');
  const isNotified = useLaterSelector('notifyMe', (snapshot) => snapshot.matches('notified'), wasNotified);
  const isWaiting = usePageSelector(selectIsAskedOf('notifyMe', 'coming'));
  const isRequesting =
    useLaterSelector('notifyMe', (snapshot) => snapshot.hasTag('pending'), false) || isWaiting;
  useNeeded('notifyMe', !isNotified);
  return (
    <Button
      look="main"
      isBlock={isBlock}
      disabled={isNotified || isRequesting}
      aria-busy={isRequesting || undefined}
      onClick={() =>
        page.send({ type: 'part.told', name: 'notifyMe', event: { type: 'notifyMe.requested' } })
      }
    >
      {isRequesting ? <span className={s.spin} aria-hidden="true" /> : <Icon name="bell" size="s" />}
      <span>
        {isNotified ? t('stock.notified') : t(offer === 'notify' ? 'stock.notify' : 'stock.remind')}
      </span>
    </Button>
  );
}
