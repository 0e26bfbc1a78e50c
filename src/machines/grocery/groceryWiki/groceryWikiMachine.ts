import { assign, setup } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface GroceryWiki {
  title: string;
  content: RichTextNode[];
}
export interface GroceryWikiContext {
  wiki: GroceryWiki | null;
}
export type GroceryWikiEvent = RetryEvent;

/** The explanation of grocery shopping, in the page's language; loaded once, when first opened. [MODAL-34] */
export const groceryWikiMachine = setup({
  types: { context: {} as GroceryWikiContext, events: {} as GroceryWikiEvent },
  actors: { loadWiki: placeholderPromise<GroceryWiki>('loadWiki') },
  actions: { setWiki: assign((_, { output: wiki }: { output: GroceryWiki }) => ({ wiki })) },
  guards: { isUnreached: wasUnreached },
}).createMachine({
  id: 'groceryWiki',
  context: { wiki: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWiki',
        src: 'loadWiki',
        onDone: {
          target: 'ready',
          actions: withEvent('setWiki'),
        },
        onError: toFailed(),
      },
    },
    ready: {},
    ...failedStates('loading'),
  },
});
