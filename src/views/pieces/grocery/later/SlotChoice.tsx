import { useId, useState } from 'react';
import {
  isChoosable,
  shippingOf,
  slotsByDay,
  type Slot,
  type SlottedShippingType,
} from '#src/domain/grocery/grocerySlots.ts';
import { useCopy, useLanguage, useLaterPart } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import s from '../../../ui/parts.module.css';
import { dayName, slotPrice, timeOf } from './arrival.ts';
import { useSlots, useToday } from './groceryState.ts';

/** Up to so many slots leave a row of their place free, on a desk. */
const FEW = 6;

/** Delivery now, or a slot of a day; a full slot stays visible, marked as full. [GROC-16, GROC-18, GROC-19] */
export function SlotChoice() {
  const t = useCopy();
  const language = useLanguage();
  const group = useId();
  const part = useLaterPart('slottedDelivery');
  const { delivery, choice } = useSlots();
  const today = useToday(delivery.utcOffsetHours);
  const [wantedDay, setWantedDay] = useState<string | null>(null);
  const now = shippingOf(delivery, 'DELIVER_NOW');
  const nowSlots = now?.slots ?? [];
  const scheduled = shippingOf(delivery, 'SCHEDULED_DELIVERY')?.slots ?? [];
  const days = slotsByDay([...nowSlots, ...scheduled]);
  const chosenDay = days.find(({ slots }) => slots.some(({ id }) => id === choice?.slotId))?.date ?? null;
  const shown =
    days.find(({ date }) => date === (wantedDay ?? chosenDay)) ??
    days.find(({ slots }) => slots.some(isChoosable)) ??
    days[0];
  const hasNow = now !== null && nowSlots.length === 0;
  const open = days
    .map(({ date, slots }) => ({ date, open: slots.filter(isChoosable).length }))
    .filter((day) => day.open > 0 && day.date !== shown?.date);
  const next = open.find(({ date }) => date > (shown?.date ?? '')) ?? open[0];
  const chip = (shipping: SlottedShippingType, slot: Slot | null, label: string) => {
    const isFull = slot !== null && !isChoosable(slot);
    return (
      <label key={slot?.id ?? shipping} className={cx(s.chip, isFull && s.isOut)}>
        <input
          type="radio"
          name={group}
          checked={choice?.shipping === shipping && choice.slotId === (slot?.id ?? null)}
          disabled={isFull}
          onChange={() => part?.send({ type: 'slot.picked', shipping, slotId: slot?.id ?? null })}
        />
        <span>{label}</span>
        {slot !== null && <small>{isFull ? t('grocery.slots.full') : slotPrice(t, slot.price)}</small>}
      </label>
    );
  };
  return (
    <div className={s.stack} role="radiogroup" aria-label={t('grocery.slots.label')}>
      {scheduled.length > 0 && (
        <div className={s.slotDays}>
          <b>{t('grocery.slots.schedule')}</b>
          <span className={s.slotTabs}>
            {days.map(({ date }) => (
              <button
                key={date}
                type="button"
                className={cx(s.chip, s.chipS)}
                data-day={date}
                aria-pressed={date === shown?.date}
                onClick={() => setWantedDay(date)}
              >
                {dayName({ t, language, today }, date)}
              </button>
            ))}
          </span>
        </div>
      )}
      <div className={s.slotPlace}>
        <div className={s.slotRow}>
          {hasNow && chip('DELIVER_NOW', null, t('grocery.slots.now'))}
          {shown?.slots.map((slot) =>
            nowSlots.includes(slot)
              ? chip('DELIVER_NOW', slot, t('grocery.slots.now'))
              : chip('SCHEDULED_DELIVERY', slot, timeOf(t, slot)),
          )}
        </div>
        {shown !== undefined && shown.slots.length + (hasNow ? 1 : 0) <= FEW && next !== undefined && (
          <button
            type="button"
            className={s.slotMore}
            onClick={({ currentTarget }) => {
              // The day that is shown then may have no such button.
              currentTarget
                .closest('[role=radiogroup]')
                ?.querySelector<HTMLElement>(`[data-day="${next.date}"]`)
                ?.focus();
              setWantedDay(next.date);
            }}
          >
            {t('grocery.slots.more', { count: next.open, day: dayName({ t, language, today }, next.date) })}
          </button>
        )}
      </div>
    </div>
  );
}
