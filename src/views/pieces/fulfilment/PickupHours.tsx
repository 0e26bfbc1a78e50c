import { clockSpan } from '#src/domain/shell/format.ts';
import { hoursByDay, hourSpans, type PickupHour } from '#src/domain/fulfilment/pickup.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Hours of the shown pickup point, day by day, with those still possible. [MODAL-21, ROUTE-05, PICKUP-06] */
export function PickupHours() {
  const t = useCopy();
  const { merchant, pickupPoint } = useSummary();
  const days = hoursByDay(merchant.pickupHours);
  return (
    <>
      <p className={s.soft}>{t('secondary.pickupPoint', { place: pickupPoint.name || merchant.name })}</p>
      {days.length === 0 ? (
        <p>{t('secondary.noHours')}</p>
      ) : (
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col">{t('secondary.day')}</th>
              <th scope="col">{t('secondary.hours')}</th>
              <th scope="col">{t('secondary.status')}</th>
            </tr>
          </thead>
          <tbody>
            {days.flatMap(({ day, hours }) =>
              hours.map((hour, position) => (
                <tr key={`${day}-${hour.open}`}>
                  {position === 0 && (
                    <th scope="rowgroup" rowSpan={hours.length}>
                      {t(`day.${day as Day}`)}
                    </th>
                  )}
                  <td>{clockSpan(hour.open, hour.close)}</td>
                  <td>
                    <span className={cx(s.badge, hour.status === 'AVAILABLE' ? s.badgeGood : s.badgePlain)}>
                      {t(`secondary.${hour.status}`)}
                    </span>
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Hours in few words: "Senin–Jumat 08.00–17.00", "Setiap hari 10.00–22.00". */
export function HoursLine({ hours }: { hours: readonly PickupHour[] }) {
  const t = useCopy();
  return hourSpans(hours).map(({ from, to, text }) => (
    <span key={from} className={s.hoursLine}>{`${
      from === 1 && to === 7
        ? t('pickup.hours.every')
        : from === to
          ? t(`day.${from as Day}`)
          : t('pickup.hours.days', { from: t(`day.${from as Day}`), to: t(`day.${to as Day}`) })
    } ${text}`}</span>
  ));
}
