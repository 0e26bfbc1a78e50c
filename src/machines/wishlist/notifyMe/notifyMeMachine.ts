import { assign, sendParent, setup } from 'xstate';
import { cleanEmail, isEmail } from '#src/domain/session/email.ts';
import { toFailure, type Failure } from '#src/domain/shell/failure.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { openModal } from '../../shell/modal/modalMachine.ts';
import type { SessionRef } from '../../session/session/sessionMachine.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type NotifyMeFacts = Pick<PartFacts, 'item'>;
export interface NotifyMeContext {
  itemSku: string | null;
  /** The coming campaign that the request is about instead of stock. [PROMO-08] */
  campaignId: string | null;
  /** The page loaded with an earlier request of the visitor. [TAG-19] */
  isNotified: boolean;
  /** The address for the news: the account's, or the typed one. */
  email: string;
  /** The address counts as reachable: the visitor need not be asked for one. */
  isReachable: boolean;
  /** The address of an accepted request; null before. */
  accepted: string | null;
  /** The visitor sent the form: the fault of the address is shown. [NOTIFY-03] */
  isChecked: boolean;
  /** The marketplace refused this address. */
  isRefused: boolean;
  failure: Failure | null;
}
export type NotifyMeEvent =
  | FactsChanged<'item'>
  /** The visitor wants news. */
  | { type: 'notifyMe.requested' }
  | { type: 'notifyMe.typed'; text: string }
  | { type: 'notifyMe.submitted' }
  | WishResumed<'notify'>;
export interface NotificationRequest {
  itemSku: string;
  campaignId: string | null;
  email: string;
}

const userOf = (system: { get(id: string): unknown }) =>
  (system.get('session') as SessionRef | undefined)?.getSnapshot().context.user ?? null;

/** The subject of the request: the item, or its campaign while that is coming. */
const subjectOf = ({ item }: NotifyMeFacts) => ({
  itemSku: item?.itemSku ?? null,
  campaignId: item?.tags.includes('COMING_SOON') === true ? (item.campaign?.id ?? null) : null,
  isNotified: item?.tags.includes('NOTIFIED') === true,
});

/** Events of a repeated press or of the form, handled while no call is under way. */
const asking = {
  'notifyMe.requested': { actions: 'askGate' },
  'notifyMe.typed': { actions: withEvent('setTyped') },
  'notifyMe.submitted': [{ guard: 'isEmail', target: 'requesting' }, { actions: 'check' }],
  'wish.resumed': { target: 'deciding', actions: withEvent('setEmail') },
} as const;

/**
 * A request for news when an out-of-stock product is back, or a coming campaign begins. A member with a verified
 * address presses once; other visitors are asked for one. [STOCK-11, TAG-19, PROMO-08, NOTIFY-02, NOTIFY-03, LINK-09]
 */
export const notifyMeMachine = setup({
  types: {
    context: {} as NotifyMeContext,
    events: {} as NotifyMeEvent,
    input: {} as NotifyMeFacts,
  },
  actors: {
    requestNotification: placeholderPromise<void, NotificationRequest>('requestNotification'),
  },
  actions: {
    setSubject: assign((_, { facts }: { facts: NotifyMeFacts }) => ({
      ...subjectOf(facts),
      isChecked: false,
      isRefused: false,
      failure: null,
    })),
    /** The typed address stays, unless the account's address is known to reach the member. */
    setEmail: assign(({ context, system }, { wish }: WishResumed<'notify'>) => {
      const user = userOf(system);
      const known = user?.email ?? '';
      const isVerified = user?.emailVerified ?? null;
      // The marketplace may know an address that this page does not, and refuses otherwise.
      const isGood = isVerified !== false && (isEmail(known) || (known === '' && isVerified === null));
      const typed = wish.email ?? context.accepted ?? (context.email === '' ? known : context.email);
      // An address sent before the login is used after it without asking again. [NOTIFY-08]
      const isSent = wish.email !== null && isEmail(wish.email);
      const isReachable = isGood || isSent || context.accepted !== null;
      return {
        email: isGood ? known : typed,
        isReachable,
        isChecked: false,
        isRefused: false,
        failure: null,
      };
    }),
    setTyped: assign((_, { text }: { text: string }) => ({
      email: cleanEmail(text),
      isRefused: false,
      failure: null,
    })),
    accept: assign(({ context }) => ({ accepted: context.email })),
    check: assign({ isChecked: true }),
    refuse: assign({ isRefused: true }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    askGate: sendParent(({ context }) =>
      toGate({
        type: 'member.needed',
        wish: { kind: 'notify', itemSku: context.itemSku ?? '', email: null },
      }),
    ),
    askForLogin: sendParent(({ context, system }) => {
      // The account's own address is not kept: the next login may be another member's.
      const isOwn = context.isReachable && context.email === userOf(system)?.email;
      return toGate({
        type: 'login.needed',
        wish: {
          kind: 'notify',
          itemSku: context.itemSku ?? '',
          email: context.email === '' || isOwn ? null : context.email,
        },
      });
    }),
    openForm: openModal('notifyMe'),
    sayNotified: openModal('notifyMeSuccess'),
  },
  guards: {
    isEmail: ({ context }) => isEmail(context.email),
    isReachable: ({ context }) => context.isReachable,
    isEmailRefused: (_, { error }: { error: unknown }) => toFailure(error).code === 'INVALID_EMAIL',
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    wasNotified: ({ context }) => context.isNotified,
    isNotified: (_, { facts }: { facts: NotifyMeFacts }) => subjectOf(facts).isNotified,
    isSameSubject: ({ context }, { facts }: { facts: NotifyMeFacts }) => {
      const { itemSku, campaignId } = subjectOf(facts);
      return context.itemSku === itemSku && context.campaignId === campaignId;
    },
  },
}).createMachine({
  id: 'notifyMe',
  context: ({ input }) => ({
    ...subjectOf(input),
    email: '',
    isReachable: false,
    accepted: null,
    isChecked: false,
    isRefused: false,
    failure: null,
  }),
  initial: 'starting',
  on: {
    'facts.changed': [
      {
        guard: withEvent('isNotified'),
        target: '.notified',
        actions: withEvent('setSubject'),
      },
      // The product loaded again, for another destination for instance: the request stays.
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
    starting: { always: [{ guard: 'wasNotified', target: 'notified' }, { target: 'idle' }] },
    idle: { on: asking },
    deciding: {
      always: [
        { guard: 'isReachable', target: 'requesting' },
        { target: 'asked', actions: 'openForm' },
      ],
    },
    /** The form is open, or was closed. */
    asked: { on: asking },
    requesting: {
      tags: 'pending',
      on: {
        // The answer under way is newer than the facts.
        'facts.changed': {
          guard: withEvent('isSameSubject'),
        },
      },
      invoke: {
        id: 'requestNotification',
        src: 'requestNotification',
        input: ({ context }) => ({
          itemSku: context.itemSku ?? '',
          campaignId: context.campaignId,
          email: context.email,
        }),
        onDone: { target: 'notified', actions: ['accept', 'sayNotified'] },
        onError: [
          {
            guard: withEvent('hasLostLogin'),
            target: 'idle',
            actions: 'askForLogin',
          },
          { guard: withEvent('isEmailRefused'), target: 'asked', actions: ['refuse', 'openForm'] },
          {
            target: 'failed',
            actions: withEvent('setFailure'),
          },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: asking,
    },
    notified: {},
  },
});
