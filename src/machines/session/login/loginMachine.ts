import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { isCookiesRefused, toFailure } from '#src/domain/shell/failure.ts';
import { LOGIN_PATIENCE_MS, LOGIN_WISH_LIFETIME_MS } from '#src/domain/shell/limits.ts';
import type { KeptWish } from '#src/services/session/login/contract.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import type { ClockRef } from '../../shell/clock/clockMachine.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import { openModal } from '../../shell/modal/modalMachine.ts';
import type { LoginFacts } from './loginOutcome.ts';
import type { Toast } from '../../shell/toast/toastEvents.ts';
import type { ToastRef } from '../../shell/toast/toastMachine.ts';
import {
  choicesLeft,
  isHopeless,
  isShown,
  outcomeOf,
  type WishNews,
  type WishOutcome,
} from './loginOutcome.ts';
import { goingOn } from '../memberGate/goingOn.ts';
import type { OutsideNeeded } from '../../protocol/outsideNeeded.ts';
import { controlOf, restoredAddOns, restoredGift, restoredView, restoring } from './restoring.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface LoginContext {
  facts: LoginFacts;
  /** The wish that the login interrupted; null when there was none, and once it was used. */
  kept: KeptWish | null;
  outcome: WishOutcome | null;
}
export type LoginEvent = FactsChanged<keyof LoginFacts>;
/** Epoch ms of the marketplace by the page's clock. */
const serverTime = (system: { get(id: string): unknown }) =>
  (system.get('clock') as ClockRef | undefined)?.getSnapshot().context.serverTimeMs ?? 0;

const NO_BAD_NEWS = new Set<WishNews>(['alreadySaved', 'alreadyOut', 'alreadyNotified', 'inStock']);
/** The toast that says why a wish does not go on; a state that the visitor wanted anyway is no bad news. */
const newsOf = (news: WishNews): Toast => ({
  copyKey: `login.news.${news}`,
  tone: NO_BAD_NEWS.has(news) ? 'info' : 'bad',
  params: {},
  link: null,
});

/** Tells whether all facts are known that judging a wish needs. */
function isSettled({ kept, facts }: LoginContext): boolean {
  if (kept === null || facts.isMember !== true || isShown(kept.wish, facts) !== true) return false;
  if (kept.wish.kind === 'chat') return facts.config !== null;
  return kept.wish.kind !== 'buy' || facts.quantity !== null || isHopeless(facts);
}

