import { assign, setup } from 'xstate';
import type { WholesaleTier } from '#src/domain/wholesale.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface WholesaleContext {
  /** The item whose tiers are wanted; null while there is none to want. */
  itemSku: string | null;
  quantity: number | null;
  /** The former item's stay until the next one's have come. */
  tiers: WholesaleTier[];
}
export type WholesaleEvent = RetryEvent | FactsChanged;

/** Tiers are asked for with the tag alone. [WHOLESALE-03] */
const wantedBy = ({ item }: PartFacts) => (item?.tags.includes('WHOLESALE') === true ? item.itemSku : null);

/** The wholesale tiers of the shown product, and the quantity they are looked at with. [WHOLESALE-01..04] */
export const wholesaleMachine = setup({
  types: { context: {} as WholesaleContext, events: {} as WholesaleEvent, input: {} as PartFacts },
  actors: {
    loadWholesale: placeholderPromise<WholesaleTier[], { itemSku: string }>('loadWholesale'),
  },
  actions: {
    setWanted: assign((_, { itemSku }: { itemSku: string | null }) => ({ itemSku })),
    setQuantity: assign((_, { quantity }: { quantity: number | null }) => ({ quantity })),
    setTiers: assign((_, { output: tiers }: { output: WholesaleTier[] }) => ({
      tiers: tiers.toSorted((left, right) => left.minQty - right.minQty),
    })),
    clearTiers: assign({ tiers: [] }),
  },
  guards: {
    isUnreached: wasUnreached,
    isWanted: ({ context }) => context.itemSku !== null,
    isOther: ({ context }, { itemSku }: { itemSku: string | null }) => context.itemSku !== itemSku,
    hasTiers: (_, { output: tiers }: { output: WholesaleTier[] }) => tiers.length > 0,
  },
}).createMachine({
  id: 'wholesale',
  context: ({ input }) => ({ itemSku: wantedBy(input), quantity: input.quantity, tiers: [] }),
  initial: 'deciding',
  on: {
    'facts.changed': [
      {
        guard: { type: 'isOther', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
        target: '.deciding',
        actions: [
          { type: 'setQuantity', params: ({ event }) => ({ quantity: event.facts.quantity }) },
          { type: 'setWanted', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
        ],
      },
      { actions: { type: 'setQuantity', params: ({ event }) => ({ quantity: event.facts.quantity }) } },
    ],
  },
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'none' }] },
    /** Nothing to show. */
    none: {
      tags: 'empty',
      entry: 'clearTiers',
      initial: 'told',
      states: { told: {}, unreached: { on: { 'network.returned': '#wholesale.loading' } } },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWholesale',
        src: 'loadWholesale',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: [
          {
            guard: withEvent('hasTiers'),
            target: 'ready',
            actions: withEvent('setTiers'),
          },
          { target: 'none' },
        ],
        onError: [{ guard: ifUnreached, target: 'none.unreached' }, { target: 'none' }],
      },
    },
    ready: {},
  },
});
