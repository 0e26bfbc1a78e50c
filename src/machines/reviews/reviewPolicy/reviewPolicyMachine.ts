import { assign, setup } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface ReviewPolicyContext {
  /** Null until it has loaded. */
  policy: RichTextNode[] | null;
}

/** The rules for showing reviews, in the page's language; loaded once, when first opened. [REVIEW-20] */
export const reviewPolicyMachine = setup({
  types: { context: {} as ReviewPolicyContext, events: {} as RetryEvent },
  actors: { loadPolicy: placeholderPromise<RichTextNode[]>('loadPolicy') },
  actions: { setPolicy: assign((_, { output: policy }: { output: RichTextNode[] }) => ({ policy })) },
  guards: { isUnreached: wasUnreached },
}).createMachine({
  id: 'reviewPolicy',
  context: { policy: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPolicy',
        src: 'loadPolicy',
        onDone: { target: 'ready', actions: withEvent('setPolicy') },
        onError: toFailed(),
      },
    },
    ready: {},
    ...failedStates('loading'),
  },
});
