import { formatCompact, formatRating } from '#src/domain/format.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon, Star } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** The rating figure; the reviews themselves are not loaded yet. [SECTION-08] */
export function ReviewsSection() {
  const t = useCopy();
  const { statistics, urlFriendlyName, itemSku } = useSummary();
  const vendor = usePageSelector(selectVendor);
  const { rating, reviewCount } = statistics;
  // Where nothing is told, nothing is said: not even that there are none.
  if (rating === null && reviewCount === null) return null;
  return (
    <section className={s.sec} id="reviews" aria-labelledby="reviews-title">
      <div className={s.secHead}>
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        {reviewCount !== 0 && (
          <PageLink
            className={s.link}
            href={links.secondary(vendor, urlFriendlyName, itemSku, 'review-details')}
          >
            {t('reviews.all')}
            <Icon name="chevron-right" />
          </PageLink>
        )}
      </div>
      {reviewCount === 0 ? (
        <p className={s.soft}>{t('reviews.none')}</p>
      ) : (
        <p className={s.rowWrap}>
          {rating !== null && (
            <>
              <Star />
              <b>{formatRating(rating)}</b>
              <span className={s.sr}>{t('statistics.rating', { rating: formatRating(rating) })}</span>
            </>
          )}
          {reviewCount !== null && (
            <span className={cx(s.soft, s.dot)}>
              {t('statistics.reviews', { count: formatCompact(reviewCount) })}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
