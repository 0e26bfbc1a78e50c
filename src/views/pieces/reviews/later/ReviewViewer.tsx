import { useEffect, type ReactNode } from 'react';
import type { ReviewImage } from '#src/services/reviews/reviews/contract.ts';
import { useCopy, usePart, usePartSelector } from '../../../hooks/page.tsx';
import { useReview, useReviewsNeeded } from '../../../hooks/reviews/reviews.ts';
import { useFailure } from '../../../hooks/standing.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { Viewer } from '../../product/later/Viewer.tsx';
import { OptionBought } from '../OptionBought.tsx';
import { Stars } from '../Stars.tsx';

interface ReviewViewerProps {
  images: readonly ReviewImage[];
  /** The number of all pictures, where some have not loaded. */
  count?: number;
  index: number;
  onIndex: (index: number) => void;
  /** The review of the shown picture; null while unknown. */
  reviewId: string | null;
  children?: ReactNode;
}

/** Large pictures of reviews, with the author and text of each review. [REVIEW-18, MODAL-31] */
export function ReviewViewer({ images, count, index, onIndex, reviewId, children }: ReviewViewerProps) {
  const t = useCopy();
  const gallery = usePart('gallery');
  const zoomStep = usePartSelector('gallery', (snapshot) => snapshot.context.zoomStep);
  const part = useReviewsNeeded(true, false);
  const review = useReview(reviewId);
  const { hasFailed, retry } = useFailure('reviews', 'oneFailed');
  useEffect(() => {
    if (reviewId !== null) part?.send({ type: 'review.needed', id: reviewId });
  }, [part, reviewId]);
  return (
    <Viewer
      images={images}
      {...(count === undefined ? {} : { count })}
      index={index}
      onIndex={(to) => {
        // Each picture begins whole.
        if (zoomStep !== 0) gallery.send({ type: 'zoom.toggled' });
        onIndex(to);
      }}
      alt={(position) => t('reviews.photo', { count: position + 1 })}
    >
      {children}
      {review === null && reviewId !== null && hasFailed && (
        <FailedPart title={t('reviews.failed')} onRetry={retry} />
      )}
      {review !== null && (
        <div className={d.viewerReview}>
          <p className={s.rowWrap}>
            <b>{review.author.name}</b> <Stars rating={review.rating} />
          </p>
          <OptionBought review={review} />
          {review.text !== '' && (
            <p className={s.small} dir="auto">
              <bdi>{review.text}</bdi>
            </p>
          )}
        </div>
      )}
    </Viewer>
  );
}
