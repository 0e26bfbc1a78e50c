import { useEffect } from 'react';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { Review } from '#src/services/reviews/contract.ts';
import { useIsPartMissed, useLaterPart, useLaterSelector, useNeeded, usePage } from './page.tsx';

const NO_IDS: string[] = [];

/** Has the reviews brought, and their list loaded where it is shown. */
export function useReviewsNeeded(isNeeded: boolean, isListShown: boolean): LaterParts['reviews'] | null {
  const part = useLaterPart('reviews');
  useNeeded('reviews', isNeeded);
  useEffect(() => {
    if (isNeeded && isListShown) part?.send({ type: 'list.needed' });
  }, [part, isNeeded, isListShown]);
  return part;
}

/** One review, wherever it is shown; null until it has come. [REVIEW-15] */
export const useReview = (id: string | null): Review | null =>
  useLaterSelector('reviews', ({ context }) => (id === null ? null : (context.byId[id] ?? null)), null);

/** Ids of the list, in its order. */
export const useReviewIds = (): string[] => useLaterSelector('reviews', ({ context }) => context.ids, NO_IDS);

/** Whether something of the reviews has failed, or its code could not be fetched, and how to try again. */
export function useReviewsFailure(
  name: 'reviews' | 'reviewImages' | 'reviewer' | 'reviewPolicy' | 'reviewReport',
  tag: 'listFailed' | 'oneFailed' | 'failed',
) {
  const page = usePage();
  const part = useLaterPart(name);
  const isMissed = useIsPartMissed(name);
  const hasFailed = useLaterSelector(name, (snapshot) => snapshot.hasTag(tag as never), false);
  return {
    hasFailed: hasFailed || isMissed,
    retry: () =>
      part === null ? page.send({ type: 'part.needed', name }) : part.send({ type: 'retry.requested' }),
  };
}
