import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { PointList } from '../../pieces/fulfilment/later/PointList.tsx';

/** The pickup points of the product; choosing one goes back to it with that place. [ROUTE-20, PICKUP-02] */
export function PickupPoints() {
  const t = useCopy();
  const { fulfillmentTypes } = useSummary();
  return fulfillmentTypes.pickup.status === 'UNAVAILABLE' ? (
    <p>{t('shipping.noPoints')}</p>
  ) : (
    <PointList fulfilment="PICKUP" />
  );
}
