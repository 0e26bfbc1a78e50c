import { localTime, weekdayOf } from '#src/domain/shell/calendarDay.ts';
import { clockText } from '#src/domain/shell/format.ts';
import { isGroceryPickupAvailable } from '#src/domain/grocery/groceryPickup.ts';
import { isChoosable } from '#src/domain/grocery/grocerySlots.ts';
import { useCopy, usePartSelector } from '../../../hooks/page.tsx';
import { useSummary } from '../../../hooks/product/product.ts';
import { cx } from '../../../ui/cx.ts';
import { Note } from '../../../ui/Note.tsx';
import s from '../../../ui/parts.module.css';
import { HoursLine } from '../../fulfilment/PickupHours.tsx';
import { useStore, useToday } from './groceryState.ts';

/** Pickup in store: the place, and today's hours. [GROC-17, GROC-25] */
export function GroceryPickup() {
  const t = useCopy();
  const { pickupPoint, merchant } = useSummary();
  const { warehouse, nearby } = useStore();
  const utcOffsetHours = nearby?.utcOffsetHours ?? 7;
  const today = useToday(utcOffsetHours);
  const time = usePartSelector('clock', ({ context }) => localTime(context.serverTimeMs, utcOffsetHours));
  const hours = nearby?.pickupHours ?? merchant.pickupHours;
  const store = warehouse?.pickupPoint.name ?? (pickupPoint.name || merchant.name);
  if (!isGroceryPickupAvailable(hours)) return <Note tone="warn">{t('grocery.pickup.none')}</Note>;
  const ofToday = hours.filter(({ day }) => day === weekdayOf(today));
  return (
    <div className={s.stack}>
      <p className={s.say}>{t('grocery.pickup.at', { store })}</p>
      {ofToday.length > 0 && (
        <div className={s.stackS}>
          <p className={cx(s.small, s.soft)}>{t('grocery.pickup.hours')}</p>
          <ul className={s.chips}>
            {ofToday
              // An hour that is over by the store's clocks cannot be chosen. [GROC-37]
              .map((hour) => (hour.close <= time ? { ...hour, status: 'NOT_AVAILABLE' as const } : hour))
              .map((hour) => (
                <li key={hour.open} className={cx(s.chip, s.chipStill, !isChoosable(hour) && s.isOut)}>
                  <span>
                    {t('grocery.slots.time', { start: clockText(hour.open), end: clockText(hour.close) })}
                  </span>
                  <small>{t(`grocery.pickup.${hour.status}`)}</small>
                </li>
              ))}
          </ul>
        </div>
      )}
      <p className={cx(s.small, s.soft)}>
        <HoursLine hours={hours.filter(isChoosable)} />
      </p>
    </div>
  );
}
