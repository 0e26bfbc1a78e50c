import type { ReactNode } from 'react';
import { selectErrorKind, selectIsShown, selectRoute } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../hooks/page.tsx';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { DescriptionBody } from '../sections/description/DescriptionSection.tsx';
import { PickupHours } from '../pieces/fulfilment/PickupHours.tsx';
import { ShippingList } from '../pieces/fulfilment/ShippingList.tsx';
import { OneReview } from '../pieces/reviews/OneReview.tsx';
import { ReviewGallery } from '../pieces/reviews/ReviewGallery.tsx';
import { ReviewList } from '../pieces/reviews/ReviewList.tsx';
import { ProductSkeleton } from '../ui/ProductSkeleton.tsx';
import { WhenLoaded } from '../ui/WhenLoaded.tsx';
import s from '../ui/parts.module.css';
import { PromotionsPage } from './PromotionsPage.tsx';
import { SubPage } from './SubPage.tsx';

/** One part of the product on a page of its own. [ROUTE-05..12] */
export function SecondaryPage() {
  const t = useCopy();
  const route = usePageSelector(selectRoute);
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null || route.page.kind !== 'secondary') return <ErrorPage />;
  if (!isShown) return <ProductSkeleton />;
  const contents: Partial<Record<typeof route.page.name, ReactNode>> = {
    description: <DescriptionBody isFolded={false} />,
    shipping: <ShippingList />,
    'pickup-schedule': <PickupHours />,
    promotions: <PromotionsPage />,
    'detail-review': <OneReview />,
    'review-details': <ReviewList />,
    'review-gallery': <ReviewGallery />,
  };
  return (
    <WhenLoaded>
      <SubPage title={t(`title.${route.page.name}`)}>
        {contents[route.page.name] ?? <p className={s.soft}>{t('secondary.later')}</p>}
      </SubPage>
    </WhenLoaded>
  );
}
