import { statusOf } from '#src/domain/fulfilment/fulfilment.ts';
import {
  selectIsChoiceComing,
  selectIsChoicePending,
} from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import {
  selectFulfilment,
  selectIsDestinationFailed,
  selectVendor,
} from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useOfDefault } from '../hooks/address/destination.ts';
import { useCopy, useLaterSelector, usePageSelector, usePartSelector } from '../hooks/page.tsx';
import { useIsShippingComing, useShippingSummary } from '../hooks/fulfilment/fulfilment.ts';
import { useSummary, useTags } from '../hooks/product/product.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { ModalLink } from '../ui/ModalLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Coming } from '../ui/Coming.tsx';
import s from '../ui/parts.module.css';
import { DestinationLine } from '../pieces/address/DestinationLine.tsx';
import { GroceryShippingPlace } from '../pieces/grocery/GroceryRowPlaces.tsx';
import { DeliveryWords } from '../pieces/fulfilment/DeliveryWords.tsx';
import { FulfilmentChoice } from '../pieces/fulfilment/FulfilmentChoice.tsx';
import { HoursLine } from '../pieces/fulfilment/PickupHours.tsx';
import { BUY_FORM_ID } from '../pieces/bag/buyState.ts';
import { FulfilmentOffers, PickupOffers } from '../pieces/fulfilment/PickupOffers.tsx';
import { CourierNews, OtherOptions, ShippingFacts } from '../pieces/fulfilment/ShippingFacts.tsx';
import { FailedSummary } from '../pieces/fulfilment/ShippingNotice.tsx';

/**
 * The delivery of the product and its arrival, as a sentence; absent for a product sold in stores only. [SECTION-07,
 * FULFIL-03..07, TAG-29]
 */
export function ShippingSection() {
  const t = useCopy();
  const tags = useTags();
  const vendor = usePageSelector(selectVendor);
  const selected = usePageSelector(selectFulfilment);
  const ofDefault = useOfDefault();
  const { type, itemSku, fulfillmentTypes } = useSummary();
  const isOffered = statusOf(fulfillmentTypes, selected) !== 'UNAVAILABLE';
  if (tags.includes('OFFLINE_ONLY')) return null;
  const notes = [
    ...(type === 'BIG_PRODUCT' ? [t('shipping.bigProduct')] : []),
    ...(type === 'BOPIS' ? [t('shipping.bopis')] : []),
    ...(tags.includes('DANGEROUS_GOOD') ? [t('tag.DANGEROUS_GOOD')] : []),
  ];
  return (
    <section className={cx(s.sec, ofDefault)} id="shipping" aria-labelledby="shipping-title">
      <div className={s.secHead}>
        <h2 id="shipping-title">{t(vendor === 'grocery' ? 'shipping.titleGrocery' : 'shipping.title')}</h2>
        {vendor === 'retail' && isOffered && selected === 'DELIVERY' && <OtherOptions />}
      </div>
      <div className={s.stack}>
        <DestinationLine />
        <FulfilmentChoice form={BUY_FORM_ID} />
        {vendor === 'grocery' ? (
          <GroceryShippingPlace />
        ) : (
          <>
            <FulfilmentOffers />
            {isOffered && (selected === 'DELIVERY' ? <DeliverySentence /> : <PickupSentence />)}
            <PickupOffers />
          </>
        )}
        {tags.includes('ONLY_AVAILABLE_CNC') && (
          <p className={cx(s.small, s.soft)}>{t('stock.onlyPickup')}</p>
        )}
        {notes.map((note) => (
          <p key={note} className={cx(s.small, s.soft)}>
            {note}
          </p>
        ))}
        <div className={s.rowWrap}>
          {tags.includes('CNC') && (
            <PageLink className={s.link} href={links.pickupPoints(itemSku)}>
              <span>{t('tag.CNC')}</span>
              <Icon name="chevron-right" />
            </PageLink>
          )}
          {tags.includes('MULTI_PP') && <ModalLink opens="warehouse">{t('tag.MULTI_PP')}</ModalLink>}
        </div>
      </div>
    </section>
  );
}

function DeliverySentence() {
  const t = useCopy();
  const summary = useShippingSummary();
  const hasFailed = usePartSelector('shippingSummary', (snapshot) => snapshot.hasTag('failed'));
  const isRefreshing = usePartSelector('shippingSummary', (snapshot) => snapshot.hasTag('pending'));
  const isChoiceComing = useLaterSelector('shipping', selectIsChoiceComing, false);
  const isChoicePending = useLaterSelector('shipping', selectIsChoicePending, false);
  const isPlaceFailed = usePageSelector(selectIsDestinationFailed);
  const isComing = useIsShippingComing();
  if (hasFailed && !isComing) return <FailedSummary />;
  // The line above gives the reason. [ADDRESS-14]
  if (isPlaceFailed) return null;
  // The price of another way must not stand in for the one the visitor chose. [SHIP-14]
  if (summary === null || isChoiceComing) {
    return (
      <Coming label={t('shipping.loading')}>
        <span className={cx(s.sk, s.skT3, s.sk80)} />
        <span className={cx(s.sk, s.skT1, s.sk50)} />
      </Coming>
    );
  }
  const isOld = isRefreshing || isChoicePending;
  return (
    <div>
      <p className={cx(s.say, isOld && s.isPending)} aria-busy={isOld || undefined}>
        <DeliveryWords summary={summary} />
      </p>
      <CourierNews />
      <ShippingFacts />
    </div>
  );
}

function PickupSentence() {
  const t = useCopy();
  const { pickupPoint, merchant } = useSummary();
  return (
    <div>
      <p className={s.say}>{t('shipping.pickupAt', { place: pickupPoint.name || merchant.name })}</p>
      {/* Hours of all days: those of one day need not be today's. */}
      {merchant.pickupHours.length > 0 && (
        <p className={cx(s.sub, s.small)}>
          <HoursLine hours={merchant.pickupHours} />
        </p>
      )}
      <ModalLink opens="pickupSchedule">{t('pickup.schedule.see')}</ModalLink>
    </div>
  );
}
