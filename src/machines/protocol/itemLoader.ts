import { assign, setup } from 'xstate';
import { failedStates, toFailed } from './loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from './partFacts.ts';
import { placeholderPromise } from './placeholders.ts';
import { wasUnreached, type RetryEvent } from './retry.ts';
import { withEvent } from './withEvent.ts';

/** What it is told of the page. */
type ItemFacts = Pick<PartFacts, 'item'>;
export interface ItemLoaderContext<TLoaded> {
  /** The item that something is wanted for; null while there is none. */
  itemSku: string | null;
  /** Null until it has come, and where there is nothing. */
  loaded: TLoaded | null;
}

interface ItemLoader<TLoaded> {
  /** The part's name. */
  id: string;
  /** Sku of the shown item when something is to be loaded for it. */
  wantedBy: (facts: ItemFacts) => string | null;
  /** An answer that has nothing to show. */
  isEmpty: (loaded: TLoaded) => boolean;
  /** What came, in the order in which it is shown; as it came unless said. */
  arrange?: (loaded: TLoaded) => TLoaded;
  /** Whether what came for the former item stays until the next one's has come. */
  keepsFormer: boolean;
}

/**
 * The machine of a part that loads something for the shown item: again for another one, once more when it failed. An
 * answer for a former item never lands. The part's logic provides the actor `load`.
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
      /** What was told stays until it is told anew. */
      refreshing: { tags: 'pending', invoke: loadOne },
      /** Nothing to show. */
      none: { tags: 'empty', entry: 'dropLoaded', on: { 'page.outdated': 'deciding' } },
      ...failedStates('loading', ['failed', 'empty']),
    },
  });
}
