import { Suspense } from 'react';
import { formatRating } from '#src/domain/shell/format.ts';
import { layoutOf } from '#src/domain/product/tags.ts';
import { selectRoute, selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useHomeVendor } from '../hooks/fulfilment/fulfilment.ts';
import {
  useCopy,
  useIsLost,
  useLanguage,
  useNeeded,
  usePageSelector,
  usePart,
  usePartSelector,
} from '../hooks/page.tsx';
import { useSummary, useTags } from '../hooks/product/product.ts';
import { Star } from '../ui/Icon.tsx';
import { isPlainClick, PageLink } from '../ui/PageLink.tsx';
import s from '../ui/parts.module.css';
import { isMobile } from '../ui/viewport.ts';
import { DeliveryLine } from '../pieces/fulfilment/DeliveryLine.tsx';
import { laterFlashSale } from '../pieces/promo/laterFlashSale.ts';
import { PriceBlock } from '../pieces/price/PriceBlock.tsx';
import { StockBadges } from '../pieces/product/StockBadges.tsx';

/** Name, brand, rating, price and stock. [SECTION-01, PRODUCT-18] */
export function Overview() {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  const { name, brand, statistics, campaignInfo } = useSummary();
  const layout = layoutOf(useTags());
  const highlights = usePartSelector('description', (snapshot) => snapshot.context.highlights);
  const { rating, reviewCount, sold } = statistics;
  useNeeded(
    'promotions',
    usePageSelector((snapshot) => selectRoute(snapshot).voucher !== null),
  );
  return (
    <>
      {campaignInfo !== null && (
        <Suspense fallback={<laterFlashSale.Coming />}>
          <laterFlashSale.View />
        </Suspense>
      )}
      <div className={s.factsTop}>
        <h1 className={s.title}>{name}</h1>
        <p className={s.brandline}>
          {brand.slug === '' ? (
            <span>{brand.name}</span>
          ) : (
            <a href={links.brand(vendor, brand.slug)}>{brand.name}</a>
          )}
          {reviewCount === 0 && <span>{t('reviews.none')}</span>}
          {reviewCount !== 0 && rating !== null && <Rating />}
          {rating === null && reviewCount !== null && reviewCount > 0 && (
            <span className={s.dot}>{t('statistics.reviews', { count: reviewCount })}</span>
          )}
          {sold !== null && sold > 0 && (
            <span className={s.dot}>{t('statistics.sold', { count: sold })}</span>
          )}
        </p>
        <PriceBlock />
        <DeliveryLine />
        <StockBadges />
        {layout === 'gadgets' && highlights.length > 0 && (
          <ul className={s.bullets}>
            {highlights.slice(0, 3).map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** Rating and number of reviews; leads to them, on a desk without leaving the page. [MODAL-30] */
function Rating() {
  const t = useCopy();
  const language = useLanguage();
  const { statistics, urlFriendlyName, itemSku } = useSummary();
  const vendor = useHomeVendor();
  const modal = usePart('modal');
  const isLost = useIsLost('modal');
  const { rating, reviewCount } = statistics;
  return (
    <PageLink
      className={s.rateLink}
      href={links.secondary(vendor, urlFriendlyName, itemSku, 'review-details')}
      onClick={(event) => {
        if (isMobile() || isLost || !isPlainClick(event)) return;
        event.preventDefault();
        modal.send({ type: 'modal.opened', key: 'productReview' });
      }}
    >
      <span className={s.rate}>
        <Star />
        <b aria-hidden="true">{formatRating(rating ?? 0, language)}</b>
        <span className={s.sr}>
          {t('statistics.rating', { rating: formatRating(rating ?? 0, language) })}
        </span>
      </span>
      {reviewCount !== null && (
        <span className={s.dot}>{t('statistics.reviews', { count: reviewCount })}</span>
      )}
    </PageLink>
  );
}
