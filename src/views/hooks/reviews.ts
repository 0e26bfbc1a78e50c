import { useEffect } from 'react';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { Review } from '#src/services/reviews/contract.ts';
import { useLaterPart, useLaterSelector, useNeeded } from './page.tsx';

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
