import { useEffect, useState } from 'react';
import { useCopy, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useReview, useReviewsNeeded } from '../../hooks/reviews.ts';
import { useFailure } from '../../hooks/standing.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import s from '../../ui/parts.module.css';
import { Viewer } from '../product/Viewer.tsx';
import { OptionBought } from './OptionBought.tsx';
import { Stars } from './Stars.tsx';

/** The pictures of one review, with who wrote it and what. [REVIEW-18, MODAL-31] */
export function ReviewPictures({ reviewId, imageId }: { reviewId: string; imageId: string }) {
  const t = useCopy();
  const gallery = usePart('gallery');
  const zoomStep = usePartSelector('gallery', (snapshot) => snapshot.context.zoomStep);
  const part = useReviewsNeeded(true, false);
  const review = useReview(reviewId);
  const { hasFailed, retry } = useFailure('reviews', 'oneFailed');
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    part?.send({ type: 'review.needed', id: reviewId });
  }, [part, reviewId]);
  const images = review?.images ?? [];
  const index =
    chosen ??
    Math.max(
      0,
      images.findIndex(({ id }) => id === imageId),
    );
  return (
    <Viewer
      images={images}
      index={index}
      onIndex={(to) => {
        // Each picture begins whole.
        if (zoomStep !== 0) gallery.send({ type: 'zoom.toggled' });
        setChosen(to);
      }}
      alt={(position) => t('reviews.photo', { count: position + 1 })}
    >
      {review === null ? (
        hasFailed && <FailedPart title={t('reviews.failed')} onRetry={retry} />
      ) : (
        <div className={s.viewerReview}>
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
