import { useState } from 'react';
import { useReview } from '../../../hooks/reviews/reviews.ts';
import { ReviewViewer } from './ReviewViewer.tsx';

/** The pictures of one review, opened from it. [REVIEW-18, MODAL-31] */
export function ReviewPictures({ reviewId, imageId }: { reviewId: string; imageId: string }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const images = useReview(reviewId)?.images ?? [];
  const opened = Math.max(
    0,
    images.findIndex(({ id }) => id === imageId),
  );
  return <ReviewViewer images={images} index={chosen ?? opened} onIndex={setChosen} reviewId={reviewId} />;
}
