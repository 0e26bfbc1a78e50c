import {
  selectInitiator,
  selectInlineFailure,
  selectMaxQty,
  selectRetryAfter,
} from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import type { CartRemedy } from '#src/domain/bag/cartErrors.ts';
import { retryAfterSecondsOf } from '#src/domain/shell/failure.ts';
import { reachedLimit } from '#src/domain/price/quantityLimit.ts';
import { statusOf } from '#src/domain/fulfilment/fulfilment.ts';
import {
  selectFulfilment,
  selectIsAskedOf,
  selectRoom,
  selectVendor,
} from '#src/machines/page/pageSelectors.ts';
import {
  useCopy,
  useIsLost,
  useLaterSelector,
  usePageSelector,
  usePart,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useStoreBreak, useSummary } from '../../hooks/product/product.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LostPlace } from '../../ui/LostPlace.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import s from '../../ui/parts.module.css';
import { useDeliveryTrouble } from '../grocery/later/deliveryTrouble.ts';
import { BUY_FORM_ID, useBuyOffer } from './buyState.ts';

/** The reason why the last add or checkout failed, beside the buttons that began it. [CART-24] */
export function AddMessage() {
  const t = useCopy();
  const failure = usePartSelector('addToCart', selectInlineFailure);
  const maxQty = usePartSelector('addToCart', selectMaxQty);
  const seconds = usePartSelector('addToCart', selectRetryAfter);
  const isNotifyMissed = usePageSelector(selectIsAskedOf('notifyMe', 'missed'));
  const hasNotifyFailed =
    useLaterSelector('notifyMe', (snapshot) => snapshot.hasTag('failed'), false) || isNotifyMissed;
  const notifyAfter = useLaterSelector(
    'notifyMe',
    ({ context }) => (context.failure === null ? null : retryAfterSecondsOf(context.failure)),
    null,
  );
  return (
    <>
      <LostPlace name="buying" />
      {failure !== null && (
        <Refusal
          tone={failure.action === 'buyAtNormalPrice' ? 'warn' : 'bad'}
          actions={failure.action === null ? undefined : <FailureActions action={failure.action} />}
        >
          {t(`cart.error.${failure.message}`, { maxQty: maxQty ?? 1, seconds: seconds ?? 1 })}
        </Refusal>
      )}
      {hasNotifyFailed && (
        <Refusal>
          {notifyAfter === null ? t('notify.failed') : t('cart.error.tooMany', { seconds: notifyAfter })}
        </Refusal>
      )}
    </>
  );
}

/**
 * The reason for held buttons, beside them: a closed way or store, or a reached limit. [FULFIL-09, STOCK-09, CART-34]
 */
export function ClosedReason() {
  const t = useCopy();
  const offer = useBuyOffer();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const hasFailed = usePartSelector('addToCart', selectInlineFailure) !== null;
  const fulfilment = usePageSelector(selectFulfilment);
  const status = statusOf(useSummary().fulfillmentTypes, fulfilment);
  const storeBreak = useStoreBreak();
  const trouble = useDeliveryTrouble();
  const room = usePageSelector(selectRoom);
  const reached = reachedLimit(room?.toOrder) ?? reachedLimit(room?.toBag);
  // A refusal has its own message.
  if ((offer !== 'buy' && offer !== 'unavailable') || hasFailed) return null;
  const isClosed = offer === 'unavailable' && !isGrocery;
  const reason =
    isClosed && status !== 'AVAILABLE'
      ? `${t(`shipping.${fulfilment}`)}: ${t(`shipping.${status}`)}`
      : isClosed && storeBreak !== null
        ? t(storeBreak)
        : // Groceries give the reason in their own words.
          trouble === null && reached !== null
          ? t(`quantity.none.${reached}`)
          : null;
  return reason === null ? null : <p className={cx(s.small, s.warn, s.strong)}>{reason}</p>;
}

/** Remedies for a failed attempt, offered beside it. */
function FailureActions({ action }: { action: CartRemedy | 'buyAtNormalPrice' }) {
  const t = useCopy();
  const addToCart = usePart('addToCart');
  const isLost = useIsLost('addToCart');
  const initiator = usePartSelector('addToCart', selectInitiator);
  const buttons = {
    removeInstallation: [['service.removed', 'cart.removeInstallation']],
    removeInsurance: [['service.removed', 'cart.removeInsurance']],
    dropGift: [['gift.dropped', 'cart.dropGift']],
    buyAtNormalPrice: [
      ['flashSale.continued', 'flashSale.continue'],
      ['add.dismissed', 'flashSale.cancel'],
    ],
  } as const;
  return buttons[action].map(([type, copyKey]) => (
    <Button
      key={type}
      // Continuing posts the form, as without the script: then no campaign's price is asked for.
      {...(type === 'flashSale.continued'
        ? { type: 'submit' as const, form: BUY_FORM_ID, name: 'initiator', value: initiator }
        : { type: 'button' as const })}
      look="quiet"
      isSmall
      isHeld={isLost}
      onClick={(event) => {
        event.preventDefault();
        addToCart.send({ type });
      }}
    >
      {t(copyKey)}
    </Button>
  ));
}
