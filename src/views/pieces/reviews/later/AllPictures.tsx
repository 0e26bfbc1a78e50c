import { useEffect, useState } from 'react';
import { useCopy, useLaterSelector } from '../../../hooks/page.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { ReviewViewer } from './ReviewViewer.tsx';
import { useReviewImages } from '../useReviewImages.ts';

/**
 * Every picture of buyers, large, one after the other, each with its review. Loads more before the visitor leaves the
 * last loaded one. [REVIEW-26]
 */
export function AllPictures({ imageId }: { imageId: string }) {
  const t = useCopy();
  const { part, images, total, hasFailed, retry } = useReviewImages();
  const isReady = useLaterSelector('reviewImages', (snapshot) => snapshot.matches('ready'), false);
  const [chosen, setChosen] = useState<number | null>(null);
  const count = Math.max(images.length, total ?? 0);
  const opened = Math.max(
    0,
    images.findIndex(({ id }) => id === imageId),
  );
  // There may be fewer than first announced.
  const index = Math.min(chosen ?? opened, Math.max(0, count - 1));
  const isMoreNeeded = isReady && index >= images.length - 1 && images.length < count;
  useEffect(() => {
    if (isMoreNeeded) part?.send({ type: 'more.requested' });
  }, [part, isMoreNeeded]);
  return (
    <ReviewViewer
      images={images}
      count={count}
      index={index}
      onIndex={setChosen}
      reviewId={images[index]?.reviewId ?? null}
    >
      {images[index] === undefined && hasFailed && <FailedPart title={t('reviews.failed')} onRetry={retry} />}
    </ReviewViewer>
  );
}
