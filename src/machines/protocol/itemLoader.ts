import { assign, setup } from 'xstate';
import { failedStates, toFailed } from './loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from './partFacts.ts';
import { placeholderPromise } from './placeholders.ts';
import { wasUnreached, type RetryEvent } from './retry.ts';
import { withEvent } from './withEvent.ts';

/** The page's facts that it receives. */
type ItemFacts = Pick<PartFacts, 'item'>;
export interface ItemLoaderContext<TLoaded> {
  /** The item to load for; null while there is none. */
  itemSku: string | null;
  /** Null until an answer has come, and when the answer has nothing to show. */
  loaded: TLoaded | null;
}

interface ItemLoader<TLoaded> {
  /** The part's name. */
  id: string;
  /** Returns the sku of the shown item if it needs a load, else null. */
  wantedBy: (facts: ItemFacts) => string | null;
  /** Tells whether an answer has nothing to show. */
  isEmpty: (loaded: TLoaded) => boolean;
  /** Puts an answer in the order to show; without it the answer's own order stays. */
  arrange?: (loaded: TLoaded) => TLoaded;
  /** True keeps the former item's answer until the next item's has come. */
  keepsFormer: boolean;
}

/**
 * The machine of a part that loads data of the shown item: again for another one, and on retry. A late answer for a
 * former item is dropped. The part's logic provides the actor `load`.
 */
export function createItemLoader<TLoaded>({
  id,
  wantedBy,
  isEmpty,
  arrange = (loaded) => loaded,
  keepsFormer,
}: ItemLoader<TLoaded>) {
  const loadOne = {
    id: 'load',
    src: 'load' as const,
    input: ({ context }: { context: ItemLoaderContext<TLoaded> }) => ({ itemSku: context.itemSku ?? '' }),
    onDone: [
      {
        guard: withEvent('isSomething' as const),
        target: 'ready' as const,
        actions: withEvent('setLoaded' as const),
      },
      { target: 'none' as const },
    ],
    onError: toFailed('dropLoaded' as const),
  };
  return setup({
    types: {
      context: {} as ItemLoaderContext<TLoaded>,
      events: {} as FactsChanged<'item'> | PageOutdated | RetryEvent,
      input: {} as ItemFacts,
      tags: {} as 'busy' | 'empty' | 'failed' | 'pending',
    },
    actors: { load: placeholderPromise<TLoaded, { itemSku: string }>('load') },
    actions: {
      setItem: assign(({ context }, { facts }: { facts: ItemFacts }) => ({
        itemSku: wantedBy(facts),
        loaded: keepsFormer ? context.loaded : null,
      })),
      setLoaded: assign((_, { output: loaded }: { output: TLoaded }) => ({ loaded: arrange(loaded) })),
      dropLoaded: assign({ loaded: null }),
    },
    guards: {
      isUnreached: wasUnreached,
      isWanted: ({ context }) => context.itemSku !== null,
      isOther: ({ context }, { facts }: { facts: ItemFacts }) => context.itemSku !== wantedBy(facts),
      isSomething: (_, { output }: { output: TLoaded }) => !isEmpty(output),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ itemSku: wantedBy(input), loaded: null }),
    initial: 'deciding',
    on: {
      'facts.changed': { guard: withEvent('isOther'), target: '.deciding', actions: withEvent('setItem') },
    },
    states: {
      deciding: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'none' }] },
      loading: { tags: 'busy', invoke: loadOne },
      ready: { on: { 'page.outdated': 'refreshing' } },
      /** The last answer stays on screen while it is loaded again. */
      refreshing: { tags: 'pending', invoke: loadOne },
      /** Nothing to show. */
      none: { tags: 'empty', entry: 'dropLoaded', on: { 'page.outdated': 'deciding' } },
      ...failedStates('loading', ['failed', 'empty']),
    },
  });
}
