import type { ReactNode } from 'react';
import { selectErrorKind, selectIsShown, selectRoute } from '#src/machines/shell/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { ProductSkeleton } from '../shells/ProductSkeleton.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { ComboList } from './ComboList.tsx';
import { PickupSchedule } from './PickupSchedule.tsx';
import { PriceList } from './PriceList.tsx';
import { SubPage } from './SubPage.tsx';

/** A page that stands beside both shells. [ROUTE-14, ROUTE-15, ROUTE-19..21] */
export function StandalonePage() {
  const t = useCopy();
  const route = usePageSelector(selectRoute);
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null || route.page.kind !== 'standalone') return <ErrorPage />;
  if (!isShown) return <ProductSkeleton />;
  const contents: Partial<Record<typeof route.page.name, ReactNode>> = {
    comboList: <ComboList />,
    priceList: <PriceList />,
    pickupPoints: <PickupPoints />,
  };
  return (
    <SubPage title={t(`title.${route.page.name}`)}>
      {contents[route.page.name] ?? <p className={s.soft}>{t('secondary.later')}</p>}
    </SubPage>
  );
}

/** Where the product can be picked up. [ROUTE-20] */
function PickupPoints() {
  const t = useCopy();
  const { merchant, fulfillmentTypes } = useSummary();
  if (fulfillmentTypes.pickup.status === 'UNAVAILABLE' || merchant.warehouseLocations.length === 0) {
    return <p>{t('shipping.noPoints')}</p>;
  }
  return (
    <>
      <ul className={s.rows}>
        {merchant.warehouseLocations.map((location) => (
          <li key={location.label}>
            <Icon name="store" />
            <b>{location.label}</b>
          </li>
        ))}
      </ul>
      <PickupSchedule />
    </>
  );
}
