import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { CurrentUser } from '#src/services/session/contract.ts';
import { placeholderPromise } from '../../placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../retry.ts';

export interface SessionContext {
  user: CurrentUser | null;
}
export type SessionEvent = RetryEvent;
export type SessionToPage = { type: 'session.resolved'; isMember: boolean };
export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Who is visiting: resolved once at start, a failure counts as guest; asked again once there is a network. [AUTH-01..03] */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: { loadCurrentUser: placeholderPromise<CurrentUser | null>('loadCurrentUser') },
  actions: {
    setUser: assign((_, { user }: { user: CurrentUser | null }) => ({ user })),
    reportGuest: sendParent({ type: 'session.resolved', isMember: false } satisfies SessionToPage),
    reportMember: sendParent({ type: 'session.resolved', isMember: true } satisfies SessionToPage),
  },
  guards: {
    isUnreached: wasUnreached,
    hasUser: (_, { user }: { user: CurrentUser | null }) => user !== null,
  },
}).createMachine({
  id: 'session',
  context: { user: null },
  initial: 'resolving',
  states: {
    resolving: {
      tags: 'busy',
      invoke: {
        id: 'loadCurrentUser',
        src: 'loadCurrentUser',
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => ({ user: event.output }) },
            target: 'member',
            actions: { type: 'setUser', params: ({ event }) => ({ user: event.output }) },
          },
          { target: 'guest' },
        ],
        onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'guest' }],
      },
    },
    guest: { entry: 'reportGuest' },
    /** A guest until somebody says otherwise. */
    unreached: { entry: 'reportGuest', on: { 'network.returned': 'resolving' } },
    member: { entry: 'reportMember' },
  },
});