/** Resumes an interrupted wish once, in the tab that asked, unchanged, and only while it holds. [AUTH-05..09] */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as LoginFacts },
  actors: {
    readWish: placeholderPromise<KeptWish | null>('readWish'),
    /** Rejects when the login succeeded and the browser keeps no session. [AUTH-19] */
    checkLogin: placeholderPromise<void>('checkLogin'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    /** The wish is used once, whatever its outcome. */
    forgetWish: () => {},
  },
})
  .extend({
    actions: {
      setFacts: assign((_, { facts }: { facts: LoginFacts }) => ({ facts })),
      setKept: assign((_, { output: kept }: { output: KeptWish | null }) => ({ kept })),
      dropKept: assign({ kept: null }),
      /** Restores the choices. Each part reports by itself a choice that it cannot restore. */
      restoreChoices: enqueueActions(({ context: { kept, facts }, enqueue }) => {
        const choices = choicesLeft(kept?.wish ?? null, facts);
        for (const told of choices === null ? [] : restoring(choices)) enqueue.sendParent(told);
        if (kept?.wish.kind !== 'buy') return;
        for (const told of restoredAddOns(kept.wish.addOns)) enqueue.sendParent(told);
        for (const told of restoredGift(kept.wish.gift)) enqueue.sendParent(told);
      }),
      /** Returns to the place of the press, whatever the outcome. Not after the wish's lifetime. [AUTH-17] */
      returnToPlace: enqueueActions(({ context: { kept, facts }, enqueue, system }) => {
        if (kept === null || isShown(kept.wish, facts) === false) return;
        if (serverTime(system) - kept.askedAt > LOGIN_WISH_LIFETIME_MS) return;
        const told = restoredView(kept.wish, kept.from);
        for (const one of told) enqueue.sendParent(one);
        const isInModal = told.some(({ name }) => name === 'modal');
        enqueue.sendParent({
          type: 'outside.needed',
          event: { type: 'place.wanted', control: controlOf(kept.wish), isInModal },
        } satisfies OutsideNeeded);
      }),
      judge: assign(({ context: { kept, facts }, system }) => ({
        outcome: kept === null ? null : outcomeOf(kept, facts, serverTime(system)),
      })),
      resume: enqueueActions(({ context: { kept, outcome }, enqueue }) => {
        const told =
          kept === null
            ? []
            : goingOn(kept.wish, {
                isFlashSaleGone: outcome === 'flashSaleGone',
                afterLogin: true,
              });
        for (const one of told) enqueue.sendParent(one);
      }),
      /** Asks the member gate again for a wish that still waits for a login. */
      askAgain: enqueueActions(({ context: { kept, facts }, enqueue, system }) => {
        const isWaiting =
          kept !== null &&
          isShown(kept.wish, facts) === true &&
          outcomeOf(kept, facts, serverTime(system)) !== 'expired';
        if (!isWaiting) {
          enqueue(openModal('loginPrompt'));
          return;
        }
        enqueue.sendParent({
          type: 'part.told',
          name: 'memberGate',
          event: { type: 'member.needed', wish: kept.wish },
        } satisfies PartTold);
      }),
      sayBuying: sendTo(({ system }) => system.get('toast') as ToastRef, {
        type: 'toast.shown',
        toast: { copyKey: 'login.resumed.buy', tone: 'info', params: {}, link: null },
      }),
      sayNews: sendTo(
        ({ system }) => system.get('toast') as ToastRef,
        ({ context: { outcome } }) => ({ type: 'toast.shown', toast: newsOf(outcome as WishNews) }),
      ),
    },
    guards: {
      isGuest: ({ context }) => context.facts.isMember === false,
      isRefused: (_, { error }: { error: unknown }) => isCookiesRefused(toFailure(error)),
      isNothingKept: ({ context: { kept, facts } }) => kept === null && facts.isMember === true,
      isElsewhere: ({ context: { kept, facts } }) => kept !== null && isShown(kept.wish, facts) === false,
      isSettled: ({ context }) => isSettled(context),
      isRestored: ({ context: { kept, facts } }) =>
        isHopeless(facts) || choicesLeft(kept?.wish ?? null, facts) === null,
      isBuying: ({ context }) => context.outcome === 'resumed' && context.kept?.wish.kind === 'buy',
      isResumed: ({ context }) => context.outcome === 'resumed' || context.outcome === 'flashSaleGone',
      isExpired: ({ context }) => context.outcome === 'expired',
    },
  })
  .createMachine({
    id: 'login',
    context: ({ input }) => ({ facts: input, kept: null, outcome: null }),
    initial: 'reading',
    on: {
      'facts.changed': { actions: withEvent('setFacts') },
    },
    states: {
      reading: {
        invoke: {
          id: 'readWish',
          src: 'readWish',
          onDone: { target: 'waiting', actions: withEvent('setKept') },
          onError: 'done',
        },
      },
      /** The visitor or the item is not known yet. A visitor back at another product has no wish to resume. */
      waiting: {
        always: [
          { guard: 'isGuest', target: 'checking', actions: 'returnToPlace' },
          { guard: 'isNothingKept', target: 'done' },
          { guard: 'isElsewhere', target: 'done' },
          { guard: 'isSettled', target: 'restoring', actions: 'returnToPlace' },
        ],
      },
      /** Still a guest: they did not log in and want nothing more, or the browser did not keep the login. [AUTH-19] */
      checking: {
        invoke: {
          id: 'checkLogin',
          src: 'checkLogin',
          onDone: 'done',
          onError: [
            { guard: withEvent('isRefused'), target: 'refused', actions: 'askAgain' },
            { target: 'done' },
          ],
        },
      },
      refused: { tags: 'refused', entry: ['forgetWish', 'dropKept'] },
      /** The option, quantity, fulfilment and slot are restored as far as available. */
      restoring: {
        entry: 'restoreChoices',
        always: { guard: 'isRestored', target: 'judging' },
        on: {
          'facts.changed': {
            actions: [withEvent('setFacts'), 'restoreChoices'],
          },
        },
        invoke: {
          id: 'patience',
          src: 'waitFor',
          input: { ms: LOGIN_PATIENCE_MS },
          onDone: 'judging',
          onError: 'judging',
        },
      },
      judging: {
        entry: 'judge',
        always: [
          { guard: 'isBuying', target: 'done', actions: ['sayBuying', 'resume'] },
          { guard: 'isResumed', target: 'done', actions: 'resume' },
          { guard: 'isExpired', target: 'done' },
          { target: 'done', actions: 'sayNews' },
        ],
      },
      done: { entry: ['forgetWish', 'dropKept'] },
    },
  });
