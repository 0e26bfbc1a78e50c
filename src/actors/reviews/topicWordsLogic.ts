import { fromPromise } from 'xstate';
import { topicWordsMachine } from '#src/machines/reviews/topicWords/topicWordsMachine.ts';
import type { ReviewReason } from '#src/services/reviews/reviews/contract.ts';
import { reviewsOf } from './reviewsOf.ts';
import { provided } from '../provided.ts';

export const topicWordsLogic = provided(topicWordsMachine, {
  actors: {
    load: fromPromise<ReviewReason[], { itemSku: string }>(({ signal, system }) =>
      reviewsOf(system).topics(signal),
    ),
  },
});
