import type { Rating, ReviewFit } from '#src/domain/reviews/review.ts';

/** A hand-written review of a product of the catalogue. */
export interface WrittenReview {
  stars: Rating;
  /** First name and initial. */
  by: string;
  /** Days before the database was new. */
  daysAgo: number;
  /** Number of readers who found it helpful by then. */
  likes: number;
  /** The topics that it praises and complains about: "+size -delivery". */
  about: string;
  text: string;
  /** The option that was bought, counted from 1; default the first. */
  option?: number;
  /** Names in marketplace/pictures/pictures.json. */
  pictures?: readonly string[];
  /** Bought elsewhere, or as a gift: the marketplace knows of no purchase. */
  isUnverified?: true;
  /** The reported fit; left out where none is reported. */
  fit?: ReviewFit;
  /** The seller's answer. */
  reply?: string;
}

type More = Pick<WrittenReview, 'option' | 'pictures' | 'isUnverified' | 'fit' | 'reply'>;

/** One review in one line or two. */
export function wrote(
  stars: Rating,
  by: string,
  daysAgo: number,
  likes: number,
  about: string,
  text: string,
  more: More = {},
): WrittenReview {
  return { stars, by, daysAgo, likes, about, text, ...more };
}
