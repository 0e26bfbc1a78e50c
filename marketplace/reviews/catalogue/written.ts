import { headphoneReviews } from './headphones.ts';
import { phoneReviews } from './phones.ts';
import { groceryReviews } from './groceries.ts';
import { bottleReviews } from './bottles.ts';
import { kitchenReviews } from './kitchen.ts';
import { styleReviews } from './style.ts';
import { suitcaseReviews } from './suitcase.ts';
import { travelReviews } from './travel.ts';
import type { WrittenReview } from './writtenReview.ts';

/** The reviews that were written by hand, by product. */
export const writtenReviews: Record<string, readonly WrittenReview[]> = {
  ...suitcaseReviews,
  ...travelReviews,
  ...headphoneReviews,
  ...phoneReviews,
  ...bottleReviews,
  ...kitchenReviews,
  ...styleReviews,
  ...groceryReviews,
};
