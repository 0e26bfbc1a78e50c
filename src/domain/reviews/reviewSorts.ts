/** Sorts of reviews, sent as `sortBy`. [LIMIT-09..13] */
export const REVIEW_SORTS = ['POPULAR', 'LATEST', 'OLDEST', 'HIGHEST', 'LOWEST'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The sort that an experiment asks for; POPULAR for anything that is none. [REVIEW-09] */
export function reviewSortOf(value: string | null | undefined): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === value) ?? 'POPULAR';
}
