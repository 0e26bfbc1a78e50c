import { useEffect } from 'react';
import { selectRoute } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useLaterSelector, usePageSelector } from '../../hooks/page.tsx';
import { useReview, useReviewsNeeded } from '../../hooks/reviews/reviews.ts';
import { useFailure } from '../../hooks/standing.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import s from '../../ui/parts.module.css';
import { AllReviewsLink } from './AllReviewsLink.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** The page of the one review that the address names. [ROUTE-08, REVIEW-19] */
export function OneReview() {
  const t = useCopy();
  const { reviewId } = usePageSelector(selectRoute);
  const part = useReviewsNeeded(reviewId !== null, false);
  useEffect(() => {
    if (reviewId !== null) part?.send({ type: 'review.needed', id: reviewId });
  }, [part, reviewId]);
  const review = useReview(reviewId);
  const isGone = useLaterSelector('reviews', (snapshot) => snapshot.hasTag('oneEmpty'), false);
  const { hasFailed, retry } = useFailure('reviews', 'oneFailed');
  return (
    <div className={s.stack}>
      {review !== null && <ReviewItem id={review.id} />}
      {review === null && (isGone || reviewId === null) && <p className={s.soft}>{t('reviews.gone')}</p>}
      {review === null && !isGone && hasFailed && <FailedPart title={t('reviews.failed')} onRetry={retry} />}
      {review === null && !isGone && !hasFailed && reviewId !== null && (
        <TextSkeleton label={t('reviews.loading')} />
      )}
      <p>
        <AllReviewsLink />
      </p>
    </div>
  );
}
