import type { ReactNode } from 'react';
import { selectErrorKind, selectIsShown, selectRoute } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../hooks/page.tsx';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { ProductSkeleton } from '../ui/ProductSkeleton.tsx';
import { WhenLoaded } from '../ui/WhenLoaded.tsx';
import s from '../ui/parts.module.css';
import { ComboList } from './ComboList.tsx';
import { PickupPoints } from './PickupPoints.tsx';
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
    <WhenLoaded>
      <SubPage title={t(`title.${route.page.name}`)}>
        {contents[route.page.name] ?? <p className={s.soft}>{t('secondary.later')}</p>}
      </SubPage>
    </WhenLoaded>
  );
}
