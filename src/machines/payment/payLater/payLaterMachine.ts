import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { PayLater } from '#src/services/payment/payLater/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

type Facts = Pick<PartFacts, 'isMember'>;
export interface PayLaterContext {
  /** Null until the current user is resolved. */
  isMember: boolean | null;
  /** Null until it has loaded, and for a guest. */
  standing: PayLater | null;
}
export type PayLaterEvent = FactsChanged<'isMember'> | PageOutdated | RetryEvent;

const loadStanding = {
  id: 'loadStanding',
  src: 'loadStanding' as const,
  onDone: { target: 'ready' as const, actions: withEvent('setStanding' as const) },
  onError: toFailed('dropStanding' as const),
};

/** The visitor's pay-later account: loaded for a member, a guest needs no call. [PAYLATER-02] */
export const payLaterMachine = setup({
  types: {
    context: {} as PayLaterContext,
    events: {} as PayLaterEvent,
    input: {} as Facts,
    tags: {} as 'busy' | 'pending' | 'empty' | 'failed',
  },
  actors: { loadStanding: placeholderPromise<PayLater>('loadStanding') },
  actions: {
    setFacts: assign((_, { facts }: { facts: Facts }) => ({ isMember: facts.isMember })),
    setStanding: assign((_, { output: standing }: { output: PayLater }) => ({ standing })),
    dropStanding: assign({ standing: null }),
  },
  guards: {
    isUnreached: wasUnreached,
    isMember: ({ context }) => context.isMember === true,
    isGuest: ({ context }) => context.isMember === false,
    isOther: ({ context }, { facts }: { facts: Facts }) => context.isMember !== facts.isMember,
  },
}).createMachine({
  id: 'payLater',
  context: ({ input }) => ({ isMember: input.isMember, standing: null }),
  initial: 'deciding',
  on: {
    'facts.changed': {
      guard: withEvent('isOther'),
      target: '.deciding',
      actions: [withEvent('setFacts'), 'dropStanding'],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isMember', target: 'loading' },
        { guard: 'isGuest', target: 'guest' },
        { target: 'unknown' },
      ],
    },
    /** The current user is not known yet. */
    unknown: { tags: 'empty' },
    guest: {},
    loading: { tags: 'busy', invoke: loadStanding },
    ready: { on: { 'page.outdated': 'refreshing' } },
    /** The last answer stays until the next one has come. */
    refreshing: { tags: 'pending', invoke: loadStanding },
    ...failedStates('loading', ['failed', 'empty']),
  },
});
export type PayLaterRef = ActorRefFrom<typeof payLaterMachine>;

/** The offer by the member's account, or `guest` for the way to one; null while unknown. [PAYLATER-02] */
export const selectPayLater = (snapshot: SnapshotFrom<PayLaterRef>): PayLater | 'guest' | null =>
  snapshot.matches('guest') ? 'guest' : snapshot.context.standing;
