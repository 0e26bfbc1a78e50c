import { fromPromise } from 'xstate';
import { reviewImagesMachine } from '#src/machines/reviews/reviewImages/reviewImagesMachine.ts';
import type { ReviewImages } from '#src/services/reviews/reviews/contract.ts';
import { reviewsOf } from './reviewsOf.ts';
import { provided } from '../provided.ts';

export const reviewImagesLogic = provided(reviewImagesMachine, {
  actors: {
    loadImages: fromPromise<ReviewImages, { itemSku: string; page: number }>(({ input, signal, system }) =>
      reviewsOf(system).images(input.itemSku, input.page, signal),
    ),
  },
});
