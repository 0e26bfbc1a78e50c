import { shippingCostOf } from '#src/domain/fulfilment/shippingCost.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import {
  selectIsChoiceUnknown,
  selectLostCourier,
} from '#src/machines/fulfilment/shipping/shippingListSelectors.ts';
import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { useCourierName } from '../../hooks/fulfilment/courierName.ts';
import { useOrderBefore, useShippingSummary } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy, useLaterSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { ModalLink } from '../../ui/ModalLink.tsx';

/** Opens the list of all ways. [MODAL-20] */
export function OtherOptions() {
  const t = useCopy();
  return <ModalLink opens="shippingOptions">{t('shipping.list.other')}</ModalLink>;
}

/**
 * The origin of the parcel, and the cost of the cheapest way while the sentence above names the price of another.
 * [SHIP-02, SHIP-05, MODAL-44]
 */
export function ShippingFacts() {
  const t = useCopy();
  const summary = useShippingSummary();
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const cheapest = summary === null ? null : shippingCostOf(summary).price;
  const price = chosen?.price ?? null;
  const shown = chosen === null || price === null ? null : shippingCostOf({ ...chosen, price }).price;
  const nameOf = useCourierName();
  const orderBefore = useOrderBefore();
  return (
    <p className={cx(s.sub, s.small, s.rowWrap)}>
      {orderBefore !== null && <span>{t('shipping.orderBefore', { time: orderBefore })}</span>}
      {chosen !== null && <span>{t('shipping.by', { courier: nameOf(chosen.code, chosen.name) })}</span>}
      {cheapest !== null && shown !== null && shown !== cheapest && (
        <span>
          {cheapest === 0
            ? t('shipping.summaryFree')
            : t('shipping.summary', { price: formatPrice(cheapest) })}
        </span>
      )}
      <ShippedFrom />
    </p>
  );
}

/** Says that the visitor's courier does not deliver, and which one does instead. [SHIP-15] */
export function CourierNews() {
  const t = useCopy();
  const nameOf = useCourierName();
  const lost = useLaterSelector('shipping', selectLostCourier, null);
  const isUnknown = useLaterSelector('shipping', selectIsChoiceUnknown, false);
  return (
    <p className={cx(s.small, s.warn, s.strong)} role="status">
      {[
        ...(lost === null ? [] : [t('shipping.lostCourier', { courier: nameOf(lost) })]),
        ...(isUnknown ? [t('shipping.unknownCourier')] : []),
      ].join('')}
    </p>
  );
}

/** The place of dispatch; opens its facts. */
export function ShippedFrom() {
  const t = useCopy();
  const opens = useOpener();
  const { merchant, pickupPoint } = useSummary();
  const [first] = merchant.warehouseLocations;
  const place = first?.label || merchant.location || pickupPoint.name || merchant.name;
  return (
    <span className={s.rowWrap}>
      <button type="button" className={s.shippedFrom} {...opens('warehouse')}>
        <span>{t('shipping.from', { place })}</span>
        <Icon name="chevron-right" size="s" />
      </button>
      {first?.consolidation === true && (
        <span className={cx(s.badge, s.badgePlain)}>{t('shipping.consolidated')}</span>
      )}
    </span>
  );
}
