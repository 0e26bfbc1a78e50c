import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { LOGIN_PATIENCE_MS } from '#src/domain/limits.ts';
import type { KeptWish } from '#src/services/login/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import type { ClockRef } from '../../shell/clock/clockMachine.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import type { LoginFacts } from './loginOutcome.ts';
import type { Toast, ToastRef } from '../../shell/toast/toastMachine.ts';
import {
  choicesLeft,
  isHopeless,
  isShown,
  outcomeOf,
  type WishNews,
  type WishOutcome,
} from './loginOutcome.ts';
import { goingOn } from '../memberGate/goingOn.ts';
import { restoredAddOns, restoredGift, restoring } from './restoring.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface LoginContext {
  facts: LoginFacts;
  /** What the login interrupted; null when nothing did, and once it was used. */
  kept: KeptWish | null;
  outcome: WishOutcome | null;
}
export type LoginEvent = FactsChanged<keyof LoginFacts>;
/** Epoch ms of the marketplace, as the page's clock tells it. */
const serverTime = (system: { get(id: string): unknown }) =>
  (system.get('clock') as ClockRef | undefined)?.getSnapshot().context.serverTimeMs ?? 0;

/** Why a wish does not go on. What is as the visitor wanted it anyway is no bad news. */
const newsOf = (news: WishNews): Toast => ({
  copyKey: `login.news.${news}`,
  tone: news === 'alreadySaved' || news === 'alreadyNotified' || news === 'inStock' ? 'info' : 'bad',
  params: {},
  link: null,
});

/** What is missing before a wish can be judged at all. */
function isSettled({ kept, facts }: LoginContext): boolean {
  if (kept === null || facts.isMember !== true || isShown(kept.wish, facts) !== true) return false;
  if (kept.wish.kind === 'chat') return facts.config !== null;
  return kept.wish.kind !== 'buy' || facts.quantity !== null || isHopeless(facts);
}

/** What a login interrupted goes on here: once, in the tab that asked, as it was asked, and only when it is still true. [AUTH-05..09] */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as LoginFacts },
  actors: {
    readWish: placeholderPromise<KeptWish | null>('readWish'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    /** It is used once, whatever becomes of it. */
    forgetWish: () => {},
  },
})
  .extend({
    actions: {
      setFacts: assign((_, { facts }: { facts: LoginFacts }) => ({ facts })),
      setKept: assign((_, { output: kept }: { output: KeptWish | null }) => ({ kept })),
      dropKept: assign({ kept: null }),
      /** What was chosen before it is chosen again. Each part says itself what it cannot do. */
      restoreChoices: enqueueActions(({ context: { kept, facts }, enqueue }) => {
        const choices = choicesLeft(kept?.wish ?? null, facts);
        for (const told of choices === null ? [] : restoring(choices)) enqueue.sendParent(told);
        if (kept?.wish.kind !== 'buy') return;
        for (const told of restoredAddOns(kept.wish.addOns)) enqueue.sendParent(told);
        for (const told of restoredGift(kept.wish.gift)) enqueue.sendParent(told);
      }),
      judge: assign(({ context: { kept, facts }, system }) => ({
        outcome: kept === null ? null : outcomeOf(kept, facts, serverTime(system)),
      })),
      resume: enqueueActions(({ context: { kept, outcome }, enqueue }) => {
        const told = kept === null ? [] : goingOn(kept.wish, outcome === 'flashSaleGone');
        for (const one of told) enqueue.sendParent(one);
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
      isKept: (_, { output: kept }: { output: KeptWish | null }) => kept !== null,
      isGuest: ({ context }) => context.facts.isMember === false,
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
          onDone: [
            {
              guard: withEvent('isKept'),
              target: 'waiting',
              actions: withEvent('setKept'),
            },
            { target: 'done' },
          ],
          onError: 'done',
        },
      },
      /** Who is visiting and what is shown is not known yet. One who came back without logging in, or elsewhere, wants nothing more. */
      waiting: {
        always: [
          { guard: 'isGuest', target: 'done' },
          { guard: 'isElsewhere', target: 'done' },
          { guard: 'isSettled', target: 'restoring' },
        ],
      },
      /** The option, quantity, fulfilment and slot are put back, as far as they can be had. */
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
