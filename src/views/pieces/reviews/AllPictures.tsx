import { useEffect, useState } from 'react';
import type { GalleryImage } from '#src/services/reviews/contract.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { ReviewViewer } from './ReviewViewer.tsx';

const NONE: GalleryImage[] = [];

/**
 * Every picture that buyers took, large, one after the other, each with its review. More of them come before the last
 * that has come is left. [REVIEW-26]
 */
export function AllPictures({ imageId }: { imageId: string }) {
  const t = useCopy();
  const part = useLaterPart('reviewImages');
  useNeeded('reviewImages', true);
  const images = useLaterSelector('reviewImages', ({ context }) => context.images, NONE);
  const total = useLaterSelector('reviewImages', ({ context }) => context.total, null);
  const isReady = useLaterSelector('reviewImages', (snapshot) => snapshot.matches('ready'), false);
  const { hasFailed, retry } = useFailure('reviewImages');
  const [chosen, setChosen] = useState<number | null>(null);
  const count = Math.max(images.length, total ?? 0);
  const opened = Math.max(
    0,
    images.findIndex(({ id }) => id === imageId),
  );
  // There may be fewer than were told at first.
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
