import { layoutOf } from '#src/domain/tags.ts';
import { selectErrorKind, selectIsShown } from '#src/machines/shell/page/pageSelectors.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { usePageSelector } from '../hooks/page.tsx';
import { useTags } from '../hooks/product.ts';
import { BuyBar } from '../sections/buying/BuyBar.tsx';
import { BuyBox } from '../sections/buying/BuyBox.tsx';
import { BuyForm } from '../sections/buying/BuyForm.tsx';
import { DescriptionSection } from '../sections/description/DescriptionSection.tsx';
import { DiscussionSection } from '../sections/discussion/DiscussionSection.tsx';
import { Breadcrumb } from '../sections/overview/Breadcrumb.tsx';
import { Gallery } from '../sections/overview/Gallery.tsx';
import { Overview } from '../sections/overview/Overview.tsx';
import { StoreList } from '../sections/overview/StoreList.tsx';
import { PromoSection } from '../sections/promo/PromoSection.tsx';
import { RecommendationSection } from '../sections/recommendation/RecommendationSection.tsx';
import { ReviewsSection } from '../sections/reviews/ReviewsSection.tsx';
import { SellerSection } from '../sections/seller/SellerSection.tsx';
import { ServiceSection } from '../sections/service/ServiceSection.tsx';
import { ShippingSection } from '../sections/shipping/ShippingSection.tsx';
import { VariantSection } from '../sections/variant/VariantSection.tsx';
import s from '../ui/parts.module.css';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { SectionBar } from './SectionBar.tsx';

/** The product page of both shells: loading, failed or the product. [PRODUCT-26] */
export function ProductPage() {
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null) return <ErrorPage />;
  return isShown ? <Product /> : <ProductSkeleton />;
}

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
      <SectionBoundary key="promo" name="promo">
        <PromoSection />
      </SectionBoundary>
    ),
    shipping: (
      <SectionBoundary key="shipping" name="shipping">
        <ShippingSection />
      </SectionBoundary>
    ),
    service: (
      <SectionBoundary key="service" name="service">
        <ServiceSection />
      </SectionBoundary>
    ),
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
        <SectionBoundary name="breadcrumb">
          <Breadcrumb />
        </SectionBoundary>
        <SectionBoundary name="gallery">
          <Gallery />
        </SectionBoundary>
        <div className={s.facts} id="overview">
          <SectionBoundary name="overview">
            <Overview />
          </SectionBoundary>
          <SectionBoundary name="stores">
            <StoreList />
          </SectionBoundary>
          {order}
        </div>
        <SectionBoundary name="sectionBar">
          <SectionBar />
        </SectionBoundary>
        <div className={s.more}>
          <SectionBoundary name="description">
            <DescriptionSection />
          </SectionBoundary>
          <SectionBoundary name="seller">
            <SellerSection />
          </SectionBoundary>
          <SectionBoundary name="reviews">
            <ReviewsSection />
          </SectionBoundary>
          <SectionBoundary name="discussion">
            <DiscussionSection />
          </SectionBoundary>
        </div>
        <SectionBoundary name="buyBox">
          <BuyBox />
        </SectionBoundary>
        <div className={s.wide}>
          <SectionBoundary name="recommendation">
            <RecommendationSection />
          </SectionBoundary>
        </div>
      </main>
      <SectionBoundary name="buyBar">
        <BuyBar />
      </SectionBoundary>
    </>
  );
}
