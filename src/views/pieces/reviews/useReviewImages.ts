import type { GalleryImage } from '#src/services/reviews/reviews/contract.ts';
import { useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';

const NONE: GalleryImage[] = [];

/** The loaded pictures of all buyers; `total` is null until known. [REVIEW-17, REVIEW-26] */
export function useReviewImages() {
  const part = useLaterPart('reviewImages');
  useNeeded('reviewImages', true);
  const images = useLaterSelector('reviewImages', ({ context }) => context.images, NONE);
  const total = useLaterSelector('reviewImages', ({ context }) => context.total, null);
  return { part, images, total, ...useFailure('reviewImages') };
}
