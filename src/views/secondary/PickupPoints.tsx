import { useCopy } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product.ts';
import { PickupHours } from '../sections/shipping/PickupHours.tsx';
import { PointList } from '../sections/shipping/PointList.tsx';
import s from '../ui/parts.module.css';

/** Where the product can be picked up; choosing goes back to it with that place. [ROUTE-20, PICKUP-02] */
export function PickupPoints() {
  const t = useCopy();
  const { fulfillmentTypes } = useSummary();
  if (fulfillmentTypes.pickup.status === 'UNAVAILABLE') return <p>{t('shipping.noPoints')}</p>;
  return (
    <div className={s.stack}>
      <PointList fulfilment="PICKUP" />
      <section className={s.stack} aria-labelledby="schedule-title">
        <h2 id="schedule-title" className={s.strong}>
          {t('pickup.schedule.title')}
        </h2>
        <PickupHours />
      </section>
    </div>
  );
}
