import { assign, enqueueActions, setup } from 'xstate';
import type { KeptWish, LoginWish, PressedFrom } from '#src/services/session/login/contract.ts';
import type { LoginNeeded, MemberNeeded } from '../../protocol/loginNeeded.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderAction, placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import type { ClockRef } from '../../shell/clock/clockMachine.ts';
import { openModal } from '../../shell/modal/modalMachine.ts';
import { goingOn } from './goingOn.ts';

export interface MemberGateContext {
  /** The wish of a guest that waits for a login; kept in the tab once they leave to log in. [AUTH-04] */
  wish: LoginWish | null;
  /** Null until the current user is resolved: a guest's press waits until then. */
  isMember: boolean | null;
  /** The visitor was a member and is one no longer, until the next login: a prompt says so. [AUTH-16] */
  isSessionLost: boolean;
  /** Tells whether the tab keeps the wish; null until tried. A wish not kept must be pressed again. [AUTH-20] */
  canKeep: boolean | null;
}
export type MemberGateEvent =
  | FactsChanged<'isMember'>
  | MemberNeeded
  | LoginNeeded
  /** The guest leaves to log in, or is back without a login. */
  | { type: 'login.confirmed'; from: PressedFrom }
  | { type: 'login.abandoned' };

/**
 * The gate between guests and actions for members: a member's wish goes on at once, a guest is asked to log in for
 * it. The time after the login is in loginMachine.ts. [AUTH-04]
 */
export const memberGateMachine = setup({
  types: { context: {} as MemberGateContext, events: {} as MemberGateEvent },
  actors: { tryKeeping: placeholderPromise<boolean, { wish: LoginWish | null }>('tryKeeping') },
  actions: {
    /** Keeps a wish in this tab only; null removes it. */
    keepWish: placeholderAction<{ kept: KeptWish | null }>(),
  },
})
  .extend({
    actions: {
      setMember: assign(({ context }, { isMember }: { isMember: boolean | null }) => ({
        isMember,
        isSessionLost: isMember !== true && context.isSessionLost,
      })),
      noteLoss: assign(({ context }) => ({
        isSessionLost: context.isMember === true || context.isSessionLost,
      })),
      setWish: assign((_, { wish }: { wish: LoginWish }) => ({ wish })),
      setKeeping: assign((_, { output: canKeep }: { output: boolean }) => ({ canKeep })),
      noteUnkept: assign({ canKeep: false }),
      letGoOn: enqueueActions(({ enqueue }, { wish }: { wish: LoginWish }) => {
        for (const told of goingOn(wish)) enqueue.sendParent(told);
      }),
      openPrompt: enqueueActions(({ enqueue }, { wish }: { wish: LoginWish }) => {
        const voucher = wish.kind === 'voucher' ? { voucher: wish.voucher } : {};
        enqueue(openModal('loginPrompt', { wish: wish.kind, ...voucher }));
      }),
      /** A member's call was refused: the marketplace no longer knows them. [AUTH-15] */
      loseSession: enqueueActions(({ context, enqueue }) => {
        if (context.isMember !== true) return;
        enqueue.sendParent({
          type: 'part.told',
          name: 'session',
          event: { type: 'session.lost' },
        } satisfies PartTold);
      }),
      rememberWish: enqueueActions(
        ({ context: { wish }, enqueue, system }, { from }: { from: PressedFrom }) => {
          if (wish === null) return;
          const clock = system.get('clock') as ClockRef | undefined;
          const askedAt = clock?.getSnapshot().context.serverTimeMs ?? 0;
          // The other actions of this setup are missing in its own type.
          enqueue({ type: 'keepWish', params: { kept: { wish, from, askedAt } } } as never);
        },
      ),
    },
    guards: { isMember: ({ context }) => context.isMember === true },
  })
  .createMachine({
    id: 'memberGate',
    context: { wish: null, isMember: null, isSessionLost: false, canKeep: null },
    initial: 'resting',
    on: {
      'facts.changed': {
        actions: { type: 'setMember', params: ({ event }) => ({ isMember: event.facts.isMember }) },
      },
      'member.needed': [
        { guard: 'isMember', actions: withEvent('letGoOn') },
        { target: '.asked', actions: [withEvent('setWish'), withEvent('openPrompt')] },
      ],
      'login.needed': {
        target: '.asked',
        actions: ['noteLoss', 'loseSession', withEvent('setWish'), withEvent('openPrompt')],
      },
      'login.abandoned': { actions: { type: 'keepWish', params: { kept: null } } },
    },
    states: {
      resting: {},
      /** The login prompt names the wish to a guest. */
      asked: {
        on: { 'login.confirmed': { target: 'leaving', actions: withEvent('rememberWish') } },
        invoke: {
          id: 'tryKeeping',
          src: 'tryKeeping',
          input: ({ context: { wish } }) => ({ wish }),
          onDone: { actions: withEvent('setKeeping') },
          onError: { actions: 'noteUnkept' },
        },
      },
      /** The guest leaves to log in; one who comes back without a login may leave again. */
      leaving: {
        on: {
          'login.confirmed': { actions: withEvent('rememberWish') },
          'login.abandoned': {
            target: 'asked',
            actions: { type: 'keepWish', params: { kept: null } },
          },
        },
      },
    },
  });
