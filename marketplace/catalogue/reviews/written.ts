import { travelReviews } from './travel.ts';
import type { WrittenReview } from './writtenReview.ts';

/** The reviews that were written by hand, by product. */
export const writtenReviews: Record<string, readonly WrittenReview[]> = { ...travelReviews };
