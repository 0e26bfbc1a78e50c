import type { ComponentType } from 'react';
import { layoutOf } from '#src/domain/tags.ts';
import { selectErrorKind, selectIsShown } from '#src/machines/page/pageSelectors.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { usePageSelector } from '../hooks/page.tsx';
import { useTags } from '../hooks/product.ts';
import { BuyBar } from '../sections/buying/BuyBar.tsx';
import { BuyBox } from '../sections/buying/BuyBox.tsx';
import { BuyForm } from '../sections/buying/BuyForm.tsx';
import { StoreStripPlace } from '../pieces/grocery/GroceryPlaces.tsx';
import { Breadcrumb } from '../sections/overview/Breadcrumb.tsx';
import { Gallery } from '../sections/overview/Gallery.tsx';
import { Overview } from '../sections/overview/Overview.tsx';
import { VariantSection } from '../sections/variant/VariantSection.tsx';
import s from '../ui/parts.module.css';
import { laterSections } from './laterSections.ts';
import { ProductSkeleton } from '../ui/ProductSkeleton.tsx';
import { SectionBar } from './SectionBar.tsx';
import { WhenLoaded } from '../ui/WhenLoaded.tsx';

/** The product page of both shells: loading, failed or the product. [PRODUCT-26] */
export function ProductPage() {
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null) return <ErrorPage />;
  return (
    <>
      {later('groceryStore', StoreStripPlace)}
      {isShown ? (
        <WhenLoaded>
          <Product />
        </WhenLoaded>
      ) : (
        <ProductSkeleton />
      )}
    </>
  );
}

/** A section that hydrates by itself; what stands in the place of one whose code comes later. */
const later = (name: string, View: ComponentType, Coming: ComponentType | null = null) => (
  <SectionBoundary key={name} name={name} isLater coming={Coming !== null && <Coming />}>
    <View />
  </SectionBoundary>
);
const laterSection = (
  name: Exclude<keyof typeof laterSections, 'recommendationAtOnce' | 'footer' | 'onboarding'>,
) => later(name, laterSections[name].View, laterSections[name].Coming);

/**
 * Sections that come to life when they are wanted. One element each, for ever the same: React throws away the markup of
 * a section that has not hydrated when it is given another element for it.
 */
const untilWanted = {
  service: laterSection('service'),
  more: (
    <div className={s.more}>
      {laterSection('description')}
      {laterSection('seller')}
      {laterSection('reviews')}
      {laterSection('discussion')}
    </div>
  ),
  recommendation: <div className={s.wide}>{laterSection('recommendation')}</div>,
};

/** The sections in the order the layout gives them. [SECTION-11, PRODUCT-24] */
function Product() {
  const layout = layoutOf(useTags());
  const middle = {
    variant: (
      <SectionBoundary key="variant" name="variant">
        <VariantSection />
      </SectionBoundary>
    ),
    promo: laterSection('promo'),
    shipping: laterSection('shipping'),
    service: untilWanted.service,
  };
  const order = {
    regular: [middle.variant, middle.promo, middle.shipping, middle.service],
    fashion: [middle.variant, middle.promo, middle.shipping, middle.service],
    groceryMart: [middle.shipping, middle.variant, middle.promo, middle.service],
    gadgets: [middle.variant, middle.service, middle.promo, middle.shipping],
  }[layout];
  return (
    <>
      <main className={s.pdp} id="content" data-layout={layout}>
        <BuyForm />
        {later('breadcrumb', Breadcrumb)}
        {later('gallery', Gallery)}
        <div className={s.facts} id="overview">
          {later('overview', Overview)}
          {laterSection('stores')}
          {order}
        </div>
        {later('sectionBar', SectionBar)}
        {untilWanted.more}
        <SectionBoundary name="buyBox">
          <BuyBox />
        </SectionBoundary>
        {untilWanted.recommendation}
      </main>
      <SectionBoundary name="buyBar">
        <BuyBar />
      </SectionBoundary>
    </>
  );
}
