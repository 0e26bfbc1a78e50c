import {
  selectChosenOption,
  selectIsChoicePending,
} from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectFulfilment, selectVendor } from '#src/machines/page/pageSelectors.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { useDestination, useOfDefault } from '../../hooks/address/destination.ts';
import {
  useIsArrivalPromised,
  useIsShippingComing,
  useOrderBefore,
  useShippingSummary,
  useToday,
} from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy, useLanguage, useLaterSelector, usePageSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useTags } from '../../hooks/product/product.ts';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { CostBefore } from './CostBefore.tsx';
import { estimateText } from './estimateText.ts';

/**
 * Destination, arrival and price below the price on a phone; opens the list of all ways. A desk has it beside the
 * buttons. Nothing when the shipping is unknown and not loading. [SHIP-13]
 */
export function DeliveryLine() {
  const t = useCopy();
  const opens = useOpener();
  const isDelivery = usePageSelector(selectFulfilment) === 'DELIVERY';
  const ofDefault = useOfDefault();
  const isRetail = usePageSelector(selectVendor) === 'retail';
  const isStoreOnly = useTags().includes('OFFLINE_ONLY');
  const summary = useShippingSummary();
  const isBusy = useIsShippingComing();
  const hasChoice = useLaterSelector('shipping', (snapshot) => selectChosenOption(snapshot) !== null, false);
  const isChoicePending = useLaterSelector('shipping', selectIsChoicePending, false);
  if (!isRetail || !isDelivery || isStoreOnly || (summary === null && !isBusy)) return null;
  const isUnknown = summary === null || (isChoicePending && !hasChoice);
  return (
    <button
      type="button"
      className={cx(s.voucherline, s.deliveryLine, s.onlyNarrow, ofDefault)}
      aria-busy={isUnknown || isBusy || isChoicePending || undefined}
      {...opens('shippingOptions')}
    >
      <Icon name="truck" />
      <span className={cx(s.grow, !isUnknown && (isBusy || isChoicePending) && s.isPending)}>
        {isUnknown ? (
          <>
            <span className={s.sr}>{t('shipping.loading')}</span>
            <span className={cx(s.sk, s.skT1, s.sk80)} />
          </>
        ) : (
          <LineWords summary={summary} />
        )}
      </span>
      <Icon name="chevron-right" size="s" />
    </button>
  );
}

/** "Ke Gambir · Tiba besok · Rp9.000". */
function LineWords({ summary }: { summary: ShippingSummary }) {
  const t = useCopy();
  const language = useLanguage();
  const today = useToday();
  const place = useDestination()?.district ?? '';
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const isPromised = useIsArrivalPromised();
  const told = chosen === null || chosen.price === null ? summary : chosen;
  const { price, originalPrice } = told;
  const when = told.etd === null ? [] : [estimateText(t, told.etd, today, language)];
  const orderBefore = useOrderBefore();
  return (
    <>
      <span>{[t('shipping.line', { place }), ...(isPromised ? when : []), ''].join(' · ')}</span>
      {price === 0 ? <b className={s.good}>{t('shipping.free')}</b> : <Money amount={price ?? 0} />}
      <CostBefore price={price} originalPrice={originalPrice} />
      {orderBefore !== null && (
        <span className={cx(s.sub, s.small)}>{t('shipping.orderBefore', { time: orderBefore })}</span>
      )}
    </>
  );
}
