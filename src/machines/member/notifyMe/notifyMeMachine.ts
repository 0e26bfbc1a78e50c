import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '#src/domain/failure.ts';
import { placeholderPromise } from '../../placeholders.ts';

export interface NotifyMeContext {
  itemSku: string | null;
  email: string | null;
  failure: Failure | null;
}
export type NotifyMeEvent =
  | { type: 'notifyMe.itemShown'; itemSku: string; isNotified: boolean }
  /** Sent by the page once it knows that the visitor is a member. */
  | { type: 'notifyMe.memberRequested'; email: string };
export type NotifyMeToPage = { type: 'notifyMe.accepted' };
export type NotifyMeRef = ActorRefFrom<typeof notifyMeMachine>;

/** Asking to be told when an out-of-stock product is back. [STOCK-11, TAG-19] */
export const notifyMeMachine = setup({
  types: { context: {} as NotifyMeContext, events: {} as NotifyMeEvent },
  actors: {
    requestNotification: placeholderPromise<void, { itemSku: string; email: string }>('requestNotification'),
  },
  actions: {
    setItem: assign((_, { itemSku }: { itemSku: string }) => ({ itemSku, failure: null })),
    setEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    reportAccepted: sendParent({ type: 'notifyMe.accepted' } satisfies NotifyMeToPage),
  },
  guards: { isNotified: (_, { isNotified }: { isNotified: boolean }) => isNotified },
}).createMachine({
  id: 'notifyMe',
  context: { itemSku: null, email: null, failure: null },
  initial: 'idle',
  on: {
    'notifyMe.itemShown': [
      {
        guard: { type: 'isNotified', params: ({ event }) => ({ isNotified: event.isNotified }) },
        target: '.notified',
        actions: { type: 'setItem', params: ({ event }) => ({ itemSku: event.itemSku }) },
      },
      {
        target: '.idle',
        actions: { type: 'setItem', params: ({ event }) => ({ itemSku: event.itemSku }) },
      },
    ],
  },
  states: {
    idle: {
      on: {
        'notifyMe.memberRequested': {
          target: 'requesting',
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    requesting: {
      tags: 'requesting',
      invoke: {
        id: 'requestNotification',
        src: 'requestNotification',
        input: ({ context }) => ({ itemSku: context.itemSku ?? '', email: context.email ?? '' }),
        onDone: { target: 'notified', actions: 'reportAccepted' },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'notifyMe.memberRequested': {
          target: 'requesting',
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
    },
    notified: {},
  },
});
