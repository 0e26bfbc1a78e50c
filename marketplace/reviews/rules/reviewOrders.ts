import type { Rating } from '#src/domain/reviews/review.ts';
import type { ReviewSort } from '#src/domain/reviews/reviewSorts.ts';

const COLUMNS: Record<ReviewSort, readonly (readonly [column: string, isDown: boolean])[]> = {
  POPULAR: [
    ['usefulness', true],
    ['id', true],
  ],
  LATEST: [
    ['created_at', true],
    ['id', true],
  ],
  OLDEST: [
    ['created_at', false],
    ['id', false],
  ],
  HIGHEST: [
    ['rating', true],
    ['usefulness', true],
    ['id', true],
  ],
  LOWEST: [
    ['rating', false],
    ['usefulness', true],
    ['id', true],
  ],
};
/** Sorts that read one rating after another and skip whole ones by their counts; LOWEST has no index. */
export const RATINGS_IN_TURN: Partial<Record<ReviewSort, readonly Rating[]>> = {
  HIGHEST: [5, 4, 3, 2, 1],
  LOWEST: [1, 2, 3, 4, 5],
};
export const isByTime = (sort: ReviewSort) => sort === 'LATEST' || sort === 'OLDEST';

/** Returns the order as SQL; turned, to be read from the end. */
export const orderOf = (sort: ReviewSort, isTurned: boolean) =>
  COLUMNS[sort].map(([column, isDown]) => `${column} ${isDown === isTurned ? 'ASC' : 'DESC'}`).join(', ');
