import { assign, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '#src/domain/failure.ts';
import { knownTags } from '#src/domain/tags.ts';
import type { ProductSummary } from '#src/services/product/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { SummaryArrived } from '../../protocol/partFacts.ts';
import { openModal } from '../../shell/modal/modalMachine.ts';
import type { SessionRef } from '../../shell/session/sessionMachine.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface NotifyMeContext {
  itemSku: string | null;
  /** The coming campaign that is asked about instead of stock. [PROMO-08] */
  campaignId: string | null;
  email: string | null;
  failure: Failure | null;
}
export type NotifyMeEvent =
  | SummaryArrived
  /** The visitor wants to be told. */
  | { type: 'notifyMe.requested' }
  | WishResumed<'notify'>;
export interface NotificationRequest {
  itemSku: string;
  campaignId: string | null;
  email: string;
}

/** What is asked about: the item, or its campaign while that is coming. */
const subjectOf = ({ itemSku, tags, campaignInfo }: ProductSummary) => ({
  itemSku,
  campaignId: knownTags(tags).includes('COMING_SOON') ? (campaignInfo?.id ?? null) : null,
});

/** Asking to be told when an out-of-stock product is back, or a coming campaign begins. [STOCK-11, TAG-19, PROMO-08] */
export const notifyMeMachine = setup({
  types: { context: {} as NotifyMeContext, events: {} as NotifyMeEvent },
  actors: {
    requestNotification: placeholderPromise<void, NotificationRequest>('requestNotification'),
  },
  actions: {
    setSubject: assign((_, { summary }: SummaryArrived) => ({ ...subjectOf(summary), failure: null })),
    setEmail: assign(({ system }) => {
      const session = system.get('session') as SessionRef | undefined;
      return { email: session?.getSnapshot().context.user?.email ?? '', failure: null };
    }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    askGate: sendParent(({ context }) =>
      toGate({ type: 'member.needed', wish: { kind: 'notify', itemSku: context.itemSku ?? '' } }),
    ),
    askForLogin: sendParent(({ context }) =>
      toGate({ type: 'login.needed', wish: { kind: 'notify', itemSku: context.itemSku ?? '' } }),
    ),
    sayNotified: openModal('notifyMeSuccess'),
  },
  guards: {
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    isNotified: (_, { summary }: SummaryArrived) => knownTags(summary.tags).includes('NOTIFIED'),
    isSameSubject: ({ context }, { summary }: SummaryArrived) => {
      const { itemSku, campaignId } = subjectOf(summary);
      return context.itemSku === itemSku && context.campaignId === campaignId;
    },
  },
}).createMachine({
  id: 'notifyMe',
  context: { itemSku: null, campaignId: null, email: null, failure: null },
  initial: 'idle',
  on: {
    'summary.arrived': [
      {
        guard: withEvent('isNotified'),
        target: '.notified',
        actions: withEvent('setSubject'),
      },
      // The product was told anew, for another destination for instance: that takes nothing back.
      {
        guard: withEvent('isSameSubject'),
      },
      {
        target: '.idle',
        actions: withEvent('setSubject'),
      },
    ],
  },
  states: {
    idle: {
      on: {
        'notifyMe.requested': { actions: 'askGate' },
        'wish.resumed': { target: 'requesting', actions: 'setEmail' },
      },
    },
    requesting: {
      tags: 'pending',
      on: {
        // The answer that is on its way is the later one.
        'summary.arrived': {
          guard: withEvent('isSameSubject'),
        },
      },
      invoke: {
        id: 'requestNotification',
        src: 'requestNotification',
        input: ({ context }) => ({
          itemSku: context.itemSku ?? '',
          campaignId: context.campaignId,
          email: context.email ?? '',
        }),
        onDone: { target: 'notified', actions: 'sayNotified' },
        onError: [
          {
            guard: withEvent('hasLostLogin'),
            target: 'idle',
            actions: 'askForLogin',
          },
          {
            target: 'failed',
            actions: withEvent('setFailure'),
          },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'notifyMe.requested': { actions: 'askGate' },
        'wish.resumed': { target: 'requesting', actions: 'setEmail' },
      },
    },
    notified: {},
  },
});
