import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { laterService } from '../servicesOf.ts';

/** The reviews' calls, made once for all parts that need them. */
export const reviewsOf = laterService(({ backend }) => createReviewsService(backend));
