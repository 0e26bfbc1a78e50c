import { assign, setup } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { Specification } from '#src/services/product/product/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface DescriptionContext {
  productId: string;
  /** Sanitised seller text. */
  description: RichTextNode[];
  specifications: Specification[];
  highlights: string[];
}
export type DescriptionEvent = RetryEvent;

/** Description, specifications and highlights, each by its own call; a failed one is empty. [EMPTY-05] */
export const descriptionMachine = setup({
  types: {
    context: {} as DescriptionContext,
    events: {} as DescriptionEvent,
    input: {} as { productId: string },
  },
  actors: {
    loadDescription: placeholderPromise<RichTextNode[], { productId: string }>('loadDescription'),
    loadSpecifications: placeholderPromise<Specification[], { productId: string }>('loadSpecifications'),
    loadHighlights: placeholderPromise<string[], { productId: string }>('loadHighlights'),
  },
  actions: {
    setDescription: assign((_, { output: description }: { output: RichTextNode[] }) => ({ description })),
    setSpecifications: assign((_, { output: specifications }: { output: Specification[] }) => ({
      specifications,
    })),
    setHighlights: assign((_, { output: highlights }: { output: string[] }) => ({ highlights })),
  },
  guards: { isUnreached: wasUnreached },
}).createMachine({
  id: 'description',
  context: ({ input }) => ({
    productId: input.productId,
    description: [],
    specifications: [],
    highlights: [],
  }),
  type: 'parallel',
  states: {
    description: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadDescription',
            src: 'loadDescription',
            input: ({ context }) => ({ productId: context.productId }),
            onDone: {
              target: 'ready',
              actions: withEvent('setDescription'),
            },
            onError: toFailed(),
          },
        },
        ready: {},
        ...failedStates('loading'),
      },
    },
    specifications: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadSpecifications',
            src: 'loadSpecifications',
            input: ({ context }) => ({ productId: context.productId }),
            onDone: {
              target: 'ready',
              actions: withEvent('setSpecifications'),
            },
            onError: toFailed(),
          },
        },
        ready: {},
        ...failedStates('loading'),
      },
    },
    highlights: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadHighlights',
            src: 'loadHighlights',
            input: ({ context }) => ({ productId: context.productId }),
            onDone: {
              target: 'ready',
              actions: withEvent('setHighlights'),
            },
            onError: toFailed(),
          },
        },
        ready: {},
        failed: { on: { 'retry.requested': 'loading' } },
        unreached: { on: tryAgain('loading') },
      },
    },
  },
});
