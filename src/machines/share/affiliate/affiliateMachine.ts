import { assign, setup } from 'xstate';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The address at the page's load names the affiliate who led there. */
export interface AffiliateVisited {
  type: 'affiliate.visited';
  affiliateId: string;
}
export interface AffiliateContext {
  affiliateId: string | null;
  /** The shown item; null while none is shown. */
  itemSku: string | null;
}
export type AffiliateEvent = FactsChanged<'item'> | AffiliateVisited;
export interface AffiliateVisit {
  affiliateId: string;
  itemSku: string;
}

/** Reports a visit by an affiliate's link once, with its item; a failure is ignored. [SHARE-11] */
export const affiliateMachine = setup({
  types: {
    context: {} as AffiliateContext,
    events: {} as AffiliateEvent,
    input: {} as Pick<PartFacts, 'item'>,
  },
  actors: { openSession: placeholderPromise<boolean, AffiliateVisit>('openSession') },
  actions: {
    setItem: assign((_, { facts }: { facts: Pick<PartFacts, 'item'> }) => ({
      itemSku: facts.item?.itemSku ?? null,
    })),
    setAffiliate: assign((_, { affiliateId }: AffiliateVisited) => ({ affiliateId })),
  },
  guards: { isKnown: ({ context }) => context.affiliateId !== null && context.itemSku !== null },
}).createMachine({
  id: 'affiliate',
  context: ({ input }) => ({ affiliateId: null, itemSku: input.item?.itemSku ?? null }),
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isKnown', target: 'opening' },
      on: {
        'facts.changed': { actions: withEvent('setItem') },
        'affiliate.visited': { actions: withEvent('setAffiliate') },
      },
    },
    opening: {
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => ({
          affiliateId: context.affiliateId ?? '',
          itemSku: context.itemSku ?? '',
        }),
        onDone: 'told',
        onError: 'told',
      },
    },
    told: {},
  },
});
