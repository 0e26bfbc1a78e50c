import type { ComponentType, ReactNode } from 'react';
import { layoutOf } from '#src/domain/product/tags.ts';
import { selectErrorKind, selectIsShown, selectVendor } from '#src/machines/page/pageSelectors.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { usePageSelector } from '../hooks/page.tsx';
import { useSummary, useTags } from '../hooks/product/product.ts';
import { BuyBar } from '../sections/BuyBar.tsx';
import { BuyBox } from '../sections/BuyBox.tsx';
import { BuyForm } from '../pieces/bag/BuyForm.tsx';
import { StoreStripPlace } from '../pieces/grocery/later/GroceryPlaces.tsx';
import { Breadcrumb } from '../pieces/product/Breadcrumb.tsx';
import { Gallery } from '../pieces/product/Gallery.tsx';
import { Overview } from '../sections/Overview.tsx';
import { VariantSection } from '../sections/VariantSection.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { laterSections } from './laterSections.ts';
import { ProductSkeleton } from '../ui/ProductSkeleton.tsx';
import { WhenLoaded } from '../ui/WhenLoaded.tsx';

/** The product page of both shells: loading, failed or the product. [PRODUCT-26] */
export function ProductPage() {
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null) return <ErrorPage />;
  return (
    <>
      {own.storeStrip}
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

/**
 * Holds the place of a section. After an error page the sections' code is still missing: without this the page would
 * end below the buy buttons, as if that were all of it. [EMPTY-07]
 */
const place = (
  <div className={s.sec} aria-busy="true">
    <div className={s.stack}>
      <span className={cx(s.sk, s.skT3, s.sk35)} />
      <span className={cx(s.sk, s.skT2, s.sk80)} />
    </div>
  </div>
);

/** A section that hydrates by itself, with a place for one whose code comes later. */
const later = (
  name: string,
  View: ComponentType,
  Coming: ComponentType<{ children?: ReactNode }> | null = null,
) => (
  <SectionBoundary key={name} name={name} isLater coming={Coming !== null && <Coming>{place}</Coming>}>
    <View />
  </SectionBoundary>
);
const laterSection = (
  name: Exclude<
    keyof typeof laterSections,
    | 'recommendationAtOnce'
    | 'shippingAtOnce'
    | 'footer'
    | 'onboarding'
    | 'windowArt'
    | 'lost'
    | 'soldOut'
    | 'toast'
  >,
) => later(name, laterSections[name].View, laterSections[name].Coming);

/**
 * Sections that hydrate by themselves. Each keeps one element for ever: given another, React throws away the markup of
 * a section that has not hydrated, with the presses on it.
 */
const own = {
  stores: laterSection('stores'),
  breadcrumb: later('breadcrumb', Breadcrumb),
  gallery: later('gallery', Gallery),
  overview: later('overview', Overview),
  sectionBar: later('sectionBar', laterSections.sectionBar.View),
  storeStrip: later('groceryStore', StoreStripPlace),
  offer: laterSection('offer'),
  promo: laterSection('promo'),
  shipping: laterSection('shipping'),
  shippingAtOnce: later('shipping', laterSections.shippingAtOnce.View, laterSections.shippingAtOnce.Coming),
  service: laterSection('service'),
  more: (
    <div className={s.more}>
      {laterSection('description')}
      {laterSection('seller')}
      {laterSection('reviews')}
      {laterSection('discussion')}
    </div>
  ),
  wide: (
    <div className={s.wide}>
      {laterSection('recommendation')}
      {laterSection('seo')}
    </div>
  ),
};

/**
 * The sections in the order of the layout. The buy controls follow the choices, as they stand beside them, so that
 * keyboard and screen reader users reach them before the rest. [SECTION-11, PRODUCT-24, SHELL-10]
 */
function Product() {
  const tags = useTags();
  const layout = layoutOf(tags);
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const hasOptions = useSummary().options.length > 0;
  const variant = (
    <SectionBoundary key="variant" name="variant">
      <VariantSection />
    </SectionBoundary>
  );
  const { offer, promo, service } = own;
  const shipping = isGrocery ? own.shippingAtOnce : own.shipping;
  const isGadget = layout === 'gadgets';
  const isGroceryMart = layout === 'groceryMart';
  const choice = isGroceryMart ? hasOptions && [shipping, variant] : variant;
  // The slot that groceries arrive in counts in what is below it.
  const isSlotFirst = isGroceryMart && !hasOptions;
  const offers = isSlotFirst ? [shipping, offer, promo] : isGroceryMart ? promo : [promo, shipping];
  return (
    <main className={s.pdp} id="content" data-layout={layout}>
      <SectionBoundary name="buyForm">
        <BuyForm />
      </SectionBoundary>
      {own.breadcrumb}
      {own.gallery}
      <div className={s.facts} id="overview">
        {own.overview}
        {(tags.includes('OFFLINE_ONLY') || tags.includes('OFFLINE')) && own.stores}
        {choice}
      </div>
      <SectionBoundary name="buyBox">
        <BuyBox />
      </SectionBoundary>
      <SectionBoundary name="buyBar">
        <BuyBar />
      </SectionBoundary>
      <div className={cx(s.facts, s.factsRest)}>
        {!isSlotFirst && offer}
        {isGadget ? service : offers}
      </div>
      {/* On a desk these end the column of the pictures, beside what is read meanwhile. [SHELL-32] */}
      <div className={cx(s.facts, s.factsLast)}>{isGadget ? offers : service}</div>
      {own.sectionBar}
      {own.more}
      {own.wide}
    </main>
  );
}
