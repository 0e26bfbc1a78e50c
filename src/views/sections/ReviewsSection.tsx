import { useState } from 'react';
import { formatRating } from '#src/domain/shell/format.ts';
import { fitOfAll, mostComplained, type ReviewOpinion } from '#src/domain/reviews/review.ts';
import type { ReviewSummary } from '#src/services/reviews/reviews/contract.ts';
import { useCopy, useLanguage, useLaterSelector } from '../hooks/page.tsx';
import { useOpener } from '../hooks/press.ts';
import { useSummary } from '../hooks/product/product.ts';
import {
  useListStanding,
  useReviewIds,
  useReviewsNeeded,
  useSortExperiment,
} from '../hooks/reviews/reviews.ts';
import { useSeen } from '../hooks/seen.ts';
import { useFailure } from '../hooks/standing.ts';
import { AllReviewsLink } from '../pieces/reviews/AllReviewsLink.tsx';
import { BuyerPhotos } from '../pieces/reviews/BuyerPhotos.tsx';
import { RatingSummary } from '../pieces/reviews/RatingSummary.tsx';
import { ShownReviews } from '../pieces/reviews/ShownReviews.tsx';
import { ReviewItem } from '../pieces/reviews/ReviewItem.tsx';
import { ReviewsSkeleton } from '../pieces/reviews/ReviewList.tsx';
import { TopicLink } from '../pieces/reviews/TopicLink.tsx';
import { cx } from '../ui/cx.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import { Star } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import s from '../ui/parts.module.css';

const FIRST = 3;

/** The reviews in short; loads when the visitor reaches it. [SECTION-08, SHELL-08] */
export function ReviewsSection() {
  const t = useCopy();
  const { statistics } = useSummary();
  const opens = useOpener();
  const { rating, reviewCount } = statistics;
  // Without a rating or a count the page cannot even say that there are no reviews.
  if (rating === null && reviewCount === null) return null;
  return (
    <section className={s.sec} id="reviews" aria-labelledby="reviews-title">
      <div className={s.secHead}>
        <div className={s.rvTitle}>
          <h2 id="reviews-title">{t('reviews.title')}</h2>
          <IconButton icon="info" size="s" label={t('reviews.policy')} {...opens('reviewPolicy')} />
        </div>
        {reviewCount !== 0 && <AllReviewsLink />}
      </div>
      {reviewCount === 0 ? <p className={s.soft}>{t('reviews.none')}</p> : <Reviews />}
    </section>
  );
}

function Reviews() {
  const t = useCopy();
  const language = useLanguage();
  const { statistics } = useSummary();
  const { rating, reviewCount } = statistics;
  const [isSeen, setSeen] = useState(false);
  const ref = useSeen<HTMLDivElement>(() => setSeen(true));
  useReviewsNeeded(isSeen, true);
  const summary = useLaterSelector('reviews', ({ context }) => context.summary, null);
  const ids = useReviewIds();
  const { hasFailed, retry } = useFailure('reviews', 'listFailed');
  const { isSorting, hasLostList } = useListStanding();
  const experiment = useSortExperiment();
  return (
    <div ref={ref} className={s.reviewsAll}>
      {summary === null || summary.count === 0 ? (
        <p className={s.rowWrap}>
          {rating !== null && (
            <>
              <Star />
              <b>{formatRating(rating, language)}</b>
              <span className={s.sr}>
                {t('statistics.rating', { rating: formatRating(rating, language) })}
              </span>
            </>
          )}
          {reviewCount !== null && (
            <span className={cx(s.soft, s.dot)}>{t('statistics.reviews', { count: reviewCount })}</span>
          )}
        </p>
      ) : (
        <div className={cx(s.rvTop, s.stack)}>
          <RatingSummary summary={summary} />
          <BuyerPhotos told={summary.images} />
          <ShownReviews most={FIRST} isQuiet />
        </div>
      )}
      <TopicsNamed title="reviews.highlights" opinion="praise" topics={summary?.reviewHighlights ?? []} />
      <TopicsNamed
        title="reviews.complained"
        opinion="complaint"
        topics={mostComplained(summary?.topics ?? [])}
      />
      {summary !== null && summary.fit !== null && (
        <p className={s.small}>
          <span className={s.soft}>{t('reviews.fitTitle')}</span>{' '}
          <b>{t('reviews.fitCounts', fitOfAll(summary.fit.sizes))}</b>
        </p>
      )}
      {/* About as tall as the reviews: the sections below must not move down under a reader. */}
      {summary === null && !hasFailed && (
        <ReviewsSkeleton isStill={!isSeen} places={4 + Math.min(FIRST, reviewCount ?? 0)} />
      )}
      {/* A failure in the list of all reviews shows in that list. [ERR-53] */}
      {hasFailed && (ids.length === 0 || hasLostList) && (
        <FailedPart title={t('reviews.failed')} onRetry={retry} />
      )}
      {summary !== null && summary.count > 0 && !hasFailed && ids.length === 0 && (
        <p className={s.soft}>{t('reviews.noMatch')}</p>
      )}
      {ids.length > 0 && !hasLostList && (
        <ul className={cx(s.reviews, isSorting && s.rvPending)} data-exp={experiment}>
          {ids.slice(0, FIRST).map((id) => (
            <li key={id}>
              <ReviewItem id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Topics that most buyers praise, or complain of. [REVIEW-30] */
function TopicsNamed(props: {
  title: 'reviews.highlights' | 'reviews.complained';
  opinion: ReviewOpinion;
  topics: ReviewSummary['topics'];
}) {
  const { title, opinion, topics } = props;
  const t = useCopy();
  if (topics.length === 0) return null;
  return (
    <p className={cx(s.small, s.rowWrap)}>
      <span className={s.soft}>{t(title)}</span>
      {topics.map((topic) => (
        <TopicLink key={topic.id} topic={topic} opinion={opinion} />
      ))}
    </p>
  );
}
