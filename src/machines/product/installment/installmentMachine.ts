import { assign, setup, type ActorRefFrom } from 'xstate';
import type { InstallmentOffer } from '#src/services/installments/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface InstallmentContext {
  /** The item whose offers are wanted; null while there is none to want. */
  itemSku: string | null;
  offers: InstallmentOffer[];
}
export type InstallmentEvent = FactsChanged | { type: 'retry.requested' };
export type InstallmentRef = ActorRefFrom<typeof installmentMachine>;

/** With one of these the marketplace says that there are offers. [TAG-06..08] */
const TAGS = ['INSTALLMENT', 'INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT'];
const wantedBy = ({ item }: PartFacts) =>
  item !== null && TAGS.some((tag) => item.tags.includes(tag)) ? item.itemSku : null;

/**
 * How the shown item can be paid by the month: what the marketplace answers and nothing else. The former item's offers
 * are never shown beside another's price. [INSTALL-04, INSTALL-12]
 */
export const installmentMachine = setup({
  types: { context: {} as InstallmentContext, events: {} as InstallmentEvent, input: {} as PartFacts },
  actors: {
    loadInstallments: placeholderPromise<InstallmentOffer[], { itemSku: string }>('loadInstallments'),
  },
  actions: {
    setWanted: assign((_, { itemSku }: { itemSku: string | null }) => ({ itemSku, offers: [] })),
    setOffers: assign((_, { output: offers }: { output: InstallmentOffer[] }) => ({ offers })),
  },
  guards: {
    isWanted: ({ context }) => context.itemSku !== null,
    isOther: ({ context }, { itemSku }: { itemSku: string | null }) => context.itemSku !== itemSku,
    hasOffers: (_, { output: offers }: { output: InstallmentOffer[] }) => offers.length > 0,
  },
}).createMachine({
  id: 'installment',
  context: ({ input }) => ({ itemSku: wantedBy(input), offers: [] }),
  initial: 'deciding',
  on: {
    'facts.changed': {
      guard: { type: 'isOther', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
      target: '.deciding',
      actions: { type: 'setWanted', params: ({ event }) => ({ itemSku: wantedBy(event.facts) }) },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'none' }] },
    /** Nothing to show. */
    none: { tags: 'empty' },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadInstallments',
        src: 'loadInstallments',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '' }),
        onDone: [
          {
            guard: withEvent('hasOffers'),
            target: 'ready',
            actions: withEvent('setOffers'),
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
    },
    ready: {},
    failed: { tags: ['failed', 'empty'], on: { 'retry.requested': 'loading' } },
  },
});
