import type { ReviewCriteria } from '#src/domain/reviews/review.ts';
import type { ReviewSort } from '#src/domain/reviews/reviewSorts.ts';
import type {
  Review,
  ReviewFilters,
  ReviewPaging,
  ReviewSummary,
} from '#src/services/reviews/reviews/contract.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import type { PagedListContext, PagedListEvent } from '../../protocol/pagedList.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

/** A like or unlike that the visitor pressed. */
export interface PressedLike {
  id: string;
  /** The like that a login interrupted, whose result gets a toast; null toggles the like. [AUTH-17] */
  wanted: boolean | null;
}

export interface ReviewsContext extends PagedListContext<ReviewCriteria> {
  /** Every loaded review by its id, shared by all views. [REVIEW-15] */
  byId: Record<string, Review>;
  /** Null until the first page has come. */
  summary: ReviewSummary | null;
  filters: ReviewFilters;
  /** Paging of the last page of the list. */
  paging: ReviewPaging | null;
  /** The initial order, set by an experiment. [REVIEW-09] */
  startSort: ReviewSort;
  /** The criteria last named by the list's address; null on other pages. [REVIEW-24] */
  addressed: Partial<ReviewCriteria> | null;
  /** The review that is shown by itself; null for none. */
  oneId: string | null;
  /** The pressed likes; the first is being written. */
  liking: PressedLike[];
  /** Likes written or read since the last page of the list was requested, by review id. */
  likedMeanwhile: Record<string, boolean>;
}

export type ReviewsEvent =
  | FactsChanged<'item' | 'config' | 'reviewCriteria'>
  | RetryEvent
  | PagedListEvent<ReviewCriteria>
  /** A view shows this review. */
  | { type: 'review.needed'; id: string }
  /** The visitor marks a review as helpful, or takes that back. */
  | { type: 'like.pressed'; id: string }
  | WishResumed<'reviewLike'>;
