import type { reviews as source } from './idFirst.ts';

export const reviews: Record<keyof typeof source, string> = {
  'reviews.none': 'No reviews yet',
};
