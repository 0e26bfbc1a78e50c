import { layoutOf } from '#src/domain/tags.ts';
import { selectErrorKind, selectIsShown } from '#src/machines/shell/page/pageSelectors.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { usePageSelector } from '../hooks/page.tsx';
import { useTags } from '../hooks/product.ts';
import { BuyBar } from '../sections/buying/BuyBar.tsx';
import { BuyBox } from '../sections/buying/BuyBox.tsx';
import { BuyForm } from '../sections/buying/BuyForm.tsx';
import { StoreStripPlace } from '../sections/grocery/GroceryPlaces.tsx';
import { Breadcrumb } from '../sections/overview/Breadcrumb.tsx';
import { Gallery } from '../sections/overview/Gallery.tsx';
import { Overview } from '../sections/overview/Overview.tsx';
import { VariantSection } from '../sections/variant/VariantSection.tsx';
import s from '../ui/parts.module.css';
import { laterSections } from './laterSections.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { SectionBar } from './SectionBar.tsx';

/** The product page of both shells: loading, failed or the product. [PRODUCT-26] */
export function ProductPage() {
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null) return <ErrorPage />;
  return (
    <>
      <SectionBoundary name="groceryStore" isLater>
        <StoreStripPlace />
      </SectionBoundary>
      {isShown ? <Product /> : <ProductSkeleton />}
    </>
  );
}

/**
 * Sections that come to life when they are wanted. One element each, for ever the same: React throws away the markup of
 * a section that has not hydrated when it is given another element for it.
 */
const untilWanted = {
  service: (
    <SectionBoundary key="service" name="service" isLater>
      <laterSections.service.View />
    </SectionBoundary>
  ),
  more: (
    <div className={s.more}>
      <SectionBoundary name="description" isLater>
        <laterSections.description.View />
      </SectionBoundary>
      <SectionBoundary name="seller" isLater>
        <laterSections.seller.View />
      </SectionBoundary>
      <SectionBoundary name="reviews" isLater>
        <laterSections.reviews.View />
      </SectionBoundary>
      <SectionBoundary name="discussion" isLater>
        <laterSections.discussion.View />
      </SectionBoundary>
    </div>
  ),
  recommendation: (
    <div className={s.wide}>
      <SectionBoundary name="recommendation" isLater>
        <laterSections.recommendation.View />
      </SectionBoundary>
    </div>
  ),
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
    promo: (
      <SectionBoundary key="promo" name="promo" isLater>
        <laterSections.promo.View />
      </SectionBoundary>
    ),
    shipping: (
      <SectionBoundary key="shipping" name="shipping" isLater>
        <laterSections.shipping.View />
      </SectionBoundary>
    ),
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
        <SectionBoundary name="breadcrumb" isLater>
          <Breadcrumb />
        </SectionBoundary>
        <SectionBoundary name="gallery" isLater>
          <Gallery />
        </SectionBoundary>
        <div className={s.facts} id="overview">
          <SectionBoundary name="overview" isLater>
            <Overview />
          </SectionBoundary>
          <SectionBoundary name="stores" isLater>
            <laterSections.stores.View />
          </SectionBoundary>
          {order}
        </div>
        <SectionBoundary name="sectionBar" isLater>
          <SectionBar />
        </SectionBoundary>
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
