import {
  selectIsChoiceComing,
  selectIsChoicePending,
} from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectFulfilment, selectVendor } from '#src/machines/page/pageSelectors.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { useOfDefault } from '../../hooks/address/destination.ts';
import { useIsShippingComing, useShippingSummary, useToday } from '../../hooks/fulfilment/fulfilment.ts';
import { useShownDelivery } from '../../hooks/fulfilment/shownDelivery.ts';
import { useCopy, useLanguage, useLaterSelector, usePageSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useTags } from '../../hooks/product/product.ts';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { CostBefore } from './CostBefore.tsx';
import { estimateText } from './estimateText.ts';
import { OrderBefore } from './OrderBefore.tsx';

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
  const isChoiceComing = useLaterSelector('shipping', selectIsChoiceComing, false);
  const isChoicePending = useLaterSelector('shipping', selectIsChoicePending, false);
  if (!isRetail || !isDelivery || isStoreOnly || (summary === null && !isBusy)) return null;
  const isUnknown = summary === null || isChoiceComing;
  const isWaiting = isBusy || isChoicePending;
  return (
    <button
      type="button"
      className={cx(s.voucherline, s.deliveryLine, s.onlyNarrow, ofDefault)}
      aria-busy={isWaiting || undefined}
      {...opens('shippingOptions')}
    >
      <Icon name="truck" />
      <span className={cx(s.grow, !isUnknown && isWaiting && s.isPending)}>
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
  const { price, before, etd, place } = useShownDelivery(summary);
  const when = etd === null ? '' : `${estimateText(t, etd, today, language)} · `;
  return (
    <>
      <span>{`${t('shipping.line', { place })} · ${when}`}</span>
      {price === 0 ? <b>{t('shipping.free')}</b> : <Money amount={price} />}
      <CostBefore before={before} />
      <OrderBefore />
    </>
  );
}
