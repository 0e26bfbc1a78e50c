import { selectIsChoiceComing } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectFulfilment } from '#src/machines/page/pageSelectors.ts';
import { useOfDefault } from '../../hooks/address/destination.ts';
import { useCopy, useLaterSelector, usePageSelector } from '../../hooks/page.tsx';
import { useIsShippingComing, useShippingSummary } from '../../hooks/fulfilment/fulfilment.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { DeliveryWords } from './DeliveryWords.tsx';
import { OrderBefore } from './OrderBefore.tsx';

/** Beside the buttons: the arrival of the product, or its pickup point. [FULFIL-07] */
export function ArrivalLine() {
  const t = useCopy();
  const isPickup = usePageSelector(selectFulfilment) === 'PICKUP';
  const { pickupPoint, merchant } = useSummary();
  const summary = useShippingSummary();
  const isChoiceComing = useLaterSelector('shipping', selectIsChoiceComing, false);
  const isLoading = useIsShippingComing();
  const ofDefault = useOfDefault();
  if (!isPickup && (summary === null || isChoiceComing)) {
    if (summary === null && !isLoading) return null;
    return (
      <p className={s.arrive} aria-busy="true">
        <Icon name="truck" size="s" />
        <span className={s.sr}>{t('shipping.loading')}</span>
        <span className={cx(s.sk, s.skT1, s.sk80)} />
      </p>
    );
  }
  return (
    <p className={cx(s.arrive, ofDefault)}>
      <Icon name={isPickup ? 'store' : 'truck'} size="s" />
      <span>
        {isPickup || summary === null ? (
          <span>{t('shipping.pickupAt', { place: pickupPoint.name || merchant.name })}</span>
        ) : (
          <>
            <DeliveryWords summary={summary} />
            <OrderBefore />
          </>
        )}
      </span>
    </p>
  );
}
