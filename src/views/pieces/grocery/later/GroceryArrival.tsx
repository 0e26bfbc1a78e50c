import { useState } from 'react';
import { selectFulfilment } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useLanguage, useLaterSelector, usePageSelector } from '../../../hooks/page.tsx';
import { useDestination, useOfDefault } from '../../../hooks/address/destination.ts';
import { useIsArrivalPromised } from '../../../hooks/fulfilment/fulfilment.ts';
import { useSummary } from '../../../hooks/product/product.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { ArrivalSkeleton } from './ArrivalSkeleton.tsx';
import { arrivalSentence } from './arrival.ts';
import { useDeliveryTrouble } from './deliveryTrouble.ts';
import { useSlots, useStore, useToday } from './groceryState.ts';
import { SlotChoice } from './SlotChoice.tsx';
import { SlotMessage } from './SlotMessage.tsx';
import { useSlotOrderBefore } from './slotOrderBefore.ts';

/**
 * Beside the buttons: the arrival of the groceries with the chosen slot or the slots on offer, their pickup point, or
 * the reason for no delivery.
 */
export function GroceryArrival() {
  const t = useCopy();
  const language = useLanguage();
  const trouble = useDeliveryTrouble();
  const fulfilment = usePageSelector(selectFulfilment);
  const { merchant } = useSummary();
  const { warehouse, isUnlocated } = useStore();
  const slots = useSlots();
  const today = useToday(slots.delivery.utcOffsetHours);
  const place = useDestination();
  const ofDefault = useOfDefault();
  const reason = useLaterSelector(
    'slottedDelivery',
    (snapshot) => (['failed', 'offline'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'empty',
    'empty',
  );
  const isPromised = useIsArrivalPromised();
  const orderBefore = useSlotOrderBefore();
  if (place === null) return <ArrivalSkeleton />;
  if (trouble !== null) {
    return (
      <p className={cx(s.arrive, s.isBad, ofDefault)}>
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
      <p className={cx(s.arrive, ofDefault)}>
        <Icon name="store" size="s" />
        <span>{t('grocery.pickup.at', { store: warehouse?.pickupPoint.name ?? merchant.name })}</span>
      </p>
    );
  }
  const sentence = arrivalSentence({ t, language, today }, { ...slots, place: place.district });
  if (sentence === null || !isPromised) return null;
  return (
    <div className={s.stack}>
      <p className={cx(s.arrive, ofDefault)}>
        <Icon name="truck" size="s" />
        <span>
          <span>{sentence}</span>
          {orderBefore !== null && <span className={s.arriveUntil}>{orderBefore}</span>}
        </span>
      </p>
      <SlotsHere isChosen={slots.choice !== null} />
    </div>
  );
}

/** The slots beside the buttons, for buyers who have not come to the section of the delivery. [GROC-33] */
function SlotsHere({ isChosen }: { isChosen: boolean }) {
  const t = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const hasPassed = useLaterSelector('slottedDelivery', (snapshot) => snapshot.hasTag('slotPassed'), false);
  return (
    <>
      <div className={cx(s.rowWrap, s.between)}>
        {!isChosen && <span className={cx(s.small, s.soft)}>{t('grocery.slots.unchosen')}</span>}
        <button
          type="button"
          className={s.link}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {t(isChosen ? 'grocery.slots.change' : 'grocery.slots.schedule')}
        </button>
      </div>
      {isOpen && <SlotChoice />}
      {/* A slot passes without a press, so folded slots show the message too. */}
      {(isOpen || hasPassed) && <SlotMessage />}
    </>
  );
}
