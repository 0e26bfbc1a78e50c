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

/** A like that was pressed. */
export interface PressedLike {
  id: string;
  /** Whether the visitor wants it liked, where a login interrupted that and its outcome is said; null to turn it. [AUTH-17] */
  wanted: boolean | null;
}

export interface ReviewsContext extends PagedListContext<ReviewCriteria> {
  /** Every review that has come, by its id: all views share it. [REVIEW-15] */
  byId: Record<string, Review>;
  /** Null until the first page has come. */
  summary: ReviewSummary | null;
  filters: ReviewFilters;
  /** Of the last page of the list. */
  paging: ReviewPaging | null;
  /** The order at the start, as an experiment has it. [REVIEW-09] */
  startSort: ReviewSort;
  /** What the address of the list asked for last; null where no address does. [REVIEW-24] */
  addressed: Partial<ReviewCriteria> | null;
  /** The review that is shown by itself; null for none. */
  oneId: string | null;
  /** Likes that were pressed; the first is being written. */
  liking: PressedLike[];
  /** Likes written or read since a page of the list was asked for, by review id. */
  likedMeanwhile: Record<string, boolean>;
}

export type ReviewsEvent =
  | FactsChanged<'item' | 'config' | 'reviewCriteria'>
  | RetryEvent
  | PagedListEvent<ReviewCriteria>
  /** A view shows this review. */
  | { type: 'review.needed'; id: string }
  /** The visitor finds a review helpful, or no longer. */
  | { type: 'like.pressed'; id: string }
  | WishResumed<'reviewLike'>;
