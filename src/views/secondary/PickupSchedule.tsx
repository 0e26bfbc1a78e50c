import { useCopy } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product.ts';
import s from '../ui/parts.module.css';

/** Opening hours of the product's pickup point, day by day. [ROUTE-05] */
export function PickupSchedule() {
  const t = useCopy();
  const { merchant, pickupPoint } = useSummary();
  return (
    <>
      <p className={s.soft}>{t('secondary.pickupPoint', { place: pickupPoint.name || merchant.name })}</p>
      {merchant.pickupHours.length === 0 ? (
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
            {merchant.pickupHours.map((hour) => (
              <tr key={`${hour.day}-${hour.open}`}>
                <th scope="row">{t(`day.${dayOf(hour.day)}`)}</th>
                <td>
                  {hour.open.replace(':', '.')}–{hour.close.replace(':', '.')}
                </td>
                <td>{t(`secondary.${hour.status}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** A number outside the week counts as its nearest end. */
const dayOf = (day: number): Day => Math.min(7, Math.max(1, Math.trunc(day))) as Day;
