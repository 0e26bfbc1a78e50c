import type { ComponentType } from 'react';
import { layoutOf } from '#src/domain/tags.ts';
import { selectErrorKind, selectIsShown } from '#src/machines/page/pageSelectors.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { selectHasOptions } from '#src/machines/product/variant/variantSelectors.ts';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { usePageSelector, usePartSelector } from '../hooks/page.tsx';
import { useTags } from '../hooks/product.ts';
import { BuyBar } from '../sections/buying/BuyBar.tsx';
import { BuyBox } from '../sections/buying/BuyBox.tsx';
import { BuyForm } from '../sections/buying/BuyForm.tsx';
import { StoreStripPlace } from '../pieces/grocery/GroceryPlaces.tsx';
import { Breadcrumb } from '../sections/overview/Breadcrumb.tsx';
import { Gallery } from '../sections/overview/Gallery.tsx';
import { Overview } from '../sections/overview/Overview.tsx';
import { VariantSection } from '../sections/variant/VariantSection.tsx';
import { cx } from '../ui/cx.ts';
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

/**
 * The sections in the order the layout gives them. What buys follows what is chosen, as it stands beside it: who goes
 * by Tab or is read to comes to it before all that can be read besides. [SECTION-11, PRODUCT-24, SHELL-10]
 */
function Product() {
  const layout = layoutOf(useTags());
  const hasOptions = usePartSelector('variant', selectHasOptions);
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
  const rest = [middle.promo, middle.shipping, middle.service];
  const order = {
    regular: { choice: [middle.variant], rest },
    fashion: { choice: [middle.variant], rest },
    groceryMart: hasOptions
      ? { choice: [middle.shipping, middle.variant], rest: [middle.promo, middle.service] }
      : { choice: [], rest: [middle.shipping, middle.promo, middle.service] },
    gadgets: { choice: [middle.variant], rest: [middle.service, middle.promo, middle.shipping] },
  }[layout];
  return (
    <main className={s.pdp} id="content" data-layout={layout}>
      <BuyForm />
      {later('breadcrumb', Breadcrumb)}
      {later('gallery', Gallery)}
      <div className={s.facts} id="overview">
        {later('overview', Overview)}
        {laterSection('stores')}
        {order.choice}
      </div>
      <SectionBoundary name="buyBox">
        <BuyBox />
      </SectionBoundary>
      <SectionBoundary name="buyBar">
        <BuyBar />
      </SectionBoundary>
      <div className={cx(s.facts, s.factsRest)}>{order.rest}</div>
      {later('sectionBar', SectionBar)}
      {untilWanted.more}
      {untilWanted.recommendation}
    </main>
  );
}
