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
  /** The visitor looks at the page again: a login or logout may have happened in another tab. */
  | { type: 'session.checkRequested' }
  /** The marketplace no longer knows the member. */
  | { type: 'session.lost' };
export type SessionToPage = { type: 'session.resolved'; isMember: boolean };
export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Resolves the visitor at start, once online and on return to the tab; at worst a guest. [AUTH-01..03, AUTH-15] */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: { loadCurrentUser: placeholderPromise<CurrentUser | null>('loadCurrentUser') },
  actions: {
    setUser: assign((_, { output: user }: { output: CurrentUser | null }) => ({ user })),
    clearUser: assign({ user: null }),
    reportGuest: sendParent({ type: 'session.resolved', isMember: false } satisfies SessionToPage),
    reportMember: sendParent({ type: 'session.resolved', isMember: true } satisfies SessionToPage),
    /** Another visitor uses the page than the one it was made for. */
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
    /** Counts as a guest until the marketplace answers. */
    unreached: { on: { 'network.returned': 'resolving', 'session.checkRequested': 'resolving' } },
    guest: { on: { 'session.checkRequested': 'checking' } },
    /** Counts as a guest: the marketplace failed to answer. The data that a member has kept stays. [AUTH-21] */
    supposed: { on: { 'session.checkRequested': 'checking' } },
    member: {
      on: {
        'session.checkRequested': 'checking',
        'session.lost': { target: 'guest', actions: ['clearUser', 'reportGuest'] },
      },
    },
    /** The known user stays during the check, and when it fails. */
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
    /** The page belongs to another visitor now and loads anew. */
    changed: { on: { 'session.checkRequested': 'checking' } },
  },
});
