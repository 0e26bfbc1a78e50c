import type { ReviewCriteria } from '#src/domain/review.ts';
import type { Review, ReviewFilters, ReviewPaging, ReviewSummary } from '#src/services/reviews/contract.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

export interface ReviewsContext {
  /** An item of the product whose reviews these are; null where there is none. */
  itemSku: string | null;
  /** What is asked for: what is shown, or is on its way. */
  criteria: ReviewCriteria;
  /** Every review that has come, by its id: all views share it. [REVIEW-15] */
  byId: Record<string, Review>;
  /** Ids in the order of the list. */
  ids: string[];
  /** Null until the first page has come. */
  summary: ReviewSummary | null;
  filters: ReviewFilters;
  /** Of the last page of the list. */
  paging: ReviewPaging | null;
  /** The review that is shown by itself; null for none. */
  oneId: string | null;
  /** Likes that were asked for; the first is being written. */
  liking: string[];
}

export type ReviewsEvent =
  | FactsChanged<'item' | 'config'>
  | RetryEvent
  /** A view shows the list. */
  | { type: 'list.needed' }
  /** The visitor sorts or narrows the list; what is not named stays. [REVIEW-08] */
  | { type: 'criteria.changed'; criteria: Partial<ReviewCriteria> }
  | { type: 'more.requested' }
  /** A view shows this review. */
  | { type: 'review.needed'; id: string }
  /** The visitor finds a review helpful, or no longer. */
  | { type: 'like.pressed'; id: string }
  | WishResumed<'reviewLike'>;
