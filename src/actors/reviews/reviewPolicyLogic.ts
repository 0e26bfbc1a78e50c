import { fromPromise } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { reviewPolicyMachine } from '#src/machines/reviews/reviewPolicy/reviewPolicyMachine.ts';
import { reviewsOf } from './reviewsOf.ts';
import { provided } from '../provided.ts';

export const reviewPolicyLogic = provided(reviewPolicyMachine, {
  actors: {
    loadPolicy: fromPromise<RichTextNode[], void>(({ signal, system }) => reviewsOf(system).policy(signal)),
  },
});
