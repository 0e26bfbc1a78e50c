import { fromPromise } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { reviewPolicyMachine } from '#src/machines/reviews/reviewPolicy/reviewPolicyMachine.ts';
import { reviewsOf } from './reviewsOf.ts';

export const reviewPolicyLogic = reviewPolicyMachine.provide({
  actors: {
    loadPolicy: fromPromise<RichTextNode[], void>(({ signal, system }) => reviewsOf(system).policy(signal)),
  },
});
