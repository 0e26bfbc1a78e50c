import { selectFulfilment } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useLanguage, useLaterSelector, usePageSelector } from '../../hooks/page.tsx';
import { useIsArrivalPromised } from '../../hooks/fulfilment.ts';
import { useSummary } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { arrivalSentence } from './arrival.ts';
import { useDeliveryTrouble } from './deliveryTrouble.ts';
import { useSlots, useStore, useToday } from './groceryState.ts';

/** Beside the buttons: when the groceries arrive or where they are picked up, or why they cannot be delivered. */
export function GroceryArrival() {
  const t = useCopy();
  const language = useLanguage();
  const trouble = useDeliveryTrouble();
  const fulfilment = usePageSelector(selectFulfilment);
  const { merchant } = useSummary();
  const { warehouse, isUnlocated } = useStore();
  const slots = useSlots();
  const today = useToday(slots.delivery.utcOffsetHours);
  const place = usePageSelector(({ context }) => context.destination.district);
  const reason = useLaterSelector(
    'slottedDelivery',
    (snapshot) => (['failed', 'offline'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'empty',
    'empty',
  );
  const isPromised = useIsArrivalPromised();
  if (trouble !== null) {
    return (
      <p className={cx(s.arrive, s.isBad)}>
        <Icon name="map-pin" size="s" />
        <b>
          {isUnlocated
            ? t('grocery.unlocated')
            : t(trouble === 'unserviceable' ? 'grocery.unserviceable' : `grocery.slots.${reason}`)}
        </b>
      </p>
    );
  }
  if (fulfilment === 'PICKUP') {
    return (
      <p className={s.arrive}>
        <Icon name="store" size="s" />
        <span>{t('grocery.pickup.at', { store: warehouse?.pickupPoint.name ?? merchant.name })}</span>
      </p>
    );
  }
  const sentence = arrivalSentence({ t, language, today }, { ...slots, place });
  if (sentence === null || !isPromised) return null;
  return (
    <p className={s.arrive}>
      <Icon name="truck" size="s" />
      <span>{sentence}</span>
    </p>
  );
}
