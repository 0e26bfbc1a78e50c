import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { CurrentUser } from '#src/services/session/session/contract.ts';
import type { OutsideNeeded } from '../../protocol/outsideNeeded.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface SessionContext {
  user: CurrentUser | null;
}
export type SessionEvent =
  | RetryEvent
  /** The page is looked at again: somebody may have logged in or out in another tab. */
  | { type: 'session.checkRequested' }
  /** The marketplace no longer knows the member. */
  | { type: 'session.lost' };
export type SessionToPage = { type: 'session.resolved'; isMember: boolean };
export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Who is visiting: resolved once at start, a failure counts as guest; asked again once there is a network, and when the tab is looked at. [AUTH-01..03, AUTH-15] */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: { loadCurrentUser: placeholderPromise<CurrentUser | null>('loadCurrentUser') },
  actions: {
    setUser: assign((_, { output: user }: { output: CurrentUser | null }) => ({ user })),
    clearUser: assign({ user: null }),
    reportGuest: sendParent({ type: 'session.resolved', isMember: false } satisfies SessionToPage),
    reportMember: sendParent({ type: 'session.resolved', isMember: true } satisfies SessionToPage),
    /** Somebody else visits than the page was made for. */
    reportChange: sendParent({
      type: 'outside.needed',
      event: { type: 'page.outdated' },
    } satisfies OutsideNeeded),
  },
  guards: {
    isUnreached: wasUnreached,
    hasUser: (_, { output: user }: { output: CurrentUser | null }) => user !== null,
    isMember: ({ context }) => context.user !== null,
    isAnother: ({ context }, { output: user }: { output: CurrentUser | null }) =>
      context.user?.id !== user?.id,
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
            guard: withEvent('hasUser'),
            target: 'member',
            actions: [withEvent('setUser'), 'reportMember'],
          },
          { target: 'guest', actions: 'reportGuest' },
        ],
        onError: [
          { guard: ifUnreached, target: 'unreached', actions: 'reportGuest' },
          { target: 'supposed', actions: 'reportGuest' },
        ],
      },
    },
    /** A guest until somebody says otherwise. */
    unreached: { on: { 'network.returned': 'resolving', 'session.checkRequested': 'resolving' } },
    guest: { on: { 'session.checkRequested': 'checking' } },
    /** A guest as far as the page goes: the marketplace could not say. What a member has kept stays. [AUTH-21] */
    supposed: { on: { 'session.checkRequested': 'checking' } },
    member: {
      on: {
        'session.checkRequested': 'checking',
        'session.lost': { target: 'guest', actions: ['clearUser', 'reportGuest'] },
      },
    },
    /** What is known stays while it is asked, and when nobody can say. */
    checking: {
      invoke: {
        id: 'loadCurrentUser',
        src: 'loadCurrentUser',
        onDone: [
          {
            guard: withEvent('isAnother'),
            target: 'changed',
            actions: 'reportChange',
          },
          { guard: 'isMember', target: 'member' },
          { target: 'guest' },
        ],
        onError: [{ guard: 'isMember', target: 'member' }, { target: 'supposed' }],
      },
      on: { 'session.lost': { target: 'guest', actions: ['clearUser', 'reportGuest'] } },
    },
    /** The page is another visitor's now, and loaded anew. */
    changed: { on: { 'session.checkRequested': 'checking' } },
  },
});
