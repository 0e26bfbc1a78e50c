import { formatCompact, formatRating } from '#src/domain/format.ts';
import { layoutOf } from '#src/domain/tags.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product.ts';
import { Star } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { DeliveryLine } from '../../pieces/fulfilment/DeliveryLine.tsx';
import { FlashSale } from './FlashSale.tsx';
import { PriceBlock } from './PriceBlock.tsx';
import { StockBadges } from './StockBadges.tsx';

/** Name, brand, rating, price and stock. [SECTION-01, PRODUCT-18] */
export function Overview() {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  const { name, brand, statistics } = useSummary();
  const layout = layoutOf(useTags());
  const highlights = usePartSelector('description', (snapshot) => snapshot.context.highlights);
  const { rating, reviewCount, sold } = statistics;
  return (
    <>
      <FlashSale />
      <div className={s.factsTop}>
        <h1 className={s.title}>{name}</h1>
        <p className={s.brandline}>
          {brand.slug === '' ? brand.name : <a href={links.brand(vendor, brand.slug)}>{brand.name}</a>}
          {reviewCount === 0 && <span>{t('reviews.none')}</span>}
          {reviewCount !== 0 && rating !== null && (
            <span className={s.rate}>
              <Star />
              <b aria-hidden="true">{formatRating(rating)}</b>
              <span className={s.sr}>{t('statistics.rating', { rating: formatRating(rating) })}</span>
            </span>
          )}
          {reviewCount !== null && reviewCount > 0 && (
            <span className={s.dot}>{t('statistics.reviews', { count: formatCompact(reviewCount) })}</span>
          )}
          {sold !== null && sold > 0 && (
            <span className={s.dot}>{t('statistics.sold', { count: formatCompact(sold) })}</span>
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
